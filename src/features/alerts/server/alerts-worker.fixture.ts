// A process of its own that matches listings and writes alerts until it is killed.
import { type ListingChange, listingChangeQueue } from '#features/jobs/server/listing-changes.service.ts'
import { workUntilKilled } from '#testing/letter-worker.ts'
import { instantQueue, sendDueAlerts } from './alert-letters.service.ts'
import { matchListing } from './matching.service.ts'

await workUntilKilled((deps) => {
  deps.queue.define<ListingChange>(listingChangeQueue, (change) => matchListing(deps, change))
  deps.queue.define(instantQueue, async () => void (await sendDueAlerts(deps)))
})
