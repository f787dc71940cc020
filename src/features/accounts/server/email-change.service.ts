// A new address counts once whoever reads it has said so; the old one is told, and can take it all back for a week.
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { hashToken, newToken } from '#platform/tokens.ts'
import type { Actor } from '#shared/actor.ts'
import { emailKey } from '#shared/form-fields.ts'
import { refuseIfStale } from '#shared/fresh-session.ts'
import { isStaff } from '#shared/staff.ts'
import { refuse } from '../account.refusals.ts'
import type { User } from '../account.schema.ts'
import { changeEmailLetter, emailChangeAskedLetter, emailChangedLetter } from './account.letters.tsx'
import * as links from './account-links.store.ts'
import * as accounts from './accounts.store.ts'
import * as undos from './email-undos.store.ts'
import { refuseIfHeld, writeToMember, writeToStranger } from './letter-limits.service.ts'
import { postResetLink } from './reset.service.ts'
import { lockPerson, orTaken, saveUser } from './save-user.ts'
import { endAllSessions } from './sessions.store.ts'
import { removeWaysInSince } from './ways-in.service.ts'

const linkMs = 24 * 3_600_000
export const undoMs = 7 * 86_400_000
/** A change waits for a day at most, and whoever asked for it was signed in a while before. */
const takenBeforeMs = linkMs + 3_600_000

/** The address stays as it is until the new one is confirmed. The present address drops what was pending. */
export async function changeEmail(deps: Deps, actor: Actor, email: string): Promise<User> {
  refuseIfStale(actor, deps.clock.now())
  return deps.db.orm.transaction((tx) => askForEmail(deps, tx, actor.id, email))
}

/** Whoever asks for it. */
export async function askForEmail(deps: Deps, tx: Sql, userId: string, email: string): Promise<User> {
  const user = await lockPerson(tx, userId)
  await links.voidLinks(tx, user.id, 'change_email')
  if (emailKey(email) === emailKey(user.email)) return saveUser(tx, user.id, { email, pendingEmail: null })
  await refuseIfTaken(deps, tx, email, user.id)
  await links.voidLinks(tx, user.id, 'reset')
  await mailChangeLink(deps, tx, user, email)
  await tellOldAddress(deps, tx, user, emailChangeAskedLetter)
  return saveUser(tx, user.id, { pendingEmail: email })
}

export async function mailChangeLink(deps: Deps, tx: Sql, user: User, email: string): Promise<void> {
  const { clock, config } = deps
  const token = newToken('chg')
  const createdAt = clock.now()
  await links.replaceLink(tx, {
    userId: user.id,
    purpose: 'change_email',
    token,
    emailKey: emailKey(email),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + linkMs),
  })
  const letter = renderLetter(
    changeEmailLetter(`${config.publicUrl}/verify-email?token=${token}`),
    await readSettings(deps, tx),
  )
  const key = `change-email:${user.id}:${createdAt.getTime()}`
  refuseIfHeld(deps, await writeToStranger(deps, tx, { key, to: email, letter, causedBy: user.id }))
}

/** An address that nobody has confirmed yet. Links that went to the wrong one open nothing any more. */
export async function correctAddress(tx: Sql, userId: string, email: string): Promise<User> {
  await voidAllLinks(tx, userId)
  return saveUser(tx, userId, { email, emailVerified: false, pendingEmail: null })
}

/** By the link in the new mailbox. False when it is no such link. */
export async function switchEmail(deps: Deps, tx: Sql, token: string): Promise<boolean> {
  const link = await links.consumeLink(tx, 'change_email', token, deps.clock.now())
  if (!link) return false
  await accounts.lockUser(tx, link.userId)
  const user = await accounts.findUser(tx, link.userId)
  if (!user?.pendingEmail || emailKey(user.pendingEmail) !== link.emailKey) return false
  await refuseIfTaken(deps, tx, user.pendingEmail, user.id)
  await tellOldAddress(deps, tx, user, emailChangedLetter)
  await saveUser(tx, user.id, { email: user.pendingEmail, emailVerified: true, pendingEmail: null })
  await links.voidLinks(tx, user.id, 'reset')
  await links.voidLinks(tx, user.id, 'verify_email')
  return true
}

/** By the link in the old mailbox: everything as it was, everybody signed out, and a way to a new password. */
export async function undoEmailChange(deps: Deps, token: string): Promise<void> {
  const { db, clock } = deps
  await orTaken(
    'email',
    db.orm.transaction(async (tx) => {
      const undo = await undos.consumeUndo(tx, token, clock.now())
      if (!undo) throw refuse('not_found', 'undo_not_valid')
      await accounts.lockUser(tx, undo.userId)
      const user = await accounts.findUser(tx, undo.userId)
      if (!user) throw refuse('not_found', 'undo_not_valid')
      const isStillTheirs = emailKey(user.email) === undo.emailKey
      const { email, emailVerified } = isStillTheirs ? user : undo
      const restored = await saveUser(tx, user.id, { email, emailVerified, pendingEmail: null })
      await undos.voidLaterUndos(tx, undo)
      await voidAllLinks(tx, user.id)
      await endAllSessions(tx, user.id)
      await removeWaysInSince(deps, tx, restored, new Date(undo.createdAt.getTime() - takenBeforeMs))
      if (!isStaff(restored)) await postResetLink(deps, tx, restored, `undo:${undo.tokenHash.toString('hex')}`)
    }),
  )
}

async function voidAllLinks(tx: Sql, userId: string): Promise<void> {
  for (const purpose of links.purposes) await links.voidLinks(tx, userId, purpose)
}

async function refuseIfTaken({ clock }: Deps, tx: Sql, email: string, userId: string): Promise<void> {
  if (await accounts.isEmailTaken(tx, email, { now: clock.now(), userId }))
    throw refuse('conflict', 'email_taken', 'email')
}

async function tellOldAddress(
  deps: Deps,
  tx: Sql,
  user: User,
  write: typeof emailChangedLetter | typeof emailChangeAskedLetter,
): Promise<void> {
  const { clock, config } = deps
  const { id: userId, email, emailVerified } = user
  const token = newToken('und')
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + undoMs)
  await undos.insertUndo(tx, { userId, token, email, emailKey: emailKey(email), emailVerified, createdAt, expiresAt })
  const letter = renderLetter(write(`${config.publicUrl}/undo-email?token=${token}`), await readSettings(deps, tx))
  await writeToMember(deps, tx, user, { key: `email-undo:${userId}:${hashToken(token).toString('hex')}`, letter })
}
