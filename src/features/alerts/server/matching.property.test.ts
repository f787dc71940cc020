// Whatever is asked, a saved search finds a listing exactly when the board shows it to the same person.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobList } from '#features/jobs/board.schema.ts'
import type { Job } from '#features/jobs/job.schema.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { SavedSearch } from '../alert.schema.ts'
import { matchListing } from './matching.service.ts'

let app: TestApi
let admin: Person
let readers: Record<'member' | 'free', Person>
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
  readers = { member: await aMember(app), free: await aFreeMember(app) }
})
afterAll(() => app.stop())

const pick = <T extends string>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })

const searches = fc.record({
  search: pick(
    'turtle',
    'whales',
    'cetacean',
    '"sea turtle"',
    'R&D',
    'GS-0482',
    'tur',
    'biology diver',
    'atlantic',
    'macaronesia',
    'jobs in the',
    '%',
    'hr@reef.example',
  ),
  jobType: pick('job', 'internship', 'job,volunteer'),
  workType: pick('full-time', 'full-time,part-time'),
  paidPosition: pick('true'),
  location: pick('portugal', 'AÇORES'),
  payClass: pick('salary', 'not_stated', 'unpaid,stipend'),
  mode: pick('remote', 'onsite,vessel'),
  country: pick('PT', 'FJ,MT'),
  sea: pick('macaronesia', 'arctic'),
  certificate: pick('stcw', 'divemaster,first_aid'),
  language: pick('pt', 'en,fr'),
  visa: pick('sponsored', 'not_stated'),
  experienceLevel: pick('senior', 'entry-level'),
  closesBefore: pick('2099-01-10', '2099-06-01'),
  company: pick('reef works', 'Réef Works', 'reef'),
})

const listings = fc.record({
  title: fc.constantFrom('Sea Turtle Biologist', 'Turtle Sea Watch', 'Whale Diver', 'R&D Engineer GS-0482', 'Cook'),
  company: fc.constantFrom('Reef Works', 'Harbour Works'),
  location: fc.constantFrom('Horta, Açores', 'Lisbon, Portugal', 'Valletta, Malta'),
  description: fc.constantFrom('', 'We study whales 100% of the time. Write to hr@reef.example', 'Diving and biology.'),
  jobType: fc.constantFrom(['job'], ['internship'], ['volunteer', 'job']),
  workType: fc.constantFrom('full-time', 'part-time', null),
  pay: fc.constantFrom(null, { class: 'unpaid' }, { class: 'salary' }, { class: 'stipend' }),
  place: fc.constantFrom(
    null,
    { country: 'PT', sea: 'macaronesia', mode: 'remote' },
    { country: 'FJ', mode: 'vessel' },
  ),
  needs: fc.constantFrom(
    null,
    { certificates: ['stcw'], languages: ['pt'], visa: 'sponsored' },
    { certificates: ['first_aid', 'divemaster'], languages: ['en', 'de'] },
  ),
  experienceLevel: fc.constantFrom('Senior', 'entry-level'),
  closesOn: fc.constantFrom(null, '2099-01-10', '2099-12-31'),
})

const withoutGaps = (params: object) =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)) as Record<string, string>

test('a saved search finds what the board would show', { timeout: 180_000 }, async () => {
  let found = 0
  await fc.assert(
    fc.asyncProperty(fc.array(searches, { minLength: 4, maxLength: 6 }), listings, async (asked, listing) => {
      // A run that failed may have left something.
      await app.deps.db.pool.query('delete from saved_searches')
      for (const { id } of (await app.as(admin)<JobList>('GET', '/api/jobs')).body.jobs as { id: string }[])
        await app.as(admin)('DELETE', `/api/jobs/${id}`)
      const kept: { id: string; who: 'member' | 'free'; params: Record<string, string> }[] = []
      for (const who of ['member', 'free'] as const) {
        for (const each of asked) {
          const { search, jobType } = each
          const params = withoutGaps(who === 'member' ? each : { search, jobType: jobType?.split(',')[0] })
          const body = { name: 'A search', params, cadence: 'never' }
          const { status, body: saved } = await app.as(readers[who])<SavedSearch>('POST', '/api/saved-searches', body)
          expect(status).toBe(201)
          kept.push({ id: saved.id, who, params })
        }
      }
      app.advance(1_000)
      const job: Job = await aJob(app, admin, listing)
      await matchListing(app.deps, { jobId: job.id })
      for (const { id, who, params } of kept) {
        const { body } = await app.as(readers[who])<JobList>('GET', `/api/jobs?${new URLSearchParams(params)}`)
        const { rows } = await app.deps.db.pool.query('select 1 from search_finds where search_id = $1', [id])
        // It is the only listing there is.
        expect([params, who, rows.length]).toEqual([params, who, body.total])
        found += rows.length
      }
    }),
    { numRuns: 60 },
  )
  expect(found).toBeGreaterThan(30)
})
