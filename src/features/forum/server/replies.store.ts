// The SQL of replies. Rows become the contract here.
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Sql } from '#platform/db.ts'
import { preparedOnce } from '#platform/prepared.ts'
import { isStaff } from '#shared/staff.ts'
import { type Person, pageSize } from '../forum.rules.ts'
import type { OwnReply, Reply } from '../forum.schema.ts'
import { parsePost } from '../post-text.rules.ts'
import { noThanks } from '../taking-part.schema.ts'
import { authorColumns } from './author-columns.store.ts'
import { forumQuestions } from './berths.table.ts'
import { forumReplies, forumTopics } from './forum.table.ts'
import { wordsOf } from './post-words.store.ts'
import { lockTopic } from './topics.store.ts'

const isHeld = sql<boolean>`${forumReplies.heldAt} is not null`
const isShown = isNull(forumReplies.heldAt)

const columns = {
  id: forumReplies.id,
  content: forumReplies.content,
  body: forumReplies.body,
  topicId: forumReplies.topicId,
  authorId: forumReplies.authorId,
  held: isHeld,
  createdAt: forumReplies.createdAt,
  updatedAt: forumReplies.updatedAt,
  author: authorColumns,
}

type Row = Omit<Reply, 'isDeleted' | 'mentions' | 'thanks' | 'body' | 'createdAt' | 'updatedAt'> & {
  body: Reply['body'] | null
  createdAt: Date
  updatedAt: Date
}

function toReply({ createdAt, updatedAt, body, ...row }: Row): Reply {
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
  return { ...row, body: body ?? parsePost(row.content), isDeleted: false, thanks: noThanks, ...times, mentions: [] }
}

/** The page's ids come from the order's index alone; only those rows are then read in full. */
const pageOfReplies = preparedOnce((db) => {
  const order = [asc(forumReplies.createdAt), asc(forumReplies.id)]
  const ids = db
    .select({ id: forumReplies.id })
    .from(forumReplies)
    .where(and(eq(forumReplies.topicId, sql.placeholder('topicId')), isShown))
    .orderBy(...order)
    .limit(pageSize)
    .offset(sql.placeholder('offset'))
  return db
    .select(columns)
    .from(forumReplies)
    .innerJoin(users, eq(users.id, forumReplies.authorId))
    .where(inArray(forumReplies.id, ids))
    .orderBy(...order)
    .prepare('page_of_replies')
})

export async function listReplies(db: Sql, topicId: string, page: number): Promise<Reply[]> {
  return (await pageOfReplies(db).execute({ topicId, offset: (page - 1) * pageSize })).map(toReply)
}

/** The page a reply stands on; the first when it is not of this topic. */
export async function pageOfReply(db: Sql, topicId: string, replyId: string): Promise<number> {
  const [reply] = await db
    .select({ createdAt: forumReplies.createdAt })
    .from(forumReplies)
    .where(and(eq(forumReplies.id, replyId), eq(forumReplies.topicId, topicId)))
  if (!reply) return 1
  const isBefore = or(
    lt(forumReplies.createdAt, reply.createdAt),
    and(eq(forumReplies.createdAt, reply.createdAt), lt(forumReplies.id, replyId)),
  )
  const before = await db.$count(forumReplies, and(eq(forumReplies.topicId, topicId), isShown, isBefore))
  return Math.floor(before / pageSize) + 1
}

/** Of a topic, whoever wrote them. */
export async function listHeldReplies(db: Sql, topicId: string): Promise<Reply[]> {
  const rows = await db
    .select(columns)
    .from(forumReplies)
    .innerJoin(users, eq(users.id, forumReplies.authorId))
    .where(and(eq(forumReplies.topicId, topicId), isNotNull(forumReplies.heldAt)))
    .orderBy(asc(forumReplies.createdAt), asc(forumReplies.id))
    .limit(pageSize)
  return rows.map(toReply)
}

export async function findReply(db: Sql, id: string): Promise<Reply | null> {
  const [row] = await db
    .select(columns)
    .from(forumReplies)
    .innerJoin(users, eq(users.id, forumReplies.authorId))
    .where(eq(forumReplies.id, id))
  return row ? toReply(row) : null
}

/** Its topic, which may be another when the lock is got: a merge or a split was faster. Null when the reply is gone. */
export async function lockTopicOf(tx: Sql, replyId: string): Promise<string | null> {
  const topicOf = async () => {
    const [row] = await tx.select({ id: forumReplies.topicId }).from(forumReplies).where(eq(forumReplies.id, replyId))
    return row?.id ?? null
  }
  const topicId = await topicOf()
  if (!topicId) return null
  await lockTopic(tx, topicId)
  return (await topicOf()) === topicId ? topicId : lockTopicOf(tx, replyId)
}

export async function findReplyByKey(tx: Sql, authorId: string, clientKey: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: forumReplies.id })
    .from(forumReplies)
    .where(and(eq(forumReplies.authorId, authorId), eq(forumReplies.clientKey, clientKey)))
  return row?.id ?? null
}

export type NewReply = {
  topicId: string
  authorId: string
  content: string
  clientKey: string | null
  heldAt: Date | null
  createdAt: Date
}

/** The topic must be locked: its count and last reply follow at once, unless the reply waits. */
export async function insertReply(tx: Sql, reply: NewReply): Promise<string> {
  const { topicId, authorId, createdAt } = reply
  const [row] = await tx
    .insert(forumReplies)
    .values({ ...reply, body: parsePost(reply.content), searchWords: wordsOf(reply.content), updatedAt: createdAt })
    .returning({ id: forumReplies.id })
  if (reply.heldAt) return row!.id
  await tx
    .update(forumTopics)
    .set({
      replyCount: sql`${forumTopics.replyCount} + 1`,
      lastReplyAt: createdAt,
      lastReplyAuthorId: authorId,
      lastActivityAt: createdAt,
    })
    .where(eq(forumTopics.id, topicId))
  return row!.id
}

export async function updateReply(tx: Sql, id: string, content: string, updatedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(forumReplies)
    .set({ content, body: parsePost(content), searchWords: wordsOf(content), updatedAt })
    .where(eq(forumReplies.id, id))
    .returning({ id: forumReplies.id })
  return rows.length > 0
}

/** With the question it asks about a listing, where it was a topic once: that hangs on its topic alone. */
export async function deleteReply(tx: Sql, id: string): Promise<boolean> {
  await tx.delete(forumQuestions).where(eq(forumQuestions.postId, id))
  const rows = await tx.delete(forumReplies).where(eq(forumReplies.id, id)).returning({ id: forumReplies.id })
  return rows.length > 0
}

export async function deleteRepliesOf(tx: Sql, authorId: string): Promise<void> {
  await tx.delete(forumReplies).where(eq(forumReplies.authorId, authorId))
}

/** But for those in somebody else's topic that waits: its title is for the team, until it is shown. */
export async function listOwnReplies(db: Sql, author: Person): Promise<OwnReply[]> {
  const { id, content, createdAt } = forumReplies
  const isSeen = or(isNull(forumTopics.heldAt), eq(forumTopics.authorId, author.id))
  const rows = await db
    .select({ id, content, createdAt, held: isHeld, topic: { id: forumTopics.id, title: forumTopics.title } })
    .from(forumReplies)
    .innerJoin(forumTopics, eq(forumTopics.id, forumReplies.topicId))
    .where(and(eq(forumReplies.authorId, author.id), isStaff(author) ? undefined : isSeen))
    .orderBy(desc(forumReplies.createdAt), desc(forumReplies.id))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
