// How many finds a question has, and how many each choice of a filter would leave.
import type { Deps } from '#platform/deps.ts'
import type { Facets, Stats } from '../board.schema.ts'
import { pageSize } from '../job.rules.ts'
import { cached } from './board.cache.ts'
import { guessFinds, isCountedByWords } from './breadth.ts'
import { readCommonWords } from './common-words.store.ts'
import {
  countAtHand,
  countedAtMost,
  countedNames,
  countSets,
  type FindSet,
  noCounts,
  type Road,
  reachOf,
  type Tally,
} from './facets.store.ts'
import { commonWords, type Finding } from './finding.service.ts'
import { countByType, countSince } from './listing-counts.store.ts'
import { asksForAll, type Question, understand } from './question.ts'
import { type Forgiven, nothingForgiven, whereFilters, whereOf, writeWords } from './search.store.ts'
import { findTally, forgetOldTallies, keepTallies } from './tallies.store.ts'

export async function tallyOf(deps: Deps, question: Question, finding: Finding, page: number): Promise<Tally> {
  const { rows, forgiven, road } = finding
  const hasAll = page === 1 && rows.length < pageSize
  const chosen = chosenIn(question)
  if (hasAll && chosen.length === 0) return { total: rows.length, facets: countAtHand(rows) }
  const tally = await cached(deps, `tally:${keyOf(question, forgiven)}`, async () =>
    road === 'by age' && question.terms.length > 0 && !question.hidden
      ? readBroad(deps, question, forgiven)
      : count(deps, question, forgiven, road),
  )
  // A page that is not full is the last one, and says how many there are.
  const isLast = rows.length < pageSize && (rows.length > 0 || page === 1)
  if (isLast) return { ...tally, total: (page - 1) * pageSize + rows.length }
  return asksForAll(question) ? { ...tally, total: (await readStats(deps)).totalJobs } : tally
}

const weekMs = 7 * 86_400_000

export async function readRecent(deps: Deps): Promise<{ newThisWeek: number }> {
  const now = deps.clock.now()
  const since = new Date(now.getTime() - weekMs)
  return cached(deps, 'recent', async () => ({
    newThisWeek: await deps.replica.read((db) => countSince(db, since, now)),
  }))
}

export async function readStats(deps: Deps): Promise<Stats> {
  return cached(deps, 'stats', () => deps.replica.read((db) => countByType(db, deps.clock.now())))
}

const keyOf = ({ literals, filters, isUnanswerable, hidden, ...question }: Question, forgiven: Forgiven) =>
  JSON.stringify([writeWords(question, forgiven), literals, filters, isUnanswerable, hidden])

const chosenIn = ({ filters }: Question) => countedNames.filter((name) => filters[name]?.length)

/** What is chosen in a filter does not narrow its own numbers; those without a choice are counted together. */
async function count(deps: Deps, question: Question, forgiven: Forgiven, road: Road): Promise<Tally> {
  const chosen = chosenIn(question)
  const others = countedNames.filter((name) => !chosen.some((each) => each === name))
  const parts = [{ names: others, without: [] }, ...chosen.map((name) => ({ names: [name], without: [name] }))]
  const { listings } = await commonWords(deps)
  const finds = await guess(deps, question, forgiven)
  const ask = (where: ReturnType<typeof whereOf>, sets: FindSet[]) => {
    const byWords = question.terms.length > 0 && isCountedByWords(finds, listings, reachOf(sets.length))
    const counting = { now: deps.clock.now(), road: byWords ? ('by words' as const) : road }
    return deps.replica.read((db) => countSets(db, where, sets, counting))
  }
  const together = parts.map(({ names, without }) => ({
    names,
    where: whereFilters(
      question,
      chosen.filter((name) => !without.some((each) => each === name)),
    ),
  }))
  const apart = ({ names, without }: (typeof parts)[number]) =>
    ask(whereOf(question, forgiven, without), [{ names, where: undefined }])
  const counts =
    (await ask(whereOf(question, forgiven, chosen), together)) ??
    (await Promise.all(parts.map(apart))).flatMap((each) => each ?? [])
  const facets: Facets = Object.assign({}, noCounts, ...counts.map((each) => each.facets))
  return { total: counts[0]?.total ?? 0, facets }
}

async function readBroad(deps: Deps, question: Question, forgiven: Forgiven): Promise<Tally> {
  const asked = keyOf(question, forgiven)
  const known = await deps.replica.read((db) => findTally(db, asked, deps.clock.now()))
  return known ?? (await countBroad(deps, question, forgiven))
}

async function countBroad(deps: Deps, question: Question, forgiven = nothingForgiven): Promise<Tally> {
  const tally = await count(deps, question, forgiven, 'by age')
  const isBeyond = tally.total === countedAtMost && (await guess(deps, question)) > surelyBeyond
  if (isBeyond) deps.batches.add(keepTallies, { asked: keyOf(question, forgiven), ...tally, at: deps.clock.now() })
  return tally
}

/** So many that the total stays beyond what is counted, whatever closes until it is counted anew. */
const surelyBeyond = 1.5 * countedAtMost

async function guess(deps: Deps, { terms }: Question, forgiven = nothingForgiven): Promise<number> {
  return guessFinds(terms, await commonWords(deps), forgiven)
}

export const tallyQueue = 'count-broad-words'

/** Every hour: words that very many listings have are counted before anybody asks. */
export async function countBroadWords(deps: Deps): Promise<void> {
  await forgetOldTallies(deps.db.orm, deps.clock.now())
  const { listings, shares } = await readCommonWords(deps.db.orm)
  const broad = [...shares].filter(([, share]) => share * listings > surelyBeyond).map(([word]) => word)
  for (const word of broad) {
    for (const depth of ['everything', 'whole words'] as const) {
      const question = understand({ search: word }, depth)
      if (question.terms.length > 0) await countBroad(deps, question)
    }
  }
}
