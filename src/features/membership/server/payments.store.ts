// The SQL of payments.
import { and, eq, max, ne, sql, sum } from 'drizzle-orm'
import { blankOut, holdsAddress } from '#platform/blank-out.ts'
import type { Sql } from '#platform/db.ts'
import { partialRefunds, paymentEvents, payments, takenBack } from './membership.table.ts'

export type PaymentRow = typeof payments.$inferSelect
export type PaymentStatus = PaymentRow['status']

/** False when the event was dealt with before. */
export async function noteEvent(tx: Sql, event: { id: string; type: string }, receivedAt: Date): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values({ ...event, receivedAt })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return rows.length > 0
}

export async function findLastEventTime(db: Sql): Promise<Date | null> {
  const [row] = await db.select({ at: max(paymentEvents.receivedAt) }).from(paymentEvents)
  return row?.at ?? null
}

/** A lock that completion and refund of one payment share, so that neither misses the other, whichever comes first. */
export async function takeTurns(tx: Sql, paymentIntent: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${paymentIntent}, 7))`)
}

export type NewPayment = Omit<typeof payments.$inferInsert, 'id' | 'status'>

/** The row of this session, made if need be and locked: events about one session take turns. */
export async function openPayment(tx: Sql, payment: NewPayment): Promise<PaymentRow> {
  await tx
    .insert(payments)
    .values({ ...payment, status: 'pending' })
    .onConflictDoNothing()
  const [row] = await tx.select().from(payments).where(eq(payments.sessionId, payment.sessionId)).for('update')
  return row!
}

export async function lockPayment(tx: Sql, by: { id: string } | { paymentIntent: string }): Promise<PaymentRow | null> {
  const which = 'id' in by ? eq(payments.id, by.id) : eq(payments.paymentIntent, by.paymentIntent)
  const [row] = await tx.select().from(payments).where(which).for('update')
  return row ?? null
}

export async function updatePayment(
  tx: Sql,
  id: string,
  change: Partial<NewPayment> & { status: PaymentStatus },
): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.id, id))
}

export type TakenBack = (typeof takenBack.$inferSelect)['why']

/** What is said last counts; but a refund stays one, whatever becomes of a dispute beside it. */
export async function noteTakenBack(tx: Sql, paymentIntent: string, why: TakenBack, at: Date): Promise<void> {
  await tx
    .insert(takenBack)
    .values({ paymentIntent, why, at })
    .onConflictDoUpdate({ target: takenBack.paymentIntent, set: { why, at }, setWhere: ne(takenBack.why, 'refund') })
}

/** `total` is all that went back so far; events may come twice, or the later one first. */
export async function notePartialRefund(tx: Sql, paymentIntent: string, total: number, at: Date): Promise<void> {
  const isOfIt = eq(partialRefunds.paymentIntent, paymentIntent)
  const [row] = await tx
    .select({ known: sum(partialRefunds.amount) })
    .from(partialRefunds)
    .where(isOfIt)
  const amount = total - Number(row?.known ?? 0)
  if (amount > 0) await tx.insert(partialRefunds).values({ paymentIntent, amount, at })
}

export async function findTakenBack(tx: Sql, paymentIntent: string): Promise<TakenBack | null> {
  const [row] = await tx.select().from(takenBack).where(eq(takenBack.paymentIntent, paymentIntent))
  return row?.why ?? null
}

/** For the audit log. */
export async function readPaymentState(db: Sql, id: string): Promise<unknown> {
  const { status, userId, reason, ngo } = payments
  const [row] = await db.select({ status, user_id: userId, reason, ngo }).from(payments).where(eq(payments.id, id))
  return row ?? null
}

export async function listPayersAddresses(db: Sql, userId: string): Promise<string[]> {
  const rows = await db.selectDistinct({ email: payments.email }).from(payments).where(eq(payments.userId, userId))
  return rows.flatMap(({ email }) => email ?? [])
}

type Payer = { email: string; hash: string; userId?: string | undefined }

/** The payment stays, the address goes: of all who paid with it, or of one member. */
export async function hashPayer(tx: Sql, { email, hash, userId }: Payer): Promise<void> {
  const isTheirs = sql`lower(${payments.email}) = lower(${email})`
  await tx
    .update(payments)
    .set({ email: null, payerName: null, emailHash: hash })
    .where(and(isTheirs, userId === undefined ? undefined : eq(payments.userId, userId)))
}

/** Also of payments that came without an address. */
export async function forgetPayerNames(tx: Sql, userId: string): Promise<void> {
  await tx.update(payments).set({ payerName: null }).where(eq(payments.userId, userId))
}

/** Why the desk put a payment aside may name an address. */
export async function blankAddressInPayments(tx: Sql, email: string): Promise<void> {
  const { reason } = payments
  await tx
    .update(payments)
    .set({ reason: blankOut(reason, email) })
    .where(holdsAddress(reason, email))
}
