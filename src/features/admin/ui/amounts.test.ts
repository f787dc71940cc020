// Sizes and spans of time in words.
import { expect, test } from 'vitest'
import { writeBytes, writeSpan } from './amounts.ts'

test('sizes are told in the largest unit that fits', () => {
  expect([0, 1023, 1024, 15_728_640, 406 * 1024 ** 2, 3 * 1024 ** 5].map(writeBytes)).toEqual([
    '0 bytes',
    '1023 bytes',
    '1.0 kB',
    '15.0 MB',
    '406 MB',
    '3072 TB',
  ])
})

test('spans of time are told in days, hours or minutes', () => {
  expect([0, 59_999, 60_000, 7_200_000, 86_400_000, 40 * 86_400_000].map(writeSpan)).toEqual([
    'less than a minute',
    'less than a minute',
    '1 minute',
    '2 hours',
    '1 day',
    '40 days',
  ])
})
