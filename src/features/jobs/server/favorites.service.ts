// A member's own saved listings. What was saved stays clear to whoever saved it.
import type { Deps } from '#platform/deps.ts'
import { type Actor, accessOf } from '#shared/actor.ts'
import { mayUse } from '#shared/staff.ts'
import { isSameId } from '#shared/uuid.ts'
import { isLive } from '../closing.rules.ts'
import { refuse } from '../job.refusals.ts'
import { withoutCheck } from '../job.rules.ts'
import type { FavoriteJob } from '../own-listings.schema.ts'
import * as store from './favorites.store.ts'
import { findJob } from './jobs.store.ts'

/** What was taken back to be written anew is nobody's business until it is published again. */
export async function listFavorites({ db, clock }: Deps, actor: Actor): Promise<FavoriteJob[]> {
  const now = clock.now()
  const shown = accessOf(actor, now) === 'member' ? <T>(job: T) => job : withoutCheck
  const saved = await store.listFavoritesOf(db.orm, actor.id)
  return saved
    .filter(({ draft }) => !draft || mayUse(actor, 'listings'))
    .map(({ active, draft: _, ...job }) => ({ ...shown(job), isLive: isLive({ ...job, active }, now) }))
}

/** Twice is once: answers whether it is new. */
export async function addFavorite({ db, clock }: Deps, actor: Actor, jobId: string): Promise<boolean> {
  const job = await findJob(db.orm, jobId)
  if (!job || !(mayUse(actor, 'listings') || isLive(job, clock.now()))) throw refuse('not_found', 'job_not_found')
  return store.insertFavorite(db.orm, actor.id, jobId, clock.now())
}

export async function removeFavorite({ db }: Deps, actor: Actor, jobId: string): Promise<void> {
  await store.deleteFavorite(db.orm, actor.id, jobId)
}

export function whyNotTheseFavorites(actor: Actor, userId: string): 'not_your_favorites' | null {
  return isSameId(actor.id, userId) ? null : 'not_your_favorites'
}
