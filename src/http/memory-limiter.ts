// Counts per key in this process: for floods, where a few too many across instances do no harm.
import { LRUCache } from 'lru-cache'

export type Limit = { times: number; seconds: number }
export type Verdict = { allowed: boolean; retryAfterSeconds: number }

export type MemoryLimiter = (key: string, nowMs: number) => Verdict

const allowed: Verdict = { allowed: true, retryAfterSeconds: 0 }

/** A fixed window that starts with the first call. Forgets the quietest keys first when there are very many. */
export function makeMemoryLimiter({ times, seconds }: Limit): MemoryLimiter {
  const windows = new LRUCache<string, { endsAt: number; count: number }>({ max: 50_000 })
  return (key, nowMs) => {
    const window = windows.get(key)
    if (!window || window.endsAt <= nowMs) {
      windows.set(key, { endsAt: nowMs + seconds * 1000, count: 1 })
      return allowed
    }
    window.count += 1
    return window.count <= times ? allowed : { allowed: false, retryAfterSeconds: (window.endsAt - nowMs) / 1000 }
  }
}
