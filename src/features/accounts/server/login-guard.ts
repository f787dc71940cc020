// Slows guessing down: per account with growing waits, per address with plain limits. Shared by both sign-in doors, by every
// other question for a password and by all instances.
import type { Deps } from '#platform/deps.ts'
import {
  countUp,
  countWithin,
  forgetCounts,
  prolongCount,
  readCounts,
  takeBackCounts,
} from '#platform/rate-counters.ts'
import { tooMany } from '#shared/refusal.ts'
import { loginWaitSeconds } from '../account.rules.ts'
import { countedAddress } from './counted-address.ts'
import { findKnownPlace, type Place } from './sign-in-places.store.ts'

type Attempt = { email: string; place: Place }

export type Begun = {
  /** A success takes its own count back and forgets the failures that were counted with it. */
  succeeded(): Promise<void>
  /** Right so far, with more to be asked: only its own count is taken back, or a password would wipe out wrong codes. */
  passed(): Promise<void>
}

const addressLimits = [
  { times: 10, seconds: 60 },
  { times: 30, seconds: 3600 },
]
const forgetAfterSeconds = 15 * 60

/** A place the account was signed in from before has a count of its own; all strangers share one. */
async function keysOf({ db, keys }: Deps, { email, place }: Attempt) {
  const counted = `${await countedAddress({ keys }, email)}:${(await findKnownPlace(db.orm, email, place)) ?? 'strangers'}`
  return {
    failures: `login:account:${counted}`,
    wait: `login:wait:${counted}`,
    addresses: addressLimits.map((limit) => ({
      ...limit,
      key: `login:address:${limit.seconds}:${place.limitAddress}`,
    })),
  }
}

/** Counts the attempt as a failure before the password is looked at, so that parallel guesses can't slip through. */
export async function beginAttempt(deps: Deps, attempt: Attempt): Promise<Begun> {
  const { config, db, clock } = deps
  if (!config.rateLimits) return { succeeded: async () => undefined, passed: async () => undefined }
  const now = clock.now()
  const keys = await keysOf(deps, attempt)
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
  // The address counts this attempt once, so it is taken back once: else each success would wipe out a failure beside it.
  let isTakenBack = false
  const takeBackAttempt = async () => {
    if (isTakenBack) return
    isTakenBack = true
    const addresses = keys.addresses.map(({ key }) => key)
    await takeBackCounts(db.orm, [keys.failures, ...addresses, ...(wait > 0 ? [keys.wait] : [])])
  }
  return {
    async succeeded() {
      await takeBackAttempt()
      await forgetCounts(db.orm, [keys.failures, keys.wait])
    },
    passed: takeBackAttempt,
  }
}
