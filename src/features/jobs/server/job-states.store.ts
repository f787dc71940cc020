// How listings and organisations stand, in the words of their tables, as the audit log keeps it.
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { companies, jobs } from './jobs.table.ts'

export async function readJobState(db: Sql, id: string): Promise<unknown> {
  const state = sql<unknown>`to_jsonb(${jobs}) - 'search_text' - 'search_words' - 'search_location' - 'search_version'
    - 'company_key' - 'reading_version' - 'live_until' - 'pay_class' - 'mode' - 'country' - 'sea'`
  const [row] = await db.select({ state }).from(jobs).where(eq(jobs.id, id))
  return row?.state ?? null
}

/** Of many listings only what acting on many can change. */
export async function readJobStates(db: Sql, ids: readonly string[]): Promise<unknown[]> {
  const { id, title, active, featured, expiresAt } = jobs
  return db
    .select({ id, title, active, featured, expires_at: expiresAt })
    .from(jobs)
    .where(inArray(id, [...ids]))
    .orderBy(asc(title), asc(id))
}

export async function readCompanyState(db: Sql, id: string): Promise<unknown> {
  const state = sql<unknown>`to_jsonb(${companies}) - 'name_key'`
  const [row] = await db.select({ state }).from(companies).where(eq(companies.id, id))
  return row?.state ?? null
}
