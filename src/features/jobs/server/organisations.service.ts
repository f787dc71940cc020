// An organisation's own page, through the paywall; and what an operator does with two records of the same one.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { accessOf, type Viewer } from '#shared/actor.ts'
import type { Organisation } from '../company.schema.ts'
import { refuse } from '../job.refusals.ts'
import { revealJobs } from '../job.rules.ts'
import type { JobCard } from '../job.schema.ts'
import { slugOf } from '../organisation.rules.ts'
import { boardRegion, cached } from './board.cache.ts'
import { newestThree } from './board.service.ts'
import { findCompany } from './companies.store.ts'
import { hideMerged } from './hidden.service.ts'
import { listCards } from './jobs.store.ts'
import { type TakeAlong, tellOfMerge } from './listing-changes.service.ts'
import * as store from './organisations.store.ts'
import { editJob } from './posting.service.ts'

const mostShown = 100

export async function readOrganisation(deps: Deps, viewer: Viewer, asked: string): Promise<Organisation> {
  const slug = slugOf(asked)
  const named = await cached(deps, `organisation name:${slug}`, () => findBySlug(deps, slug))
  if (!named) throw refuse('not_found', 'company_not_found')
  const { key, name, since } = named
  const now = deps.clock.now()
  const access = accessOf(viewer, now)
  const [{ live, total }, known, newest] = await Promise.all([
    cached(deps, `organisation:${slug}`, () => deps.replica.read((db) => readLive(db, key, now))),
    store.findByName(deps.db.orm, name),
    newestThree(deps),
  ])
  const { website = null, logo = null, description = null } = known ?? {}
  const jobs = revealJobs(live, access, newest)
  return {
    slug,
    name,
    website,
    logo,
    description,
    since: since?.toISOString() ?? null,
    total,
    jobs,
    access,
  }
}

/** The newest, and how many there are. */
async function readLive(db: Sql, key: string, now: Date): Promise<{ live: JobCard[]; total: number }> {
  const live = await listCards(db, { where: store.isOf(key), limit: mostShown, offset: 0 }, now)
  return { live, total: live.length < mostShown ? live.length : await store.countLive(db, key, now) }
}

/** Of two names with the same address one that has more than drafts. */
async function findBySlug(deps: Deps, slug: string): Promise<store.Named | null> {
  const keys = await cached(deps, 'organisations', () => deps.replica.read((db) => store.listKeys(db)))
  for (const key of keys.filter((each) => slugOf(each) === slug)) {
    const named = await deps.replica.read((db) => store.findNamed(db, key))
    if (named) return named
  }
  return null
}

/** Its listings stay, under the name they have. */
export async function removeCompany(deps: Deps, id: string): Promise<void> {
  await boardRegion(deps).change(deps.db, async (tx) => {
    if (!(await store.deleteCompany(tx, id))) throw refuse('not_found', 'company_not_found')
  })
}

/** The listings of the one go to the other, with its name; so do who follows or hides it, and what the other does not know yet. */
export async function mergeCompany(deps: Deps, id: string, into: string, takeAlong: TakeAlong): Promise<void> {
  await deps.db.asOne(async (db) => {
    const inside = { ...deps, db }
    await store.lockCompanies(db.orm, [id, into])
    const [goes, stays] = [await findCompany(db.orm, id), await findCompany(db.orm, into)]
    if (!goes) throw refuse('not_found', 'company_not_found')
    if (!stays || id === into) throw refuse('invalid', 'company_not_found', 'into')
    const jobIds = await store.listIdsOf(db.orm, goes)
    for (const jobId of jobIds) await editJob(inside, jobId, { companyId: into, company: stays.name })
    await store.fillIn(db.orm, into, id)
    await takeAlong(db.orm, { from: id, into })
    await removeCompany(inside, id)
    const merge = { gone: goes.name, stays: stays.name, jobIds }
    await hideMerged(inside, merge)
    await tellOfMerge(deps.queue, db.orm, merge)
  })
}
