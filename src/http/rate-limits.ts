// Rate limits as route middlewares: `limitInMemory` against floods, `limitShared` where a secret could be guessed.
import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { countUp, countWithin, readCounts } from '#platform/rate-counters.ts'
import { tooMany } from '#shared/refusal.ts'
import { isStaff } from '#shared/staff.ts'
import type { AppEnv } from './app-env.ts'
import { limitKey } from './client-address.ts'
import { type Limit, makeMemoryLimiter } from './memory-limiter.ts'

export type LimitedBy = 'address' | 'member'

function keyOf(c: Context<AppEnv>, by: LimitedBy): string {
  return by === 'member' ? c.var.actor.id : limitKey(c.var.address)
}

/** The team is exempt where a limit counts members: they work through long lists. */
function isExempt(c: Context<AppEnv>, by: LimitedBy): boolean {
  return !c.var.deps.config.rateLimits || (by === 'member' && isStaff(c.var.actor))
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

/** For what somebody changes of their own with a press, such as a favourite. Each list of routes counts for itself. */
export function limitEdits(): MiddlewareHandler<AppEnv> {
  return limitInMemory('member', { times: 60, seconds: 60 })
}

export function limitShared(name: string, by: LimitedBy, ...limits: Limit[]): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!isExempt(c, by)) {
      const { db, clock } = c.var.deps
      for (const limit of limits) {
        const key = `${name}:${limit.seconds}:${keyOf(c, by)}`
        await countWithin(db.orm, { key, ...limit }, clock.now())
      }
    }
    await next()
  }
}

/** Counts different things by address, for all instances: one that was let in is free again, and null is none. */
export function limitDifferent(
  name: string,
  limit: Limit,
  what: (c: Context<AppEnv>) => string | null,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const thing = isExempt(c, 'address') ? null : what(c)
    if (thing !== null) {
      const { db, clock } = c.var.deps
      const now = clock.now()
      const key = `${name}:${keyOf(c, 'address')}`
      const known = `${key}:${createHash('sha256').update(thing).digest('base64url').slice(0, 22)}`
      if (!(await readCounts(db.orm, [known], now)).has(known)) {
        await countWithin(db.orm, { key, ...limit }, now)
        // Not before: what was refused would be let in when it is asked again.
        await countUp(db.orm, { key: known, seconds: limit.seconds }, now)
      }
    }
    await next()
  }
}
