// Confirming an e-mail address by a mailed link.
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

const week = 7 * 86_400_000

/** In the transaction that made or changed the address: no letter without the change, no change without the letter. */
export async function mailVerification({ clock, config, mailer }: Deps, tx: Sql, user: User): Promise<void> {
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
  const letter = verifyEmailLetter(user.firstName ?? user.username, `${config.publicUrl}/verify-email?token=${token}`)
  const rendered = renderLetter(letter, config)
  await mailer.post(tx, { key: `verify:${user.id}:${createdAt.getTime()}`, to: user.email, letter: rendered })
}

export async function verifyEmail({ db, clock }: Deps, token: string): Promise<void> {
  await db.orm.transaction(async (tx) => {
    const link = await links.consumeLink(tx, 'verify_email', token, clock.now())
    if (!link || !(await markEmailVerified(tx, link.userId, link.emailKey)))
      throw refuse('not_found', 'verification_not_valid')
  })
}

export async function resendVerification(deps: Deps, userId: string): Promise<void> {
  await deps.db.orm.transaction(async (tx) => {
    const user = await findUser(tx, userId)
    if (user && !user.emailVerified) await mailVerification(deps, tx, user)
  })
}
