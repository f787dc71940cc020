// Slows guessing down: per account with growing waits, per address with plain limits. Shared by both sign-in doors and all instances.
import { eq, sql } from 'drizzle-orm'
import { limitKey } from '#http/client-address.ts'
import { tooMany } from '#http/rate-limits.ts'
import type { Deps } from '#platform/deps.ts'
import { rateCounters } from '#platform/rate-counters.table.ts'
import { countUp, readCounts } from '#platform/rate-counters.ts'
import { emailKey } from '#shared/form-fields.ts'
import { loginWaitSeconds } from '../account.rules.ts'

export type Attempt = { email: string; address: string }

const addressLimits = [
  { times: 10, seconds: 60 },
  { times: 30, seconds: 3600 },
]
const forgetAfterSeconds = 15 * 60

function keysOf({ email, address }: Attempt) {
  return {
    failures: `login:account:${emailKey(email)}`,
    wait: `login:wait:${emailKey(email)}`,
    addresses: addressLimits.map((limit) => ({ ...limit, key: `login:address:${limit.seconds}:${limitKey(address)}` })),
  }
}

/** Counts the attempt as a failure before the password is looked at, so that parallel guesses can't slip through. */
export async function beginAttempt({ config, db, clock }: Deps, attempt: Attempt): Promise<void> {
  if (!config.rateLimits) return
  const now = clock.now()
  const keys = keysOf(attempt)
  const secondsUntil = (end: Date) => (end.getTime() - now.getTime()) / 1000
  const waiting = (await readCounts(db.orm, [keys.wait], now)).get(keys.wait)
  if (waiting) throw tooMany(secondsUntil(waiting.endsAt))

  for (const { key, seconds, times } of keys.addresses) {
    const counted = await countUp(db.orm, { key, seconds }, now)
    if (counted.count > times) throw tooMany(secondsUntil(counted.endsAt))
  }
  const { count } = await countUp(db.orm, { key: keys.failures, seconds: forgetAfterSeconds }, now)
  const wait = loginWaitSeconds(count)
  if (wait > 0) {
    await countUp(db.orm, { key: keys.wait, seconds: wait }, now)
    // Failures are remembered for as long as the wait they caused, and a while longer.
    const endsAt = new Date(now.getTime() + (wait + forgetAfterSeconds) * 1000)
    await db.orm.update(rateCounters).set({ endsAt }).where(eq(rateCounters.key, keys.failures))
  }
}

/** A success takes its own count back and forgets the account's failures. */
export async function attemptSucceeded({ config, db }: Deps, attempt: Attempt): Promise<void> {
  if (!config.rateLimits) return
  const keys = keysOf(attempt)
  const addresses = keys.addresses.map(({ key }) => key)
  await db.orm.delete(rateCounters).where(sql`${rateCounters.key} in (${keys.failures}, ${keys.wait})`)
  await db.orm
    .update(rateCounters)
    .set({ count: sql`greatest(${rateCounters.count} - 1, 0)` })
    .where(sql`${rateCounters.key} = any(${sql.param(addresses)}::text[])`)
}
