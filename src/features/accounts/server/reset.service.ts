// Setting a new password by a one-time link, mailed or made by an admin.

import { randomUUID } from 'node:crypto'
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { hashPassword } from '#platform/passwords.ts'
import { countUp } from '#platform/rate-counters.ts'
import { newToken } from '#platform/tokens.ts'
import { emailKey } from '#shared/form-fields.ts'
import { Refusal } from '#shared/refusal.ts'
import { isStaff } from '#shared/staff.ts'
import { isUuid } from '#shared/uuid.ts'
import { refuse } from '../account.refusals.ts'
import type { User } from '../account.schema.ts'
import { resetLetter, takenBackLetter } from './account.letters.tsx'
import * as links from './account-links.store.ts'
import * as accounts from './accounts.store.ts'
import { refuseIfHeld, writeToMember } from './letter-limits.service.ts'
import { refuseIfCommon } from './password-choice.ts'
import { tellPasswordChanged } from './password-notice.service.ts'
import { gone } from './save-user.ts'
import { endAllSessions } from './sessions.store.ts'
import { type Place, rememberPlace } from './sign-in-places.store.ts'

const hour = 3_600_000
const requestsAnHour = 3

export const resetQueue = 'reset-request'

export type ResetRequest = { userId: string }

/**
 * The same small work for a known and an unknown address: one look, one job. The job names an account, or nobody, and no
 * address, as jobs stay for a while when they are done.
 */
export async function requestReset({ queue, db }: Deps, email: string): Promise<void> {
  const userId = (await accounts.findUserId(db.orm, email)) ?? randomUUID()
  await queue.publish<ResetRequest>(null, resetQueue, { userId })
}

/** Runs in the queue. Nobody, the team and the fourth request in an hour get no letter. */
export async function mailResetLink(deps: Deps, { userId }: ResetRequest, requestId: string): Promise<void> {
  const { db, clock, config } = deps
  if (config.rateLimits) {
    const { count } = await countUp(db.orm, { key: `reset:${userId}`, seconds: 3600 }, clock.now())
    if (count > requestsAnHour) return
  }
  const posted = db.orm.transaction(async (tx) => {
    const user = isUuid(userId) ? await accounts.findUser(tx, userId) : null
    if (!user || isStaff(user)) return
    const key = `reset:${user.id}:${requestId}`
    // A job may run once more: a new link would void the one in the letter that is on its way.
    if (await deps.mailer.wasPosted(tx, key)) return
    const letter = await renderResetLetter(deps, tx, user, resetLetter)
    refuseIfHeld(deps, await writeToMember(deps, tx, user, { key, letter }))
  })
  // A letter that is held back takes its link with it: the one that was mailed before goes on working.
  await posted.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}

/** To somebody who has just shown that they read this mailbox, so nothing holds it back. */
export async function postResetLink(deps: Deps, tx: Sql, user: User, key: string): Promise<void> {
  const letter = await renderResetLetter(deps, tx, user, takenBackLetter)
  await deps.mailer.post(tx, { key: `reset:${user.id}:${key}`, to: user.email, letter })
}

async function renderResetLetter(deps: Deps, tx: Sql, user: User, write: typeof resetLetter) {
  return renderLetter(write(await makeLink(deps, tx, user, hour)), await readSettings(deps, tx))
}

/** For a member who wrote to support: valid a day. */
export async function generateResetLink(deps: Deps, email: string): Promise<string> {
  return deps.db.orm.transaction(async (tx) => {
    const found = await accounts.findCredentials(tx, { email })
    if (!found) throw refuse('not_found', 'account_not_found')
    if (isStaff(found.user)) throw refuse('forbidden', 'admins_reset_by_command')
    return makeLink(deps, tx, found.user, 24 * hour)
  })
}

async function makeLink({ clock, config }: Deps, tx: Sql, user: User, lifeMs: number): Promise<string> {
  const token = newToken('rst')
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + lifeMs)
  await links.replaceLink(tx, {
    userId: user.id,
    purpose: 'reset',
    token,
    emailKey: emailKey(user.email),
    createdAt,
    expiresAt,
  })
  return `${config.publicUrl}/admin-reset-password?token=${token}`
}

export async function checkResetToken({ db, clock }: Deps, token: string): Promise<{ email: string }> {
  const owner = await links.findLinkOwner(db.orm, 'reset', token, clock.now())
  if (!owner || isStaff(owner)) throw refuse('not_found', 'link_not_valid')
  return { email: owner.email }
}

/** The link is used up in the same transaction that sets the password. */
export async function resetPassword(
  deps: Deps,
  { token, newPassword }: { token: string; newPassword: string },
  { reason, place }: { reason: 'link_not_valid' | 'reset_link_not_valid'; place: Place },
): Promise<void> {
  const { db, clock } = deps
  // Checked before the costly hash, so that made-up tokens cost little.
  const owner = await links.findLinkOwner(db.orm, 'reset', token, clock.now())
  if (!owner || isStaff(owner)) throw refuse('not_found', reason)
  refuseIfCommon(newPassword, (await accounts.findUser(db.orm, owner.id)) ?? gone(), 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await db.orm.transaction(async (tx) => {
    const link = await links.consumeLink(tx, 'reset', token, clock.now())
    const user =
      link &&
      (await accounts.updateUser(tx, link.userId, { passwordHash, mustChangePassword: false, pendingEmail: null }))
    if (!link || !user || isStaff(user) || emailKey(user.email) !== link.emailKey) throw refuse('not_found', reason)
    await endAllSessions(tx, user.id)
    // Whoever locked this person out with wrong passwords must not keep them out now.
    await rememberPlace(tx, user.id, place, clock.now())
    // Whoever asked for another address may not have been the owner, who is here now.
    await links.voidLinks(tx, user.id, 'change_email')
    await tellPasswordChanged(deps, tx, user, 'by_link')
  })
}
