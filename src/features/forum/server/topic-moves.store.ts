// The SQL of merging and splitting topics. A post keeps its id whether it opens a topic or stands in one, so that what
// hangs on it (thanks, notifications, reports, edits) and links to it stay right.
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { previewOf, searchKey } from '../forum.rules.ts'
import { forumNotes } from './acts.table.ts'
import { forumQuestions } from './berths.table.ts'
import { forumEdits, forumReplies, forumTopics } from './forum.table.ts'
import { forumNotifications } from './notifications.table.ts'
import { wordsOf } from './post-words.store.ts'
import { forumReports } from './reports.table.ts'
import { forumAnswers, forumReaders, forumThanks } from './taking-part.table.ts'

const hangingOn = [forumThanks, forumNotifications, forumReports, forumEdits] as const

export async function findTopicOfReply(db: Sql, replyId: string): Promise<string | null> {
  const { topicId, heldAt } = forumReplies
  const [row] = await db
    .select({ topicId })
    .from(forumReplies)
    .where(and(eq(forumReplies.id, replyId), isNull(heldAt)))
  return row?.topicId ?? null
}

/** The topic becomes a reply at its time, its replies follow; both topics must be locked. */
export async function moveTopicInto(tx: Sql, from: string, into: string): Promise<void> {
  const [topic] = await tx.select().from(forumTopics).where(eq(forumTopics.id, from))
  if (!topic) return
  const { authorId, content, body, heldAt, createdAt, updatedAt } = topic
  const words = { content, body, searchWords: wordsOf(content) }
  await tx.insert(forumReplies).values({ id: from, topicId: into, authorId, ...words, heldAt, createdAt, updatedAt })
  await tx.update(forumReplies).set({ topicId: into }).where(eq(forumReplies.topicId, from))
  for (const table of hangingOn) {
    await tx.update(table).set({ replyId: from }).where(eq(table.postId, from))
    await tx.update(table).set({ topicId: into }).where(eq(table.topicId, from))
  }
  for (const table of [forumQuestions, forumNotes]) {
    await tx.update(table).set({ topicId: into }).where(eq(table.topicId, from))
  }
  await keepFollowers(tx, from, into)
  await tx.delete(forumTopics).where(eq(forumTopics.id, from))
}

/** Who chose to watch or mute goes along, unless they chose something in the other topic. */
async function keepFollowers(tx: Sql, from: string, into: string): Promise<void> {
  const { userId, level, topicId } = forumReaders
  const chosen = await tx
    .select({ userId, level })
    .from(forumReaders)
    .where(and(eq(topicId, from), ne(level, 'normal')))
  if (chosen.length === 0) return
  await tx
    .insert(forumReaders)
    .values(chosen.map((each) => ({ ...each, topicId: into })))
    .onConflictDoUpdate({
      target: [userId, topicId],
      set: { level: sql`excluded.level` },
      setWhere: eq(level, 'normal'),
    })
}

export type SplitReply = { id: string; authorId: string }

/** Those of them that stand in this topic and everybody sees, by time. */
export async function listRepliesToSplit(db: Sql, topicId: string, ids: readonly string[]): Promise<SplitReply[]> {
  const { id, authorId, createdAt, heldAt } = forumReplies
  return db
    .select({ id, authorId })
    .from(forumReplies)
    .where(and(eq(forumReplies.topicId, topicId), inArray(id, [...ids]), isNull(heldAt)))
    .orderBy(asc(createdAt), asc(id))
}

/** The first reply becomes a topic, the others its replies; the old topic must be locked. */
export async function moveReplies(tx: Sql, from: string, ids: readonly string[], title: string): Promise<void> {
  const [first = '', ...others] = ids
  const [row] = await tx.select().from(forumReplies).where(eq(forumReplies.id, first))
  const [topic] = await tx.select({ category: forumTopics.category }).from(forumTopics).where(eq(forumTopics.id, from))
  if (!row || !topic) return
  const { authorId, content, body, heldAt, createdAt, updatedAt } = row
  const derived = { titleKey: searchKey(title), preview: previewOf(content), searchWords: wordsOf(content, title) }
  const words = { id: first, title, content, body, authorId, ...topic, ...derived }
  await tx.insert(forumTopics).values({ ...words, lastActivityAt: createdAt, heldAt, createdAt, updatedAt })
  await tx.delete(forumAnswers).where(inArray(forumAnswers.replyId, [...ids]))
  for (const table of hangingOn) {
    await tx.update(table).set({ topicId: first, replyId: null }).where(eq(table.postId, first))
    if (others.length > 0) await tx.update(table).set({ topicId: first }).where(inArray(table.replyId, others))
  }
  await tx
    .update(forumQuestions)
    .set({ topicId: first })
    .where(inArray(forumQuestions.postId, [...ids]))
  if (others.length > 0) await tx.update(forumReplies).set({ topicId: first }).where(inArray(forumReplies.id, others))
  await tx.delete(forumReplies).where(eq(forumReplies.id, first))
}

/** Those that would go along, also the ones that wait. */
export async function listReplyIds(tx: Sql, topicId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: forumReplies.id })
    .from(forumReplies)
    .where(eq(forumReplies.topicId, topicId))
    .orderBy(asc(forumReplies.createdAt), asc(forumReplies.id))
  return rows.map(({ id }) => id)
}
