// The words of a text in their order, as listings are stored and as searches are read: codes and abbreviations stay whole,
// what a hyphen or an apostrophe joins is known both ways.
import { foldText } from '#shared/fold-text.ts'

export type Token = {
  /** Folded. */
  word: string
  at: number
}

/** R&D, C++, C#: the sign is part of the name. */
const code = /^(?:[a-z]{1,2}&[a-z]{1,2}|[a-z]\+\+|[a-z]#)$/
/** Those at the end only from where they begin: from each of them a long run within a piece would take its square. */
const outerSigns = /^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}+#])[^\p{L}\p{N}+#]+$/gu
/** M.Sc., Ph.D., U.S.A.: at least two short pieces. */
const dotted = /^\p{L}{1,3}\.\p{L}{1,4}(?:\.\p{L}{1,4})*$/u
/** "Ph. D." and "R & D" with spaces in them. */
const spacedDegree = /\b(ph|m|b)\.\s(d|sc|a|eng|phil)\b\.?/giu
const spacedAnd = /(?<![\p{L}\p{N}])(\p{L})\s?&\s?(\p{L})(?![\p{L}\p{N}])/gu
/** MPAs, ROVs: several of what is called by its first letters. */
const severalOf = /^(\p{Lu}{2,6})s$/u
const longestWord = 40

export function piecesOf(text: string): string[] {
  return text.replace(spacedDegree, '$1$2').replace(spacedAnd, '$1&$2').split(/\s+/u).filter(Boolean)
}

/** One piece between blanks: its words side by side, each perhaps with other ways to write it. */
export function wordsOfPiece(piece: string): string[][] {
  const bare = piece.replace(outerSigns, '')
  const folded = foldText(bare.replace(severalOf, '$1'))
  if (code.test(folded)) return [[folded]]
  if (folded.length <= longestWord && dotted.test(folded)) return [[abbreviation(folded.replaceAll('.', ''))]]
  // The pronoun is never written so; the country is.
  if (bare === 'US') return [['usa']]
  return folded.split(/[^\p{L}\p{N}'’ʻ‘-]+/u).flatMap(wordsOfChunk)
}

const abbreviation = (letters: string) => (letters === 'us' ? 'usa' : letters)

/** `sea-grass` is `sea`, `grass` and, in the place of the first, `seagrass`; `women's` is `women`. */
function wordsOfChunk(chunk: string): string[][] {
  const parts = chunk
    .replace(/['’]s?$/u, '')
    .split(/[-'’ʻ‘]+/u)
    .filter((part) => part !== '' && part.length <= longestWord)
  const [first, ...rest] = parts
  if (first === undefined) return []
  const joined = parts.join('')
  const isCompound = rest.length > 0 && parts.length <= 4 && joined.length <= longestWord
  return [isCompound ? [first, joined] : [first], ...rest.map((part) => [part])]
}

export function tokensOf(text: string, from = 1): Token[] {
  const places = piecesOf(text).flatMap(wordsOfPiece)
  return places.flatMap((words, index) => words.map((word) => ({ word, at: from + index })))
}
