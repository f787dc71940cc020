// Files that are on their way to somebody: each is in memory once, however many take it and however slowly.
import { LRUCache } from 'lru-cache'
import type { FileContent, Storage } from './storage.ts'

/** What a key stands for never changes. Nothing is held here: who is being sent a file holds it. */
export function withSharedReads(storage: Storage): Storage {
  const onTheirWay = new LRUCache<string, WeakRef<FileContent>>({ max: 1_000 })
  const beingRead = new Map<string, Promise<FileContent | null>>()
  const read = async (key: string) => {
    const content = await storage.get(key)
    if (content) onTheirWay.set(key, new WeakRef(content))
    return content
  }
  return {
    async put(key, content, contentType) {
      await storage.put(key, content, contentType)
      onTheirWay.delete(key)
    },
    async get(key) {
      const content = onTheirWay.get(key)?.deref()
      if (content) return content
      const reading = beingRead.get(key) ?? read(key).finally(() => beingRead.delete(key))
      beingRead.set(key, reading)
      return reading
    },
    async delete(key) {
      await storage.delete(key)
      onTheirWay.delete(key)
    },
  }
}
