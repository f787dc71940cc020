// What people see of the board. Everything that leaves here has gone through the paywall.
import type { Deps } from '#platform/deps.ts'
import { type Access, accessOf, type Viewer } from '#shared/actor.ts'
import { type BoardSearch, whyNotFilter } from '../board-search.ts'
import { refuse } from '../job.refusals.ts'
import { isLive, newestForFree, onlyClear, pageSize, revealJobs } from '../job.rules.ts'
import type { Job, JobCard, JobList, Stats } from '../job.schema.ts'
import { cached } from './board.cache.ts'
import * as store from './jobs.store.ts'
import { asksForAll, type Question, understand } from './question.ts'
import { findMeaning, type Meaning, resembles, whereOf } from './search.store.ts'

const countLimit = 10_000

/** The same list for everybody with the same access. */
export async function listJobs(deps: Deps, viewer: Viewer, search: BoardSearch): Promise<JobList> {
  const access = accessOf(viewer, deps.clock.now())
  const reason = whyNotFilter(search, access)
  if (reason) throw refuse('forbidden', reason)
  const key = JSON.stringify([access, search])
  return cached(deps, `list:${key}`, () => readList(deps, access, search))
}

async function readList(deps: Deps, access: Access, search: BoardSearch): Promise<JobList> {
  const page = Math.max(1, search.page ?? 1)
  const [{ rows, total }, newest] = await Promise.all([readPage(deps, understand(search), page), newestThree(deps)])
  const jobs = revealJobs(rows, access, newest)
  return { jobs, total, page, pageSize, totalPages: Math.ceil(total / pageSize), access }
}

async function readPage(deps: Deps, question: Question, page: number): Promise<{ rows: JobCard[]; total: number }> {
  const { replica, clock } = deps
  const now = clock.now()
  const offset = (page - 1) * pageSize
  const { meanings, rows } = await findMatches(deps, question, (where) =>
    replica.read((db) => store.listCards(db, { where, limit: pageSize, offset }, now)),
  )
  // A page that is not full is the last one, and says how many there are.
  const isLastPage = rows.length < pageSize && (rows.length > 0 || page === 1)
  if (isLastPage) return { rows, total: offset + rows.length }
  if (asksForAll(question)) return { rows, total: (await readStats(deps)).totalJobs }
  const where = whereOf(question, meanings)
  const total = await cached(deps, `count:${JSON.stringify(question)}`, () =>
    replica.read((db) => store.countMatches(db, where, now, countLimit)),
  )
  return { rows, total }
}

/** The last word is taken as it stands; what else it may mean is looked up only when nothing is found that way. */
async function findMatches(
  deps: Deps,
  question: Question,
  read: (where: ReturnType<typeof whereOf>) => Promise<JobCard[]>,
): Promise<{ meanings: Meaning[]; rows: JobCard[] }> {
  const last = question.words.at(-1)
  const before = await Promise.all(question.words.slice(0, -1).map((word) => meaningOf(deps, word)))
  const meanings = last === undefined ? before : [...before, { word: last, isKnown: false, neighbours: [] }]
  const rows = await read(whereOf(question, meanings))
  if (rows.length > 0 || last === undefined) return { meanings, rows }
  const meaning = await meaningOf(deps, last)
  if (meaning.neighbours.length === 0) return { meanings, rows }
  const forgiving = [...before, meaning]
  return { meanings: forgiving, rows: await read(whereOf(question, forgiving)) }
}

/** The lexicon changes with the listings, so what it says is cached as long as they are. */
function meaningOf(deps: Deps, word: string): Promise<Meaning> {
  return cached(deps, `word:${word}`, () => deps.replica.read((db) => findMeaning(db, word)))
}

/** What a free member sees of the whole board. */
export async function newestThree(deps: Deps): Promise<ReadonlySet<string>> {
  return cached(
    deps,
    'newest',
    async () => new Set(await deps.replica.read((db) => store.newestIds(db, newestForFree, deps.clock.now()))),
  )
}

export async function readStats(deps: Deps): Promise<Stats> {
  return cached(deps, 'stats', () => deps.replica.read((db) => store.countByType(db, deps.clock.now())))
}

/** Open to whoever has the link. Closed listings are there for admins only. */
export async function readJob(deps: Deps, viewer: Viewer, id: string): Promise<Job> {
  const job = await findCached(deps, id)
  if (!job || !maySee(deps, viewer, job)) throw refuse('not_found', 'job_not_found')
  return job
}

/** What the page of a listing tells search engines. A fault on our side is no answer: it is thrown, not taken for closed. */
export async function readJobStatus(deps: Deps, viewer: Viewer, id: string): Promise<'live' | 'closed' | 'unknown'> {
  const job = await findCached(deps, id)
  if (!job) return 'unknown'
  return maySee(deps, viewer, job) ? 'live' : 'closed'
}

function findCached(deps: Deps, id: string): Promise<Job | null> {
  return cached(deps, `job:${id}`, () => store.findJob(deps.db.orm, id))
}

function maySee({ clock }: Deps, viewer: Viewer, job: Job): boolean {
  return viewer?.role === 'admin' || isLive(job, clock.now())
}

const similarCount = 4

export async function similarJobs(deps: Deps, viewer: Viewer, id: string): Promise<JobCard[]> {
  const job = await readJob(deps, viewer, id)
  const now = deps.clock.now()
  const candidates = await cached(deps, `similar:${id}`, async () => {
    const where = resembles(job.title)
    return where
      ? deps.replica.read((db) => store.listCards(db, { where, limit: similarCount + 1, offset: 0 }, now))
      : []
  })
  const others = candidates.filter((each) => each.id !== id).slice(0, similarCount)
  return onlyClear(revealJobs(others, accessOf(viewer, now), await newestThree(deps)))
}

/** For feeds and the sitemap: what a free member would see, no more. */
export async function publicJobs(deps: Deps): Promise<JobCard[]> {
  const newest = await newestThree(deps)
  const now = deps.clock.now()
  const rows = await cached(deps, 'public', () =>
    deps.replica.read((db) => store.listCards(db, { where: undefined, limit: newestForFree, offset: 0 }, now)),
  )
  return onlyClear(revealJobs(rows, 'free', newest))
}
