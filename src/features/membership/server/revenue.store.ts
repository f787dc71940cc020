// The SQL of money by month, and of all payments as the desk lists them.
import { and, asc, count, desc, eq, gte, inArray, lt, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import { containsInAnyCase } from '#platform/contains.ts'
import type { Sql } from '#platform/db.ts'
import { type Bit, isAfter, newestFirst, placeOf } from '#platform/keyset.ts'
import { isUuid } from '#shared/uuid.ts'
import type { PaymentSearch } from '../membership.schema.ts'
import type { LedgerStep } from '../revenue.rules.ts'
import {
  formerMemberships,
  membershipLedger,
  ngoChoices,
  partialRefunds,
  payments,
  takenBack,
} from './membership.table.ts'
import { isInPlanOf, partsBack, planAmount, planPart, planRest, planTax } from './plan-amount.store.ts'

const month = (moment: typeof payments.createdAt | typeof takenBack.at | typeof partialRefunds.at) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM')`

/** Money that came in, whoever it turned out to belong to. */
const cameIn = (currency: string) => and(ne(payments.status, 'pending'), isInPlanOf(currency))

export type MonthSums = { month: string; paid: number; tax: number }

export async function sumPaid(db: Sql, currency: string): Promise<MonthSums[]> {
  const name = month(payments.createdAt)
  return db
    .select({
      month: name,
      paid: sql<number>`coalesce(sum(${planAmount}), 0)::int`,
      tax: sql<number>`coalesce(sum(${planTax}), 0)::int`,
    })
    .from(payments)
    .where(cameIn(currency))
    .groupBy(name)
}

type Refunded = { month: string; refunded: number }

/** What was left of payments that went back. */
export async function sumRefunded(db: Sql, currency: string): Promise<Refunded[]> {
  const name = month(takenBack.at)
  return db
    .select({ month: name, refunded: sql<number>`coalesce(sum(${planRest}), 0)::int` })
    .from(takenBack)
    .innerJoin(payments, eq(payments.paymentIntent, takenBack.paymentIntent))
    .where(and(cameIn(currency), inArray(takenBack.why, ['refund', 'dispute'])))
    .groupBy(name)
}

export async function sumPartlyRefunded(db: Sql, currency: string): Promise<Refunded[]> {
  const name = month(partialRefunds.at)
  return db
    .select({ month: name, refunded: sql<number>`coalesce(sum(${planPart}), 0)::int` })
    .from(partialRefunds)
    .innerJoin(payments, eq(payments.paymentIntent, partialRefunds.paymentIntent))
    .where(cameIn(currency))
    .groupBy(name)
}

/** What came in from those who chose each organisation, and was not given back. */
export async function sumByNgo(db: Sql, currency: string): Promise<{ month: string; ngo: string; paid: number }[]> {
  const name = month(payments.createdAt)
  const chosen = sql<string>`coalesce(${ngoChoices.ngo}, ${payments.ngo})`
  return db
    .select({ month: name, ngo: chosen, paid: sql<number>`sum(${planRest})::int` })
    .from(payments)
    .leftJoin(ngoChoices, eq(ngoChoices.userId, payments.userId))
    .where(and(cameIn(currency), eq(payments.status, 'granted'), sql`${chosen} is not null`))
    .groupBy(name, chosen)
}

/** With the tax in them. Of what was put aside nobody knows any more why it waited. */
export async function countAmounts(db: Sql, since: Date) {
  const { amount, tax, currency, reason, status, createdAt } = payments
  const isRight = sql<boolean>`coalesce(${reason}, '') not in ('wrong_amount', 'wrong_currency')`
  return db
    .select({ amount, tax, currency, isRight, payments: count() })
    .from(payments)
    .where(and(notInArray(status, ['pending', 'dismissed']), gte(createdAt, since)))
    .groupBy(amount, tax, currency, isRight)
}

export async function listSteps(db: Sql): Promise<LedgerStep[]> {
  const { userId, kind, createdAt, endBefore, endAfter } = membershipLedger
  const former = formerMemberships
  const [steps, formerSteps] = await Promise.all([
    db
      .select({ userId, kind, at: createdAt, endBefore, endAfter })
      .from(membershipLedger)
      .orderBy(asc(userId), asc(createdAt)),
    db
      .select({
        userId: former.person,
        kind: sql<string>`${former.kind}`,
        at: former.createdAt,
        endBefore: former.endBefore,
        endAfter: former.endAfter,
      })
      .from(former)
      .orderBy(asc(former.person), asc(former.createdAt)),
  ])
  return [...steps, ...formerSteps]
}

const dayMs = 86_400_000

function whereOf({ status, query, from, to }: PaymentSearch): SQL | undefined {
  const { email, payerName, reference, sessionId, paymentIntent } = payments
  const texts = [email, payerName, reference, sessionId, paymentIntent, users.username, users.email]
  const isId = query !== undefined && isUuid(query)
  return and(
    status ? eq(payments.status, status) : undefined,
    query
      ? or(...texts.map((text) => containsInAnyCase(text, query)), isId ? eq(payments.id, query) : undefined)
      : undefined,
    from ? gte(payments.createdAt, new Date(from)) : undefined,
    to ? isUpTo(to) : undefined,
  )
}

/** A day counts to its end. */
function isUpTo(to: string): SQL {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(to)
  return isDay ? lt(payments.createdAt, new Date(Date.parse(to) + dayMs)) : lte(payments.createdAt, new Date(to))
}

const shown = {
  payment: payments,
  partsBack,
  person: { id: users.id, username: users.username, email: users.email },
}

/** The oldest first where they wait, the newest first in all other lists. */
export async function findPayments(
  db: Sql,
  search: PaymentSearch,
  { limit, offset }: { limit: number; offset: number },
) {
  const order = search.status === 'unmatched' ? asc(payments.createdAt) : desc(payments.createdAt)
  return db
    .select(shown)
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(whereOf(search))
    .orderBy(order, asc(payments.id))
    .limit(limit)
    .offset(offset)
}

export async function findPayment(db: Sql, id: string) {
  const [row] = await db
    .select(shown)
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(eq(payments.id, id))
  return row ?? null
}

const column = { at: payments.createdAt, id: payments.id }

/** All that the filter finds, newest first, some at a time. */
export async function readPayments(db: Sql, search: PaymentSearch, { after, limit }: Bit) {
  return db
    .select({ ...shown, place: placeOf(column) })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(and(whereOf(search), isAfter(column, after)))
    .orderBy(...newestFirst(column))
    .limit(limit)
}

export async function countPayments(db: Sql, search: PaymentSearch): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(whereOf(search))
  return row?.n ?? 0
}
