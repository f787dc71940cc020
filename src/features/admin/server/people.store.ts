// The SQL of the list of people, and of what is known about one of them.
import { and, asc, desc, eq, min, or, type SQL, sql } from 'drizzle-orm'
import type { User } from '#features/accounts/account.schema.ts'
import { toUser } from '#features/accounts/server/accounts.store.ts'
import { users } from '#features/accounts/server/accounts.table.ts'
import { suspensions } from '#features/accounts/server/suspensions.table.ts'
import { forumReplies, forumTopics } from '#features/forum/server/forum.table.ts'
import { contains } from '#platform/contains.ts'
import type { Sql } from '#platform/db.ts'
import { type Bit, isAfter, newestFirst, type Place, placeOf } from '#platform/keyset.ts'
import { pageOf } from '#shared/paging.ts'
import type { UserList, UserSearch } from '../admin.schema.ts'

const pageSize = 25
const soonMs = 30 * 86_400_000

function isNamed(text: string): SQL | undefined {
  const name = sql`lower(concat_ws(' ', ${users.firstName}, ${users.lastName}))`
  return or(
    ...[users.emailKey, sql`lower(${users.username})`, name].map((column) => contains(column, text.toLowerCase())),
  )
}

const moment = (time: Date) => sql`${time.toISOString()}::timestamptz`

function isInState(state: UserSearch['state'], isPaid: SQL, now: Date): SQL | undefined {
  const soon = moment(new Date(now.getTime() + soonMs))
  if (state === 'ends_soon') return sql`(${isPaid} and ${users.subscriptionEndDate} <= ${soon})`
  if (state === 'unverified') return eq(users.emailVerified, false)
  if (state === 'staff') return sql`${users.role} <> 'job_seeker'`
  if (state !== 'suspended') return undefined
  const { userId, until } = suspensions
  return sql`exists (select 1 from ${suspensions} where ${userId} = ${users.id}
    and (${until} is null or ${until} > ${moment(now)}))`
}

type Filter = Omit<UserSearch, 'page' | 'sort'>

function whereOf({ search, plan, role, state }: Filter, now: Date): SQL | undefined {
  const isPaid = sql`(${users.subscriptionType} <> 'Free' and ${users.subscriptionEndDate} > ${moment(now)})`
  return and(
    search ? isNamed(search) : undefined,
    role ? eq(users.role, role) : undefined,
    plan === 'Free' ? sql`${isPaid} is not true` : undefined,
    plan && plan !== 'Free' ? and(eq(users.subscriptionType, plan), isPaid) : undefined,
    isInState(state, isPaid, now),
  )
}

const orders: Record<UserSearch['sort'], SQL[]> = {
  newest: [desc(users.createdAt), desc(users.id)],
  name: [asc(sql`lower(${users.username})`), asc(users.id)],
  last_login: [sql`${users.lastLogin} desc nulls last`, desc(users.id)],
  ends: [sql`${users.subscriptionEndDate} asc nulls last`, asc(users.id)],
}

export async function searchUsers(db: Sql, search: UserSearch, now: Date): Promise<UserList> {
  const where = whereOf(search, now)
  const total = await db.$count(users, where)
  const { offset, ...shown } = pageOf(search.page, total, pageSize)
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(...orders[search.sort])
    .limit(pageSize)
    .offset(offset)
  return { users: rows.map(toUser), total, ...shown }
}

const column = { at: users.createdAt, id: users.id }

/** All whom the filter finds, newest first, some at a time. */
export async function readUsers(
  db: Sql,
  filter: Filter,
  now: Date,
  { after, limit }: Bit,
): Promise<{ user: User; place: Place }[]> {
  const rows = await db
    .select({ row: users, place: placeOf(column) })
    .from(users)
    .where(and(whereOf(filter, now), isAfter(column, after)))
    .orderBy(...newestFirst(column))
    .limit(limit)
  return rows.map(({ row, place }) => ({ user: toUser(row), place }))
}

export async function countPosts(db: Sql, userId: string): Promise<{ topics: number; replies: number }> {
  const { rows } = await db.execute<{ topics: number; replies: number }>(sql`
    select (select count(*)::int from ${forumTopics} where ${forumTopics.authorId} = ${userId}) as topics,
      (select count(*)::int from ${forumReplies} where ${forumReplies.authorId} = ${userId}) as replies`)
  return rows[0]!
}

/** For the audit log: that it changed, without what it is. */
export async function readAddressState(db: Sql, userId: string): Promise<unknown> {
  const { emailVerified, pendingEmail } = users
  const [row] = await db
    .select({ email_verified: emailVerified, waits_for_new_address: sql<boolean>`${pendingEmail} is not null` })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? null
}

export async function listAdmins(db: Sql): Promise<User[]> {
  const rows = await db.select().from(users).where(eq(users.role, 'admin')).orderBy(asc(users.createdAt))
  return rows.map(toUser)
}

/** When the first account was made: since then the site has something to lose. */
export async function firstAccountAt(db: Sql): Promise<Date | null> {
  const [row] = await db.select({ at: min(users.createdAt) }).from(users)
  return row?.at ?? null
}
