// What people set up besides their password: the authenticator app and the recovery codes.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuseFactor } from '../second-factor.refusals.ts'
import type { RecoveryCodes, SecondFactor, TotpSetup } from '../second-factor.schema.ts'
import { findCredentials, lockUser } from './accounts.store.ts'
import { listPasskeys } from './passkeys.store.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { gone } from './save-user.ts'
import * as store from './second-factor.store.ts'
import { tellFactorChanged } from './second-factor-notice.service.ts'
import { endAllSessions } from './sessions.store.ts'
import { findStep, newTotpSecret, toBase32, totpUri } from './totp.ts'

export async function readSecondFactor({ db }: Deps, actor: Actor): Promise<SecondFactor> {
  const [setUp, totp, passkeys] = await Promise.all([
    store.readSetUp(db.orm, actor.id),
    store.findTotp(db.orm, actor.id),
    listPasskeys(db.orm, actor.id),
  ])
  return {
    secondFactor: store.kindsOf(setUp),
    totp: totp?.confirmedAt ? { createdAt: totp.confirmedAt.toISOString() } : null,
    passkeys,
    recoveryCodesLeft: setUp.codesLeft,
  }
}

/** Counts for nothing until a first code has come back. */
export async function beginTotp({ db, clock }: Deps, actor: Actor): Promise<TotpSetup> {
  const secret = newTotpSecret()
  if (!(await store.beginTotp(db.orm, actor.id, secret, clock.now())))
    throw refuseFactor('conflict', 'totp_set_up_already')
  const text = toBase32(secret)
  return { secret: text, uri: totpUri(text, actor.email) }
}

/** The code that shows it is used up by that. Recovery codes from before are replaced. */
export async function confirmTotp(deps: Deps, actor: Actor, code: string): Promise<RecoveryCodes> {
  const now = deps.clock.now()
  return changeFactors(deps, actor, async (tx) => {
    const begun = await store.findTotp(tx, actor.id)
    if (!begun || begun.confirmedAt) throw refuseFactor('conflict', begun ? 'totp_set_up_already' : 'totp_not_begun')
    const step = findStep(begun.secret, code.replaceAll(/\s/g, ''), now)
    if (step === null) throw refuseFactor('invalid', 'wrong_code', 'code')
    await store.confirmTotp(tx, actor.id, step, now)
    await tellFactorChanged(deps, tx, actor, 'totp_added')
    return { recoveryCodes: await giveRecoveryCodes(deps, tx, actor.id) }
  })
}

export async function removeTotp(deps: Deps, actor: Actor): Promise<void> {
  await changeFactors(deps, actor, async (tx) => {
    const removed = await store.deleteTotp(tx, actor.id)
    if (!removed) throw refuseFactor('not_found', 'factor_not_found')
    if (removed.wasConfirmed) await tellFactorChanged(deps, tx, actor, 'totp_removed')
    await dropCodesWithoutFactor(tx, actor.id)
  })
}

export async function renewRecoveryCodes(deps: Deps, actor: Actor): Promise<RecoveryCodes> {
  return changeFactors(deps, actor, async (tx) => {
    if (!store.hasFactor(await store.readSetUp(tx, actor.id))) throw refuseFactor('conflict', 'no_second_factor')
    await tellFactorChanged(deps, tx, actor, 'codes_renewed')
    return { recoveryCodes: await giveRecoveryCodes(deps, tx, actor.id) }
  })
}

/** One change of a person's factors after the other: which is the last one must be certain. */
export function changeFactors<T>({ db }: Deps, actor: Actor, work: (tx: Sql) => Promise<T>): Promise<T> {
  return db.orm.transaction(async (tx) => {
    if (!(await lockUser(tx, actor.id))) gone()
    return work(tx)
  })
}

export async function giveRecoveryCodes({ clock }: Deps, tx: Sql, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await store.replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode), clock.now())
  return codes
}

/** Codes alone are no second factor: they leave with the last one. */
export async function dropCodesWithoutFactor(tx: Sql, userId: string): Promise<void> {
  if (!store.hasFactor(await store.readSetUp(tx, userId))) await store.deleteRecoveryCodes(tx, userId)
}

/** By the operator, for somebody who lost everything. False when nobody has that address. */
export async function resetSecondFactor(deps: Deps, email: string): Promise<boolean> {
  return deps.db.orm.transaction(async (tx) => {
    const found = await findCredentials(tx, { email })
    if (!found) return false
    await lockUser(tx, found.user.id)
    await store.deleteAllFactors(tx, found.user.id)
    await endAllSessions(tx, found.user.id)
    await tellFactorChanged(deps, tx, found.user, 'all_reset')
    return true
  })
}
