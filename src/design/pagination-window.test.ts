// The window of page numbers: short, whole, and always around where you are.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageWindow } from './pagination-window.ts'

const pagers = fc
  .integer({ min: 1, max: 5000 })
  .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)))

test('the pager shows at most five pages, without gaps, all of which exist, and always the one you are on', () => {
  fc.assert(
    fc.property(pagers, ([page, total]) => {
      const window = pageWindow(page, total)
      expect(window).toHaveLength(Math.min(5, total))
      expect(window).toContain(page)
      expect(window[0]).toBeGreaterThanOrEqual(1)
      expect(window.at(-1)).toBeLessThanOrEqual(total)
      expect(window.every((n, at) => at === 0 || n === (window[at - 1] ?? 0) + 1)).toBe(true)
    }),
  )
})

test('the page you are on stands in the middle wherever both sides have room', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 4000 }), fc.integer({ min: 2, max: 1000 }), (page, after) => {
      expect(pageWindow(page, page + after)[2]).toBe(page)
    }),
  )
})

test.each([
  [1, 10, [1, 2, 3, 4, 5]],
  [5, 10, [3, 4, 5, 6, 7]],
  [10, 10, [6, 7, 8, 9, 10]],
  [2, 3, [1, 2, 3]],
  [1, 0, []],
  [99, 4, [1, 2, 3, 4]],
])('on page %i of %i it shows %j', (page, total, expected) => {
  expect(pageWindow(page, total)).toEqual(expected)
})
