// What people see of the board. Everything that leaves here has gone through the paywall.
import type { Deps } from '#platform/deps.ts'
import { type Access, accessOf, type Viewer } from '#shared/actor.ts'
import { mayUse } from '#shared/staff.ts'
import { type BoardSearch, whyNotFilter } from '../board-search.ts'
import { refuse } from '../job.refusals.ts'
import { isLive, newestForFree, onlyClear, pageSize, revealJobs } from '../job.rules.ts'
import type { Facets, Job, JobCard, JobList, Stats } from '../job.schema.ts'
import { cached } from './board.cache.ts'
import { noteEmptySearch } from './empty-searches.service.ts'
import { type Counted, countedNames, countValues } from './facets.store.ts'
import { depthOf, type Finding, findPage, helpOut } from './finding.service.ts'
import * as store from './jobs.store.ts'
import { asksForAll, type Question, understand } from './question.ts'
import { type Forgiven, resembles, whereOf } from './search.store.ts'

const countLimit = 10_000

/** The same list for everybody with the same access. */
export async function listJobs(deps: Deps, viewer: Viewer, search: BoardSearch): Promise<JobList> {
  const access = accessOf(viewer, deps.clock.now())
  const reason = whyNotFilter(search, access)
  if (reason) throw refuse('forbidden', reason)
  const key = JSON.stringify([access, search])
  const list = await cached(deps, `list:${key}`, () => readList(deps, access, search))
  noteEmptySearch(deps, search.search, list)
  return list
}

async function readList(deps: Deps, access: Access, search: BoardSearch): Promise<JobList> {
  const page = Math.max(1, search.page ?? 1)
  const question = understand(search, depthOf(access))
  const sort = access === 'member' ? search.sort : undefined
  const [{ rows, forgiven }, newest] = await Promise.all([
    findPage(deps, { question, page, sort, access }),
    newestThree(deps),
  ])
  const [total, facets] = await Promise.all([
    countFound(deps, question, { rows, forgiven }, page),
    access === 'member' ? readFacets(deps, question, forgiven) : undefined,
  ])
  const help = total === 0 && search.search ? await helpOut(deps, search, access, newest) : noHelp
  const jobs = revealJobs(rows, access, newest)
  const totalPages = Math.ceil(total / pageSize)
  return { jobs, total, page, pageSize, totalPages, access, ...help, ...(facets ? { facets } : {}) }
}

const noHelp = { suggestion: null, near: [] }

async function countFound(deps: Deps, question: Question, { rows, forgiven }: Finding, page: number): Promise<number> {
  // A page that is not full is the last one, and says how many there are.
  const isLastPage = rows.length < pageSize && (rows.length > 0 || page === 1)
  if (isLastPage) return (page - 1) * pageSize + rows.length
  if (asksForAll(question)) return (await readStats(deps)).totalJobs
  const where = whereOf(question, forgiven)
  return cached(deps, `count:${keyOf(question, forgiven)}`, () =>
    deps.replica.read((db) => store.countMatches(db, where, deps.clock.now(), countLimit)),
  )
}

const keyOf = (question: Question, forgiven: Forgiven) => JSON.stringify([question, [...forgiven]])
const noCounts: Facets = {
  jobType: {},
  workType: {},
  payClass: {},
  mode: {},
  country: {},
  sea: {},
  experienceLevel: {},
}

/** What is chosen in a filter does not narrow its own numbers; those without a choice are counted together. */
function readFacets(deps: Deps, question: Question, forgiven: Forgiven): Promise<Facets> {
  return cached(deps, `facets:${keyOf(question, forgiven)}`, async () => {
    const chosen = countedNames.filter(isFilterName).filter((name) => question.filters[name]?.length)
    const others = countedNames.filter((name) => !chosen.some((each) => each === name))
    const counts = await Promise.all([
      count(others, whereOf(question, forgiven)),
      ...chosen.map((name) => count([name], whereOf(question, forgiven, name))),
    ])
    return Object.assign({}, noCounts, ...counts)
  })
  function count(names: Counted[], where: ReturnType<typeof whereOf>) {
    return deps.replica.read((db) => countValues(db, names, where, deps.clock.now()))
  }
}

const isFilterName = (name: Counted): name is Counted & ('jobType' | 'workType') =>
  name === 'jobType' || name === 'workType'

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
  return (viewer !== null && mayUse(viewer, 'listings')) || isLive(job, clock.now())
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
