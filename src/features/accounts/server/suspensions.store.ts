// The SQL of suspensions. What has ended by the clock is as if it were not there.
import { and, eq, gt, isNull, lte, or, type Placeholder, type SQLWrapper, sql } from 'drizzle-orm'
import { blankOut, holdsAddress } from '#platform/blank-out.ts'
import type { Sql } from '#platform/db.ts'
import { preparedOnce } from '#platform/prepared.ts'
import { emailKey } from '#shared/form-fields.ts'
import type { Suspension, SuspensionKind } from '../suspension.schema.ts'
import { users } from './accounts.table.ts'
import { suspensions } from './suspensions.table.ts'

const lasts = (now: Date | Placeholder) => or(isNull(suspensions.until), gt(suspensions.until, now))

type Row = typeof suspensions.$inferSelect

function toSuspension({ kind, reason, until, createdAt }: Row): Suspension {
  return { kind, reason, until: until?.toISOString() ?? null, createdAt: createdAt.toISOString() }
}

/** Asked for with every page of the forum. */
const suspensionOf = preparedOnce((db) =>
  db
    .select()
    .from(suspensions)
    .where(and(eq(suspensions.userId, sql.placeholder('userId')), lasts(sql.placeholder('now'))))
    .prepare('suspension_of'),
)

export async function findSuspension(db: Sql, userId: string, now: Date): Promise<Suspension | null> {
  const [row] = await suspensionOf(db).execute({ userId, now })
  return row ? toSuspension(row) : null
}

/** By the address of an account that was suspended, whether it still exists or not. */
export async function findSuspendedAddress(db: Sql, emailHash: string, now: Date): Promise<Suspension | null> {
  const [row] = await db
    .select()
    .from(suspensions)
    .where(and(eq(suspensions.emailHash, emailHash), eq(suspensions.kind, 'suspended'), lasts(now)))
    .limit(1)
  return row ? toSuspension(row) : null
}

export type NewSuspension = {
  userId: string
  emailHash: string
  kind: SuspensionKind
  reason: string
  until: Date | null
  createdAt: Date
}

/** A person has one at most: a new decision takes the place of the one before. */
export async function putSuspension(tx: Sql, suspension: NewSuspension): Promise<Suspension> {
  const { userId: _userId, ...change } = suspension
  const [row] = await tx
    .insert(suspensions)
    .values(suspension)
    .onConflictDoUpdate({ target: suspensions.userId, set: change })
    .returning()
  return toSuspension(row!)
}

/** Null when there was none, or it had ended. */
export async function removeSuspension(tx: Sql, userId: string, now: Date): Promise<Suspension | null> {
  const [row] = await tx
    .delete(suspensions)
    .where(and(eq(suspensions.userId, userId), lasts(now)))
    .returning()
  return row ? toSuspension(row) : null
}

/** A silenced person takes the silence along; of a suspended one the hash of the address stays until the end. */
export async function leaveOnlyAddress(tx: Sql, userId: string, emailHash: string): Promise<void> {
  const isTheirs = eq(suspensions.userId, userId)
  await tx.delete(suspensions).where(and(isTheirs, eq(suspensions.kind, 'silenced')))
  await tx.update(suspensions).set({ userId: null, emailHash }).where(isTheirs)
}

/** Whether an address, by its key, belongs to somebody who is suspended: letters that nobody needs rest. */
export function isOfSuspended(addressKey: SQLWrapper, now: Date) {
  return sql`exists (select 1 from ${suspensions} join ${users} as "held" on "held".id = ${suspensions.userId}
    where "held".email_key = ${addressKey} and ${suspensions.kind} = 'suspended'
    and (${suspensions.until} is null or ${suspensions.until} > ${now.toISOString()}::timestamptz))`
}

export async function isSuspendedAddress(db: Sql, email: string, now: Date): Promise<boolean> {
  const found = isOfSuspended(sql`${emailKey(email)}::text`, now)
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${found} as found`)
  return rows[0]?.found ?? false
}

/** In the words of the table, for the audit log and for the person's own export. */
export async function readSuspensionState(db: Sql, userId: string): Promise<unknown> {
  const { kind, reason, until } = suspensions
  const [row] = await db.select({ kind, reason, until }).from(suspensions).where(eq(suspensions.userId, userId))
  return row ?? null
}

export async function forgetOverSuspensions(db: Sql, now: Date): Promise<void> {
  await db.delete(suspensions).where(lte(suspensions.until, now))
}

/** A reason outlives the account of a suspended person; the address in it does not. */
export async function blankReasons(tx: Sql, email: string): Promise<void> {
  await tx
    .update(suspensions)
    .set({ reason: blankOut(suspensions.reason, email) })
    .where(holdsAddress(suspensions.reason, email))
}
