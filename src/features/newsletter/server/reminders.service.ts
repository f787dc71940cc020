// A mailer for reminders only: it passes over people who said that they want none.

import type { Mailer } from '#platform/mail/mailer.ts'
import { findUserIdByAddress, wantsReminders } from './subscribers.store.ts'

export function onlyToThoseWhoWantReminders(mailer: Mailer): Mailer {
  return {
    ...mailer,
    async post(tx, posting) {
      const userId = await findUserIdByAddress(tx, posting.to)
      if (userId && !(await wantsReminders(tx, userId))) return false
      return mailer.post(tx, posting)
    },
  }
}
