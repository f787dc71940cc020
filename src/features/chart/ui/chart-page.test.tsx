// What the chart promises to each of those who look at it.
import { expect, test } from 'vitest'
import type { User } from '#features/accounts/account.schema.ts'
import { draw, wordsOf } from '#testing/draw.tsx'
import { ChartPage } from './chart-page.tsx'

const now = new Date('2026-06-15T12:00:00Z')
const free = { id: '1', role: 'job_seeker', subscriptionType: 'Free', subscriptionEndDate: null } as User
const page = (me: User | null) => wordsOf(draw(<ChartPage me={me} now={now} search={{}} onSeason={() => undefined} />))

test('a light is promised only for listings whose place is known', () => {
  expect(page(null)).toContain('Members see a light for each that has a known place.')
  expect(page(free)).toContain('Of the three newest, those with a known place are lit for you')
})
