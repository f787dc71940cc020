// The SQL of the logbook.
import { and, desc, eq, sql } from 'drizzle-orm'
import { isLiveAt } from '#features/jobs/server/jobs.store.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import type { Sql } from '#platform/db.ts'
import type { LogbookEntry, LogbookNote } from '../logbook.schema.ts'
import { logbookEntries } from './logbook.table.ts'

/** What nobody has published says nothing yet, also when it was on the board before. */
const isThere = eq(jobs.draft, false)

/** While the listing is there, what it says now; after that, the copy. */
export async function listEntries(db: Sql, userId: string, now: Date): Promise<LogbookEntry[]> {
  const own = logbookEntries
  const rows = await db
    .select({
      jobId: own.jobId,
      stage: own.stage,
      appliedOn: own.appliedOn,
      nextOn: own.nextOn,
      note: own.note,
      title: sql<string>`coalesce(${jobs.title}, ${own.title})`,
      company: sql<string>`coalesce(${jobs.company}, ${own.company})`,
      location: sql<string>`coalesce(${jobs.location}, ${own.location})`,
      jobUrl: sql<string | null>`coalesce(${jobs.jobUrl}, ${own.jobUrl})`,
      closesOn: sql<string | null>`(case when ${jobs.id} is null then ${own.closesOn} else ${jobs.closesOn} end)::text`,
      createdAt: own.createdAt,
      updatedAt: own.updatedAt,
      isLive: sql<boolean>`coalesce(${isLiveAt(now)}, false)`,
    })
    .from(own)
    .leftJoin(jobs, and(eq(jobs.id, own.jobId), isThere))
    .where(eq(own.userId, userId))
    .orderBy(desc(own.updatedAt), desc(own.jobId))
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }))
}

export async function countEntries(db: Sql, userId: string): Promise<number> {
  return db.$count(logbookEntries, eq(logbookEntries.userId, userId))
}

export type Copy = Pick<LogbookEntry, 'title' | 'company' | 'location' | 'jobUrl' | 'closesOn'>

export async function copyOf(db: Sql, jobId: string): Promise<Copy | null> {
  const { title, company, location, jobUrl, closesOn } = jobs
  const [row] = await db
    .select({ title, company, location, jobUrl, closesOn })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), isThere))
  return row ?? null
}

const isOwn = (userId: string, jobId: string) => and(eq(logbookEntries.userId, userId), eq(logbookEntries.jobId, jobId))

/** Answers whether there was one. */
export async function updateEntry(
  tx: Sql,
  { userId, jobId }: { userId: string; jobId: string },
  change: LogbookNote & Partial<Copy>,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(logbookEntries)
    .set({ ...change, updatedAt: now })
    .where(isOwn(userId, jobId))
    .returning({ id: logbookEntries.jobId })
  return rows.length > 0
}

export async function insertEntry(
  tx: Sql,
  of: { userId: string; jobId: string },
  entry: LogbookNote & Copy,
  now: Date,
): Promise<void> {
  await tx.insert(logbookEntries).values({ ...of, ...entry, createdAt: now, updatedAt: now })
}

export async function deleteEntry(db: Sql, userId: string, jobId: string): Promise<boolean> {
  return (
    (await db.delete(logbookEntries).where(isOwn(userId, jobId)).returning({ id: logbookEntries.jobId })).length > 0
  )
}

export async function exportEntries(db: Sql, userId: string) {
  return db.select().from(logbookEntries).where(eq(logbookEntries.userId, userId))
}
