// Which revision readers find, as saves and times go by.
import { expect, test } from 'vitest'
import { cameOut, type Dated, nextChange, publicRevision, stateOf } from './document.rules.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 12, minute))

/** Each with the minute it was saved in and the one it is for; null is a draft. The first is the second revision of what ships. */
const saves = (...times: [savedAt: number, publishAt: number | null][]): Dated[] =>
  times.map(([savedAt, publishAt], index) => ({
    revision: index + 2,
    createdAt: at(savedAt),
    publishAt: publishAt === null ? null : at(publishAt),
  }))
const numbersOf = (revisions: readonly Dated[], minute: number) =>
  cameOut(revisions, at(minute)).map(({ revision }) => revision)

test('what waits comes out in its minute, unless something was saved before that', () => {
  const waiting = saves([0, 10])
  expect([numbersOf(waiting, 9), numbersOf(waiting, 10)]).toEqual([[], [2]])
  expect(numbersOf(saves([0, 10], [9, null]), 20)).toEqual([])
  expect(numbersOf(saves([0, 10], [10, null]), 20)).toEqual([2])
  expect(numbersOf(saves([0, 10], [5, 30]), 20)).toEqual([])
})

test('what was published at once was there, also when the clock of who saved next was behind', () => {
  expect(numbersOf(saves([10, 10], [9, null]), 20)).toEqual([2])
})

test('an article leaves by the newest save alone, and comes back by the next; of all else something stays', () => {
  const left = saves([0, 0], [5, null])
  expect(publicRevision('article', left, at(6))).toBeNull()
  expect(publicRevision('legal', left, at(6))?.revision).toBe(2)
  const back = saves([0, 0], [5, null], [8, 8])
  expect(publicRevision('article', back, at(9))?.revision).toBe(4)
  expect(stateOf('article', back, at(9))).toBe('published')
  expect(stateOf('article', left, at(9))).toBe('left')
  expect(publicRevision('article', saves([0, 10]), at(9))).toBeUndefined()
})

test('what is public changes next at the nearest time that is still to come', () => {
  const revisions = saves([0, 0], [1, 30], [2, 20], [3, null])
  expect(nextChange(revisions, at(5))).toEqual(at(20))
  expect(nextChange(revisions, at(20))).toEqual(at(30))
  expect(nextChange(revisions, at(30))).toBeNull()
})
