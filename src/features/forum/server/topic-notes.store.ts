// The SQL of the team's notes on topics.
import { desc, eq, inArray, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import { blankOut, holdsAddress } from '#platform/blank-out.ts'
import type { Sql } from '#platform/db.ts'
import type { TopicNote } from '../act.schema.ts'
import { forumNotes } from './acts.table.ts'
import { forumTopics } from './forum.table.ts'

export async function listNotes(db: Sql, topicId: string): Promise<TopicNote[]> {
  const { id, text, createdAt } = forumNotes
  const rows = await db
    .select({ id, text, createdAt, author: { id: users.id, username: users.username } })
    .from(forumNotes)
    .leftJoin(users, eq(users.id, forumNotes.authorId))
    .where(eq(forumNotes.topicId, topicId))
    .orderBy(desc(createdAt), desc(id))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

export type NewNote = { topicId: string; authorId: string; text: string; createdAt: Date }

export async function insertNote(tx: Sql, note: NewNote): Promise<void> {
  await tx.insert(forumNotes).values(note)
}

export async function findNote(tx: Sql, id: string): Promise<{ authorId: string | null } | null> {
  const [row] = await tx.select({ authorId: forumNotes.authorId }).from(forumNotes).where(eq(forumNotes.id, id))
  return row ?? null
}

/** As far as they are still there. */
export async function moveNotes(tx: Sql, ids: readonly string[], topicId: string): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(forumNotes)
    .set({ topicId })
    .where(inArray(forumNotes.id, [...ids]))
}

export async function deleteNote(tx: Sql, id: string): Promise<boolean> {
  const rows = await tx.delete(forumNotes).where(eq(forumNotes.id, id)).returning({ id: forumNotes.id })
  return rows.length > 0
}

/** How many each of these topics has; those without are not named. */
export async function countNotes(db: Sql, topicIds: readonly string[]): Promise<Map<string, number>> {
  if (topicIds.length === 0) return new Map()
  const rows = await db
    .select({ topicId: forumNotes.topicId, notes: sql<number>`count(*)::int` })
    .from(forumNotes)
    .where(inArray(forumNotes.topicId, [...topicIds]))
    .groupBy(forumNotes.topicId)
  return new Map(rows.map(({ topicId, notes }) => [topicId, notes]))
}

export async function readNotesState(db: Sql, topicId: string): Promise<unknown> {
  return { notes: await db.$count(forumNotes, eq(forumNotes.topicId, topicId)) }
}

export async function readNoteState(db: Sql, id: string): Promise<unknown> {
  const [row] = await db.select({ topic_id: forumNotes.topicId }).from(forumNotes).where(eq(forumNotes.id, id))
  return row ?? null
}

/** What was noted on somebody's topic is theirs to read; who noted it is not. */
export async function exportNotes(db: Sql, userId: string) {
  const { topicId, text, createdAt } = forumNotes
  return db
    .select({ topicId, text, createdAt })
    .from(forumNotes)
    .innerJoin(forumTopics, eq(forumTopics.id, topicId))
    .where(eq(forumTopics.authorId, userId))
    .orderBy(createdAt)
}

export async function blankAddressInNotes(tx: Sql, email: string): Promise<void> {
  const { text } = forumNotes
  await tx
    .update(forumNotes)
    .set({ text: blankOut(text, email) })
    .where(holdsAddress(text, email))
}
