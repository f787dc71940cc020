// The part of a post that a search shows: around the first word that was asked for.
import { foldText } from '#shared/fold-text.ts'
import { firstCharacters } from './forum.rules.ts'

export const excerptLength = 200
const before = 60

/** On one line; from the beginning where no word stands as it was typed. */
export function excerptOf(content: string, said: readonly string[]): string {
  const plain = content.replace(/[\s>]+/g, ' ').trim()
  const folded = foldText(plain)
  // Folding may change lengths; then the place is only near, which is near enough.
  const places = said.map((word) => folded.indexOf(word)).filter((at) => at >= 0)
  const first = places.length > 0 ? Math.min(...places) : 0
  if (first <= before) return ended(plain, 0)
  const space = plain.indexOf(' ', first - before)
  // Within a very long word, as an address is, there is no better beginning than what was asked for.
  const from = space >= 0 && space < first ? space + 1 : first
  return `…${ended(plain, from)}`
}

function ended(text: string, from: number): string {
  const part = firstCharacters(text.slice(from), excerptLength)
  return from + part.length < text.length ? `${part.trimEnd()}…` : part
}
