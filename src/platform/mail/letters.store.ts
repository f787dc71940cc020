// The letters' SQL. A letter is claimed by one atomic update before it is sent, and settled only by the claim's holder.
import { and, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { type LetterStatus, mailLetters } from './letters.table.ts'

export type NewLetter = Pick<
  typeof mailLetters.$inferInsert,
  'key' | 'recipient' | 'subject' | 'html' | 'text' | 'headers' | 'createdAt' | 'giveUpAt'
>
export type ClaimedLetter = Pick<
  typeof mailLetters.$inferSelect,
  'id' | 'key' | 'recipient' | 'subject' | 'html' | 'text' | 'headers' | 'attempts' | 'giveUpAt'
>
export type UndeliveredLetter = Pick<
  typeof mailLetters.$inferSelect,
  'id' | 'key' | 'recipient' | 'subject' | 'attempts' | 'lastError' | 'createdAt'
> & { status: 'failed' | 'dead' }
export type UndeliveredPage = { letters: UndeliveredLetter[]; total: number }

/** Written out, so that the index with the same words serves. Who has no recipient any more can't be tried again. */
const isUndelivered = sql`${mailLetters.status} in ('failed', 'dead') and ${mailLetters.recipient} <> ''`

/** Null when the key was posted before. */
export async function insertLetter(db: Sql, letter: NewLetter): Promise<string | null> {
  const [row] = await db
    .insert(mailLetters)
    .values(letter)
    .onConflictDoNothing({ target: mailLetters.key })
    .returning({ id: mailLetters.id })
  return row?.id ?? null
}

export async function hasKey(db: Sql, key: string): Promise<boolean> {
  return (await db.$count(mailLetters, eq(mailLetters.key, key))) > 0
}

export async function claimLetter(db: Sql, id: string, now: Date, staleBefore: Date): Promise<ClaimedLetter | null> {
  const isFree = or(
    eq(mailLetters.status, 'queued'),
    and(eq(mailLetters.status, 'sending'), lt(mailLetters.claimedAt, staleBefore)),
  )
  const [row] = await db
    .update(mailLetters)
    .set({ status: 'sending', claimedAt: now, attempts: sql`${mailLetters.attempts} + 1` })
    .where(and(eq(mailLetters.id, id), isFree))
    .returning()
  return row ?? null
}

export async function readStatus(db: Sql, id: string): Promise<LetterStatus | null> {
  const [row] = await db.select({ status: mailLetters.status }).from(mailLetters).where(eq(mailLetters.id, id))
  return row?.status ?? null
}

/** For whoever keeps a log of what was done to it: never to whom it goes, nor what it says. */
export async function readLetterState(db: Sql, id: string): Promise<unknown> {
  const { subject, status, attempts } = mailLetters
  const [row] = await db.select({ subject, status, attempts }).from(mailLetters).where(eq(mailLetters.id, id))
  return row ?? null
}

/**
 * Sent is sent, whoever holds the claim by now. Body and headers may carry links that open an account: gone with it. False
 * when the letter was forgotten meanwhile.
 */
export async function markSent(db: Sql, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(mailLetters)
    .set({ status: 'sent', sentAt: now, lastError: null, html: '', text: '', headers: {} })
    .where(eq(mailLetters.id, id))
    .returning({ id: mailLetters.id })
  return rows.length > 0
}

export async function markUnsent(
  db: Sql,
  claim: ClaimedLetter,
  status: 'queued' | 'failed' | 'dead',
  reason: string,
): Promise<void> {
  await db
    .update(mailLetters)
    .set({ status, lastError: reason.slice(0, 500) })
    .where(
      and(eq(mailLetters.id, claim.id), eq(mailLetters.status, 'sending'), eq(mailLetters.attempts, claim.attempts)),
    )
}

/** Answers those that were undelivered, and are queued now. */
export async function requeueLetters(db: Sql, ids: string[], giveUpAt: Date): Promise<string[]> {
  const rows = await db
    .update(mailLetters)
    .set({ status: 'queued', giveUpAt })
    .where(and(inArray(mailLetters.id, ids), isUndelivered))
    .returning({ id: mailLetters.id })
  return rows.map(({ id }) => id)
}

export async function findQueued(db: Sql, id: string): Promise<{ recipient: string; giveUpAt: Date } | null> {
  const { recipient, giveUpAt } = mailLetters
  const [row] = await db
    .select({ recipient, giveUpAt })
    .from(mailLetters)
    .where(and(eq(mailLetters.id, id), eq(mailLetters.status, 'queued')))
  return row ?? null
}

export async function listUndelivered(db: Sql, limit: number): Promise<UndeliveredPage> {
  const { id, key, recipient, subject, attempts, lastError, createdAt } = mailLetters
  const status = sql<'failed' | 'dead'>`${mailLetters.status}`
  const [letters, total] = await Promise.all([
    db
      .select({ id, key, recipient, subject, status, attempts, lastError, createdAt })
      .from(mailLetters)
      .where(isUndelivered)
      .orderBy(desc(createdAt), desc(id))
      .limit(limit),
    db.$count(mailLetters, isUndelivered),
  ])
  return { letters, total }
}

/** Oldest first, as they were meant to go. */
export async function listUndeliveredIds(db: Sql): Promise<string[]> {
  const rows = await db
    .select({ id: mailLetters.id })
    .from(mailLetters)
    .where(isUndelivered)
    .orderBy(mailLetters.createdAt)
  return rows.map(({ id }) => id)
}

/** Their jobs are gone, or somebody has them already: they wait for a person instead. */
export async function holdWaiting(db: Sql, reason: string): Promise<void> {
  await db
    .update(mailLetters)
    .set({ status: 'dead', lastError: reason })
    .where(inArray(mailLetters.status, ['queued', 'sending']))
}

export type LetterCounts = { waiting: number; undelivered: number; sentToday: number; oldestWaiting: Date | null }

export async function countLetters(db: Sql, now: Date): Promise<LetterCounts> {
  const isWaiting = sql`${mailLetters.status} in ('queued', 'sending')`
  const aDayAgo = new Date(now.getTime() - 86_400_000)
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isWaiting})::int`,
      undelivered: sql<number>`count(*) filter (where ${isUndelivered})::int`,
      sentToday: sql<number>`count(*) filter (where ${gt(mailLetters.sentAt, aDayAgo)})::int`,
      oldestWaiting: sql<Date | null>`min(${mailLetters.createdAt}) filter (where ${isWaiting})`.mapWith(
        mailLetters.createdAt,
      ),
    })
    .from(mailLetters)
  return row!
}

const isTo = (recipient: string) => sql`lower(${mailLetters.recipient}) = lower(${recipient})`

/** Answers which they were. */
export async function deleteLettersTo(db: Sql, recipient: string): Promise<string[]> {
  const rows = await db.delete(mailLetters).where(isTo(recipient)).returning({ id: mailLetters.id })
  return rows.map(({ id }) => id)
}

/** By a part of the key between its colons; all of them, or those to one address. */
export async function deleteLettersNamed(db: Sql, name: string, to?: string): Promise<string[]> {
  const isNamed = sql`${name} = any(string_to_array(${mailLetters.key}, ':'))`
  const rows = await db
    .delete(mailLetters)
    .where(and(isNamed, to === undefined ? undefined : isTo(to)))
    .returning({ id: mailLetters.id })
  return rows.map(({ id }) => id)
}

/** Of one kind, by another part of the key: those that wait, or could not be delivered and might be tried again. */
export async function deleteUnsent(db: Sql, kind: string, name: string): Promise<void> {
  const parts = sql`string_to_array(${mailLetters.key}, ':')`
  await db
    .delete(mailLetters)
    .where(
      and(
        sql`(${parts})[1] = ${kind} and ${name} = any(${parts})`,
        inArray(mailLetters.status, ['queued', 'failed', 'dead']),
      ),
    )
}

/** Those whose key begins so and whose turn has not come; answers how many. */
export async function deleteWaiting(db: Sql, beginning: string): Promise<number> {
  const isTheirs = sql`starts_with(${mailLetters.key}, ${beginning})`
  const { rowCount } = await db.delete(mailLetters).where(and(isTheirs, eq(mailLetters.status, 'queued')))
  return rowCount ?? 0
}

/** Letters that are settled and so old: what is left says that there was one. Answers how many it were. */
export async function blankRecipients(db: Sql, before: Date, atOnce: number): Promise<number> {
  const old = db
    .select({ id: mailLetters.id })
    .from(mailLetters)
    .where(
      and(
        sql`${mailLetters.recipient} <> ''`,
        lt(mailLetters.createdAt, before),
        inArray(mailLetters.status, ['sent', 'failed', 'dead']),
      ),
    )
    .limit(atOnce)
  const rows = await db
    .update(mailLetters)
    .set({ recipient: '', html: '', text: '', headers: {}, lastError: null })
    .where(inArray(mailLetters.id, old))
    .returning({ id: mailLetters.id })
  return rows.length
}
