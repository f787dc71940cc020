// What the chart promises to each of those who look at it.
import { expect, test } from 'vitest'
import type { User } from '#features/accounts/account.schema.ts'
import { draw, wordsOf } from '#testing/draw.tsx'
import type { ChartDrawing, ChartSearch } from '../chart.schema.ts'
import { chartQuery } from './chart.api.ts'
import { ChartPage } from './chart-page.tsx'

const now = new Date('2026-06-15T12:00:00Z')
const free = { id: '1', role: 'job_seeker', subscriptionType: 'Free', subscriptionEndDate: null } as User
const nothing = { areas: [], lights: { job: '', volunteer: '', internship: '' } }
const page = (me: User | null, search: ChartSearch = {}, answer: ChartDrawing = nothing) =>
  wordsOf(
    draw(
      <ChartPage me={me} now={now} search={search} onSeason={() => undefined} />,
      new Map([[chartQuery(search, me).queryKey, answer]]),
    ),
  )

test('a light is promised only for listings whose place is known', () => {
  expect(page(null)).toContain('Members see a light for each that has a known place.')
  expect(page(free)).toContain('Of the three newest, those with a known place are lit for you')
})

test('an empty chart speaks only of what was asked for', () => {
  expect(page(null)).toContain('No open listing says at which sea it is.')
  expect(page(null, { jobType: 'internship' })).toContain('No open listing of this kind says at which sea it is.')
  expect(page(null, { season: 'jun-aug' })).toContain('No open listing at sea begins in these months.')
  const both = page(null, { jobType: 'internship', season: 'jun-aug' })
  expect(both).toContain('is of this kind and begins in these months.')
})

test('who does not see the chart hears what a choice has made of it', () => {
  const areas: ChartDrawing['areas'] = [
    { sea: 'baltic', count: 1 },
    { sea: 'caribbean', count: 1_200 },
  ]
  expect(page(free, {}, { ...nothing, areas })).toContain('1,201 listings in 2 sea areas')
  expect(page(free, {}, { ...nothing, areas: areas.slice(0, 1) })).toContain('1 listing in 1 sea area')
})
