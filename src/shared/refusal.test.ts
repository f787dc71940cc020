import { expect, test } from 'vitest'
import { tooMany } from './refusal.ts'

test.each([
  [0.2, 'Too many requests. Please wait a moment and try again.', 1],
  [60, 'Too many requests. Please wait a moment and try again.', 60],
  [61, 'Too many requests. Please try again in 2 minutes.', 61],
  [15 * 60, 'Too many requests. Please try again in 15 minutes.', 900],
  [3_600, 'Too many requests. Please try again in 60 minutes.', 3_600],
  [86_400, 'Too many requests. Please try again in 24 hours.', 86_400],
])('who has to wait %d seconds is told how long that is', (seconds, text, retryAfterSeconds) => {
  expect(tooMany(seconds)).toMatchObject({ message: text, retryAfterSeconds, kind: 'too_many' })
})
