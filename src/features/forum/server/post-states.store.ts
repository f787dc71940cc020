// How posts and reports stand, in the words of their tables, as the audit log keeps it.
import { eq } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { previewOf } from '../forum.rules.ts'
import { forumReplies, forumTopics } from './forum.table.ts'
import { forumReports } from './reports.table.ts'

export async function readTopicState(db: Sql, id: string): Promise<unknown> {
  const { title, authorId, isPinned, isLocked, category } = forumTopics
  const [row] = await db
    .select({ title, author_id: authorId, is_pinned: isPinned, is_locked: isLocked, category })
    .from(forumTopics)
    .where(eq(forumTopics.id, id))
  return row ?? null
}

/** With its replies, of which a very long topic keeps the first thousand. */
export async function readTopicParts(db: Sql, id: string): Promise<unknown> {
  const { title, category, authorId } = forumTopics
  const [row] = await db
    .select({ title, category, author_id: authorId })
    .from(forumTopics)
    .where(eq(forumTopics.id, id))
  if (!row) return null
  const replies = await db
    .select({ id: forumReplies.id })
    .from(forumReplies)
    .where(eq(forumReplies.topicId, id))
    .orderBy(forumReplies.createdAt, forumReplies.id)
    .limit(1_000)
  return { ...row, reply_ids: replies.map((reply) => reply.id) }
}

export async function readReportState(db: Sql, id: string): Promise<unknown> {
  const { topicId, replyId, reason, keptAt } = forumReports
  const [row] = await db
    .select({ topic_id: topicId, reply_id: replyId, reason, kept_at: keptAt })
    .from(forumReports)
    .where(eq(forumReports.id, id))
  return row ?? null
}

type PostState = {
  kind: 'topic' | 'reply'
  post_id: string
  topic_id: string
  author_id: string
  /** Of a reply: whose the title is. */
  topic_author_id?: string
  title: string
  preview: string
}
export type Post = { authorId: string; state: PostState }

/** Once it is deleted, the log is the only place that says what it was. */
export async function readTopic(db: Sql, id: string): Promise<Post | null> {
  const { authorId, title, preview } = forumTopics
  const [row] = await db.select({ authorId, title, preview }).from(forumTopics).where(eq(forumTopics.id, id))
  if (!row) return null
  const { authorId: author_id, ...words } = row
  return { authorId: author_id, state: { kind: 'topic', post_id: id, topic_id: id, author_id, ...words } }
}

/** A reply has no title but its topic's. */
export async function readReply(db: Sql, id: string): Promise<Post | null> {
  const { authorId, topicId, content } = forumReplies
  const [row] = await db
    .select({ authorId, topicId, content, title: forumTopics.title, topicAuthorId: forumTopics.authorId })
    .from(forumReplies)
    .innerJoin(forumTopics, eq(forumTopics.id, forumReplies.topicId))
    .where(eq(forumReplies.id, id))
  if (!row) return null
  const { authorId: author_id, topicId: topic_id, topicAuthorId: topic_author_id, title } = row
  const words = { topic_author_id, title, preview: previewOf(row.content) }
  return { authorId: author_id, state: { kind: 'reply', post_id: id, topic_id, author_id, ...words } }
}

/** Whichever of the two it is. */
export async function readPostState(db: Sql, id: string): Promise<unknown> {
  return ((await readTopic(db, id)) ?? (await readReply(db, id)))?.state ?? null
}

/** A report with what it is about. */
export async function readReportedPost(db: Sql, id: string): Promise<unknown> {
  const [row] = await db.select({ postId: forumReports.postId }).from(forumReports).where(eq(forumReports.id, id))
  if (!row) return null
  const [report, post] = [await readReportState(db, id), await readPostState(db, row.postId)]
  return Object.assign({}, report, post)
}

export async function readHeldState(db: Sql, id: string): Promise<unknown> {
  for (const table of [forumTopics, forumReplies]) {
    const [row] = await db.select({ held_at: table.heldAt }).from(table).where(eq(table.id, id))
    if (row) return row
  }
  return null
}
