// Lists of topics as they were sent, kept until a topic changes anywhere: all members see the same, and see it often.
import { LRUCache } from 'lru-cache'
import type { Deps } from '#platform/deps.ts'
import type { Watched } from '#platform/watched.ts'

type Entry = { text: string; generation: number }

const caches = new WeakMap<Watched, LRUCache<string, Entry>>()

function cacheOf({ forumTopics }: Deps): LRUCache<string, Entry> {
  const known = caches.get(forumTopics)
  if (known) return known
  const cache = new LRUCache<string, Entry>({ max: 200 })
  caches.set(forumTopics, cache)
  return cache
}

export async function keptList(deps: Deps, key: string, read: () => Promise<unknown>): Promise<string> {
  const { forumTopics } = deps
  const cache = cacheOf(deps)
  const generation = forumTopics.generation()
  const entry = cache.get(key)
  if (entry?.generation === generation && forumTopics.isLive()) return entry.text
  const text = JSON.stringify(await read())
  // What changed while it was read may be missing in it: then its generation is over, and nobody is given it.
  cache.set(key, { text, generation })
  return text
}
