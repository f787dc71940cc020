// Confirming an e-mail address by a mailed link.
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { newToken } from '#platform/tokens.ts'
import { emailKey } from '#shared/form-fields.ts'
import { refuse } from '../account.refusals.ts'
import type { User } from '../account.schema.ts'
import { verifyEmailLetter } from './account.letters.tsx'
import * as links from './account-links.store.ts'
import { findUser, markEmailVerified } from './accounts.store.ts'
import { mailChangeLink, switchEmail } from './email-change.service.ts'
import { refuseIfHeld, writeToMember } from './letter-limits.service.ts'
import { gone, orTaken } from './save-user.ts'

const week = 7 * 86_400_000

/** In the transaction that made the account. Answers until when the letter is held back, if it is. */
export async function mailVerification(deps: Deps, tx: Sql, user: User): Promise<Date | null> {
  const { clock, config } = deps
  const token = newToken('ver')
  const createdAt = clock.now()
  await links.replaceLink(tx, {
    userId: user.id,
    purpose: 'verify_email',
    token,
    emailKey: emailKey(user.email),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + week),
  })
  const letter = renderLetter(
    verifyEmailLetter(`${config.publicUrl}/verify-email?token=${token}`),
    await readSettings(deps, tx),
  )
  return writeToMember(deps, tx, user, { key: `verify:${user.id}:${createdAt.getTime()}`, letter })
}

/** The link of a new account confirms its address; the link of a change makes the new address the account's own. */
export async function verifyEmail(deps: Deps, token: string): Promise<void> {
  const { db, clock } = deps
  await orTaken(
    'email',
    db.orm.transaction(async (tx) => {
      const link = await links.consumeLink(tx, 'verify_email', token, clock.now())
      const isDone = link ? await markEmailVerified(tx, link.userId, link.emailKey) : await switchEmail(deps, tx, token)
      if (!isDone) throw refuse('not_found', 'verification_not_valid')
    }),
  )
}

/** What is waited for: the pending address, else the one of the account. */
export async function resendVerification(deps: Deps, userId: string): Promise<void> {
  await deps.db.orm.transaction(async (tx) => {
    const user = (await findUser(tx, userId)) ?? gone()
    if (user.pendingEmail) return mailChangeLink(deps, tx, user, user.pendingEmail)
    // Confirmed on another device, perhaps: nobody is to wait for a letter that never comes.
    if (user.emailVerified) throw refuse('conflict', 'already_verified')
    refuseIfHeld(deps, await mailVerification(deps, tx, user))
  })
}
