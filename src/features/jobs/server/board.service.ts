// What people see of the board. Everything that leaves here has gone through the paywall.
import type { Deps } from '#platform/deps.ts'
import { type Access, accessOf, type Viewer } from '#shared/actor.ts'
import { mayUse } from '#shared/staff.ts'
import type { JobList } from '../board.schema.ts'
import { type BoardSearch, whyNotFilter } from '../board-search.rules.ts'
import { isLive } from '../closing.rules.ts'
import { refuse } from '../job.refusals.ts'
import { newestForFree, onlyClear, pageSize, revealJobs, withoutCheck } from '../job.rules.ts'
import type { Job, JobCard } from '../job.schema.ts'
import { cached, cachedListing } from './board.cache.ts'
import { noteEmptySearch } from './empty-searches.service.ts'
import { ask, findPage } from './finding.service.ts'
import { helpOut } from './help.service.ts'
import { hiddenIfAny, hiddenOf, isHidden } from './hidden.service.ts'
import type { Hidden } from './hidden.store.ts'
import * as store from './jobs.store.ts'
import { isNear, resembles } from './search.store.ts'
import { mostAlike } from './similarity.ts'
import { tallyOf } from './tallies.service.ts'

type Reader = { id: string } & NonNullable<Parameters<typeof accessOf>[0]>

export async function listJobs(deps: Deps, viewer: Reader | null, search: BoardSearch): Promise<JobList> {
  const { list, hidden } = await listFor(deps, viewer, search)
  // What only this person does not see is no gap.
  if (!hidden) noteEmptySearch(deps, search, list)
  return list
}

/** For programs that ask all day long: what they do not find is no sign of how many people look for it. */
export async function listForProgram(deps: Deps, viewer: Reader, search: BoardSearch): Promise<JobList> {
  return (await listFor(deps, viewer, search)).list
}

/** The same list for everybody with the same access, less what a person hides. */
async function listFor(deps: Deps, viewer: Reader | null, search: BoardSearch) {
  const access = accessOf(viewer, deps.clock.now())
  const reason = whyNotFilter(search, access)
  if (reason) throw refuse('forbidden', reason)
  const hidden = await hiddenIfAny(deps, viewer)
  const key = JSON.stringify([access, search, hidden])
  return { hidden, list: await cached(deps, `list:${key}`, () => readList(deps, access, search, hidden)) }
}

async function readList(deps: Deps, access: Access, search: BoardSearch, hidden?: Hidden): Promise<JobList> {
  const page = Math.max(1, search.page ?? 1)
  const question = { ...(await ask(deps, search, access)), ...(hidden ? { hidden } : {}) }
  const sort = access === 'member' ? search.sort : undefined
  const [finding, newest] = await Promise.all([findPage(deps, { question, page, sort, access }), newestThree(deps)])
  const { total, facets } = await tallyOf(deps, question, finding, page)
  const help = total === 0 && search.search ? await helpOut(deps, search, { access, newest, hidden }) : noHelp
  const jobs = revealJobs(finding.rows, access, newest)
  const totalPages = Math.ceil(total / pageSize)
  return { jobs, total, page, pageSize, totalPages, access, ...help, ...(access === 'member' ? { facets } : {}) }
}

const noHelp = { suggestion: null, near: [] }

/** What a free member sees of the whole board. */
export async function newestThree(deps: Deps): Promise<ReadonlySet<string>> {
  return cached(
    deps,
    'newest',
    async () => new Set(await deps.replica.read((db) => store.newestIds(db, newestForFree, deps.clock.now()))),
  )
}

/** Open to whoever has the link. Closed listings are there for admins only. */
export async function readJob(deps: Deps, viewer: Viewer, id: string): Promise<Job> {
  const job = await findJobFor(deps, viewer, id)
  if (!job) throw refuse('not_found', 'job_not_found')
  return job
}

/** Null when it is not there for whoever looks. */
export async function findJobFor(deps: Deps, viewer: Viewer, id: string): Promise<Job | null> {
  const job = await findCached(deps, id)
  if (!job || !maySee(deps, viewer, job)) return null
  return accessOf(viewer, deps.clock.now()) === 'member' ? job : withoutCheck(job)
}

/** What the page of a listing tells search engines. A fault on our side is no answer: it is thrown, not taken for closed. */
export async function readJobStatus(deps: Deps, viewer: Viewer, id: string): Promise<'live' | 'closed' | 'unknown'> {
  const job = await findCached(deps, id)
  if (!job || (job.draft && !maySee(deps, viewer, job))) return 'unknown'
  return maySee(deps, viewer, job) ? 'live' : 'closed'
}

function findCached(deps: Deps, id: string): Promise<Job | null> {
  return cachedListing(deps, id, () => store.findJob(deps.db.orm, id))
}

function maySee({ clock }: Deps, viewer: Viewer, job: Job): boolean {
  return (viewer !== null && mayUse(viewer, 'listings')) || isLive(job, clock.now())
}

const similarCount = 4
const similarLookedAt = 40

export async function similarJobs(deps: Deps, viewer: Viewer, id: string): Promise<{ jobs: JobCard[]; more: number }> {
  const job = await readJob(deps, viewer, id)
  const now = deps.clock.now()
  const candidates = await cached(deps, `similar:${id}`, async () => {
    const ways = [resembles(job.title), isNear(job.place)].flatMap((where) => where ?? [])
    const found = await Promise.all(
      ways.map((where) =>
        deps.replica.read((db) => store.listCards(db, { where, limit: similarLookedAt, offset: 0 }, now)),
      ),
    )
    return mostAlike(job, found.flat())
  })
  const hidden = await hiddenOf(deps, viewer)
  const others = candidates.filter((each) => each.id !== id && !isHidden(each, hidden)).slice(0, similarCount)
  const clear = onlyClear(revealJobs(others, accessOf(viewer, now), await newestThree(deps)))
  return { jobs: clear, more: others.length - clear.length }
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
