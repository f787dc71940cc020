// How a question is answered: as it stands, then with spellings forgiven; and what to say when there is nothing.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Access } from '#shared/actor.ts'
import { foldText } from '#shared/fold-text.ts'
import type { BoardSearch } from '../board-search.ts'
import { newestForFree, onlyClear, pageSize, revealJobs } from '../job.rules.ts'
import type { JobCard } from '../job.schema.ts'
import { cached } from './board.cache.ts'
import { guessFinds, isBroad } from './breadth.ts'
import { type CommonWords, readCommonWords } from './common-words.store.ts'
import type { Road } from './facets.store.ts'
import { type Found, findByAge, findByFit, findByWords, findPlainly, hasFinds } from './found.store.ts'
import * as store from './jobs.store.ts'
import { isOneSlipAway, isSlipOfFingers, mayHaveTypo } from './lexicon.ts'
import { seaWords } from './meanings.ts'
import { type Depth, type Question, type Term, understand } from './question.ts'
import {
  type Forgiven,
  findLookAlikes,
  fitOf,
  hasWords,
  nothingForgiven,
  waysOf,
  whereBeside,
  writeAny,
  writeWords,
} from './search.store.ts'
import { nearestOf } from './spelling.ts'
import { familyOf } from './word-family.ts'

export const depthOf = (access: Access): Depth => (access === 'member' ? 'everything' : 'whole words')

export type Finding = {
  rows: Found[]
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

/** How far down the newest a page is looked for: what it takes if finds lie four times thinner there than guessed. */
const reachOf = (end: number, share: number) => Math.min(40_000, Math.max(2_000, Math.ceil((4 * end) / share)))

async function readPage(deps: Deps, { question, page, sort }: Asked, forgiven: Forgiven): Promise<Finding> {
  const now = deps.clock.now()
  const asked = {
    words: writeWords(question, forgiven),
    beside: whereBeside(question),
    ways: waysOf(question, forgiven),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
  const read = <T>(work: (db: Sql) => Promise<T>) => deps.replica.read(work)
  if (question.terms.length === 0)
    return { rows: await read((db) => findPlainly(db, asked, now)), total: null, forgiven, road: 'by age' }
  const common = await commonWords(deps)
  const finds = guessFinds(question.terms, common)
  const road = isBroad(finds) ? 'by age' : 'by words'
  if (sort === 'match')
    return {
      rows: await read((db) => findByFit(db, asked, fitOf(question, forgiven), now)),
      total: null,
      forgiven,
      road,
    }
  if (road === 'by age') {
    const reach = reachOf(asked.offset + asked.limit, finds / common.listings)
    const rows = await read((db) => findByAge(db, asked, reach, now))
    if (rows.length === pageSize) return { rows, total: null, forgiven, road }
  }
  return { ...(await read((db) => findByWords(db, asked, now))), forgiven, road: 'by words' }
}

function commonWords(deps: Deps): Promise<CommonWords> {
  return cached(deps, 'common words', () => deps.replica.read(readCommonWords))
}

/** Words alone are looked up; with filters it takes a first page. */
async function findsSomething(deps: Deps, question: Question, forgiven = nothingForgiven): Promise<boolean> {
  const now = deps.clock.now()
  const [words, beside] = [writeWords(question, forgiven), whereBeside(question)]
  if (words && !beside) return deps.replica.read((db) => hasFinds(db, words, now))
  const asked = { words, beside, ways: [], limit: 1, offset: 0 }
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

function isLiveTerm(deps: Deps, term: Term): Promise<boolean> {
  return cached(deps, `term:${JSON.stringify([term.said, term.isBeginning])}`, () =>
    deps.replica.read((db) => hasFinds(db, writeWords({ terms: [term] }), deps.clock.now())),
  )
}

function lookAlikes(deps: Deps, word: string): Promise<string[]> {
  return cached(deps, `alike:${word}`, () => deps.replica.read((db) => findLookAlikes(db, word)))
}

/** Where nothing was found: another spelling, and what comes near, both from what this person may know. */
export async function helpOut(
  deps: Deps,
  search: BoardSearch,
  access: Access,
  newest: ReadonlySet<string>,
): Promise<{ suggestion: string | null; near: JobCard[] }> {
  const question = understand(search, depthOf(access))
  const suggestion = await findSuggestion(deps, search, question, access, newest)
  const meant = suggestion ? understand({ search: suggestion }, depthOf(access)) : question
  return { suggestion, near: await findNear(deps, meant, access, newest) }
}

async function findSuggestion(
  deps: Deps,
  search: BoardSearch,
  question: Question,
  access: Access,
  newest: ReadonlySet<string>,
): Promise<string | null> {
  const isLive = await Promise.all(question.terms.map((term) => isLiveTerm(deps, term)))
  const dead = question.terms.filter((_, index) => !isLive[index])
  // Another spelling of one word helps only where every other one is somewhere.
  if (dead.length > 1) return null
  for (const { word } of dead.length > 0 ? dead : question.terms) {
    if (!word || !mayHaveTypo(word)) continue
    for (const spelling of await nearestTo(deps, word, access, newest)) {
      const text = foldText(search.search ?? '').replace(word, spelling)
      if (await findsSomething(deps, understand({ ...search, search: text }, depthOf(access)))) return text
    }
  }
  return null
}

function nearestTo(deps: Deps, word: string, access: Access, newest: ReadonlySet<string>): Promise<string[]> {
  return cached(deps, `nearest:${access} ${word}`, async () => {
    const known = access === 'member' ? await lookAlikes(deps, word) : await wordsOfClear(deps, access, newest)
    return nearestOf(word, [...known, ...seaWords])
  })
}

async function wordsOfClear(deps: Deps, access: Access, newest: ReadonlySet<string>): Promise<string[]> {
  if (access === 'visitor') return []
  return deps.replica.read((db) => store.wordsOf(db, [...newest]))
}

/** Words that no listing has bring nothing near, so the same few answers serve many searches. */
async function findNear(
  deps: Deps,
  question: Question,
  access: Access,
  newest: ReadonlySet<string>,
): Promise<JobCard[]> {
  if (access === 'visitor') return []
  const isLive = await Promise.all(question.terms.map((term) => isLiveTerm(deps, term)))
  const terms = question.terms.filter((_, index) => isLive[index])
  if (terms.length === 0) return []
  const only = access === 'free' ? { only: [...newest] } : {}
  const words = writeAny(terms)
  const rows = await cached(deps, `near:${JSON.stringify([words, only])}`, () =>
    deps.replica.read((db) =>
      store.listCards(db, { where: hasWords(words), limit: newestForFree, offset: 0, ...only }, deps.clock.now()),
    ),
  )
  return onlyClear(revealJobs(rows, access, newest))
}
