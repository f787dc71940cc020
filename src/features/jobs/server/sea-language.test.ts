// The language of the sea holds together: nothing is said twice, against itself, or by a word that means other things ashore.
import { expect, test } from 'vitest'
import { otherNames } from './meanings.ts'
import { type Match, understand } from './question.ts'
import { countryNames, countryOfCode, countryOfLocation, countryParts } from './sea-countries.ts'
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

/** Whether a search in whole words finds a text, reckoned without the database. */
function finds(search: string, text: string): boolean {
  const places = new Map<string, number[]>()
  for (const { word, at } of tokensOf(text))
    for (const each of new Set([word, familyOf(word)])) places.set(each, [...(places.get(each) ?? []), at])
  const standsIn = ({ families: [first = '', ...more], inOrder }: Match) =>
    inOrder
      ? places.get(first)?.some((at) => more.every((each, step) => places.get(each)?.includes(at + step + 1)))
      : [first, ...more].every((each) => places.has(each))
  const { terms } = understand({ search }, 'whole words')
  return terms.length > 0 && terms.every(({ plain, others }) => [...plain, ...others].some(standsIn))
}

test('every name finds every other of its line, also in capitals, and every wider one what is narrower', () => {
  const pairs = [
    ...[...sameMeaning, ...countryNames].flatMap((line) => line.flatMap((one) => line.map((other) => [one, other]))),
    ...[...narrowerMeanings, ...countryParts].flatMap(([wide, narrow]) => narrow.map((each) => [wide, each])),
  ]
  const texts = (text: string) => [text, text.toUpperCase(), text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())]
  const lost = pairs.flatMap(([search = '', text = '']) => texts(text).map((each) => [search, each] as const))
  expect(lost.filter(([search, text]) => !finds(search, text))).toEqual([])
})

test('a code after a comma is its country, unless it may be a state', () => {
  expect(countryOfLocation('Faro, PT')).toBe('Portugal')
  expect(countryOfLocation('Woods Hole, MA')).toBeUndefined()
  expect(countryOfLocation('IT')).toBeUndefined()
  expect(countryOfCode('UK')).toBe('United Kingdom')
})
