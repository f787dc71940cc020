// How a question is answered: as it stands, then with spellings forgiven.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Access } from '#shared/actor.ts'
import type { ListedJob } from '../board.schema.ts'
import type { BoardSearch } from '../board-search.rules.ts'
import { pageSize } from '../job.rules.ts'
import { cached } from './board.cache.ts'
import { guessFinds, isBroad, rareTerms } from './breadth.ts'
import { type CommonWords, readCommonWords } from './common-words.store.ts'
import type { Road } from './facets.store.ts'
import { isFar, readFarPage } from './far-pages.service.ts'
import { findByAge, findByClosing, findByFit, findByWords, findPlainly, hasFinds, hasNewFinds } from './found.store.ts'
import { isOneSlipAway, isSlipOfFingers, mayHaveTypo } from './lexicon.ts'
import { seaWords } from './meanings.ts'
import { type Depth, type Question, type Term, understand } from './question.ts'
import {
  type Forgiven,
  findLookAlikes,
  fitOf,
  isInLexicon,
  nothingForgiven,
  waysOf,
  whereBeside,
  writeWords,
} from './search.store.ts'
import { indexVersion } from './search-index.ts'
import { familyOf } from './word-family.ts'

export const depthOf = (access: Access): Depth => (access === 'member' ? 'everything' : 'whole words')

/** What somebody asks. Others than members get whole words: a stem that nobody ever wrote is none. */
export async function ask(deps: Deps, search: BoardSearch, access: Access): Promise<Question> {
  const question = understand(search, depthOf(access))
  if (access === 'member') return question
  const terms = await Promise.all(
    question.terms.map(async (term) => {
      if (!term.word || familyOf(term.word) !== term.word || (await isWritten(deps, term.word))) return term
      return { ...term, plain: endingsOf(term.word).map((form) => ({ families: [form], inOrder: true })) }
    }),
  )
  return { ...question, terms }
}

export type AskedQuestion = { words: string | null; literals: string[]; isUnanswerable: boolean }

/** A question to be kept: as members ask it and as everybody else does, and by which rules it was read. */
export function askBoth(search: BoardSearch): { member: AskedQuestion; open: AskedQuestion; version: number } {
  const write = (depth: Depth): AskedQuestion => {
    const { literals, isUnanswerable, ...question } = understand(search, depth)
    return { words: writeWords(question) || null, literals, isUnanswerable }
  }
  return { member: write('everything'), open: write('whole words'), version: indexVersion }
}

const endingsOf = (word: string) => ['s', 'es', 'ed', 'ing'].map((ending) => word + ending)

function isWritten(deps: Deps, word: string): Promise<boolean> {
  return cached(deps, `written:${word}`, () => deps.replica.read((db) => isInLexicon(db, word)))
}

export type Finding = {
  rows: ListedJob[]
  /** How many there are in all, where the page's own question said so. */
  total: number | null
  forgiven: Forgiven
  road: Road
}
type Asked = { question: Question; page: number; sort: BoardSearch['sort']; access: Access }

export async function findPage(deps: Deps, asked: Asked): Promise<Finding> {
  const found = await readPage(deps, asked, nothingForgiven)
  if (found.rows.length > 0 || asked.access !== 'member') return found
  if (asked.page > 1 && (await findsSomething(deps, asked.question))) return found
  for (const isKnownWordForgiven of [false, true]) {
    const forgiven = await forgivenIn(deps, asked.question, isKnownWordForgiven)
    if (forgiven.size === 0) continue
    if (await findsSomething(deps, asked.question, forgiven)) return readPage(deps, asked, forgiven)
  }
  return found
}

function roadOf({ terms }: Question, common: CommonWords, forgiven: Forgiven): Road {
  return terms.length === 0 || isBroad(guessFinds(terms, common, forgiven)) ? 'by age' : 'by words'
}

/** How far down the newest a page is looked for: what it takes if finds lie four times thinner there than guessed. */
const reachOf = (end: number, share: number) => Math.min(40_000, Math.max(2_000, Math.ceil((4 * end) / share)))

