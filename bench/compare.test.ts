// What counts as faster or slower.
import { expect, test } from 'vitest'
import { compareResults, describeChange } from './compare.ts'
import { aResult, someResults } from './results.fixture.ts'

test('a case is judged by its ratio to the reference, not by a busy hour', () => {
  const before = someResults(aResult({ ratio: 0.6, perSecond: 9_000 }))
  const after = someResults(aResult({ ratio: 0.6, perSecond: 4_000 }))
  expect(compareResults(before, after)).toMatchObject([{ label: 'GET /', verdict: 'same' }])
})

test('small changes are the weather, larger ones are told with their factor', () => {
  const before = someResults(aResult({ name: 'a' }), aResult({ name: 'b' }), aResult({ name: 'c' }))
  const after = someResults(
    aResult({ name: 'a', ratio: 0.57 }),
    aResult({ name: 'b', ratio: 0.3 }),
    aResult({ name: 'c', ratio: 0.9 }),
  )
  const changes = compareResults(before, after)
  expect(changes.map(({ verdict }) => verdict)).toEqual(['same', 'slower', 'faster'])
  expect(describeChange(changes[1]!)).toBe('slower ×0.50  b')
})

test('cases that came, went or were measured at another size are not mixed up', () => {
  const before = someResults(aResult({ name: 'old' }), aResult({ name: 'list', size: 1_000 }))
  const after = someResults(aResult({ name: 'list', size: 100_000 }))
  expect(compareResults(before, after).map(({ label, verdict }) => `${verdict} ${label}`)).toEqual([
    'new list, 100,000 rows',
    'gone old',
    'gone list, 1,000 rows',
  ])
})
