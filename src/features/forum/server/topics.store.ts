// The SQL of topics. Rows become the contract here.
import { and, desc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Sql } from '#platform/db.ts'
import { preparedOnce } from '#platform/prepared.ts'
import { previewOf, searchKey } from '../forum.rules.ts'
import type { OwnTopic, Topic } from '../forum.schema.ts'
import { parsePost } from '../post-text.rules.ts'
import { noMarks } from '../taking-part.schema.ts'
import { authorColumns } from './author-columns.store.ts'
import { forumQuestions } from './berths.table.ts'
import { forumReplies, forumTopics, forumTopicViews, forumViews } from './forum.table.ts'
import { forumNotifications } from './notifications.table.ts'
import { wordsOf } from './post-words.store.ts'
import { factColumns, toFacts } from './topic-facts.store.ts'

export type ViewedTopic = { topic: Topic; countedAt: Date | null; hasUnread: boolean }

const isHeld = sql<boolean>`${forumTopics.heldAt} is not null`
const viewsOf = sql<number>`coalesce(${forumTopicViews.views}, 0)`

/** With it comes what opening it has to do: count the view, and settle the viewer's notifications. */
const viewedTopic = preparedOnce((db) => {
  const viewerId = sql.placeholder('viewerId')
  const unread = sql<boolean>`exists (select 1 from ${forumNotifications} where ${forumNotifications.topicId} = ${forumTopics.id} and ${forumNotifications.userId} = ${viewerId} and ${forumNotifications.readAt} is null)`
  return db
    .select({
      ...factColumns,
      content: forumTopics.content,
      body: forumTopics.body,
      authorId: forumTopics.authorId,
      held: isHeld,
      lastReplyAuthorId: forumTopics.lastReplyAuthorId,
      asksAboutListing: sql<boolean>`exists (select 1 from ${forumQuestions} where ${forumQuestions.topicId} = ${forumTopics.id})`,
      author: authorColumns,
      viewCount: viewsOf,
      countedAt: forumViews.countedAt,
      hasUnread: unread,
    })
    .from(forumTopics)
    .innerJoin(users, eq(users.id, forumTopics.authorId))
    .leftJoin(forumTopicViews, eq(forumTopicViews.topicId, forumTopics.id))
    .leftJoin(forumViews, and(eq(forumViews.topicId, forumTopics.id), eq(forumViews.userId, viewerId)))
    .where(eq(forumTopics.id, sql.placeholder('id')))
    .prepare('viewed_topic')
})

export async function findTopic(db: Sql, id: string, viewerId: string): Promise<ViewedTopic | null> {
  const [row] = await viewedTopic(db).execute({ id, viewerId })
  if (!row) return null
  const { content, body, author, authorId, held, viewCount, lastReplyAt, lastReplyAuthorId, countedAt, hasUnread } = row
  const { asksAboutListing } = row
  const lastReply = { lastReplyAt: lastReplyAt?.toISOString() ?? null, lastReplyAuthorId }
  const topic = {
    ...toFacts(row),
    ...noMarks,
    viewCount,
    content,
    body: body ?? parsePost(content),
    author,
    authorId,
    held,
    asksAboutListing,
    ...lastReply,
    mentions: [],
  }
  return { topic, countedAt, hasUnread }
}

export type LockedTopic = Pick<
  typeof forumTopics.$inferSelect,
  'id' | 'title' | 'content' | 'authorId' | 'isLocked' | 'isPinned' | 'category' | 'lastReplyAt' | 'createdAt'
> & { held: boolean }

/** Held until the transaction ends, so that counts and last reply are written one after the other. */
export async function lockTopic(tx: Sql, id: string): Promise<LockedTopic | null> {
  const { title, content, authorId, isLocked, isPinned, category, lastReplyAt, createdAt } = forumTopics
  const state = { authorId, isLocked, isPinned, category, held: isHeld }
  const [row] = await tx
    .select({ id: forumTopics.id, title, content, ...state, lastReplyAt, createdAt })
    .from(forumTopics)
    .where(eq(forumTopics.id, id))
    .for('no key update')
  return row ?? null
}

/** By id; in one order, so that two who want the same never wait for each other. */
export async function lockTopics(tx: Sql, ids: readonly string[]): Promise<Record<string, LockedTopic | null>> {
  const locked: Record<string, LockedTopic | null> = {}
  for (const id of ids.toSorted()) locked[id] = await lockTopic(tx, id)
  return locked
}

export async function isTopicHeld(tx: Sql, id: string): Promise<boolean> {
  const [row] = await tx.select({ held: isHeld }).from(forumTopics).where(eq(forumTopics.id, id))
  return row?.held ?? false
}

export type NewTopic = {
  title: string
  content: string
  category: string
  authorId: string
  clientKey: string | null
  heldAt: Date | null
  createdAt: Date
}

