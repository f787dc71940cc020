// A listing that is new or was changed is compared with every saved search; who asked for it is told when their letter is due.
import { readFilters, whyNotFilter } from '#features/jobs/board-search.rules.ts'
import type { ListingChange } from '#features/jobs/server/listing-changes.service.ts'
import type { Deps } from '#platform/deps.ts'
import { accessOf } from '#shared/actor.ts'
import { instantQueue } from './alert-letters.service.ts'
import * as store from './matching.store.ts'

/** Stands a repeat: what was found is found once. */
export async function matchListing(
  { db, clock, queue }: Pick<Deps, 'db' | 'clock' | 'queue'>,
  { jobId }: ListingChange,
): Promise<void> {
  const now = clock.now()
  const found = await db.orm.transaction(async (tx) => {
    if (!(await store.holdListing(tx, jobId))) return []
    const matches = (await store.matchingSearches(tx, jobId, now)).filter((match) => isFor(match, now))
    await store.keepFinds(
      tx,
      jobId,
      matches.map(({ searchId }) => searchId),
      now,
    )
    return matches
  })
  if (found.some(({ cadence }) => cadence === 'instant'))
    await queue.publish(null, instantQueue, {}, { singletonKey: instantQueue })
}

/** A search with filters that come with a membership rests while there is none. */
function isFor(match: store.Match, now: Date): boolean {
  const access = accessOf(match, now)
  if (whyNotFilter(readFilters(match.params), access)) return false
  return access === 'member' ? match.isMembers : match.isOpen
}
