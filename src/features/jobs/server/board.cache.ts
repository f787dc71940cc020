// What was read of the board, remembered until it changes anywhere, a listing closes, or a minute has passed.
import type { Region } from '#platform/cache.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { listingPart, organisationPart } from '../board-parts.rules.ts'
import type { Job } from '../job.schema.ts'
import { slugOf } from '../organisation.rules.ts'
import { nextExpiry } from './jobs.store.ts'

/** Everything that changes listings does it by this region's `change`, or by `changeListings`. */
export function boardRegion({ cache }: Pick<Deps, 'cache'>): Region {
  return cache.region('board')
}

export type Touched = Pick<Job, 'id' | 'company'>

/** A transaction that changes these listings and no others; one that changes organisation is touched as it was and as it is. */
export function changeListings<T>(
  deps: Deps,
  work: (tx: Sql) => Promise<T>,
  touchedBy: (done: T) => readonly Touched[],
): Promise<T> {
  return boardRegion(deps).change(deps.db, work, (done) => [
    ...new Set(touchedBy(done).flatMap(({ id, company }) => [listingPart(id), organisationPart(slugOf(company))])),
  ])
}

const maxAgeMs = 60_000

/** A stretch of time in which no listing closes: what was read in it is true until it ends. */
type Period = { from: number; until: number }

export async function cached<T>(deps: Deps, key: string, read: () => Promise<T>): Promise<T> {
  const { until } = await currentPeriod(deps)
  return boardRegion(deps).read(`${until} ${key}`, read)
}

function currentPeriod(deps: Deps): Promise<Period> {
  const now = deps.clock.now().getTime()
  const read = async () => {
    const closing = (await nextExpiry(deps.db.orm, new Date(now)))?.getTime() ?? Number.POSITIVE_INFINITY
    return { from: now, until: Math.min(closing, now + maxAgeMs) }
  }
  return boardRegion(deps).read('period', read, { isTrue: ({ from, until }) => now >= from && now < until })
}

/** One listing as it is stored: other listings do not matter to it. */
export async function cachedListing(deps: Deps, id: string, read: () => Promise<Job | null>): Promise<Job | null> {
  const now = deps.clock.now().getTime()
  const { job } = await boardRegion(deps).read(`job:${id}`, async () => ({ job: await read(), from: now }), {
    madeOf: () => [`board/${listingPart(id)}`],
    isTrue: ({ from }) => now >= from && now < from + maxAgeMs,
  })
  return job
}
