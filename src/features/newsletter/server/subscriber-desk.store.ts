// The SQL of the list of subscribers as admins see it.
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import { contains } from '#platform/contains.ts'
import type { Sql } from '#platform/db.ts'
import { type Bit, isAfter, newestFirst, type Place, placeOf } from '#platform/keyset.ts'
import { pageOf } from '#shared/paging.ts'
import type { Subscriber, SubscriberPage, SubscriberSearch } from '../subscriber-desk.schema.ts'
import { newsletterSubscribers as subscribers } from './newsletter.table.ts'

const pageSize = 50
type Filter = Omit<SubscriberSearch, 'page'>

/** Whoever has an account is written to at its address, once that is confirmed. */
const isConfirmed = sql`(${subscribers.confirmedAt} is not null or coalesce(${users.emailVerified}, false))`
const state = sql<Subscriber['state']>`case when not ${subscribers.isActive} then 'left'
  when ${isConfirmed} then 'active' else 'waiting' end`
const address = sql<string>`coalesce(${users.email}, ${subscribers.email})`
const column = { at: subscribers.createdAt, id: subscribers.id }

function whereOf({ query, state: wanted, account }: Filter): SQL | undefined {
  return and(
    query ? contains(sql`lower(${address} || ' ' || coalesce(${users.username}, ''))`, query.toLowerCase()) : undefined,
    wanted ? sql`${state} = ${wanted}` : undefined,
    account === 'with' ? isNotNull(subscribers.userId) : undefined,
    account === 'without' ? isNull(subscribers.userId) : undefined,
  )
}

function select(db: Sql, where: SQL | undefined) {
  const { id, consentSource: source, consentAt, confirmedAt, unsubscribedAt } = subscribers
  const { username } = users
  return db
    .select({
      row: { id, email: address, state, username, source, consentAt, confirmedAt, unsubscribedAt },
      place: placeOf(column),
    })
    .from(subscribers)
    .leftJoin(users, eq(users.id, subscribers.userId))
    .where(where)
    .orderBy(...newestFirst(column))
}

type Row = Awaited<ReturnType<typeof select>>[number]['row']

function toSubscriber({ consentAt, confirmedAt, unsubscribedAt, ...row }: Row): Subscriber {
  const iso = (time: Date | null) => time?.toISOString() ?? null
  return {
    ...row,
    consentAt: consentAt.toISOString(),
    confirmedAt: iso(confirmedAt),
    unsubscribedAt: iso(unsubscribedAt),
  }
}

export async function searchSubscribers(db: Sql, search: SubscriberSearch): Promise<SubscriberPage> {
  const where = whereOf(search)
  const [counted] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(subscribers)
    .leftJoin(users, eq(users.id, subscribers.userId))
    .where(where)
  const total = counted?.n ?? 0
  const { offset, ...shown } = pageOf(search.page, total, pageSize)
  const rows = await select(db, where).limit(pageSize).offset(offset)
  return { subscribers: rows.map(({ row }) => toSubscriber(row)), total, ...shown }
}

/** All whom the filter finds, newest first, some at a time. */
export async function readSubscribers(
  db: Sql,
  filter: Filter,
  { after, limit }: Bit,
): Promise<(Subscriber & { place: Place })[]> {
  const rows = await select(db, and(whereOf(filter), isAfter(column, after))).limit(limit)
  return rows.map(({ row, place }) => ({ ...toSubscriber(row), place }))
}

export async function deleteSubscriber(tx: Sql, id: string): Promise<void> {
  await tx.delete(subscribers).where(eq(subscribers.id, id))
}

/** For the audit log, which keeps no addresses. */
export async function readSubscriberState(db: Sql, id: string): Promise<unknown> {
  const { consentSource: source, isActive: active, createdAt: since } = subscribers
  const [row] = await db.select({ source, active, since }).from(subscribers).where(eq(subscribers.id, id))
  return row ?? null
}
