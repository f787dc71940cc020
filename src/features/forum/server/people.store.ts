// The SQL of people in the forum: who can be mentioned, their pages and what they say of themselves.
import { and, asc, desc, eq, gt, isNull, notExists, or, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import { suspensions } from '#features/accounts/server/suspensions.table.ts'
import { beginsWith } from '#platform/contains.ts'
import type { Sql } from '#platform/db.ts'
import { lookAlikeKey } from '#shared/text.ts'
import type { Author } from '../forum.schema.ts'
import { isMentionable } from '../mention.rules.ts'
import type { ForumPerson } from '../person.schema.ts'
import { authorColumns } from './author-columns.store.ts'
import { listBerths } from './berths.store.ts'
import { forumReplies, forumTopics } from './forum.table.ts'
import { forumProfiles, forumThanks } from './taking-part.table.ts'

const offered = 8
/** More than are offered, as some names can't be mentioned. */
const lookedAt = 40
const topicsShown = 10

/** Those who can come and read it, and whose name a post would call: whoever is shut out is not offered. */
export async function listPeople(db: Sql, prefix: string, now: Date): Promise<Author[]> {
  const key = lookAlikeKey(prefix.trim())
  if (!key) return []
  const isShutOut = db
    .select({ id: suspensions.userId })
    .from(suspensions)
    .where(
      and(
        eq(suspensions.userId, users.id),
        eq(suspensions.kind, 'suspended'),
        or(isNull(suspensions.until), gt(suspensions.until, now)),
      ),
    )
  const people = await db
    .select(authorColumns)
    .from(users)
    .where(and(beginsWith(users.usernameKey, key), notExists(isShutOut)))
    .orderBy(asc(users.usernameKey))
    .limit(lookedAt)
  return people.filter(({ username }) => isMentionable(username)).slice(0, offered)
}

export async function findPerson(db: Sql, username: string): Promise<ForumPerson | null> {
  const shownTopics = sql`${forumTopics} where ${forumTopics.authorId} = ${users.id} and ${forumTopics.heldAt} is null`
  const shownReplies = sql`${forumReplies} where ${forumReplies.authorId} = ${users.id} and ${forumReplies.heldAt} is null`
  const [row] = await db
    .select({
      ...authorColumns,
      createdAt: users.createdAt,
      bio: forumProfiles.bio,
      topicCount: sql<number>`(select count(*)::int from ${shownTopics})`,
      replyCount: sql<number>`(select count(*)::int from ${shownReplies})`,
      thanksCount: sql<number>`(select count(*)::int from ${forumThanks} where ${forumThanks.postId} in
        (select ${forumTopics.id} from ${shownTopics} union all select ${forumReplies.id} from ${shownReplies}))`,
    })
    .from(users)
    .leftJoin(forumProfiles, eq(forumProfiles.userId, users.id))
    .where(eq(users.usernameKey, lookAlikeKey(username)))
  if (!row) return null
  const { id, title, createdAt, replyCount } = forumTopics
  const topics = await db
    .select({ id, title, createdAt, replyCount })
    .from(forumTopics)
    .where(and(eq(forumTopics.authorId, row.id), isNull(forumTopics.heldAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(topicsShown)
  return {
    ...row,
    berths: await listBerths(db, row.id),
    createdAt: row.createdAt.toISOString(),
    topics: topics.map((topic) => ({ ...topic, createdAt: topic.createdAt.toISOString() })),
  }
}

export async function readBio(db: Sql, userId: string): Promise<string | null> {
  const [row] = await db.select().from(forumProfiles).where(eq(forumProfiles.userId, userId))
  return row?.bio ?? null
}

export async function setBio(tx: Sql, userId: string, bio: string | null): Promise<void> {
  if (bio === null) await tx.delete(forumProfiles).where(eq(forumProfiles.userId, userId))
  else
    await tx
      .insert(forumProfiles)
      .values({ userId, bio })
      .onConflictDoUpdate({ target: forumProfiles.userId, set: { bio } })
}
