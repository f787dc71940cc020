// The SQL of coming back to the board.
import { and, count, eq, gt, lt, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { type Hidden, isNotAmong } from './hidden.store.ts'
import { isLiveAt } from './jobs.store.ts'
import { boardVisits, jobs } from './jobs.table.ts'

/** Answers the end of the visit before. Written only when the time noted last is older than `notedBefore`. */
export async function noteVisit(
  db: Sql,
  userId: string,
  { now, endedBefore, notedBefore }: { now: Date; endedBefore: Date; notedBefore: Date },
): Promise<Date | null> {
  const { before, lastAt } = boardVisits
  const [written] = await db
    .insert(boardVisits)
    .values({ userId, before: null, lastAt: now })
    .onConflictDoUpdate({
      target: boardVisits.userId,
      set: {
        before: sql`case when ${lt(lastAt, endedBefore)} then ${lastAt} else ${before} end`,
        lastAt: now,
      },
      setWhere: lt(lastAt, notedBefore),
    })
    .returning({ before })
  if (written) return written.before
  const [row] = await db.select({ before }).from(boardVisits).where(eq(boardVisits.userId, userId))
  return row?.before ?? null
}

export async function countPostedSince(db: Sql, since: Date, now: Date, hidden: Hidden): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(jobs)
    .where(and(isLiveAt(now), gt(jobs.createdAt, since), isNotAmong(hidden)))
  return row?.n ?? 0
}

export async function exportVisits(db: Sql, userId: string) {
  return db.select().from(boardVisits).where(eq(boardVisits.userId, userId))
}
