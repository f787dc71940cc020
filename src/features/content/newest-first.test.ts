import { expect, test } from 'vitest'
import { newestFirst } from './newest-first.ts'

const at = (date: string, id = date) => ({ date, id })

test('articles stand newest first', () => {
  const dates = [at('2026-01-27'), at('2026-10-20'), at('2025-10-14')].sort(newestFirst).map(({ date }) => date)
  expect(dates).toEqual(['2026-10-20', '2026-01-27', '2025-10-14'])
})

test('two of the same day stay in the order they came in, whichever way a browser sorts', () => {
  const [one, other] = [at('2026-10-20', 'one'), at('2026-10-20', 'other')]
  expect([newestFirst(one, other), newestFirst(other, one)]).toEqual([0, 0])
  expect([one, other].sort(newestFirst)).toEqual([one, other])
})
