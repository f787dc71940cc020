// What was read of the forum, kept until it changes anywhere: all members read the same, and read it often.
import { LRUCache } from 'lru-cache'
import type { Watched } from '#platform/watched.ts'

type Entry = { value: unknown; generation: number }

/** A page of replies can be half a megabyte. */
const atMost = 100
const caches = new WeakMap<Watched, LRUCache<string, Entry>>()

function cacheOf(watched: Watched): LRUCache<string, Entry> {
  const known = caches.get(watched)
  if (known) return known
  const cache = new LRUCache<string, Entry>({ max: atMost })
  caches.set(watched, cache)
  return cache
}

/** What it answers belongs to everybody who asks, and is not to be changed. */
export async function keptReading<T>(watched: Watched, key: string, read: () => Promise<T>): Promise<T> {
  const cache = cacheOf(watched)
  const generation = watched.generation()
  const entry = cache.get(key)
  if (entry?.generation === generation && watched.isLive()) return entry.value as T
  const value = await read()
  // What changed while it was read may be missing in it: then its generation is over, and nobody is given it.
  cache.set(key, { value, generation })
  return value
}
