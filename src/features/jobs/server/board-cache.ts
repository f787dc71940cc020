// What was read of the board, kept until it changes anywhere, a listing closes, or a minute has passed.
import { LRUCache } from 'lru-cache'
import type { Deps } from '#platform/deps.ts'
import { nextExpiry } from './jobs.store.ts'

type Entry = { value: unknown; generation: number; until: number }

const maxAgeMs = 60_000
const caches = new WeakMap<object, LRUCache<string, Entry>>()
const readings = new WeakMap<object, Map<string, Promise<unknown>>>()
const closings = new WeakMap<object, { generation: number; from: number; until: number }>()

function cacheOf({ publicContent }: Deps): LRUCache<string, Entry> {
  const known = caches.get(publicContent)
  if (known) return known
  const cache = new LRUCache<string, Entry>({ max: 1_000 })
  caches.set(publicContent, cache)
  return cache
}

export async function cached<T>(deps: Deps, key: string, read: () => Promise<T>): Promise<T> {
  const { publicContent, clock } = deps
  if (!publicContent.isLive()) return read()
  const cache = cacheOf(deps)
  const now = clock.now().getTime()
  const generation = publicContent.generation()
  const entry = cache.get(key)
  if (entry && entry.generation === generation && now < entry.until) return entry.value as T
  return once(deps, `${generation}:${key}`, async () => {
    const until = await nextClosing(deps, generation, now)
    const value = await read()
    cache.set(key, { value, generation, until })
    return value
  })
}

/** Who asks while the same is being read waits for that: a crowd costs the database no more than one. */
function once<T>({ publicContent }: Deps, key: string, read: () => Promise<T>): Promise<T> {
  const current = readings.get(publicContent) ?? new Map<string, Promise<unknown>>()
  readings.set(publicContent, current)
  const known = current.get(key)
  if (known) return known as Promise<T>
  const reading = read().finally(() => current.delete(key))
  current.set(key, reading)
  return reading
}

/** Read once for each state of the board, not once for each list. */
async function nextClosing({ db, clock, publicContent }: Deps, generation: number, now: number): Promise<number> {
  const known = closings.get(publicContent)
  if (known && known.generation === generation && now >= known.from && now < known.until) return known.until
  const closing = (await nextExpiry(db.orm, clock.now()))?.getTime() ?? Number.POSITIVE_INFINITY
  const until = Math.min(closing, now + maxAgeMs)
  closings.set(publicContent, { generation, from: now, until })
  return until
}
