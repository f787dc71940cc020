// What a search asks of the board, read once: everything that looks for listings starts from a Question.
import { foldText } from '#shared/fold-text.ts'
import type { BoardSearch, Filters } from '../board-search.rules.ts'
import { isContactData } from './contact-data.ts'
import type { Hidden } from './hidden.store.ts'
import { type Name, otherNames, phraseLength } from './meanings.ts'
import { countryAskedFor } from './sea-countries.ts'
import type { Weight } from './search-index.ts'
import { piecesOf, tokensOf, wordsOfPiece } from './text-tokens.ts'
import { familyOf } from './word-family.ts'

/** Families that must stand in a listing: one after another, or anywhere; perhaps only in texts of this weight. */
export type Match = { families: string[]; inOrder: boolean; within?: Weight }

/** One thing that is asked for. Any of its matches will do. */
export type Term = {
  /** As it was typed, folded. */
  said: string
  plain: Match[]
  /** By the language of the sea. */
  others: (Name & { inOrder: true })[]
  /** The word whose spelling may be forgiven; null for phrases and codes. */
  word: string | null
  /** The last word may still be in the making. */
  isBeginning: boolean
}

export type Question = {
  terms: Term[]
  /** Pieces with unusual signs: looked for as they stand. */
  literals: string[]
  /** It was not empty, and nothing of it can be looked for by this person. */
  isUnanswerable: boolean
  filters: Filters
  /** What this person hides; nobody else's question has any. */
  hidden?: Hidden
}

/** Members may look for phrases, beginnings and signs; everybody else for whole words. */
export type Depth = 'whole words' | 'everything'

