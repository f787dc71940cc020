// Hours of the day in a time zone, over the changes of summer time.
import { expect, test } from 'vitest'
import { lastHour, lastMonday } from './wall-clock.ts'

const at = (text: string) => new Date(text)

test('the last seven o’clock is today’s once it has struck, else yesterday’s', () => {
  expect(lastHour(at('2026-11-16T06:00:00Z'), 7, 'Europe/Lisbon').toISOString()).toBe('2026-11-15T07:00:00.000Z')
  expect(lastHour(at('2026-11-16T07:00:00Z'), 7, 'Europe/Lisbon').toISOString()).toBe('2026-11-16T07:00:00.000Z')
  expect(lastHour(at('2026-07-16T06:30:00Z'), 7, 'Europe/Lisbon').toISOString()).toBe('2026-07-16T06:00:00.000Z')
  expect(lastHour(at('2026-07-16T21:00:00Z'), 7, 'Pacific/Auckland').toISOString()).toBe('2026-07-16T19:00:00.000Z')
})

test('summer time begins and ends without a day more or less', () => {
  const days = new Set<string>()
  for (
    let moment = Date.parse('2026-03-20T00:00:00Z');
    moment < Date.parse('2026-11-05T00:00:00Z');
    moment += 1_800_000
  )
    days.add(lastHour(new Date(moment), 7, 'Europe/Lisbon').toISOString())
  expect(days.size).toBe(231)
  expect([...days].filter((day) => /T0[67]:00/.test(day))).toHaveLength(231)
})

test('the last Monday is today’s once its hour has struck', () => {
  expect(lastMonday(at('2026-11-16T06:59:00Z'), 7, 'UTC').toISOString()).toBe('2026-11-09T07:00:00.000Z')
  expect(lastMonday(at('2026-11-16T07:00:00Z'), 7, 'UTC').toISOString()).toBe('2026-11-16T07:00:00.000Z')
  expect(lastMonday(at('2026-11-22T23:00:00Z'), 7, 'UTC').toISOString()).toBe('2026-11-16T07:00:00.000Z')
})
