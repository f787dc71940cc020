// When a watched feed is looked at again, how many of its entries become drafts, and what its site's answer means.
import { expect, test } from 'vitest'
import { chooseNew, faultOfStatus, nextLookAt } from './feed.rules.ts'

const hour = 3_600_000
const now = new Date('2026-11-17T12:00:00Z')

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [401, 'closed_to_us'],
  [403, 'closed_to_us'],
  [429, 'closed_to_us'],
  [503, 'closed_to_us'],
  [500, 'failed'],
  [502, 'failed'],
])('an answer of %d means: %s', (status, fault) => {
  expect(faultOfStatus(status)).toBe(fault)
})

test.each([
  [0, 0, 6],
  [1, 0, 12],
  [2, 0, 24],
  [4, 0, 96],
  [5, 0, 168],
  [2_000, 0, 168],
  [0, 5, 6],
  [0, 7, 7],
  [1, 1_000, 168],
])('after %d faults in a row, of a site that asks for %d hours, the wait is %d hours', (faults, asked, wait) => {
  expect((nextLookAt(now, faults, asked * hour).getTime() - now.getTime()) / hour).toBe(wait)
})

test('the newest ten come at first and older ones never, later twenty at once, and never more than fifty wait', () => {
  const fresh = Array.from({ length: 30 }, (_, at) => at)
  const chosen = (isFirst: boolean, waiting: number) => {
    const { drafts, passedOver } = chooseNew(fresh, { isFirst, waiting })
    return [drafts.length, drafts[0], passedOver.length]
  }
  expect(chosen(true, 0)).toEqual([10, 0, 20])
  expect(chosen(false, 0)).toEqual([20, 0, 0])
  expect(chosen(false, 45)).toEqual([5, 0, 0])
  expect(chosen(false, 50)).toEqual([0, undefined, 0])
  expect(chosen(false, 70)).toEqual([0, undefined, 0])
})
