// What people do with their own account: change it, look at it, take it along, delete it.

import {
  type FindUsedPaths,
  isOwnObject,
  removeObject,
  removeUnusedObjectsOf,
} from '#features/uploads/server/uploads.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { checkPassword, hashPassword } from '#platform/passwords.ts'
import type { Actor } from '#shared/actor.ts'
import { countCharacters } from '#shared/text.ts'
import { type AccountRefusal, refuse } from '../account.refusals.ts'
import { adminPasswordMin } from '../account.rules.ts'
import type { AccountChange, Session, User } from '../account.schema.ts'
import { voidLinks } from './account-links.store.ts'
import * as accounts from './accounts.store.ts'
import { changeEmail } from './email-change.service.ts'
import { peopleRegion } from './people.cache.ts'
import { gone, orTaken, saveUser } from './save-user.ts'
import * as sessions from './sessions.store.ts'

export function whyNotThisAccount(actor: Actor, id: string): AccountRefusal | null {
  return actor.id === id ? null : 'not_your_account'
}

export async function changeAccount(deps: Deps, actor: Actor, change: AccountChange): Promise<User> {
  if ('username' in change) return changeUsername(deps, actor, change.username)
  if ('email' in change) return changeEmail(deps, actor, change.email)
  return changePassword(deps, actor, change)
}

async function changeUsername(deps: Deps, actor: Actor, username: string): Promise<User> {
  return orTaken(
    'username',
    peopleRegion(deps).change(deps.db, (tx) => saveUser(tx, actor.id, { username })),
  )
}

/** Keeps this session and ends the others. Reset links made before are void. */
export async function changePassword(
  { db }: Deps,
  actor: Actor,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<User> {
  if (actor.role === 'admin' && countCharacters(newPassword) < adminPasswordMin) {
    throw refuse('invalid', 'admin_password_too_short', 'newPassword')
  }
  const found = await accounts.findCredentials(db.orm, { id: actor.id })
  if (!found || !(await checkPassword(found.passwordHash, currentPassword))) {
    throw refuse('invalid', 'wrong_password', 'currentPassword')
  }
  const passwordHash = await hashPassword(newPassword)
  return db.orm.transaction(async (tx) => {
    const user = await saveUser(tx, actor.id, { passwordHash, mustChangePassword: false })
    await sessions.endOtherSessions(tx, actor.id, actor.sessionId)
    await voidLinks(tx, actor.id, 'reset')
    return user
  })
}

/** The picture before it is removed at once. */
export async function changePicture(deps: Deps, actor: Actor, profilePicture: string): Promise<User> {
  if (!(await isOwnObject(deps.db.orm, profilePicture, actor.id))) {
    throw refuse('invalid', 'picture_not_yours', 'profilePicture')
  }
  const before = await accounts.findUser(deps.db.orm, actor.id)
  const user = await peopleRegion(deps).change(deps.db, (tx) => saveUser(tx, actor.id, { profilePicture }))
  if (before?.profilePicture && before.profilePicture !== profilePicture)
    await removeObject(deps, before.profilePicture)
  return user
}

export async function listSessions({ db }: Deps, actor: Actor): Promise<Session[]> {
  const rows = await sessions.listSessions(db.orm, actor.id)
  return rows.map(({ createdAt, lastSeenAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: row.id === actor.sessionId,
  }))
}

export async function endSession({ db }: Deps, actor: Actor, sessionId: string): Promise<void> {
  if (!(await sessions.endSession(db.orm, actor.id, sessionId))) throw refuse('not_found', 'session_not_found')
}

/**
 * What a feature keeps of a person: it goes into the export and leaves with the account.
 * Rows that hang on the person by a foreign key disappear by themselves; `beforeDelete` is for the rest.
 */
export type PersonalData = {
  name: string
  export(db: Sql, user: User): Promise<unknown>
  beforeDelete?(deps: Deps, tx: Sql, user: User): Promise<void>
}

/** Handed in by the server, which knows every feature. */
export type AccountParts = { personalData: PersonalData[]; objectReferences: FindUsedPaths[] }

export async function exportAccount(
  { db, clock }: Deps,
  parts: AccountParts,
  actor: Actor,
): Promise<Record<string, unknown>> {
  const user = (await accounts.findUser(db.orm, actor.id)) ?? gone()
  const entries = await Promise.all(
    parts.personalData.map(async (part) => [part.name, await part.export(db.orm, user)] as const),
  )
  return { exportedAt: clock.now().toISOString(), ...Object.fromEntries(entries) }
}

export async function deleteAccount(deps: Deps, parts: AccountParts, userId: string): Promise<void> {
  await peopleRegion(deps).change(deps.db, async (tx) => {
    await accounts.lockUser(tx, userId)
    const user = (await accounts.findUser(tx, userId)) ?? gone()
    if (user.role === 'admin' && (await accounts.countAdminsForUpdate(tx)) <= 1) throw refuse('conflict', 'last_admin')
    for (const part of parts.personalData) await part.beforeDelete?.(deps, tx, user)
    await accounts.deleteUser(tx, userId)
  })
  // Objects follow once the account is gone for good: a file can't be rolled back.
  await deps.db.afterCommit((db) => removeUnusedObjectsOf({ ...deps, db }, userId, parts.objectReferences))
}
