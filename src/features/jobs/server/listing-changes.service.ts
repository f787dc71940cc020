// News of listings and organisations for who follows them: told in the transaction that changed them.
import type { Sql } from '#platform/db.ts'
import type { Queue } from '#platform/queue.ts'

export const listingChangeQueue = 'listing-changed'
export type ListingChange = { jobId: string }

export async function tellOfChange(queue: Queue, tx: Sql, jobId: string): Promise<void> {
  const change: ListingChange = { jobId }
  await queue.publish(tx, listingChangeQueue, change)
}

export const mergeQueue = 'organisation-merged'
/** By name: the organisation that is gone, and the one that has become both; and the listings that came along, if they are known. */
export type Merge = { gone: string; stays: string; jobIds?: string[] }

export async function tellOfMerge(queue: Queue, tx: Sql, merge: Merge): Promise<void> {
  await queue.publish(tx, mergeQueue, merge)
}

/** What later features keep of an organisation goes to the one that stays, before the other is gone; `server/` says what. */
export type TakeAlong = (tx: Sql, merge: { from: string; into: string }) => Promise<void>
