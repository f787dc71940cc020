// How a plan reads in the back-office.
import { expect, test } from 'vitest'
import { describePlan } from './plan-text.ts'

const now = new Date('2026-05-01T12:00:00Z')
const annual = (subscriptionEndDate: string | null) =>
  describePlan({ subscriptionType: 'Annual', subscriptionEndDate }, now)

test('a plan in force says until when', () => {
  expect(annual('2026-05-01T12:00:01.000Z')).toEqual({ plan: 'Annual', note: 'until 2026-05-01', state: 'member' })
})

test('a plan that has lapsed is Free and says when it ended', () => {
  expect(annual('2026-05-01T12:00:00.000Z')).toEqual({
    plan: 'Free',
    note: 'Annual ended on 2026-05-01',
    state: 'lapsed',
  })
})

test('who never had one is simply Free', () => {
  expect(describePlan({ subscriptionType: 'Free', subscriptionEndDate: null }, now)).toEqual({
    plan: 'Free',
    note: null,
    state: 'free',
  })
  expect(annual(null).plan).toBe('Free')
})
