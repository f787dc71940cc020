// One limit for everything but assets: what no person needs in a minute, a script does not get either.
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { limitKey } from '#http/client-address.ts'
import { type MemoryLimiter, makeMemoryLimiter } from '#http/memory-limiter.ts'
import { tooMany } from '#http/rate-limits.ts'
import type { Deps } from '#platform/deps.ts'

const limiters = new WeakMap<Deps, MemoryLimiter>()

/** Pages from the cache and answers of the API count together. */
export function floodLimiter(deps: Deps): MemoryLimiter {
  const known = limiters.get(deps)
  if (known) return known
  const limiter = makeMemoryLimiter({ times: 600, seconds: 60 })
  limiters.set(deps, limiter)
  return limiter
}

export function refuseFloods(deps: Deps): MiddlewareHandler<AppEnv> {
  const limiter = floodLimiter(deps)
  return async (c, next) => {
    if (deps.config.rateLimits) {
      const verdict = limiter(limitKey(c.var.address), Date.now())
      if (!verdict.allowed) throw tooMany(verdict.retryAfterSeconds)
    }
    await next()
  }
}
