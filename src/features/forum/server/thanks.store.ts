// The SQL of thanks.
import { and, eq, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { preparedOnce } from '#platform/prepared.ts'
import { noThanks, type Thanks } from '../taking-part.schema.ts'
import { forumThanks } from './taking-part.table.ts'

export type ThankedPost = { topicId: string; replyId: string | null }

const idOf = ({ topicId, replyId }: ThankedPost) => replyId ?? topicId

/** Twice is once. */
export async function insertThanks(tx: Sql, userId: string, post: ThankedPost, createdAt: Date): Promise<void> {
  await tx
    .insert(forumThanks)
    .values({ userId, postId: idOf(post), ...post, createdAt })
    .onConflictDoNothing()
}

export async function deleteThanks(tx: Sql, userId: string, post: ThankedPost): Promise<void> {
  await tx.delete(forumThanks).where(and(eq(forumThanks.userId, userId), eq(forumThanks.postId, idOf(post))))
}

const thanksOfMany = preparedOnce((db) =>
  db
    .select({
      postId: forumThanks.postId,
      count: sql<number>`count(*)::int`,
      mine: sql<boolean>`bool_or(${forumThanks.userId} = ${sql.placeholder('viewerId')})`,
    })
    .from(forumThanks)
    .where(sql`${forumThanks.postId} = any(${sql.placeholder('ids')}::uuid[])`)
    .groupBy(forumThanks.postId)
    .prepare('thanks_of_many'),
)

/** Of each post by its id; who is not in it has none. */
export async function listThanks(db: Sql, viewerId: string, ids: readonly string[]): Promise<Map<string, Thanks>> {
  if (ids.length === 0) return new Map()
  const rows = await thanksOfMany(db).execute({ viewerId, ids: [...ids] })
  return new Map(rows.map(({ postId, count, mine }) => [postId, { count, mine }]))
}

export async function readThanks(db: Sql, viewerId: string, post: ThankedPost): Promise<Thanks> {
  return (await listThanks(db, viewerId, [idOf(post)])).get(idOf(post)) ?? noThanks
}
