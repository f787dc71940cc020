// Every change of a membership goes through the ledger: what is written there decides until when it lasts, in the same
// transaction and under the member's lock.
import { findUser, lockUser, setMembership } from '#features/accounts/server/accounts.store.ts'
import type { Sql } from '#platform/db.ts'
import { membership } from '#shared/brand.ts'
import { computeEnd } from '../membership.rules.ts'
import * as store from './ledger.store.ts'

export type Change = {
  userId: string
  kind: store.LedgerKind
  reason: string
  at: Date
  paymentId?: string
  days?: number
  byAdmin?: string
}

/** Answers the new end; null when the member is Free. */
export async function recordChange(tx: Sql, change: Change): Promise<Date | null> {
  const { userId, kind, paymentId, reason, days, byAdmin } = change
  await lockUser(tx, userId)
  const createdAt = await nextMoment(tx, userId, change.at)
  const before = await findUser(tx, userId)
  if ((kind === 'taken_back' || kind === 'restored') && paymentId)
    await store.setTakenBack(tx, paymentId, kind === 'taken_back')
  const endBefore = before?.subscriptionEndDate ? new Date(before.subscriptionEndDate) : null
  const id = await store.insertEntry(tx, { userId, kind, paymentId, reason, days, byAdmin, endBefore, createdAt })
  const endAfter = computeEnd(await store.readEntries(tx, userId))
  await store.setEndAfter(tx, id, endAfter)
  await setMembership(tx, userId, {
    subscriptionType: endAfter ? membership.plan : 'Free',
    subscriptionEndDate: endAfter,
  })
  return endAfter
}

/** The order of the rows decides, so no two may share a moment, nor may a clock that runs behind slip one in between. */
async function nextMoment(tx: Sql, userId: string, at: Date): Promise<Date> {
  const last = await store.findLastMoment(tx, userId)
  return last && last >= at ? new Date(last.getTime() + 1) : at
}
