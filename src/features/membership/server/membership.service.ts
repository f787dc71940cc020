// What members and admins do with a membership besides paying: agree, choose, redeem, grant, end.
import { randomBytes } from 'node:crypto'
import { findUser, lockUser } from '#features/accounts/server/accounts.store.ts'
import { legalVersion } from '#features/documents/server/published.service.ts'
import { readAllNgos, readSettings } from '#features/settings/server/settings.service.ts'
import type { Deps } from '#platform/deps.ts'
import { type Actor, hasMembership } from '#shared/actor.ts'
import { refuse } from '../membership.refusals.ts'
import { givenOf } from '../membership.rules.ts'
import type { MembershipChange, MembershipState } from '../membership.schema.ts'
import { insertConsent } from './consents.store.ts'
import { insertGiftCodes, readGiftState, revokeGiftCode, useGiftCode } from './gifts.store.ts'
import { recordChange } from './ledger.service.ts'
import { postChange } from './membership-letters.service.ts'
import { chooseNgo, findNgo, tallyNgos } from './ngo.store.ts'
import { paymentPage } from './payment-page.ts'

export async function readState({ db, config }: Deps, actor: Actor): Promise<MembershipState> {
  return { paymentUrl: paymentUrlFor(config, actor), ngo: await findNgo(db.orm, actor.id) }
}

function paymentUrlFor(config: Deps['config'], actor: Actor): string | null {
  const base = paymentPage(config)
  if (!base) return null
  const query = new URLSearchParams({ prefilled_email: actor.email, client_reference_id: actor.id })
  return `${base}${base.includes('?') ? '&' : '?'}${query}`
}

/** Proof of consent: which terms, and when. */
export async function recordConsent(deps: Deps, actor: Actor): Promise<void> {
  const { db, clock } = deps
  const termsVersion = await legalVersion(deps, 'terms-of-sale')
  await insertConsent(db.orm, { userId: actor.id, termsVersion, createdAt: clock.now() })
}

/** Of the organisations there are now. */
export async function giveTo(deps: Deps, actor: Actor, ngo: string): Promise<void> {
  const { ngos } = await readSettings(deps)
  if (!ngos.some(({ id }) => id === ngo)) throw refuse('invalid', 'ngo_not_known', 'ngo')
  await chooseNgo(deps.db.orm, actor.id, ngo, deps.clock.now())
}

export async function redeemGift({ db, clock }: Deps, actor: Actor, typed: string): Promise<void> {
  const code = typed.toUpperCase().replace(/\s/g, '')
  await db.orm.transaction(async (tx) => {
    await lockUser(tx, actor.id)
    const gift = await useGiftCode(tx, code, actor.id, clock.now())
    if (!gift) throw refuse('not_found', 'code_not_valid', 'code')
    const reason = `Gift code ${code}`
    await recordChange(tx, { userId: actor.id, kind: 'gift', days: gift.days, reason, at: clock.now() })
  })
}

export async function makeGiftCodes(
  { db, clock }: Deps,
  draft: { days: number; count: number; note: string },
): Promise<string[]> {
  const { days, note } = draft
  const codes = Array.from({ length: draft.count }, () => `TIDE-${randomBytes(8).toString('hex').toUpperCase()}`)
  await insertGiftCodes(
    db.orm,
    codes.map((code) => ({ code, days, note, createdAt: clock.now() })),
  )
  return codes
}

export async function revokeGift({ db, clock }: Deps, code: string): Promise<void> {
  if (await revokeGiftCode(db.orm, code, clock.now())) return
  throw (await readGiftState(db.orm, code)) ? refuse('conflict', 'code_used') : refuse('not_found', 'code_not_found')
}

export async function changeMembership(
  deps: Deps,
  admin: Actor,
  userId: string,
  change: MembershipChange,
): Promise<void> {
  await deps.db.orm.transaction(async (tx) => {
    // Of two who end it at once the second finds it ended: the member is told once.
    await lockUser(tx, userId)
    const user = await findUser(tx, userId)
    if (!user) throw refuse('not_found', 'user_not_found')
    const at = deps.clock.now()
    const by = { userId, reason: change.reason, byAdmin: admin.username, at }
    const isGrant = change.action === 'grant'
    if (!isGrant && !hasMembership(user, at)) throw refuse('conflict', 'no_membership')
    const end = await recordChange(tx, isGrant ? { ...by, kind: 'grant', days: change.days } : { ...by, kind: 'end' })
    await postChange(deps, tx, user, isGrant ? end : null)
  })
}

export async function readNgoTally(deps: Deps) {
  const { price } = await readSettings(deps)
  const tally = await tallyNgos(deps.db.orm, price.currency)
  // What was given to one that has left the list keeps its name.
  const names = new Map((await readAllNgos(deps)).map(({ id, name }) => [id, name]))
  return tally.map(({ ngo, members, paidCents }) => {
    return { ngo, name: names.get(ngo) ?? ngo, members, cents: givenOf(paidCents) }
  })
}
