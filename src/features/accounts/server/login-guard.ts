// Slows guessing down: per account with growing waits, per address with plain limits. Shared by both sign-in doors and all instances.
import type { Deps } from '#platform/deps.ts'
import { countDown, countUp, countWithin, forgetCounts, prolongCount, readCounts } from '#platform/rate-counters.ts'
import { emailKey } from '#shared/form-fields.ts'
import { tooMany } from '#shared/refusal.ts'
import { loginWaitSeconds } from '../account.rules.ts'

/** The address as limits count it. */
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
    addresses: addressLimits.map((limit) => ({ ...limit, key: `login:address:${limit.seconds}:${address}` })),
  }
}

/** Counts the attempt as a failure before the password is looked at, so that parallel guesses can't slip through. */
export async function beginAttempt({ config, db, clock }: Deps, attempt: Attempt): Promise<void> {
  if (!config.rateLimits) return
  const now = clock.now()
  const keys = keysOf(attempt)
  const waiting = (await readCounts(db.orm, [keys.wait], now)).get(keys.wait)
  if (waiting) throw tooMany((waiting.endsAt.getTime() - now.getTime()) / 1000)

  for (const limit of keys.addresses) await countWithin(db.orm, limit, now)
  const { count } = await countUp(db.orm, { key: keys.failures, seconds: forgetAfterSeconds }, now)
  const wait = loginWaitSeconds(count)
  if (wait > 0) {
    await countUp(db.orm, { key: keys.wait, seconds: wait }, now)
    // Failures are remembered for as long as the wait they caused, and a while longer.
    const endsAt = new Date(now.getTime() + (wait + forgetAfterSeconds) * 1000)
    await prolongCount(db.orm, keys.failures, endsAt)
  }
}

/** A success takes its own count back and forgets the account's failures. */
export async function attemptSucceeded({ config, db }: Deps, attempt: Attempt): Promise<void> {
  if (!config.rateLimits) return
  const keys = keysOf(attempt)
  await forgetCounts(db.orm, [keys.failures, keys.wait])
  await countDown(
    db.orm,
    keys.addresses.map(({ key }) => key),
  )
}
