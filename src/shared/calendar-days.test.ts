// Days and months of the calendar, at their edges.
import { expect, test } from 'vitest'
import { monthsEarlier, newestDay } from './calendar-days.ts'

const at = (text: string) => new Date(text)

test('a day is there once it has begun on Kiritimati', () => {
  expect(newestDay(at('2026-12-31T09:59:59Z'))).toBe('2026-12-31')
  expect(newestDay(at('2026-12-31T10:00:00Z'))).toBe('2027-01-01')
})

test('months earlier it was the same day and time, or the last day of a shorter month', () => {
  expect(monthsEarlier(at('2027-03-30T12:00:00Z'), 13)).toEqual(at('2026-02-28T12:00:00Z'))
  expect(monthsEarlier(at('2028-02-29T00:00:00Z'), 36)).toEqual(at('2025-02-28T00:00:00Z'))
  expect(monthsEarlier(at('2027-01-15T08:30:00Z'), 13)).toEqual(at('2025-12-15T08:30:00Z'))
})
