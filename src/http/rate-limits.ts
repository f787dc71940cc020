// Rate limits as route middlewares: `limitInMemory` against floods, `limitShared` where a secret could be guessed.
import type { Context, MiddlewareHandler } from 'hono'
import { countUp } from '#platform/rate-counters.ts'
import { Refusal } from '#shared/refusal.ts'
import type { AppEnv } from './app-env.ts'
import { limitKey } from './client-address.ts'
import { type Limit, makeMemoryLimiter } from './memory-limiter.ts'

export type LimitedBy = 'address' | 'member'

export function tooMany(retryAfterSeconds: number): Refusal {
  const text = 'Too many requests. Please wait a moment and try again.'
  return new Refusal('too_many', 'too_many_requests', { text, retryAfterSeconds: Math.max(1, retryAfterSeconds) })
}

function keyOf(c: Context<AppEnv>, by: LimitedBy): string {
  return by === 'member' ? c.var.actor.id : limitKey(c.var.address)
}

/** Admins are exempt where a limit counts members: they work through long lists. */
function isExempt(c: Context<AppEnv>, by: LimitedBy): boolean {
  return !c.var.deps.config.rateLimits || (by === 'member' && c.var.actor.role === 'admin')
}

export function limitInMemory(by: LimitedBy, ...limits: Limit[]): MiddlewareHandler<AppEnv> {
  const limiters = limits.map(makeMemoryLimiter)
  return async (c, next) => {
    if (!isExempt(c, by)) {
      const now = c.var.deps.clock.now().getTime()
      for (const limiter of limiters) {
        const verdict = limiter(keyOf(c, by), now)
        if (!verdict.allowed) throw tooMany(verdict.retryAfterSeconds)
      }
    }
    await next()
  }
}

export function limitShared(name: string, by: LimitedBy, ...limits: Limit[]): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!isExempt(c, by)) {
      const { db, clock } = c.var.deps
      for (const { times, seconds } of limits) {
        const key = `${name}:${seconds}:${keyOf(c, by)}`
        const { count, endsAt } = await countUp(db.orm, { key, seconds }, clock.now())
        if (count > times) throw tooMany((endsAt.getTime() - clock.now().getTime()) / 1000)
      }
    }
    await next()
  }
}
