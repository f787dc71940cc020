// How a question is answered: as it stands, then with spellings forgiven; and what to say when there is nothing.
import type { Deps } from '#platform/deps.ts'
import type { Access } from '#shared/actor.ts'
import { foldText } from '#shared/fold-text.ts'
import type { BoardSearch } from '../board-search.ts'
import { newestForFree, onlyClear, pageSize, revealJobs } from '../job.rules.ts'
import type { JobCard, ListedJob } from '../job.schema.ts'
import { cached } from './board.cache.ts'
import * as store from './jobs.store.ts'
import { isOneSlipAway, isSlipOfFingers, mayHaveTypo } from './lexicon.ts'
import { seaWords } from './meanings.ts'
import { type Depth, type Question, type Term, understand } from './question.ts'
import {
  type Forgiven,
  findLookAlikes,
  fitOf,
  nothingForgiven,
  reasonOf,
  whereAny,
  whereOf,
  whereTerm,
} from './search.store.ts'
import { nearestOf } from './spelling.ts'
import { familyOf } from './word-family.ts'

export const depthOf = (access: Access): Depth => (access === 'member' ? 'everything' : 'whole words')

export type Finding = { rows: ListedJob[]; forgiven: Forgiven }
type Asked = { question: Question; page: number; sort: BoardSearch['sort']; access: Access }

export async function findPage(deps: Deps, asked: Asked): Promise<Finding> {
  const rows = await readPage(deps, asked, nothingForgiven)
  if (rows.length > 0 || asked.access !== 'member') return { rows, forgiven: nothingForgiven }
  if (asked.page > 1 && (await findsSomething(deps, asked.question))) return { rows, forgiven: nothingForgiven }
  for (const isKnownWordForgiven of [false, true]) {
    const forgiven = await forgivenIn(deps, asked.question, isKnownWordForgiven)
    if (forgiven.size === 0) continue
    if (await findsSomething(deps, asked.question, forgiven))
      return { rows: await readPage(deps, asked, forgiven), forgiven }
  }
  return { rows, forgiven: nothingForgiven }
}

function readPage(deps: Deps, { question, page, sort }: Asked, forgiven: Forgiven): Promise<ListedJob[]> {
  const found = {
    where: whereOf(question, forgiven),
    reason: reasonOf(question, forgiven),
    fit: sort === 'match' && question.terms.length > 0 ? fitOf(question, forgiven) : undefined,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
  return deps.replica.read((db) => store.listFound(db, found, deps.clock.now()))
}

async function findsSomething(deps: Deps, question: Question, forgiven = nothingForgiven): Promise<boolean> {
  const where = whereOf(question, forgiven)
  return (await deps.replica.read((db) => store.countMatches(db, where, deps.clock.now(), 1))) > 0
}

/** A word that live listings have is forgiven only slips of the fingers; one that none has, any letter. */
async function forgivenIn(deps: Deps, { terms }: Question, isKnownWordForgiven: boolean): Promise<Forgiven> {
  const forgiven = new Map<string, string[]>()
  for (const term of terms) {
    const { word } = term
    if (!word || !mayHaveTypo(word)) continue
    const isKnown = await isLiveTerm(deps, term)
    if (isKnown && !isKnownWordForgiven) continue
    const isMeant = isKnown ? isSlipOfFingers : isOneSlipAway
    const words = [...(await lookAlikes(deps, word)), ...seaWords]
    const spellings = words.filter((each) => familyOf(each) !== familyOf(word) && isMeant(each, word))
    if (spellings.length > 0) forgiven.set(word, [...new Set(spellings)])
  }
  return forgiven
}

function isLiveTerm(deps: Deps, term: Term): Promise<boolean> {
  return cached(deps, `term:${JSON.stringify([term.said, term.isBeginning])}`, () =>
    deps.replica.read(async (db) => (await store.countMatches(db, whereTerm(term), deps.clock.now(), 1)) > 0),
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
  const near = await findNear(
    deps,
    suggestion ? understand({ search: suggestion }, depthOf(access)) : question,
    access,
    newest,
  )
  return { suggestion, near }
}

async function findSuggestion(
  deps: Deps,
  search: BoardSearch,
  question: Question,
  access: Access,
  newest: ReadonlySet<string>,
): Promise<string | null> {
  const clearWords = access === 'member' ? [] : await wordsOfClear(deps, access, newest)
  for (const { word } of question.terms) {
    if (!word || !mayHaveTypo(word)) continue
    const words = access === 'member' ? [...(await lookAlikes(deps, word)), ...seaWords] : [...clearWords, ...seaWords]
    for (const spelling of nearestOf(word, words)) {
      const text = foldText(search.search ?? '').replace(word, spelling)
      if (await findsSomething(deps, understand({ ...search, search: text }, depthOf(access)))) return text
    }
  }
  return null
}

async function wordsOfClear(deps: Deps, access: Access, newest: ReadonlySet<string>): Promise<string[]> {
  if (access === 'visitor') return []
  return deps.replica.read((db) => store.wordsOf(db, [...newest]))
}

async function findNear(
  deps: Deps,
  question: Question,
  access: Access,
  newest: ReadonlySet<string>,
): Promise<JobCard[]> {
  const where = whereAny(question)
  if (!where || access === 'visitor') return []
  const only = access === 'free' ? [...newest] : undefined
  const rows = await deps.replica.read((db) =>
    store.listCards(db, { where, limit: newestForFree, offset: 0, ...(only ? { only } : {}) }, deps.clock.now()),
  )
  return onlyClear(revealJobs(rows, access, newest))
}
