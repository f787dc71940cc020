// What a listing is to who is looking stands on its card wherever there is one.
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { aWrittenJob } from '#testing/jobs.ts'
import type { Organisation } from '../company.schema.ts'
import { FavoritesTab } from './favorites-tab.tsx'
import { FittingListings } from './fitting-listings.tsx'
import { favoritesQuery, jobsQuery, similarQuery } from './jobs.api.ts'
import { NothingFound } from './nothing-found.tsx'
import { OrganisationPage } from './organisation-page.tsx'
import { SimilarJobs } from './similar-jobs.tsx'

const now = new Date('2026-06-15T12:00:00Z')
const job = aWrittenJob()
const me = { id: job.id, subscriptionType: 'Annual' } as const
const marks = () => 'Applied'
const onOpen = () => undefined
const about = { slug: 'reef', name: 'Reef', website: null, logo: null, description: null, since: null, total: 1 }
const organisation: Organisation = { ...about, access: 'member', jobs: [job] }
const nothingFound = { search: 'x', isFiltered: false, suggestion: null, near: [job] }

const places: Record<string, ReactElement> = {
  favorites: <FavoritesTab userId={me.id} now={now} onOpen={onOpen} marks={marks} />,
  'a listing’s page': <SimilarJobs id={job.id} now={now} onOpen={onOpen} marks={marks} />,
  'an organisation’s page': (
    <OrganisationPage organisation={organisation} now={now} follow={null} onOpen={onOpen} marks={marks} />
  ),
  'a career’s page': <FittingListings search="deck" me={me} now={now} onOpen={onOpen} marks={marks} />,
  'a search without finds': (
    <NothingFound {...nothingFound} now={now} linkOfSearch={() => ({ to: '/' })} onOpen={onOpen} marks={marks} />
  ),
}

test.each(Object.entries(places))('on %s', (_, part) => {
  const known = new Map<readonly unknown[], unknown>([
    [favoritesQuery(me.id).queryKey, [{ ...job, isLive: true }]],
    [similarQuery(job.id).queryKey, { jobs: [job], more: 0 }],
    [jobsQuery({ search: 'deck' }, me).queryKey, { jobs: [{ ...job, matched: null }], total: 1 }],
  ])
  const words = wordsOf(draw(part, known))
  expect(words).toContain('Deck Hand')
  expect(words).toContain('Applied')
})
