// Mailers that pass people over: whoever wants no reminders, and addresses that are not written to any more.
import { findUserId } from '#features/accounts/server/accounts.store.ts'
import { isSuspendedAddress } from '#features/accounts/server/suspensions.store.ts'
import type { Deps } from '#platform/deps.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { wantsReminders } from './subscribers.store.ts'
import { findSuppression } from './suppressions.service.ts'

/** For letters nobody needs: digests and reminders. Those of an account, such as a new password, always go out. */
export function onlyToReachable({ mailer, clock, keys }: Pick<Deps, 'mailer' | 'clock' | 'keys'>): Mailer {
  return {
    ...mailer,
    async post(tx, posting) {
      if (await findSuppression({ keys }, tx, posting.to)) return false
      // What a suspended person has not read waits for the end.
      if (await isSuspendedAddress(tx, posting.to, clock.now())) return false
      return mailer.post(tx, posting)
    },
  }
}

export function onlyToThoseWhoWantReminders(deps: Pick<Deps, 'mailer' | 'clock' | 'keys'>): Mailer {
  const reachable = onlyToReachable(deps)
  return {
    ...deps.mailer,
    async post(tx, posting) {
      const userId = await findUserId(tx, posting.to)
      if (userId && !(await wantsReminders(tx, userId))) return false
      return reachable.post(tx, posting)
    },
  }
}
