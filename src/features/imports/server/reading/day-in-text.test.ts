// Days as pages write them: those that are certain are read, and nothing is guessed.
import { expect, test } from 'vitest'
import { dayInText } from './day-in-text.ts'
import { dayOf } from './posting.ts'

test.each([
  '2026-11-30',
  '2026-11-30T23:59:00+13:00',
  '2026/11/30',
  '30 November 2026',
  '30 Nov 2026, 23:59 (Paris)',
  'the 30th of November, 2026',
  'November 30, 2026',
  'Nov. 30 2026',
  'Mon, 30 Nov 2026 00:30:00 +0200',
  '30.11.2026',
  '30/11/2026',
  '11/30/2026',
])('%s is the thirtieth of November, wherever the server stands', (text) => {
  expect(dayInText(text)).toBe('2026-11-30')
})

test.each([
  'Summer 2026',
  'November 2026',
  '30 November',
  'rolling, 3 positions',
  'as soon as possible',
  'decent 12 2026',
  '30 February 2026',
  '2026-02-30',
  '1 November 2026 to 30 November 2026',
])('%s names no day', (text) => {
  expect(dayInText(text)).toBeUndefined()
})

test('numbers that mean one day here and another there name none', () => {
  expect(dayInText('03/04/2026')).toBeUndefined()
  expect(dayInText('04/04/2026')).toBe('2026-04-04')
  expect(dayInText('03.04.2026')).toBe('2026-04-03')
})

test('a moment beyond all days is none', () => {
  expect(dayOf(Date.UTC(2026, 10, 30))).toBe('2026-11-30')
  expect(dayOf(1e20)).toBeUndefined()
  expect(dayOf(Number.NaN)).toBeUndefined()
})
