// The SQL of reports of listings.
import { and, asc, eq, isNull } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import type { Sql } from '#platform/db.ts'
import type {
  ListingReportDraft,
  ListingReportList,
  ListingReportReceipt,
  Settlement,
} from '../listing-report.schema.ts'
import { listingReports } from './guardian.table.ts'

const { id, jobId, reporterId, reason, note, createdAt, settledAt, decision } = listingReports
const isOpen = isNull(settledAt)
const listLength = 200

/** Reported again by the same person while it waits: the first report stands. */
export async function insertReport(
  db: Sql,
  of: { jobId: string; reporterId: string },
  draft: ListingReportDraft,
  now: Date,
): Promise<ListingReportReceipt> {
  const [row] = await db
    .insert(listingReports)
    .values({ ...of, reason: draft.reason, note: draft.note || null, createdAt: now })
    // Changes nothing, but answers with the row: read apart, it may be settled by then.
    .onConflictDoUpdate({ target: [reporterId, jobId], targetWhere: isOpen, set: { jobId: of.jobId } })
    .returning({ id, reason, createdAt })
  return { ...row!, createdAt: row!.createdAt.toISOString() }
}

/** Who waits longest comes first. */
export async function listReports(db: Sql): Promise<ListingReportList> {
  const reporter = { id: users.id, username: users.username }
  const { title, company, jobUrl } = jobs
  const [rows, total] = await Promise.all([
    db
      .select({ id, reason, note, createdAt, jobId, title, company, url: jobUrl, reporter })
      .from(listingReports)
      .innerJoin(jobs, eq(jobs.id, jobId))
      .innerJoin(users, eq(users.id, reporterId))
      .where(isOpen)
      .orderBy(asc(createdAt), asc(id))
      .limit(listLength),
    countOpen(db),
  ])
  return { reports: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total }
}

async function countOpen(db: Sql): Promise<number> {
  return db.$count(listingReports, isOpen)
}

/** Which listing an open report is about. */
export async function findListingOf(db: Sql, reportId: string): Promise<string | null> {
  const [row] = await db
    .select({ jobId })
    .from(listingReports)
    .where(and(eq(id, reportId), isOpen))
  return row?.jobId ?? null
}

/** Every open report of the listing; false when somebody else was faster. */
export async function settleReports(tx: Sql, of: string, how: Settlement['decision'], now: Date): Promise<boolean> {
  const rows = await tx
    .update(listingReports)
    .set({ settledAt: now, decision: how })
    .where(and(eq(jobId, of), isOpen))
    .returning({ id })
  return rows.length > 0
}

export async function readReportState(db: Sql, reportId: string): Promise<unknown> {
  const [row] = await db
    .select({ title: jobs.title, active: jobs.active, reason, decision })
    .from(listingReports)
    .innerJoin(jobs, eq(jobs.id, jobId))
    .where(eq(id, reportId))
  return row ?? null
}

export async function exportReports(db: Sql, userId: string): Promise<unknown[]> {
  return db.select({ jobId, reason, note, createdAt }).from(listingReports).where(eq(reporterId, userId))
}
