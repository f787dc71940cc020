// Listings that posts link to, as cards: through the paywall like every list of listings.

import { revealJobs } from '#features/jobs/job.rules.ts'
import { findJobFor, newestThree } from '#features/jobs/server/board.service.ts'
import type { Deps } from '#platform/deps.ts'
import { type Actor, accessOf } from '#shared/actor.ts'
import { ListingPreview, type ListingPreviews } from '../listing-preview.schema.ts'

export async function previewListings(deps: Deps, actor: Actor, ids: readonly string[]): Promise<ListingPreviews> {
  const access = accessOf(actor, deps.clock.now())
  const newest = await newestThree(deps)
  const listings = await Promise.all(
    ids.map(async (id) => {
      const found = await findPreview(deps, id)
      const [shown = null] = found ? revealJobs([found], access, newest) : []
      return shown
    }),
  )
  return { listings }
}

/** As visitors know it: what is not on the board is in no preview, whoever looks. */
async function findPreview(deps: Deps, id: string): Promise<ListingPreview | null> {
  const job = await findJobFor(deps, null, id)
  return job && ListingPreview.parse(job)
}
