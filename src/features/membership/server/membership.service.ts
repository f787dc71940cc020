// What members and admins do with a membership besides paying: agree, choose, redeem, grant, end.
import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { findUser, lockUser } from '#features/accounts/server/accounts.store.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse } from '../membership.refusals.ts'
import { termsVersion } from '../membership.rules.ts'
import type { MembershipChange, MembershipState } from '../membership.schema.ts'
import { recordChange } from './ledger.store.ts'
import { giftCodes, paymentConsents } from './membership.table.ts'
import { findNgo, tallyNgos } from './ngo.store.ts'

export async function readState({ db, config }: Deps, actor: Actor): Promise<MembershipState> {
  return { paymentUrl: paymentUrlFor(config, actor), ngo: await findNgo(db.orm, actor.id) }
}

function paymentUrlFor({ payment, mode }: Deps['config'], actor: Actor): string | null {
  const hasSandbox = mode === 'demo' || mode === 'development'
  const base = payment.linkUrl ?? (hasSandbox ? '/sandbox/checkout' : null)
  if (!base) return null
  const query = new URLSearchParams({ prefilled_email: actor.email, client_reference_id: actor.id })
  return `${base}${base.includes('?') ? '&' : '?'}${query}`
}

/** Proof of consent: which terms, and when. */
export async function recordConsent({ db, clock }: Deps, actor: Actor): Promise<void> {
  await db.orm.insert(paymentConsents).values({ userId: actor.id, termsVersion, createdAt: clock.now() })
}

export async function redeemGift({ db, clock }: Deps, actor: Actor, code: string): Promise<void> {
  await db.orm.transaction(async (tx) => {
    await lockUser(tx, actor.id)
    const [gift] = await tx
      .update(giftCodes)
      .set({ redeemedBy: actor.id, redeemedAt: clock.now() })
      .where(and(eq(giftCodes.code, code.toUpperCase().replace(/\s/g, '')), isNull(giftCodes.redeemedAt)))
      .returning()
    if (!gift) throw refuse('not_found', 'code_not_valid', 'code')
    await recordChange(tx, {
      userId: actor.id,
      kind: 'gift',
      days: gift.days,
      reason: `Gift code ${gift.code}`,
      at: clock.now(),
    })
  })
}

export async function makeGiftCodes(
  { db, clock }: Deps,
  draft: { days: number; count: number; note: string },
): Promise<string[]> {
  const { days, note } = draft
  const codes = Array.from({ length: draft.count }, () => `TIDE-${randomBytes(8).toString('hex').toUpperCase()}`)
  await db.orm.insert(giftCodes).values(codes.map((code) => ({ code, days, note, createdAt: clock.now() })))
  return codes
}

export async function changeMembership(
  { db, clock }: Deps,
  admin: Actor,
  userId: string,
  change: MembershipChange,
): Promise<void> {
  await db.orm.transaction(async (tx) => {
    if (!(await findUser(tx, userId))) throw refuse('not_found', 'user_not_found')
    const by = { userId, reason: change.reason, byAdmin: admin.username, at: clock.now() }
    if (change.action === 'grant') await recordChange(tx, { ...by, kind: 'grant', days: change.days })
    else await recordChange(tx, { ...by, kind: 'end' })
  })
}

/** A tenth of each fee, in money. */
export async function readNgoTally({ db }: Deps) {
  return (await tallyNgos(db.orm)).map(({ ngo, members, paidCents }) => ({
    ngo,
    members,
    cents: Math.round(paidCents / 10),
  }))
}
