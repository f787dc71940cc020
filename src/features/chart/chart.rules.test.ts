// Small seas are never told alone.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seaCodes } from '#features/places/sea.rules.ts'
import { fewest, joinSmall } from './chart.rules.ts'

test('a small sea joins its largest neighbour, under the larger name', () => {
  expect(
    joinSmall([
      { sea: 'adriatic', count: 2 },
      { sea: 'mediterranean-east', count: 9 },
      { sea: 'mediterranean-west', count: 30 },
    ]),
  ).toEqual([
    { sea: 'mediterranean-west', count: 30 },
    { sea: 'mediterranean-east', count: 11 },
  ])
})

test('where no neighbour has listings, the nearest sea that has some takes it', () => {
  expect(
    joinSmall([
      { sea: 'black-sea', count: 1 },
      { sea: 'baltic', count: 7 },
    ]),
  ).toEqual([{ sea: 'baltic', count: 8 }])
})

test('a board with fewer than five listings at the sea tells none', () => {
  expect(joinSmall([{ sea: 'baltic', count: 2 }])).toEqual([])
  expect(
    joinSmall([
      { sea: 'baltic', count: 2 },
      { sea: 'tasman', count: 2 },
    ]),
  ).toEqual([])
  expect(joinSmall([])).toEqual([])
})

test('whatever there is: no number under five, no listing lost or made up as long as five are there', () => {
  const areas = fc.uniqueArray(
    fc.record({ sea: fc.constantFrom(...seaCodes), count: fc.integer({ min: 0, max: 12 }) }),
    {
      selector: ({ sea }) => sea,
    },
  )
  fc.assert(
    fc.property(areas, (list) => {
      const joined = joinSmall(list)
      const sum = (all: typeof list) => all.reduce((total, { count }) => total + count, 0)
      expect(joined.every(({ count }) => count >= fewest)).toBe(true)
      expect(sum(joined)).toBe(sum(list) >= fewest ? sum(list) : 0)
      expect(joined.every(({ sea }) => list.some((area) => area.sea === sea && area.count > 0))).toBe(true)
    }),
  )
})
