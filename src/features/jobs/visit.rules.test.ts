// How the day of somebody's last visit is said.
import { expect, test } from 'vitest'
import { sayVisitDay } from './visit.rules.ts'

const now = new Date('2026-11-17T00:30:00Z')

test.each([
  ['2026-11-17T00:29:00Z', 'earlier today'],
  ['2026-11-17T08:00:00Z', 'earlier today'],
  ['2026-11-16T23:59:59Z', 'yesterday'],
  ['2026-11-16T00:00:00Z', 'yesterday'],
  ['2026-11-15T23:59:59Z', 'Sunday'],
  ['2026-11-11T00:00:00Z', 'Wednesday'],
  ['2026-11-10T23:59:59Z', 'November 10, 2026'],
  ['2025-12-31T12:00:00Z', 'December 31, 2025'],
])('a visit at %s was %s', (since, said) => {
  expect(sayVisitDay(new Date(since), now)).toBe(said)
})
