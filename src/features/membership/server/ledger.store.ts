// The SQL of the ledger. Whatever changes it writes the membership in the same transaction, under the member's lock.
import { and, asc, desc, eq } from 'drizzle-orm'
import { findUser, lockUser, setMembership } from '#features/accounts/server/accounts.store.ts'
import type { Sql } from '#platform/db.ts'
import { membership } from '#shared/brand.ts'
import { computeEnd, type LedgerEntry } from '../membership.rules.ts'
import { membershipLedger } from './membership.table.ts'

export type Change = {
  userId: string
  kind: 'payment' | 'gift' | 'grant' | 'taken_back' | 'end'
  reason: string
  at: Date
  paymentId?: string
  days?: number
  byAdmin?: string
}

/** Answers the new end; null when the member is Free. */
export async function recordChange(tx: Sql, change: Change): Promise<Date | null> {
  const { userId, kind, paymentId, reason, days, byAdmin, at } = change
  await lockUser(tx, userId)
  const before = await findUser(tx, userId)
  if (kind === 'taken_back' && paymentId) {
    const grant = and(eq(membershipLedger.paymentId, paymentId), eq(membershipLedger.kind, 'payment'))
    await tx.update(membershipLedger).set({ isTakenBack: true }).where(grant)
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

export async function readEntries(db: Sql, userId: string): Promise<LedgerEntry[]> {
  const rows = await db
    .select()
    .from(membershipLedger)
    .where(eq(membershipLedger.userId, userId))
    .orderBy(asc(membershipLedger.createdAt))
  return rows.flatMap((row): LedgerEntry[] => {
    if (row.kind === 'taken_back') return []
    if (row.kind === 'end') return [{ kind: 'end', at: row.createdAt }]
    const period = row.days === null ? ({ kind: 'year' } as const) : ({ kind: 'days', days: row.days } as const)
    return [{ kind: 'grant', at: row.createdAt, period, isTakenBack: row.isTakenBack }]
  })
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
