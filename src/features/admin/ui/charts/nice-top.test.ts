// The end of an axis.
import { expect, test } from 'vitest'
import { niceTop } from './nice-top.ts'

test('an axis ends at a round number that nothing exceeds, and whose half is whole', () => {
  for (const most of [1, 2, 3, 9, 10, 11, 59, 99, 101, 1234, 999_999]) {
    expect(niceTop(most)).toBeGreaterThanOrEqual(most)
    expect(niceTop(most) / 2).toBe(Math.round(niceTop(most) / 2))
  }
  expect([niceTop(3), niceTop(11), niceTop(59)]).toEqual([4, 20, 60])
})