async function readPage(deps: Deps, { question, page, sort }: Asked, forgiven: Forgiven): Promise<Finding> {
  const now = deps.clock.now()
  const common = await commonWords(deps)
  const asked = {
    words: writeWords(question, forgiven),
    rare: writeWords({ terms: rareTerms(question.terms, common, forgiven) }, forgiven),
    beside: whereBeside(question),
    ways: waysOf(question, forgiven),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
  const read = <T>(work: (db: Sql) => Promise<T>) => deps.replica.read(work)
  const road = roadOf(question, common, forgiven)
  const uncounted = (rows: ListedJob[]): Finding => ({ rows, total: null, forgiven, road })
  if (question.terms.length === 0 && isFar(page))
    return uncounted(await readFarPage(deps, question, { page, order: sort === 'closing' ? 'closing' : 'newest' }))
  if (sort === 'closing') return uncounted(await read((db) => findByClosing(db, asked, now)))
  if (question.terms.length === 0) return uncounted(await read((db) => findPlainly(db, asked, now)))
  if (sort === 'match') return uncounted(await read((db) => findByFit(db, asked, fitOf(question, forgiven), now)))
  if (road === 'by age') {
    const share = guessFinds(question.terms, common, forgiven) / common.listings
    const reach = reachOf(asked.offset + asked.limit, share)
    const rows = await read((db) => findByAge(db, asked, reach, now))
    if (rows.length === pageSize) return uncounted(rows)
  }
  return { ...(await read((db) => findByWords(db, asked, now))), forgiven, road: 'by words' }
}

export function commonWords(deps: Deps): Promise<CommonWords> {
  return cached(deps, 'common words', () => deps.replica.read(readCommonWords))
}

/** Words alone are looked up; with filters it takes a first page. */
export async function findsSomething(deps: Deps, question: Question, forgiven = nothingForgiven): Promise<boolean> {
  const now = deps.clock.now()
  const [words, beside] = [writeWords(question, forgiven), whereBeside(question)]
  if (words && !beside) return deps.replica.read((db) => hasFinds(db, words, now))
  const asked = { words, rare: words, beside, ways: [], limit: 1, offset: 0 }
  const rows = await deps.replica.read(async (db) =>
    words ? (await findByWords(db, asked, now)).rows : findPlainly(db, asked, now),
  )
  return rows.length > 0
}

/** A word that live listings have is forgiven only slips of the fingers; one that none has, any letter. */
async function forgivenIn(deps: Deps, { terms }: Question, isKnownWordForgiven: boolean): Promise<Forgiven> {
  const forgiven = new Map<string, readonly string[]>()
  for (const term of terms) {
    const isKnown = await isLiveTerm(deps, term)
    const spellings = isKnown && !isKnownWordForgiven ? [] : await spellingsOf(deps, term, isKnown)
    // With a word that no listing has and that stands for no other, nothing can be found.
    if (!isKnown && spellings.length === 0) return nothingForgiven
    if (term.word && spellings.length > 0) forgiven.set(term.word, spellings)
  }
  return forgiven
}

async function spellingsOf(deps: Deps, { word }: Term, isKnown: boolean): Promise<readonly string[]> {
  if (!word || !mayHaveTypo(word)) return []
  return cached(deps, `spellings:${isKnown} ${word}`, async () => {
    const isMeant = isKnown ? isSlipOfFingers : isOneSlipAway
    const words = [...(await lookAlikes(deps, word)), ...seaWords]
    return [...new Set(words.filter((each) => isMeant(each, word) && familyOf(each) !== familyOf(word)))]
  })
}

/** A common word is looked for among the newest first: to look up all its finds would take longer. */
export function isLiveTerm(deps: Deps, term: Term): Promise<boolean> {
  const words = writeWords({ terms: [term] })
  return cached(deps, `term:${words}`, async () => {
    const isCommon = isBroad(guessFinds([term], await commonWords(deps)))
    const now = deps.clock.now()
    return deps.replica.read(
      async (db) => (isCommon && (await hasNewFinds(db, words, now))) || hasFinds(db, words, now),
    )
  })
}

export function lookAlikes(deps: Deps, word: string): Promise<string[]> {
  return cached(deps, `alike:${word}`, () => deps.replica.read((db) => findLookAlikes(db, word)))
}
