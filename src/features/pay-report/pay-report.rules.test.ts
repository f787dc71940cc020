// Numbers that may be shown to everybody.
import { expect, test } from 'vitest'
import { lookedAtFrom, quarterLabel, roundPay, scaleTop } from './pay-report.rules.ts'

test.each([
  [41_600, 42_000],
  [7_130_014.5, 7_100_000],
  [12.9, 13],
  [1_234, 1_200],
  [9.96, 10],
])('%d is told as %d: two figures find no single listing', (value, told) => {
  expect(roundPay(value)).toBe(told)
})

test.each([
  [42_000, 50_000],
  [13, 15],
  [95, 100],
  [7_100_000, 8_000_000],
  [1, 1],
])('a scale for %d ends at %d', (highest, top) => {
  expect(scaleTop(highest)).toBe(top)
})

test('two years end now, by whole days', () => {
  expect(lookedAtFrom(new Date('2026-11-16T09:30:00Z')).toISOString()).toBe('2024-11-16T00:00:00.000Z')
  expect(quarterLabel(2026, 3)).toBe('2026 Q3')
})
