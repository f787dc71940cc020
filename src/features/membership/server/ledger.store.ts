// The SQL of the ledger. Changes are written by ledger.service.ts, which sets the membership with them.
import { and, asc, desc, eq, max } from 'drizzle-orm'
import { blankOut, holdsAddress } from '#platform/blank-out.ts'
import type { Sql } from '#platform/db.ts'
import type { LedgerEntry } from '../membership.rules.ts'
import { membershipLedger } from './membership.table.ts'

export type LedgerKind = (typeof membershipLedger.$inferSelect)['kind']
type NewEntry = Omit<typeof membershipLedger.$inferInsert, 'id' | 'endAfter' | 'isTakenBack'>

/** Answers its id. What follows from it is not known yet: `setEndAfter`. */
export async function insertEntry(tx: Sql, entry: NewEntry): Promise<string> {
  const [row] = await tx.insert(membershipLedger).values(entry).returning({ id: membershipLedger.id })
  return row!.id
}

export async function setEndAfter(tx: Sql, id: string, endAfter: Date | null): Promise<void> {
  await tx.update(membershipLedger).set({ endAfter }).where(eq(membershipLedger.id, id))
}

/** What this payment bought counts no more, or again. */
export async function setTakenBack(tx: Sql, paymentId: string, isTakenBack: boolean): Promise<void> {
  const isGrant = and(eq(membershipLedger.paymentId, paymentId), eq(membershipLedger.kind, 'payment'))
  await tx.update(membershipLedger).set({ isTakenBack }).where(isGrant)
}

export async function findLastMoment(tx: Sql, userId: string): Promise<Date | null> {
  const [last] = await tx
    .select({ at: max(membershipLedger.createdAt) })
    .from(membershipLedger)
    .where(eq(membershipLedger.userId, userId))
  return last?.at ?? null
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
