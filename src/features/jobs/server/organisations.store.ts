// The SQL of organisations' own pages, and of putting two of them together.
import { and, asc, eq, inArray, isNull, min, or, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { foldText } from '#shared/fold-text.ts'
import { lookAlikeKey } from '#shared/text.ts'
import { isLiveAt } from './jobs.store.ts'
import { companies, jobs } from './jobs.table.ts'

export type Named = { key: string; name: string; since: Date | null }

/** The folded names of all who ever had a listing, each looked up in the index after the one before it. */
export async function listKeys(db: Sql): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    with recursive found as (
      (select company_key as key from ${jobs} order by 1 limit 1)
      union all
      select (select company_key from ${jobs} where company_key > found.key order by 1 limit 1) from found
      where found.key is not null
    ) select key from found where key is not null`)
  return rows.map(({ key }) => key)
}

/** Drafts are nobody's business. */
export async function findNamed(db: Sql, key: string): Promise<Named | null> {
  const [row] = await db
    .select({ name: sql<string | null>`max(${jobs.company})`, since: min(jobs.createdAt) })
    .from(jobs)
    .where(and(eq(jobs.companyKey, key), eq(jobs.draft, false)))
  return row?.name ? { key, name: row.name, since: row.since } : null
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

export async function countLive(db: Sql, key: string, now: Date): Promise<number> {
  return db.$count(jobs, and(isLiveAt(now), isOf(key)))
}

/** Those that only have its name were posted before it had a record. */
export async function listIdsOf(tx: Sql, { id, name }: { id: string; name: string }): Promise<string[]> {
  const hasItsName = and(isNull(jobs.companyId), isOf(foldText(name)))
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(or(eq(jobs.companyId, id), hasItsName))
    .orderBy(asc(jobs.id))
  return rows.map(({ id }) => id)
}

export async function deleteCompany(tx: Sql, id: string): Promise<boolean> {
  const gone = await tx.delete(companies).where(eq(companies.id, id)).returning({ id: companies.id })
  return gone.length > 0
}

/** Always in the same order, so that nobody waits for who waits for them. */
export async function lockCompanies(tx: Sql, ids: string[]): Promise<void> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.id, ids))
    .orderBy(asc(companies.id))
    .for('update')
}

/** What the one that stays does not know yet. */
export async function fillIn(tx: Sql, id: string, from: string): Promise<void> {
  await tx.execute(sql`update ${companies} as stays set
    logo = coalesce(stays.logo, goes.logo), website = coalesce(stays.website, goes.website),
    description = coalesce(stays.description, goes.description), size = coalesce(stays.size, goes.size)
    from ${companies} as goes where stays.id = ${id} and goes.id = ${from}`)
}
