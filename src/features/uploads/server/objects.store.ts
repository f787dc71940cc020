// The SQL of uploads.
import { and, asc, count, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { hashToken } from '#platform/tokens.ts'
import { objects } from './objects.table.ts'

export type StoredObject = typeof objects.$inferSelect

export async function insertTicket(
  db: Sql,
  ticket: { ownerId: string; token: string; createdAt: Date; expiresAt: Date },
): Promise<string> {
  const { ownerId, token, createdAt, expiresAt } = ticket
  const [row] = await db
    .insert(objects)
    .values({ ownerId, ticketHash: hashToken(token), createdAt, expiresAt })
    .returning({ id: objects.id })
  return row!.id
}

/** One sender at a time: of two that come together, one gets it. */
export async function takeTicket(db: Sql, token: string, now: Date): Promise<StoredObject | null> {
  const [row] = await db
    .update(objects)
    .set({ status: 'receiving' })
    .where(and(eq(objects.ticketHash, hashToken(token)), eq(objects.status, 'waiting'), gt(objects.expiresAt, now)))
    .returning()
  return row ?? null
}

/** The file was refused: the ticket may be tried again with a better one. */
export async function giveTicketBack(db: Sql, id: string): Promise<void> {
  await db
    .update(objects)
    .set({ status: 'waiting' })
    .where(and(eq(objects.id, id), eq(objects.status, 'receiving')))
}

export type Facts = { contentType: string; byteSize: number; width: number; height: number; sizes: number[] }

/** False when the row is gone: its owner left while the file was on its way. */
export async function markStored(db: Sql, id: string, facts: Facts): Promise<boolean> {
  const rows = await db
    .update(objects)
    .set({ ...facts, status: 'stored' })
    .where(eq(objects.id, id))
    .returning({ id: objects.id })
  return rows.length > 0
}

export async function findStored(db: Sql, id: string): Promise<StoredObject | null> {
  const [row] = await db
    .select()
    .from(objects)
    .where(and(eq(objects.id, id), eq(objects.status, 'stored')))
  return row ?? null
}

export async function listOfOwner(db: Sql, ownerId: string): Promise<StoredObject[]> {
  return db.select().from(objects).where(eq(objects.ownerId, ownerId)).orderBy(asc(objects.createdAt))
}

export async function deleteObjects(db: Sql, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(objects).where(inArray(objects.id, ids))
}

export async function listStoredBefore(
  db: Sql,
  before: Date,
  after: string | null,
  limit: number,
): Promise<StoredObject[]> {
  const page = after ? gt(objects.id, after) : undefined
  return db
    .select()
    .from(objects)
    .where(and(eq(objects.status, 'stored'), lt(objects.createdAt, before), page))
    .orderBy(asc(objects.id))
    .limit(limit)
}

/** Pictures as they are kept; their smaller copies come on top. */
export async function measureStored(db: Sql): Promise<{ files: number; bytes: number }> {
  const [row] = await db
    .select({ files: count(), bytes: sql<number>`coalesce(sum(${objects.byteSize}), 0)`.mapWith(Number) })
    .from(objects)
    .where(eq(objects.status, 'stored'))
  return row!
}

/** Tickets nobody used, and files whose sender died on the way. */
export async function listUnusedTickets(db: Sql, before: Date, limit: number): Promise<StoredObject[]> {
  return db
    .select()
    .from(objects)
    .where(and(ne(objects.status, 'stored'), lt(objects.expiresAt, before)))
    .orderBy(asc(objects.id))
    .limit(limit)
}

/** Addresses to upload to that were given out and not used up. */
export async function forgetTickets(db: Sql): Promise<void> {
  await db.delete(objects).where(ne(objects.status, 'stored'))
}
