// The letters of a membership, each once: the receipt, the reminders before its end, the word that it ended.
import type { User } from '#features/accounts/account.schema.ts'
import { listMembershipsEnding } from '#features/accounts/server/accounts.store.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { reminderDays } from '../membership.rules.ts'
import { endedLetter, receiptLetter, reminderLetter } from './membership.letters.tsx'

const day = 86_400_000

export async function postReceipt(
  { config, mailer }: Deps,
  tx: Sql,
  user: User,
  paymentId: string,
  end: Date,
): Promise<void> {
  const letter = renderLetter(receiptLetter(user.firstName ?? user.username, end, config.publicUrl), config)
  await mailer.post(tx, { key: `receipt:${paymentId}`, to: user.email, letter })
}

/** Runs every hour. A key with the end date in it makes each letter go out once per membership. */
export async function postReminders(deps: Deps): Promise<void> {
  const { db, clock, config, mailer } = deps
  const now = clock.now()
  const soon = new Date(now.getTime() + Math.max(...reminderDays) * day)
  const longAgo = new Date(now.getTime() - 7 * day)
  for (const { user, endsAt } of await listMembershipsEnding(db.orm, { after: longAgo, until: soon })) {
    const left = (endsAt.getTime() - now.getTime()) / day
    // The nearest one that is due; those that were missed while nothing ran are not made up for.
    const due = left <= 0 ? 0 : Math.min(...reminderDays.filter((days) => left <= days))
    const name = user.firstName ?? user.username
    const letter =
      due === 0
        ? endedLetter(name, endsAt, config.publicUrl)
        : reminderLetter(name, Math.ceil(left), endsAt, config.publicUrl)
    const key = `membership:${user.id}:${endsAt.toISOString()}:${due}`
    await db.orm.transaction((tx) => mailer.post(tx, { key, to: user.email, letter: renderLetter(letter, config) }))
  }
}
