// One limit for everything but assets: what no person needs in a minute, a script does not get either.
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { limitKey } from '#http/client-address.ts'
import { type MemoryLimiter, makeMemoryLimiter } from '#http/memory-limiter.ts'
import type { Deps } from '#platform/deps.ts'
import { tooMany } from '#shared/refusal.ts'

/** Pages, pages from the cache and answers of the API count together: one for the whole application. */
export const makeFloodLimiter = (): MemoryLimiter => makeMemoryLimiter({ times: 600, seconds: 60 })

export function refuseFloods({ config, clock }: Deps, limiter: MemoryLimiter): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (config.rateLimits) {
      const verdict = limiter(limitKey(c.var.address), clock.now().getTime())
      if (!verdict.allowed) throw tooMany(verdict.retryAfterSeconds)
    }
    await next()
  }
}
