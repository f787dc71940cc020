// The SQL of the list of people.
import { and, desc, eq, min, or, type SQL, sql } from 'drizzle-orm'
import { toUser } from '#features/accounts/server/accounts.store.ts'
import { users } from '#features/accounts/server/accounts.table.ts'
import { forumReplies, forumTopics } from '#features/forum/server/forum.table.ts'
import { contains } from '#platform/contains.ts'
import type { Sql } from '#platform/db.ts'
import { pageOf } from '#shared/paging.ts'
import type { UserList, UserSearch } from '../admin.schema.ts'

const pageSize = 25

function isNamed(text: string): SQL | undefined {
  const name = sql`lower(concat_ws(' ', ${users.firstName}, ${users.lastName}))`
  return or(
    ...[users.emailKey, sql`lower(${users.username})`, name].map((column) => contains(column, text.toLowerCase())),
  )
}

export async function searchUsers(
  db: Sql,
  { search, plan, role, page: wanted }: UserSearch,
  now: Date,
): Promise<UserList> {
  const isPaid = sql`(${users.subscriptionType} <> 'Free' and ${users.subscriptionEndDate} > ${now.toISOString()}::timestamptz)`
  const where = and(
    search ? isNamed(search) : undefined,
    role ? eq(users.role, role) : undefined,
    plan === 'Free' ? sql`${isPaid} is not true` : undefined,
    plan && plan !== 'Free' ? and(eq(users.subscriptionType, plan), isPaid) : undefined,
  )
  const [counted] = await db.select({ n: sql<number>`count(*)::int` }).from(users).where(where)
  const total = counted?.n ?? 0
  const { offset, ...shown } = pageOf(wanted, total, pageSize)
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(pageSize)
    .offset(offset)
  return { users: rows.map(toUser), total, ...shown }
}

export async function countPosts(db: Sql, userId: string): Promise<{ topics: number; replies: number }> {
  const { rows } = await db.execute<{ topics: number; replies: number }>(sql`
    select (select count(*)::int from ${forumTopics} where ${forumTopics.authorId} = ${userId}) as topics,
      (select count(*)::int from ${forumReplies} where ${forumReplies.authorId} = ${userId}) as replies`)
  return rows[0]!
}

/** When the first account was made: since then the site has something to lose. */
export async function firstAccountAt(db: Sql): Promise<Date | null> {
  const [row] = await db.select({ at: min(users.createdAt) }).from(users)
  return row?.at ?? null
}
