// The words that listings have, and spellings one letter away from them.
import { foldText, wordsOf } from '#shared/fold-text.ts'

export type Searchable = { title: string; company: string; location: string; description: string }

export function searchTextOf({ title, company, location, description }: Searchable): string {
  return foldText([title, company, location, description].join('\n'))
}

/** Short words have too many neighbours to guess. */
const longEnough = 5
const longestWord = 40

/** The word itself and every spelling with one letter left out: two words one letter apart share at least one of them. */
export function lessOneLetter(word: string): string[] {
  const letters = [...word]
  return [...new Set([word, ...letters.map((_, index) => letters.filter((_letter, at) => at !== index).join(''))])]
}

export function lexiconWords(folded: string): string[] {
  return [...new Set(wordsOf(folded))].filter((word) => word.length <= longestWord)
}

export function mayHaveTypo(word: string): boolean {
  return [...word].length >= longEnough && /^\p{L}+$/u.test(word)
}

/** At most one letter added, left out or changed. */
export function isOneLetterAway(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return long.length === short.length
    ? short.slice(at + 1) === long.slice(at + 1)
    : short.slice(at) === long.slice(at + 1)
}
