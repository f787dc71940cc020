// What a person hides from their own lists, counts and alerts, and shows again.
import { lockUser } from '#features/accounts/server/accounts.store.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { foldText } from '#shared/fold-text.ts'
import { mayUse } from '#shared/staff.ts'
import { refuse } from '../job.refusals.ts'
import { mostHidden } from '../job.rules.ts'
import * as store from './hidden.store.ts'
import { findJob } from './jobs.store.ts'
import type { Merge } from './listing-changes.service.ts'

const region = ({ cache }: Pick<Deps, 'cache'>) => cache.region<store.Hidden>('hidden', { atMost: 5_000 })

const nothing: store.Hidden = { jobs: [], companies: [] }

/** Remembered, as every list asks for it. */
export async function hiddenOf(deps: Deps, viewer: { id: string } | null): Promise<store.Hidden> {
  if (!viewer) return nothing
  return region(deps).read(viewer.id, () => store.findHidden(deps.db.orm, viewer.id))
}

/** Undefined where nothing is hidden: what was read for everybody will do. */
export async function hiddenIfAny(deps: Deps, viewer: { id: string } | null): Promise<store.Hidden | undefined> {
  const hidden = await hiddenOf(deps, viewer)
  return hidden.jobs.length + hidden.companies.length > 0 ? hidden : undefined
}

/** Of what was read for everybody. */
export function isHidden(job: { id: string; company: string }, { jobs, companies }: store.Hidden): boolean {
  return jobs.includes(job.id) || companies.includes(foldText(job.company))
}

export async function hideJob(deps: Deps, actor: Actor, jobId: string): Promise<void> {
  const job = await findJob(deps.db.orm, jobId)
  if (!job || (job.draft && !mayUse(actor, 'listings'))) throw refuse('not_found', 'job_not_found')
  await change(deps, actor, (tx) => store.hideJob(tx, actor.id, jobId, deps.clock.now()))
}

export async function hideCompany(deps: Deps, actor: Actor, name: string): Promise<void> {
  await change(deps, actor, (tx) => store.hideCompany(tx, actor.id, name, deps.clock.now()))
}

async function change(deps: Deps, actor: Actor, hide: (tx: Sql) => Promise<void>): Promise<void> {
  await region(deps).change(deps.db, async (tx) => {
    await lockUser(tx, actor.id)
    await hide(tx)
    if ((await store.countHidden(tx, actor.id)) > mostHidden) throw refuse('conflict', 'too_many_hidden')
  })
}

/** Two organisations have become one. */
export async function hideMerged(deps: Pick<Deps, 'cache' | 'db'>, { gone, stays }: Merge): Promise<void> {
  await region(deps).change(deps.db, (tx) => store.hideInstead(tx, gone, stays))
}

export async function showJob(deps: Deps, actor: Actor, jobId: string): Promise<void> {
  await region(deps).change(deps.db, (tx) => store.showJob(tx, actor.id, jobId))
}

export async function showCompany(deps: Deps, actor: Actor, name: string): Promise<void> {
  await region(deps).change(deps.db, (tx) => store.showCompany(tx, actor.id, name))
}
