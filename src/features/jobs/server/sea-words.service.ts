// The language of the sea for texts that are no listings: how their words are kept, and what a search asks of them.
import { understand } from './question.ts'
import { writeShown, writeWords } from './search.store.ts'
import { type Part, vectorOf } from './search-index.ts'

/** A tsvector: words with their families, `A` for what counts most. */
export function keepWords(parts: readonly Part[]): string {
  return vectorOf(parts)
}

export type AskedWords = {
  /** A tsquery; empty when the search has no words. */
  query: string
  /** The same, of what counts most alone. */
  inTitle: string
  /** Each as it was typed, folded. */
  said: string[]
}

export function askForWords(search: string): AskedWords {
  const question = understand({ search })
  return { query: writeWords(question), inTitle: writeShown(question), said: question.terms.map((term) => term.said) }
}
