// What a search asks of the board, read once: everything that looks for listings starts from a Question.
import { foldText, wordsOf } from '#shared/fold-text.ts'
import type { BoardSearch } from '../board-search.ts'

export type Question = {
  /** Plain words: stems and beginnings count. */
  words: string[]
  /** Pieces with signs in them: looked for as they stand. */
  literals: string[]
  filters: Omit<BoardSearch, 'search' | 'page'>
}

const joined = /^[\p{L}\p{N}]+(?:[-'’/.,;:][\p{L}\p{N}]+)*[.,;:!?]?$/u

/** Ordinary punctuation between and after words is no sign: "sea-turtle," means two words. */
export function understand({ search = '', page: _, ...filters }: BoardSearch): Question {
  const words = new Set<string>()
  const literals = new Set<string>()
  for (const piece of foldText(search).split(/\s+/u).filter(Boolean)) {
    if (joined.test(piece)) for (const word of wordsOf(piece)) words.add(word)
    else literals.add(piece)
  }
  return { words: [...words].slice(0, 12), literals: [...literals].slice(0, 12), filters }
}

/** Whether it asks for anything at all: without, it is the whole board. */
export function asksForAll({ words, literals, filters }: Question): boolean {
  return words.length + literals.length === 0 && !Object.values(filters).some(isGiven)
}

const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))
