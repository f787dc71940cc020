import { expect, test } from 'vitest'
import { makeMemoryLimiter } from './memory-limiter.ts'

test('so many in a window, then no more until it ends, each key for itself', () => {
  const limiter = makeMemoryLimiter({ times: 2, seconds: 60 })
  expect(limiter('a', 0).allowed).toBe(true)
  expect(limiter('a', 1_000).allowed).toBe(true)
  expect(limiter('a', 2_000)).toEqual({ allowed: false, retryAfterSeconds: 58 })
  expect(limiter('b', 2_000).allowed).toBe(true)
  expect(limiter('a', 60_000).allowed).toBe(true)
})
