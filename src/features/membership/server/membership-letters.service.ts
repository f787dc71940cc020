// The letters of a membership, each once: what the team changed, the receipt, the reminders before its end, the word that it ended.
import { randomUUID } from 'node:crypto'
import type { User } from '#features/accounts/account.schema.ts'
import { nameInLetters } from '#features/accounts/letter-name.rules.ts'
import { type EndingMembership, findUser, listMembershipsEnding } from '#features/accounts/server/accounts.store.ts'
import { writeToMember } from '#features/accounts/server/letter-limits.service.ts'
import { writeAmount, writePrice } from '#features/settings/price.rules.ts'
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { inTurn } from '#platform/in-turn.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { reminderDays } from '../membership.rules.ts'
import { wasEndedByTeam } from './ledger.store.ts'
import { endedLetter, receiptLetter, reminderLetter } from './membership.letters.tsx'
import { givenLetter, takenLetter } from './membership-change.letters.tsx'

const day = 86_400_000

type Receipted = { id: string; amount: number | null; currency: string | null }

export async function postReceipt(deps: Deps, tx: Sql, user: User, payment: Receipted, end: Date): Promise<void> {
  const settings = await readSettings(deps, tx)
  const { id, amount, currency } = payment
  const paid = amount === null || !currency ? writePrice(settings.price).text : writeAmount(amount, currency)
  const letter = renderLetter(receiptLetter(nameInLetters(user), end, deps.config.publicUrl, paid), settings)
  await writeToMember(deps, tx, user, { key: `receipt:${id}:${user.id}`, letter })
}

/** That the team gave time, until when; or, without an end, that it ended a membership. */
export async function postChange(deps: Deps, tx: Sql, user: User, end: Date | null): Promise<void> {
  const { publicUrl } = deps.config
  const name = nameInLetters(user)
  const letter = end ? givenLetter(name, end, publicUrl) : takenLetter(name, publicUrl)
  const key = `membership-change:${user.id}:${randomUUID()}`
  await writeToMember(deps, tx, user, { key, letter: renderLetter(letter, await readSettings(deps, tx)) })
}

/** Runs every hour. A key with the end date in it makes each letter go out once per membership. */
export async function postReminders(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  const soon = new Date(now.getTime() + Math.max(...reminderDays) * day)
  const longAgo = new Date(now.getTime() - 7 * day)
  const ending = await listMembershipsEnding(db.orm, { after: longAgo, until: soon })
  await inTurn(deps, ending, (membership) => remind(deps, membership, now))
}

async function remind(deps: Deps, { user, endsAt }: EndingMembership, now: Date): Promise<boolean> {
  const { db, config, mailer } = deps
  const left = (endsAt.getTime() - now.getTime()) / day
  // The nearest one that is due; those that were missed while nothing ran are not made up for.
  const due = left <= 0 ? 0 : Math.min(...reminderDays.filter((days) => left <= days))
  const key = `membership:${user.id}:${endsAt.toISOString()}:${due}`
  if (await mailer.wasPosted(db.orm, key)) return false
  // Who was told that the team ended it need not be told that it ended.
  if (due === 0 && (await wasEndedByTeam(db.orm, user.id, endsAt))) return false
  const name = nameInLetters(user)
  const letter =
    due === 0
      ? endedLetter(name, endsAt, config.publicUrl)
      : reminderLetter(name, Math.ceil(left), endsAt, config.publicUrl)
  const settings = await readSettings(deps)
  return db.orm.transaction(async (tx) => {
    // Going through all of them takes a while, in which somebody may extend it, or leave.
    const current = await findUser(tx, user.id)
    if (current?.subscriptionEndDate !== user.subscriptionEndDate) return false
    await writeToMember(deps, tx, current, { key, letter: renderLetter(letter, settings) })
    return true
  })
}
