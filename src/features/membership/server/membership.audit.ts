// What the audit log says of an admin's acts on memberships and payments.
import { readAccountState } from '#features/accounts/server/accounts.store.ts'
import { type ActDescription, changeById } from '#http/admin-act.ts'
import type { GiftDraft } from '../membership.schema.ts'
import { readGiftState } from './gifts.store.ts'
import { readPaymentState } from './payments.store.ts'

export const paymentChange = changeById(readPaymentState)
export const membershipChange = changeById(readAccountState)

/** By its end alone: whoever reads a code could have redeemed it. */
export const giftCodeChange: ActDescription<{ out: { param: { code: string } } }> = async (c) => {
  const { code } = c.req.valid('param')
  const { orm } = c.var.deps.db
  const before = await readGiftState(orm, code)
  return async () => ({ subject: `…${code.slice(-4)}`, before, after: await readGiftState(orm, code) })
}

/** How many and for whom; whoever reads a code can redeem it. */
export const newGiftCodes: ActDescription<{ out: { json: GiftDraft } }> = async (c) => async () => {
  const { days, count, note } = c.req.valid('json')
  return { subject: null, before: null, after: { days, count, note } }
}
