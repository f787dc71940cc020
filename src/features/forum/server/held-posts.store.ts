// The SQL of posts that wait to be looked at.
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Sql } from '#platform/db.ts'
import type { HeldPost } from '../held-post.schema.ts'
import { dropAsAnswer } from './answers.store.ts'
import { authorColumns } from './author-columns.store.ts'
import { forumReplies, forumTopics } from './forum.table.ts'
import { forumNotifications } from './notifications.table.ts'
import { recountTopics } from './topics.store.ts'

const listLength = 100

/** Whether anything of theirs, but for this one, is there for everybody to read. */
export async function hasShownPost(tx: Sql, authorId: string, exceptId: string | null): Promise<boolean> {
  for (const table of [forumTopics, forumReplies]) {
    const isOther = exceptId ? ne(table.id, exceptId) : undefined
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.authorId, authorId), isNull(table.heldAt), isOther))
      .limit(1)
    if (rows.length > 0) return true
  }
  return false
}

function selectTopics(db: Sql) {
  const { id, title, content, createdAt, heldAt } = forumTopics
  return db
    .select({ id, topicId: id, topicTitle: title, content, createdAt, heldAt, author: authorColumns })
    .from(forumTopics)
    .innerJoin(users, eq(users.id, forumTopics.authorId))
}

function selectReplies(db: Sql) {
  const { id, topicId, content, createdAt, heldAt } = forumReplies
  return db
    .select({ id, topicId, topicTitle: forumTopics.title, content, createdAt, heldAt, author: authorColumns })
    .from(forumReplies)
    .innerJoin(forumTopics, eq(forumTopics.id, forumReplies.topicId))
    .innerJoin(users, eq(users.id, forumReplies.authorId))
}

type Row = Awaited<ReturnType<typeof selectTopics>>[number]

const toHeld =
  (kind: HeldPost['kind']) =>
  ({ createdAt, heldAt, ...row }: Row): HeldPost[] =>
    heldAt ? [{ ...row, kind, noteCount: 0, createdAt: createdAt.toISOString(), heldAt: heldAt.toISOString() }] : []

/** Oldest first: who waits longest comes first. */
export async function listHeldPosts(db: Sql): Promise<HeldPost[]> {
  const [topics, replies] = await Promise.all([
    selectTopics(db).where(isNotNull(forumTopics.heldAt)).orderBy(asc(forumTopics.heldAt)).limit(listLength),
    selectReplies(db).where(isNotNull(forumReplies.heldAt)).orderBy(asc(forumReplies.heldAt)).limit(listLength),
  ])
  const posts = [...topics.flatMap(toHeld('topic')), ...replies.flatMap(toHeld('reply'))]
  return posts.sort((one, other) => one.heldAt.localeCompare(other.heldAt)).slice(0, listLength)
}

export async function countHeldPosts(db: Sql): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select (select count(*) from ${forumTopics} where ${forumTopics.heldAt} is not null)::int
      + (select count(*) from ${forumReplies} where ${forumReplies.heldAt} is not null)::int as n`)
  return rows[0]?.n ?? 0
}

export async function findHeldPost(db: Sql, id: string): Promise<HeldPost | null> {
  const [topic] = (await selectTopics(db).where(eq(forumTopics.id, id))).flatMap(toHeld('topic'))
  if (topic) return topic
  const [reply] = (await selectReplies(db).where(eq(forumReplies.id, id))).flatMap(toHeld('reply'))
  return reply ?? null
}

const tableOf = { topic: forumTopics, reply: forumReplies }

/** False when it stood so already: of two at once, one does it. */
export async function setHeld(tx: Sql, kind: HeldPost['kind'], id: string, heldAt: Date | null): Promise<boolean> {
  const table = tableOf[kind]
  const rows = await tx
    .update(table)
    .set({ heldAt })
    .where(and(eq(table.id, id), heldAt ? isNull(table.heldAt) : isNotNull(table.heldAt)))
    .returning({ id: table.id })
  return rows.length > 0
}

/** As if it had never been shown: whoever was told of it is so no longer. The topic must be locked. */
export async function holdAgain(tx: Sql, post: { kind: HeldPost['kind']; id: string; topicId: string }, heldAt: Date) {
  if (!(await setHeld(tx, post.kind, post.id, heldAt))) return false
  await tx.delete(forumNotifications).where(eq(forumNotifications.postId, post.id))
  if (post.kind === 'topic') return true
  await dropAsAnswer(tx, post.id)
  await recountTopics(tx, [post.topicId])
  return true
}
