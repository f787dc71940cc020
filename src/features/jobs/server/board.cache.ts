// What was read of the board, remembered until it changes anywhere, a listing closes, or a minute has passed.
import type { Region } from '#platform/cache.ts'
import type { Deps } from '#platform/deps.ts'
import { nextExpiry } from './jobs.store.ts'

/** Everything that changes listings does it by this region's `change`. */
export function boardRegion({ cache }: Pick<Deps, 'cache'>): Region {
  return cache.region('board')
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
