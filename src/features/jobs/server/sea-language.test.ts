// The language of the sea holds together: nothing is said twice, against itself, or by a word that means other things ashore.
import { expect, test } from 'vitest'
import { otherNames } from './meanings.ts'
import { countryNames, countryOfCode, countryOfLocation } from './sea-countries.ts'
import { narrowerMeanings, sameMeaning } from './sea-language.ts'
import { tokensOf } from './text-tokens.ts'
import { familyOf } from './word-family.ts'

const keyOf = (text: string) =>
  tokensOf(text)
    .map(({ word }) => familyOf(word))
    .join(' ')
const namesOf = (text: string) => otherNames(tokensOf(text).map(({ word }) => familyOf(word))).map(({ shown }) => shown)

test('it has at least eighty groups, each of two names or more', () => {
  expect(sameMeaning.length + narrowerMeanings.length).toBeGreaterThanOrEqual(80)
  for (const line of [...sameMeaning, ...countryNames]) expect(line.length).toBeGreaterThan(1)
})

test('no name stands in two groups of the same meaning', () => {
  const homes = new Map<string, string[]>()
  for (const line of [...sameMeaning, ...countryNames])
    for (const key of new Set(line.map(keyOf))) homes.set(key, [...(homes.get(key) ?? []), line.join(' = ')])
  expect([...homes.values()].filter((lines) => lines.length > 1)).toEqual([])
})

test('nothing is wider than what is wider than it', () => {
  const below = new Map(narrowerMeanings.map(([wide, narrow]) => [keyOf(wide), narrow.map(keyOf)]))
  const contradictions = [...below].filter(([wide, narrow]) => narrow.some((each) => below.get(each)?.includes(wide)))
  expect(contradictions).toEqual([])
})

test('words that mean other things ashore stand in phrases only', () => {
  const dangerous = [
    'ray',
    'seal',
    'shell',
    'bass',
    'sole',
    'skate',
    'port',
    'current',
    'bank',
    'pod',
    'school',
    'net',
    'scale',
    'america',
    'georgia',
    'turkey fish',
    'master',
    'us',
  ].map(keyOf)
  const names = [...sameMeaning.flat(), ...narrowerMeanings.flatMap(([wide, narrow]) => [wide, ...narrow])].map(keyOf)
  expect(names.filter((key) => dangerous.includes(key))).toEqual([])
})

test('it works both ways where words are equal, and one way where they are narrower', () => {
  expect(namesOf('scuba')).toContain('diving')
  expect(namesOf('diving')).toContain('scuba')
  expect(namesOf('cetacean')).toEqual(expect.arrayContaining(['whale', 'dolphin', 'porpoise']))
  expect(namesOf('whale')).not.toContain('cetacean')
  expect(namesOf('usa')).toContain('united states')
})

test('a code after a comma is its country, unless it may be a state', () => {
  expect(countryOfLocation('Faro, PT')).toBe('Portugal')
  expect(countryOfLocation('Woods Hole, MA')).toBeUndefined()
  expect(countryOfLocation('IT')).toBeUndefined()
  expect(countryOfCode('UK')).toBe('United Kingdom')
})
