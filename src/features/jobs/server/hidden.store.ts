// The SQL of what people hide from themselves: listings and organisations.
import { and, count, desc, eq, not, notExists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { foldText } from '#shared/fold-text.ts'
import type { HiddenList } from '../own-listings.schema.ts'
import { hiddenCompanies, hiddenJobs, jobs } from './jobs.table.ts'

/** What one person hides: ids of listings and folded names of organisations. */
export type Hidden = { jobs: readonly string[]; companies: readonly string[] }

export async function findHidden(db: Sql, userId: string): Promise<Hidden> {
  const [ownJobs, ownCompanies] = await Promise.all([
    db.select({ id: hiddenJobs.jobId }).from(hiddenJobs).where(eq(hiddenJobs.userId, userId)),
    db.select({ key: hiddenCompanies.companyKey }).from(hiddenCompanies).where(eq(hiddenCompanies.userId, userId)),
  ])
  return { jobs: ownJobs.map(({ id }) => id).sort(), companies: ownCompanies.map(({ key }) => key).sort() }
}

/** Drafts are not named: what they say is not out. */
export async function listHidden(db: Sql, userId: string): Promise<HiddenList> {
  const ownJobs = await db
    .select({ id: jobs.id, title: jobs.title, company: jobs.company })
    .from(hiddenJobs)
    .innerJoin(jobs, and(eq(jobs.id, hiddenJobs.jobId), eq(jobs.draft, false)))
    .where(eq(hiddenJobs.userId, userId))
    .orderBy(desc(hiddenJobs.createdAt))
  const companies = await db
    .select({ name: hiddenCompanies.name })
    .from(hiddenCompanies)
    .where(eq(hiddenCompanies.userId, userId))
    .orderBy(desc(hiddenCompanies.createdAt))
  return { jobs: ownJobs, companies }
}

export async function countHidden(db: Sql, userId: string): Promise<number> {
  const [ownJobs] = await db.select({ n: count() }).from(hiddenJobs).where(eq(hiddenJobs.userId, userId))
  const [companies] = await db.select({ n: count() }).from(hiddenCompanies).where(eq(hiddenCompanies.userId, userId))
  return (ownJobs?.n ?? 0) + (companies?.n ?? 0)
}

export async function hideJob(tx: Sql, userId: string, jobId: string, now: Date): Promise<void> {
  await tx.insert(hiddenJobs).values({ userId, jobId, createdAt: now }).onConflictDoNothing()
}

export async function showJob(tx: Sql, userId: string, jobId: string): Promise<void> {
  await tx.delete(hiddenJobs).where(and(eq(hiddenJobs.userId, userId), eq(hiddenJobs.jobId, jobId)))
}

export async function hideCompany(tx: Sql, userId: string, name: string, now: Date): Promise<void> {
  const row = { userId, companyKey: foldText(name), name, createdAt: now }
  await tx.insert(hiddenCompanies).values(row).onConflictDoNothing()
}

export async function showCompany(tx: Sql, userId: string, name: string): Promise<void> {
  const isThat = eq(hiddenCompanies.companyKey, foldText(name))
  await tx.delete(hiddenCompanies).where(and(eq(hiddenCompanies.userId, userId), isThat))
}

/** Who hid the one hides the other. */
export async function hideInstead(tx: Sql, gone: string, stays: string): Promise<void> {
  const rows = await tx
    .delete(hiddenCompanies)
    .where(eq(hiddenCompanies.companyKey, foldText(gone)))
    .returning()
  const moved = rows.map((row) => ({ ...row, companyKey: foldText(stays), name: stays }))
  if (moved.length > 0) await tx.insert(hiddenCompanies).values(moved).onConflictDoNothing()
}

/** Of a person that is known. */
export function isNotAmong({ jobs: ids, companies }: Hidden): SQL | undefined {
  const among = or(
    ids.length > 0 ? sql`${jobs.id} = any(${sql.param([...ids])}::uuid[])` : undefined,
    companies.length > 0 ? sql`${jobs.companyKey} = any(${sql.param([...companies])}::text[])` : undefined,
  )
  return among && not(among)
}

/** Of whoever a row belongs to. */
export function isNotHiddenBy(db: Sql, userId: SQLWrapper): SQL | undefined {
  const one = { one: sql`1` }
  return and(
    notExists(
      db
        .select(one)
        .from(hiddenJobs)
        .where(and(sql`${hiddenJobs.userId} = ${userId}`, eq(hiddenJobs.jobId, jobs.id))),
    ),
    notExists(
      db
        .select(one)
        .from(hiddenCompanies)
        .where(and(sql`${hiddenCompanies.userId} = ${userId}`, eq(hiddenCompanies.companyKey, jobs.companyKey))),
    ),
  )
}

export async function exportHiddenJobs(db: Sql, userId: string) {
  return db.select().from(hiddenJobs).where(eq(hiddenJobs.userId, userId))
}

export async function exportHiddenCompanies(db: Sql, userId: string) {
  return db.select().from(hiddenCompanies).where(eq(hiddenCompanies.userId, userId))
}
