// What else a word or phrase of a search may be called, by the language of the sea.
import { countryNames, countryParts } from './sea-countries.ts'
import { narrowerMeanings, sameMeaning } from './sea-language.ts'
import { namedAs, namedSeas } from './sea-names.ts'
import { tokensOf } from './text-tokens.ts'
import { familyOf } from './word-family.ts'

/** Another name for what was said: shown as it is written here, found by its families one after another. */
export type Name = { shown: string; families: string[] }

const nameOf = (shown: string): Name => ({ shown, families: familiesOf(shown) })

/** Of a compound, the parts: `long-line` is told apart from `longline`, which has a name of its own. */
function familiesOf(text: string): string[] {
  const byPlace = new Map<number, string>()
  for (const { word, at } of tokensOf(text)) if (!byPlace.has(at)) byPlace.set(at, familyOf(word))
  return [...byPlace.values()]
}

const keyOf = (families: readonly string[]) => families.join(' ')

function makeMeanings(): Map<string, Name[]> {
  const same = new Map<string, Name[]>()
  for (const line of [...sameMeaning, ...countryNames]) {
    const names = line.map(nameOf)
    for (const name of names) add(same, name, names)
  }
  const all = new Map([...same].map(([key, names]) => [key, [...names]]))
  for (const [wide, narrow] of [...narrowerMeanings, ...countryParts]) {
    const heads = [nameOf(wide), ...(same.get(keyOf(familiesOf(wide))) ?? [])]
    const below = narrow.flatMap((each) => [nameOf(each), ...(same.get(keyOf(familiesOf(each))) ?? [])])
    for (const head of heads) add(all, head, below)
  }
  for (const [name, seas] of namedSeas) add(all, nameOf(name), seas.map(namedAs))
  return all
}

function add(meanings: Map<string, Name[]>, name: Name, others: readonly Name[]): void {
  const key = keyOf(name.families)
  const known = meanings.get(key) ?? []
  const taken = new Set([key, ...known.map(({ families }) => keyOf(families))])
  for (const other of others) {
    if (!taken.has(keyOf(other.families))) known.push(other)
    taken.add(keyOf(other.families))
  }
  meanings.set(key, known)
}

const meanings = makeMeanings()
const longestPhrase = Math.max(...[...meanings.keys()].map((key) => key.split(' ').length))

export function otherNames(families: readonly string[]): Name[] {
  return meanings.get(keyOf(families)) ?? []
}

/** How many words from here on make the longest phrase that the language knows; 1 when none does. */
export function phraseLength(families: readonly string[], from: number): number {
  for (let length = Math.min(longestPhrase, families.length - from); length > 1; length -= 1) {
    if (meanings.has(keyOf(families.slice(from, from + length)))) return length
  }
  return 1
}

/** Every single word of the language, for spellings to suggest. */
export const seaWords: readonly string[] = [
  ...new Set(
    [
      ...sameMeaning,
      ...countryNames,
      ...[...narrowerMeanings, ...countryParts].map(([wide, narrow]) => [wide, ...narrow]),
      namedSeas.map(([name]) => name),
    ]
      .flat()
      .flatMap((text) => tokensOf(text).map(({ word }) => word)),
  ),
]