const stopWords = new Set(
  'a an and are as at be by for from in into is it its of on or our that the their this to we with you your i my me near job jobs vacancy vacancies position positions opportunity opportunities opening openings role roles hiring looking find search'.split(
    ' ',
  ),
)
/** Codes of countries that are small words too, here or in a neighbouring language. */
const isSmallWord = (word: string) => stopWords.has(word) || word === 'de'
/** Signs that nobody writes in a sentence. */
const unusual = /[%_\\=<>$@^~`|{}[\]*]/
const quoted = /["“”„«»]([^"“”„«»]*)["“”„«»]/gu

export function understand(
  { search = '', page: _, sort: _sort, ...filters }: BoardSearch,
  depth: Depth = 'everything',
): Question {
  const isDeep = depth === 'everything'
  const phrases = isDeep ? [...search.matchAll(quoted)].map(([, words = '']) => words) : []
  const rest = isDeep ? search.replace(quoted, ' ') : search
  const { units, literals } = readPieces(rest, isDeep)
  const endsOpen = isDeep && /[\p{L}\p{N}*]$/u.test(rest.trimEnd())
  const terms = distinct([...phrases.flatMap(phraseTerm), ...readTerms(units, endsOpen)])
  const isUnanswerable = search.trim() !== '' && units.length + terms.length + literals.length === 0
  return { terms, literals, isUnanswerable, filters }
}

function distinct(terms: Term[]): Term[] {
  return [...new Map(terms.map((term) => [term.said, term])).values()]
}

/** What stands together in a search: a word, or parts joined by a hyphen or an apostrophe. */
type Unit = {
  words: string[]
  joined: string | null
  /** Where it is the code of one. */
  country: string | undefined
  /** Among small letters capitals are meant: a code is whole, and no small word. */
  isMeantAsCode: boolean
}

function readPieces(text: string, isDeep: boolean): { units: Unit[]; literals: string[] } {
  const units: Unit[] = []
  const literals = new Set<string>()
  const isSignsAlone = !/[\p{L}\p{N}]/u.test(text)
  const hasSmallLetters = /\p{Ll}/u.test(text)
  for (const piece of piecesOf(text)) {
    const bare = piece.replace(/\*+$/, '')
    if (isDeep && (isSignsAlone || unusual.test(bare) || isContactData(bare))) literals.add(foldText(piece))
    else units.push(...unitsOf(bare, hasSmallLetters))
  }
  return { units, literals: [...literals] }
}

function unitsOf(piece: string, hasSmallLetters: boolean): Unit[] {
  // Who searches for it means the country; a code in capitals does too.
  if (foldText(piece) === 'us') return [{ words: ['usa'], joined: null, country: undefined, isMeantAsCode: false }]
  const units: Unit[] = []
  const country = countryAskedFor(piece)
  for (const [word = '', joined = null] of wordsOfPiece(piece)) {
    const last = units.at(-1)
    const isPart = last?.joined != null && last.words.join('').length < last.joined.length
    if (isPart) last.words.push(word)
    else units.push({ words: [word], joined, country, isMeantAsCode: country !== undefined && hasSmallLetters })
  }
  return units
}

function phraseTerm(text: string): Term[] {
  const words = piecesOf(text)
    .flatMap(wordsOfPiece)
    .map(([first = '']) => first)
  if (words.length === 0) return []
  const families = words.map(familyOf)
  return [{ said: words.join(' '), plain: [{ families, inOrder: true }], others: [], word: null, isBeginning: false }]
}

/** Words that make a phrase of the language are one term; of the others, those that say nothing are left out. */
function readTerms(units: Unit[], endsOpen: boolean): Term[] {
  const terms: Term[] = []
  const flat = units.flatMap((unit) => unit.words.map((word) => ({ word, family: familyOf(word), unit })))
  const families = flat.map(({ family }) => family)
  for (let at = 0; at < flat.length; ) {
    const { unit } = flat[at]!
    const phrase = phraseLength(families, at)
    const length = Math.max(phrase, unit.words.length)
    const words = flat.slice(at, at + length).map(({ word }) => word)
    const isLast = at + length === flat.length
    const isCode = unit.isMeantAsCode || (unit.country !== undefined && flat.length === 1)
    if (length > 1) terms.push(togetherTerm(words, phrase > 1 ? null : unit.joined))
    else if (isCode && isSmallWord(words[0]!)) terms.push(codeTerm(unit))
    else if (!stopWords.has(words[0]!)) terms.push(wordTerm(unit, isLast && endsOpen && !unit.isMeantAsCode))
    at += length
  }
  return terms
}

const named = (families: string[]) => otherNames(families).map((name) => ({ ...name, inOrder: true as const }))

function togetherTerm(words: string[], joined: string | null): Term {
  const families = words.map(familyOf)
  const whole = [joined ?? words.join('')].map((word) => ({ families: [familyOf(word)], inOrder: true }))
  // `by-catch` without its first word would be any catch.
  const inOrder = words.some((word) => stopWords.has(word))
  const plain = [{ families, inOrder }, ...whole]
  return { said: words.join(' '), plain, others: named(families), word: null, isBeginning: false }
}

function wordTerm({ words: [word = ''], country }: Unit, isBeginning: boolean): Term {
  const families = [familyOf(word)]
  const others = country ? named(countryFamilies(country)).concat(nameOfCountry(country)) : named(families)
  return { said: word, plain: [{ families, inOrder: true }], others, word, isBeginning }
}

/** `IT` is Italy, or what a title calls so; every text has an `it`. */
function codeTerm({ words: [word = ''], country = '' }: Unit): Term {
  const plain: Match[] = [{ families: [word], inOrder: true, within: 'A' }]
  const others = named(countryFamilies(country)).concat(nameOfCountry(country))
  return { said: word, plain, others, word: null, isBeginning: false }
}

const countryFamilies = (country: string) => tokensOf(country).map(({ word }) => familyOf(word))
const nameOfCountry = (shown: string) => ({ shown, families: countryFamilies(shown), inOrder: true as const })

/** Whether it asks for anything at all: without, it is the whole board. */
export function asksForAll({ terms, literals, isUnanswerable, filters, hidden }: Question): boolean {
  return !hidden && terms.length + literals.length === 0 && !isUnanswerable && !Object.values(filters).some(isGiven)
}

const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))
