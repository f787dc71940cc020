// News of listings for who follows them: told in the transaction that changed the listing.
import type { Sql } from '#platform/db.ts'
import type { Queue } from '#platform/queue.ts'

export const listingChangeQueue = 'listing-changed'
export type ListingChange = { jobId: string }

export async function tellOfChange(queue: Queue, tx: Sql, jobId: string): Promise<void> {
  const change: ListingChange = { jobId }
  await queue.publish(tx, listingChangeQueue, change)
}
