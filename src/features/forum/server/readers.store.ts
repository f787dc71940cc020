// The SQL of what members follow and have read.
import { and, asc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { preparedOnce } from '#platform/prepared.ts'
import type { FollowLevel } from '../taking-part.schema.ts'
import { forumReplies, forumTopics } from './forum.table.ts'
import { forumReaders } from './taking-part.table.ts'

export async function setLevel(tx: Sql, userId: string, topicId: string, level: FollowLevel): Promise<void> {
  await tx
    .insert(forumReaders)
    .values({ userId, topicId, level })
    .onConflictDoUpdate({ target: [forumReaders.userId, forumReaders.topicId], set: { level } })
}

/** Never back: of two visits at once the later one counts. */
export async function noteRead(db: Sql, userId: string, topicId: string, readAt: Date): Promise<void> {
  await db
    .insert(forumReaders)
    .values({ userId, topicId, readAt })
    .onConflictDoUpdate({
      target: [forumReaders.userId, forumReaders.topicId],
      set: { readAt: sql`greatest(${forumReaders.readAt}, excluded.read_at)` },
    })
}

/** `unread` is null where no reply has been read. */
export type ReaderMarks = { topicId: string; followLevel: FollowLevel; unread: number | null; readAt: Date | null }

const marksOfMany = preparedOnce((db) => {
  const { userId, topicId, level, readAt } = forumReaders
  const viewerId = sql.placeholder('viewerId')
  // Most topics have nothing new, and then nothing is counted.
  const unread = sql<number | null>`case
    when ${readAt} is null then null
    when ${forumTopics.replyCount} = 0 or ${forumTopics.lastReplyAt} <= ${readAt} then 0
    else (select count(*)::int from ${forumReplies} where ${forumReplies.topicId} = ${topicId}
      and ${forumReplies.createdAt} > ${readAt} and ${forumReplies.heldAt} is null
      and ${forumReplies.authorId} <> ${viewerId}) end`
  return db
    .select({ topicId, followLevel: level, unread, readAt })
    .from(forumReaders)
    .innerJoin(forumTopics, eq(forumTopics.id, topicId))
    .where(and(eq(userId, viewerId), sql`${topicId} = any(${sql.placeholder('ids')}::uuid[])`))
    .prepare('marks_of_many')
})

/** Of the topics that somebody has opened or chosen something for. */
export async function listReaderMarks(db: Sql, viewerId: string, ids: readonly string[]): Promise<ReaderMarks[]> {
  return ids.length === 0 ? [] : marksOfMany(db).execute({ viewerId, ids: [...ids] })
}

export async function readLevels(tx: Sql, topicId: string): Promise<Map<string, FollowLevel>> {
  const rows = await tx
    .select({ userId: forumReaders.userId, level: forumReaders.level })
    .from(forumReaders)
    .where(and(eq(forumReaders.topicId, topicId), ne(forumReaders.level, 'normal')))
  return new Map(rows.map(({ userId, level }) => [userId, level]))
}

/** The first reply of somebody else that was not there at the last visit. */
export async function findFirstUnread(db: Sql, userId: string, topicId: string, readAt: Date): Promise<string | null> {
  const { id, createdAt, authorId, heldAt } = forumReplies
  const isNew = and(eq(forumReplies.topicId, topicId), gt(createdAt, readAt), isNull(heldAt), ne(authorId, userId))
  const [row] = await db.select({ id }).from(forumReplies).where(isNew).orderBy(asc(createdAt), asc(id)).limit(1)
  return row?.id ?? null
}

/** What somebody chose stays; that they were there does not. */
export async function forgetOldReads(db: Sql, before: Date): Promise<void> {
  const isOld = lte(forumReaders.readAt, before)
  await db.delete(forumReaders).where(and(isOld, eq(forumReaders.level, 'normal')))
  await db.update(forumReaders).set({ readAt: null }).where(isOld)
}
