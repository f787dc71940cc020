// The SQL of listings that wait to be published, and of when a listing's page was last seen open.
import { and, asc, desc, eq, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { expiryOf } from '../job.rules.ts'
import { type Job, mostDrafts, type WaitingDraft } from '../job.schema.ts'
import { jobs } from './jobs.table.ts'

const { id, title, company, publishAt, createdAt, displayDays, origin } = jobs

/** Those with a time first, the nearest first. */
export async function listDrafts(db: Sql): Promise<WaitingDraft[]> {
  const rows = await db
    .select({ id, title, company, publishAt, createdAt, origin })
    .from(jobs)
    .where(eq(jobs.draft, true))
    .orderBy(asc(publishAt), desc(createdAt))
    .limit(mostDrafts)
  return rows.map((row) => ({
    ...row,
    publishAt: row.publishAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }))
}

/** Drafts that came by themselves and wait for a person. */
export async function countFedDrafts(db: Sql): Promise<number> {
  return db.$count(jobs, and(eq(jobs.draft, true), isNotNull(origin), isNull(publishAt)))
}

export async function listFedDrafts(db: Sql, most: number): Promise<{ id: string; title: string; createdAt: Date }[]> {
  return db
    .select({ id, title, createdAt })
    .from(jobs)
    .where(and(eq(jobs.draft, true), isNotNull(origin), isNull(publishAt)))
    .orderBy(desc(createdAt))
    .limit(most)
}

export async function listDueDrafts(db: Sql, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id })
    .from(jobs)
    .where(and(eq(jobs.draft, true), lte(publishAt, now)))
    .orderBy(asc(publishAt))
    .limit(mostDrafts)
  return rows.map((row) => row.id)
}

/** Of two instances one does it. Age and order count from the time it was given. */
export async function publishDraft(tx: Sql, jobId: string, now: Date): Promise<Pick<Job, 'id' | 'company'> | null> {
  const isDue = and(eq(id, jobId), eq(jobs.draft, true), lte(publishAt, now))
  const [due] = await tx.select({ company, publishAt, displayDays }).from(jobs).where(isDue).for('update')
  if (!due?.publishAt) return null
  const from = due.publishAt
  await tx
    .update(jobs)
    .set({
      draft: false,
      publishAt: null,
      active: true,
      createdAt: from,
      expiresAt: expiryOf(from, due.displayDays),
    })
    .where(eq(id, jobId))
  return { id: jobId, company: due.company }
}

/** Lists show it within a minute: for this alone nothing that is remembered of the board is thrown away. */
export async function noteSeenOpen(tx: Sql, jobId: string, at: Date): Promise<void> {
  const isOlder = or(isNull(jobs.checkedOpenAt), lt(jobs.checkedOpenAt, at))
  await tx
    .update(jobs)
    .set({ checkedOpenAt: at })
    .where(and(eq(id, jobId), isOlder))
}
