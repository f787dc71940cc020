// The SQL of notes on people.
import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'
import { blankOut, holdsAddress } from '#platform/blank-out.ts'
import type { Sql } from '#platform/db.ts'
import type { Note } from '../conduct.schema.ts'
import { personNotes } from './person-notes.table.ts'

const authors = alias(users, 'authors')

export async function listNotes(db: Sql, userId: string): Promise<Note[]> {
  const { id, text, createdAt } = personNotes
  const rows = await db
    .select({ id, text, createdAt, author: { id: authors.id, username: authors.username } })
    .from(personNotes)
    .leftJoin(authors, eq(authors.id, personNotes.authorId))
    .where(eq(personNotes.userId, userId))
    .orderBy(desc(createdAt), desc(id))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

export type NewNote = { userId: string; authorId: string; text: string; createdAt: Date }

export async function insertNote(db: Sql, note: NewNote): Promise<string> {
  const [row] = await db.insert(personNotes).values(note).returning({ id: personNotes.id })
  return row!.id
}

export async function findNoteAuthor(db: Sql, userId: string, id: string): Promise<{ authorId: string | null } | null> {
  const [row] = await db
    .select({ authorId: personNotes.authorId })
    .from(personNotes)
    .where(and(eq(personNotes.userId, userId), eq(personNotes.id, id)))
  return row ?? null
}

export async function deleteNote(db: Sql, id: string): Promise<void> {
  await db.delete(personNotes).where(eq(personNotes.id, id))
}

/** The audit log counts them; what they say stays here, and leaves with the person. */
export async function readNotesState(db: Sql, userId: string): Promise<unknown> {
  return { notes: await db.$count(personNotes, eq(personNotes.userId, userId)) }
}

/** What was noted about somebody is theirs to read; who noted it is not. */
export async function exportNotes(db: Sql, userId: string) {
  const { text, createdAt } = personNotes
  return db.select({ text, createdAt }).from(personNotes).where(eq(personNotes.userId, userId)).orderBy(createdAt)
}

/** In notes on others, too. */
export async function blankAddressInNotes(tx: Sql, email: string): Promise<void> {
  const { text } = personNotes
  await tx
    .update(personNotes)
    .set({ text: blankOut(text, email) })
    .where(holdsAddress(text, email))
}
