// Which listings an extension lengthens, by the days they have.
import { expect, test } from 'vitest'
import { extendedDays, whyNotExtend } from './jobs-act.rules.ts'

const now = new Date('2026-06-15T12:00:00.000Z')
const dayMs = 86_400_000
const daysFromNow = (days: number) => new Date(now.getTime() + days * dayMs)

/** Posted so many days ago, for so many days. */
const standing = (age: number, displayDays: number, active = true) => ({
  draft: false,
  active,
  closesOn: null,
  createdAt: daysFromNow(-age),
  expiresAt: daysFromNow(displayDays - age),
  isLinkGone: false,
})

test('a listing that already has its whole year is not said to be extended', () => {
  expect(whyNotExtend(standing(200, 365), 30, now)).toBe('too_old')
  expect(whyNotExtend(standing(400, 365), 30, now)).toBe('too_old')
})

test('days are added as far as the year goes', () => {
  expect([whyNotExtend(standing(200, 350), 30, now), extendedDays(standing(200, 350), 30, now)]).toEqual([null, 365])
  expect([whyNotExtend(standing(10, 30), 30, now), extendedDays(standing(10, 30), 30, now)]).toEqual([null, 60])
})

test('one that was closed by hand comes back, whether or not there are days to add', () => {
  expect(whyNotExtend(standing(200, 365, false), 30, now)).toBeNull()
})
