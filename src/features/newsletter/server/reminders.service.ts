// Mailers that pass people over: whoever wants no reminders, and addresses that are not written to any more.
import type { Mailer } from '#platform/mail/mailer.ts'
import { findUserIdByAddress, wantsReminders } from './subscribers.store.ts'
import { findSuppression } from './suppressions.store.ts'

/** For letters nobody needs: digests and reminders. Those of an account, such as a new password, always go out. */
export function onlyToReachable(mailer: Mailer): Mailer {
  return {
    ...mailer,
    post: async (tx, posting) => ((await findSuppression(tx, posting.to)) ? false : mailer.post(tx, posting)),
  }
}

export function onlyToThoseWhoWantReminders(mailer: Mailer): Mailer {
  const reachable = onlyToReachable(mailer)
  return {
    ...mailer,
    async post(tx, posting) {
      const userId = await findUserIdByAddress(tx, posting.to)
      if (userId && !(await wantsReminders(tx, userId))) return false
      return reachable.post(tx, posting)
    },
  }
}
