// How posts and reports stand, in the words of their tables, as the audit log keeps it.
import { eq } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { previewOf } from '../forum.rules.ts'
import { forumReplies, forumTopics } from './forum.table.ts'
import { forumReports } from './reports.table.ts'

export async function readTopicState(db: Sql, id: string): Promise<unknown> {
  const { title, isPinned, isLocked } = forumTopics
  const [row] = await db
    .select({ title, is_pinned: isPinned, is_locked: isLocked })
    .from(forumTopics)
    .where(eq(forumTopics.id, id))
  return row ?? null
}

export async function readReportState(db: Sql, id: string): Promise<unknown> {
  const { topicId, replyId, reason, keptAt } = forumReports
  const [row] = await db
    .select({ topic_id: topicId, reply_id: replyId, reason, kept_at: keptAt })
    .from(forumReports)
    .where(eq(forumReports.id, id))
  return row ?? null
}

export type Post = { authorId: string; state: { title: string; preview: string } }

/** Once it is deleted, the log is the only place that says what it was. */
export async function readTopic(db: Sql, id: string): Promise<Post | null> {
  const { authorId, title, preview } = forumTopics
  const [row] = await db.select({ authorId, state: { title, preview } }).from(forumTopics).where(eq(forumTopics.id, id))
  return row ?? null
}

/** A reply has no title but its topic's. */
export async function readReply(db: Sql, id: string): Promise<Post | null> {
  const { authorId, content } = forumReplies
  const [row] = await db
    .select({ authorId, content, title: forumTopics.title })
    .from(forumReplies)
    .innerJoin(forumTopics, eq(forumTopics.id, forumReplies.topicId))
    .where(eq(forumReplies.id, id))
  return row ? { authorId: row.authorId, state: { title: row.title, preview: previewOf(row.content) } } : null
}