const derivedOf = ({ title, content }: { title: string; content: string }) => ({
  titleKey: searchKey(title),
  preview: previewOf(content),
  body: parsePost(content),
  searchWords: wordsOf(content, title),
})

export async function insertTopic(tx: Sql, topic: NewTopic): Promise<string> {
  const { title, content, createdAt } = topic
  const [row] = await tx
    .insert(forumTopics)
    .values({ ...topic, ...derivedOf({ title, content }), lastActivityAt: createdAt, updatedAt: createdAt })
    .returning({ id: forumTopics.id })
  return row!.id
}

export async function findTopicByKey(tx: Sql, authorId: string, clientKey: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: forumTopics.id })
    .from(forumTopics)
    .where(and(eq(forumTopics.authorId, authorId), eq(forumTopics.clientKey, clientKey)))
  return row?.id ?? null
}

export async function updateTopic(tx: Sql, id: string, text: { title: string; content: string }, updatedAt: Date) {
  await tx
    .update(forumTopics)
    .set({ ...text, ...derivedOf(text), updatedAt })
    .where(eq(forumTopics.id, id))
}

export type TopicFlags = { isPinned?: boolean; isLocked?: boolean }

export async function setFlags(db: Sql, id: string, flags: TopicFlags): Promise<boolean> {
  const rows = await db.update(forumTopics).set(flags).where(eq(forumTopics.id, id)).returning({ id: forumTopics.id })
  return rows.length > 0
}

export async function deleteTopic(tx: Sql, id: string): Promise<boolean> {
  const rows = await tx.delete(forumTopics).where(eq(forumTopics.id, id)).returning({ id: forumTopics.id })
  return rows.length > 0
}

export async function listOwnTopics(db: Sql, authorId: string): Promise<OwnTopic[]> {
  const { id, title, createdAt, replyCount } = forumTopics
  const rows = await db
    .select({ id, title, createdAt, replyCount, viewCount: viewsOf, held: isHeld })
    .from(forumTopics)
    .leftJoin(forumTopicViews, eq(forumTopicViews.topicId, id))
    .where(eq(forumTopics.authorId, authorId))
    .orderBy(desc(forumTopics.createdAt), desc(forumTopics.id))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** The new count when this view was due; null when it was counted less than an hour ago. */
export async function countView(tx: Sql, topicId: string, userId: string, now: Date, before: Date) {
  const counted = await tx
    .insert(forumViews)
    .values({ topicId, userId, countedAt: now })
    .onConflictDoUpdate({
      target: [forumViews.topicId, forumViews.userId],
      set: { countedAt: now },
      setWhere: lte(forumViews.countedAt, before),
    })
    .returning({ topicId: forumViews.topicId })
  if (counted.length === 0) return null
  const [row] = await tx
    .insert(forumTopicViews)
    .values({ topicId, views: 1 })
    .onConflictDoUpdate({ target: forumTopicViews.topicId, set: { views: sql`${forumTopicViews.views} + 1` } })
    .returning({ views: forumTopicViews.views })
  return row?.views ?? null
}

export async function listViews(db: Sql, topicIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await viewsOfMany(db).execute({ ids: [...topicIds] })
  return new Map(rows.map(({ topicId, views }) => [topicId, views]))
}

const viewsOfMany = preparedOnce((db) =>
  db
    .select()
    .from(forumTopicViews)
    .where(sql`${forumTopicViews.topicId} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('views_of_many'),
)

export async function forgetOldViews(db: Sql, before: Date): Promise<void> {
  await db.delete(forumViews).where(lte(forumViews.countedAt, before))
}

/** Counts and last reply anew from the rows; the topics must be locked. */
export async function recountTopics(tx: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    update ${forumTopics} as topic set
      reply_count = found.replies,
      last_reply_at = found.at,
      last_reply_author_id = found.author,
      last_activity_at = coalesce(found.at, topic.created_at)
    from unnest(${sql.param(ids)}::uuid[]) as touched (id)
    cross join lateral (
      select count(*)::int as replies, max(reply.created_at) as at,
        (array_agg(reply.author_id order by reply.created_at desc, reply.id desc))[1] as author
      from ${forumReplies} as reply where reply.topic_id = touched.id and reply.held_at is null
    ) as found
    where topic.id = touched.id`)
}

/** Every topic that would change when this person's posts go, locked in one order. */
export async function lockTopicsWithPostsOf(tx: Sql, userId: string): Promise<{ id: string; authorId: string }[]> {
  const answered = tx.select({ id: forumReplies.topicId }).from(forumReplies).where(eq(forumReplies.authorId, userId))
  return tx
    .select({ id: forumTopics.id, authorId: forumTopics.authorId })
    .from(forumTopics)
    .where(or(eq(forumTopics.authorId, userId), inArray(forumTopics.id, answered)))
    .orderBy(forumTopics.id)
    .for('update')
}
