// Whoever applies in the evening applied on that day, wherever they are.
import { afterEach, expect, test, vi } from 'vitest'
import { localDay } from './local-day.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['America/New_York', '2026-05-11T00:30:00Z', '2026-05-10'],
  ['America/New_York', '2026-05-11T04:00:00Z', '2026-05-11'],
  ['Pacific/Auckland', '2026-05-10T12:00:00Z', '2026-05-11'],
  ['UTC', '2026-05-10T23:59:00Z', '2026-05-10'],
])('in %s it is at %s the %s', (zone, moment, day) => {
  vi.stubEnv('TZ', zone)
  expect(localDay(new Date(moment))).toBe(day)
})
