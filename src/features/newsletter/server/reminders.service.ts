// Mailers that pass people over: whoever wants no reminders, and addresses that are not written to any more.
import { isSuspendedAddress } from '#features/accounts/server/suspensions.store.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Clock } from '#shared/clock.ts'
import { findUserIdByAddress, wantsReminders } from './subscribers.store.ts'
import { findSuppression } from './suppressions.store.ts'

/** For letters nobody needs: digests and reminders. Those of an account, such as a new password, always go out. */
export function onlyToReachable(mailer: Mailer, clock: Clock): Mailer {
  return {
    ...mailer,
    async post(tx, posting) {
      if (await findSuppression(tx, posting.to)) return false
      // What a suspended person has not read waits for the end.
      if (await isSuspendedAddress(tx, posting.to, clock.now())) return false
      return mailer.post(tx, posting)
    },
  }
}

export function onlyToThoseWhoWantReminders(mailer: Mailer, clock: Clock): Mailer {
  const reachable = onlyToReachable(mailer, clock)
  return {
    ...mailer,
    async post(tx, posting) {
      const userId = await findUserIdByAddress(tx, posting.to)
      if (userId && !(await wantsReminders(tx, userId))) return false
      return reachable.post(tx, posting)
    },
  }
}
