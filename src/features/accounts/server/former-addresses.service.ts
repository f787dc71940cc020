// What becomes of an address that somebody has left: once there is no way back to it, nothing keeps it.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { inTurn } from '#platform/in-turn.ts'
import { emailKey } from '#shared/form-fields.ts'
import type { User } from '../account.schema.ts'
import { findUserId, lockUser } from './accounts.store.ts'
import * as undos from './email-undos.store.ts'

/** Of what features keep of a person, that they know addresses. */
type Parts = { personalData: readonly { forgetAddress?(deps: Deps, tx: Sql, email: string): Promise<void> }[] }

/** Only confirmed ones: what others wrote to an address that was merely claimed is none of this person's business. */
export async function listOwnAddresses(tx: Sql, user: User): Promise<string[]> {
  const former = (await undos.listConfirmed(tx, user.id)).filter((email) => emailKey(email) !== emailKey(user.email))
  return [...(user.emailVerified ? [user.email] : []), ...former]
}

export async function forgetAddress(deps: Deps, tx: Sql, { personalData }: Parts, email: string): Promise<void> {
  for (const part of personalData) await part.forgetAddress?.(deps, tx, email)
}

/** Run now and then: ways back that are over, each in a transaction of its own. */
export async function forgetFormerAddresses(deps: Deps, parts: Parts): Promise<void> {
  const { db, clock } = deps
  const over = await undos.listOver(db.orm, clock.now())
  await inTurn(deps, over, (former) => db.orm.transaction((tx) => forgetFormer(deps, tx, parts, former)))
}

async function forgetFormer(deps: Deps, tx: Sql, parts: Parts, former: undos.FormerAddress): Promise<boolean> {
  const { clock, mailer } = deps
  const { userId, email } = former
  await lockUser(tx, userId)
  const over = await undos.deleteOver(tx, former, clock.now())
  const [holder, isKept] = [await findUserId(tx, email), await undos.isKept(tx, email)]
  if (over.length === 0 || holder === userId || isKept) return false
  await mailer.forgetNamed(tx, userId, email)
  // Somebody else may have taken the address since: then it is theirs.
  if (!holder && over.some(({ emailVerified }) => emailVerified)) await forgetAddress(deps, tx, parts, email)
  return true
}
