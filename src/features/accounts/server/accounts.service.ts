// What people do with their own account: change it, look at it, take it along, delete it.

import {
  type FindUsedPaths,
  isOwnObject,
  removeIfUnused,
  removeUnusedObjectsOf,
} from '#features/uploads/server/uploads.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { isStaff } from '#shared/staff.ts'
import { lookAlikeKey } from '#shared/text.ts'
import { isSameId } from '#shared/uuid.ts'
import { type AccountRefusal, refuse } from '../account.refusals.ts'
import type { AccountChange, Session, User } from '../account.schema.ts'
import { readsAsStaff } from '../staff-names.rules.ts'
import * as accounts from './accounts.store.ts'
import { noteDone } from './data-requests.service.ts'
import { changeEmail } from './email-change.service.ts'
import { forgetAddress, listOwnAddresses } from './former-addresses.service.ts'
import { checkOwnPassword, setOwnPassword } from './own-password.service.ts'
import { peopleRegion } from './people.cache.ts'
import { gone, lockPerson, orTaken, saveUser } from './save-user.ts'
import * as sessions from './sessions.store.ts'
import type { Place } from './sign-in-places.store.ts'

export function whyNotThisAccount(actor: Actor, id: string): AccountRefusal | null {
  return isSameId(actor.id, id) ? null : 'not_your_account'
}

export async function changeAccount(deps: Deps, actor: Actor, change: AccountChange, place: Place): Promise<User> {
  if ('username' in change) return changeUsername(deps, actor, change.username)
  if ('firstName' in change) return peopleRegion(deps).change(deps.db, (tx) => saveUser(tx, actor.id, change))
  if ('email' in change) return changeEmail(deps, actor, change.email)
  await checkOwnPassword(deps, actor, change.currentPassword, { place, field: 'currentPassword' })
  return setOwnPassword(deps, actor, change.newPassword)
}

/** A name that somebody has already stays theirs, whatever it reads as. */
async function changeUsername(deps: Deps, actor: Actor, username: string): Promise<User> {
  const isTheirs = lookAlikeKey(username) === lookAlikeKey(actor.username)
  if (!isStaff(actor) && !isTheirs && readsAsStaff(username))
    throw refuse('invalid', 'username_reads_as_staff', 'username')
  return orTaken(
    'username',
    peopleRegion(deps).change(deps.db, (tx) => saveUser(tx, actor.id, { username })),
  )
}

/** The picture before it is removed at once, unless a listing or a text shows it too; null leaves none. */
export async function changePicture(
  deps: Deps,
  parts: AccountParts,
  actor: Actor,
  profilePicture: string | null,
): Promise<User> {
  if (profilePicture && !(await isOwnObject(deps.db.orm, profilePicture, actor.id))) {
    throw refuse('invalid', 'picture_not_yours', 'profilePicture')
  }
  const before = await accounts.findUser(deps.db.orm, actor.id)
  const user = await peopleRegion(deps).change(deps.db, (tx) => saveUser(tx, actor.id, { profilePicture }))
  if (before?.profilePicture && before.profilePicture !== profilePicture)
    await removeIfUnused(deps, before.profilePicture, parts.objectReferences)
  return user
}

export async function listSessions({ db, clock }: Deps, actor: Actor): Promise<Session[]> {
  const rows = await sessions.listOpenSessions(db.orm, actor, clock.now())
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
  /** An address its owner had confirmed and has now left, by a change or with the account: nothing may keep it. */
  forgetAddress?(deps: Deps, tx: Sql, email: string): Promise<void>
}

/** Handed in by the server, which knows every feature. */
export type AccountParts = { personalData: PersonalData[]; objectReferences: FindUsedPaths[] }

export async function exportAccount(deps: Deps, parts: AccountParts, actor: Actor): Promise<Record<string, unknown>> {
  const { db, clock } = deps
  const user = (await accounts.findUser(db.orm, actor.id)) ?? gone()
  await noteDone(deps, db.orm, { kind: 'export', way: 'account', email: user.email, userId: user.id })
  const entries = await Promise.all(
    parts.personalData.map(async (part) => [part.name, await part.export(db.orm, user)] as const),
  )
  return { exportedAt: clock.now().toISOString(), ...Object.fromEntries(entries) }
}

export async function deleteAccount(
  deps: Deps,
  parts: AccountParts,
  userId: string,
  way: 'account' | 'team' = 'account',
): Promise<void> {
  await peopleRegion(deps).change(deps.db, async (tx) => {
    const user = await lockPerson(tx, userId)
    if (user.role === 'admin' && (await accounts.countAdminsForUpdate(tx)) <= 1) throw refuse('conflict', 'last_admin')
    const addresses = await listOwnAddresses(tx, user)
    for (const part of parts.personalData) await part.beforeDelete?.(deps, tx, user)
    for (const address of addresses) await forgetAddress(deps, tx, parts, address)
    await accounts.deleteUser(tx, userId)
    await noteDone(deps, tx, { kind: 'deletion', way, email: user.email })
  })
  // Objects follow once the account is gone for good: a file can't be rolled back.
  await deps.db.afterCommit((db) => removeUnusedObjectsOf({ ...deps, db }, userId, parts.objectReferences))
}
