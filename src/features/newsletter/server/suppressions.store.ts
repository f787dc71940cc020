// The SQL of addresses that must not be written to.
import { count, eq } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { type Bit, isAfter, newestFirst, placeOf } from '#platform/keyset.ts'
import { emailKey } from '#shared/form-fields.ts'
import { pageOf } from '#shared/paging.ts'
import type { SuppressionReason } from '../newsletter.rules.ts'
import type { SuppressionPage } from '../newsletter.schema.ts'
import { forgottenComplaints, newsletterSuppressions } from './newsletter.table.ts'

const pageSize = 50
const { emailKey: key, reason, at } = newsletterSuppressions
const column = { at, id: key }

export type Suppression = { reason: SuppressionReason; at: Date }

export async function findSuppression(db: Sql, email: string): Promise<Suppression | null> {
  const [row] = await db
    .select({ reason, at })
    .from(newsletterSuppressions)
    .where(eq(key, emailKey(email)))
  return row ?? null
}

/** Answers false when the address was known already. A complaint weighs more than a letter that came back: only its owner lifts it. */
export async function suppress(tx: Sql, email: string, why: SuppressionReason, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(newsletterSuppressions)
    .values({ emailKey: emailKey(email), reason: why, at: now })
    .onConflictDoNothing()
    .returning({ key })
  if (rows.length === 0 && why === 'complaint')
    await tx
      .update(newsletterSuppressions)
      .set({ reason: why })
      .where(eq(key, emailKey(email)))
  return rows.length > 0
}

export async function liftSuppression(tx: Sql, email: string): Promise<Suppression | null> {
  const [row] = await tx
    .delete(newsletterSuppressions)
    .where(eq(key, emailKey(email)))
    .returning({ reason, at })
  return row ?? null
}

export async function listSuppressions(db: Sql, wanted: number): Promise<SuppressionPage> {
  const [counted] = await db.select({ n: count() }).from(newsletterSuppressions)
  const total = counted?.n ?? 0
  const { offset, ...shown } = pageOf(wanted, total, pageSize)
  const rows = await db
    .select({ address: key, reason, at })
    .from(newsletterSuppressions)
    .orderBy(...newestFirst(column))
    .limit(pageSize)
    .offset(offset)
  return { suppressions: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total, ...shown }
}

/** All of them, newest first, some at a time. */
export async function readSuppressions(db: Sql, { after, limit }: Bit) {
  const rows = await db
    .select({ row: { address: key, reason, at }, place: placeOf(column) })
    .from(newsletterSuppressions)
    .where(isAfter(column, after))
    .orderBy(...newestFirst(column))
    .limit(limit)
  return rows.map(({ row, place }) => ({ ...row, at: row.at.toISOString(), place }))
}

export async function findForgottenComplaint(db: Sql, emailHash: string): Promise<Suppression | null> {
  const [row] = await db.select().from(forgottenComplaints).where(eq(forgottenComplaints.emailHash, emailHash))
  return row ? { reason: 'complaint', at: row.at } : null
}

export async function noteForgottenComplaint(tx: Sql, emailHash: string, complainedAt: Date): Promise<void> {
  await tx.insert(forgottenComplaints).values({ emailHash, at: complainedAt }).onConflictDoNothing()
}

export async function liftForgottenComplaint(tx: Sql, emailHash: string): Promise<Suppression | null> {
  const [row] = await tx.delete(forgottenComplaints).where(eq(forgottenComplaints.emailHash, emailHash)).returning()
  return row ? { reason: 'complaint', at: row.at } : null
}
