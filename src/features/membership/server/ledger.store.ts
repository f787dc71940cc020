// The SQL of the ledger. Whatever changes it writes the membership in the same transaction, under the member's lock.
import { and, asc, desc, eq, max } from 'drizzle-orm'
import { findUser, lockUser, setMembership } from '#features/accounts/server/accounts.store.ts'
import { blankOut, holdsAddress } from '#platform/blank-out.ts'
import type { Sql } from '#platform/db.ts'
import { membership } from '#shared/brand.ts'
import { computeEnd, type LedgerEntry } from '../membership.rules.ts'
import { membershipLedger } from './membership.table.ts'

export type Change = {
  userId: string
  kind: 'payment' | 'gift' | 'grant' | 'taken_back' | 'restored' | 'end'
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
  const at = await nextMoment(tx, userId, change.at)
  const before = await findUser(tx, userId)
  if ((kind === 'taken_back' || kind === 'restored') && paymentId) {
    const grant = and(eq(membershipLedger.paymentId, paymentId), eq(membershipLedger.kind, 'payment'))
    await tx
      .update(membershipLedger)
      .set({ isTakenBack: kind === 'taken_back' })
      .where(grant)
  }
  const endBefore = before?.subscriptionEndDate ? new Date(before.subscriptionEndDate) : null
  const [row] = await tx
    .insert(membershipLedger)
    .values({ userId, kind, paymentId, reason, days, byAdmin, endBefore, createdAt: at })
    .returning({ id: membershipLedger.id })
  const endAfter = computeEnd(await readEntries(tx, userId))
  await tx.update(membershipLedger).set({ endAfter }).where(eq(membershipLedger.id, row!.id))
  await setMembership(tx, userId, {
    subscriptionType: endAfter ? membership.plan : 'Free',
    subscriptionEndDate: endAfter,
  })
  return endAfter
}

/** The order of the rows decides, so no two may share a moment, nor may a clock that runs behind slip one in between. */
async function nextMoment(tx: Sql, userId: string, at: Date): Promise<Date> {
  const [last] = await tx
    .select({ at: max(membershipLedger.createdAt) })
    .from(membershipLedger)
    .where(eq(membershipLedger.userId, userId))
  return last?.at && last.at >= at ? new Date(last.at.getTime() + 1) : at
}

export async function readEntries(db: Sql, userId: string): Promise<LedgerEntry[]> {
  const rows = await db
    .select()
    .from(membershipLedger)
    .where(eq(membershipLedger.userId, userId))
    .orderBy(asc(membershipLedger.createdAt))
  return rows.flatMap((row): LedgerEntry[] => {
    if (row.kind === 'taken_back' || row.kind === 'restored') return []
    if (row.kind === 'end') return [{ kind: 'end', at: row.createdAt }]
    const period = row.days === null ? ({ kind: 'year' } as const) : ({ kind: 'days', days: row.days } as const)
    return [{ kind: 'grant', at: row.createdAt, period, isTakenBack: row.isTakenBack }]
  })
}

/** Whether it ended then because the team said so, and not by the calendar. */
export async function wasEndedByTeam(db: Sql, userId: string, endedAt: Date): Promise<boolean> {
  const { userId: whose, kind, createdAt } = membershipLedger
  const isThatEnd = and(eq(whose, userId), eq(kind, 'end'), eq(createdAt, endedAt))
  return (await db.$count(membershipLedger, isThatEnd)) > 0
}

/** What somebody of the team gave or ended stays; their name goes with their account. */
export async function forgetGiver(tx: Sql, username: string): Promise<void> {
  await tx
    .update(membershipLedger)
    .set({ byAdmin: 'a former administrator' })
    .where(eq(membershipLedger.byAdmin, username))
}

/** A reason may name somebody else's address. */
export async function blankAddressInLedger(tx: Sql, email: string): Promise<void> {
  const { reason } = membershipLedger
  await tx
    .update(membershipLedger)
    .set({ reason: blankOut(reason, email) })
    .where(holdsAddress(reason, email))
}

export async function listLedger(db: Sql, userId: string) {
  const rows = await db
    .select()
    .from(membershipLedger)
    .where(eq(membershipLedger.userId, userId))
    .orderBy(desc(membershipLedger.createdAt))
  return rows.map(({ id, kind, reason, byAdmin, endBefore, endAfter, createdAt }) => ({
    id,
    kind,
    reason,
    by: byAdmin,
    from: endBefore?.toISOString() ?? null,
    to: endAfter?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }))
}
