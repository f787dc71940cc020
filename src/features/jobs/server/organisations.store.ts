// The SQL of organisations' own pages, and of putting two of them together.
import { and, asc, eq, min, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { lookAlikeKey } from '#shared/text.ts'
import { companies, jobs } from './jobs.table.ts'

export type Named = { key: string; name: string; since: Date | null }

/** Everybody who ever had a listing on the board; drafts are nobody's business. */
export async function listNames(db: Sql): Promise<Named[]> {
  const name = sql<string>`max(${jobs.company})`
  return db
    .select({ key: jobs.companyKey, name, since: min(jobs.createdAt) })
    .from(jobs)
    .where(eq(jobs.draft, false))
    .groupBy(jobs.companyKey)
}

export async function findByName(db: Sql, name: string) {
  const { website, logo, description } = companies
  const [row] = await db
    .select({ website, logo, description })
    .from(companies)
    .where(eq(companies.nameKey, lookAlikeKey(name)))
  return row ?? null
}

export const isOf = (key: string) => eq(jobs.companyKey, key)

export async function listIdsOf(tx: Sql, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId)))
    .orderBy(asc(jobs.id))
  return rows.map(({ id }) => id)
}

export async function deleteCompany(tx: Sql, id: string): Promise<boolean> {
  const gone = await tx.delete(companies).where(eq(companies.id, id)).returning({ id: companies.id })
  return gone.length > 0
}

/** What the one that stays does not know yet. */
export async function fillIn(tx: Sql, id: string, from: string): Promise<void> {
  await tx.execute(sql`update ${companies} as stays set
    logo = coalesce(stays.logo, goes.logo), website = coalesce(stays.website, goes.website),
    description = coalesce(stays.description, goes.description), size = coalesce(stays.size, goes.size)
    from ${companies} as goes where stays.id = ${id} and goes.id = ${from}`)
}
