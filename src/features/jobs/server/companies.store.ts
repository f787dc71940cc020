// The SQL of organisations.
import { asc, eq, inArray } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { lookAlikeKey } from '#shared/text.ts'
import { type Company, type CompanyDraft, type CompanyEdit, mostCompanies } from '../company.schema.ts'
import { companies } from './jobs.table.ts'

function toCompany({ nameKey: _, createdAt, ...row }: typeof companies.$inferSelect): Company {
  return { ...row, createdAt: createdAt.toISOString() }
}

export async function listCompanies(db: Sql): Promise<Company[]> {
  return (await db.select().from(companies).orderBy(asc(companies.nameKey)).limit(mostCompanies)).map(toCompany)
}

export async function findCompany(db: Sql, id: string): Promise<Company | null> {
  const [row] = await db.select().from(companies).where(eq(companies.id, id))
  return row ? toCompany(row) : null
}

/** By its name as people read it: case, accents and look-alike letters aside. */
export async function findCompanyNamed(db: Sql, name: string): Promise<Company | null> {
  const [row] = await db
    .select()
    .from(companies)
    .where(eq(companies.nameKey, lookAlikeKey(name)))
  return row ? toCompany(row) : null
}

/** A second organisation of the same name is a conflict, told by the database. */
export async function insertCompany(db: Sql, draft: CompanyDraft, createdAt: Date): Promise<Company> {
  const [row] = await db
    .insert(companies)
    .values({ ...draft, nameKey: lookAlikeKey(draft.name), createdAt })
    .returning()
  return toCompany(row!)
}

/** The one of that name that is there by now, where somebody else was faster. */
export async function ensureCompany(db: Sql, draft: CompanyDraft, createdAt: Date): Promise<Company> {
  const [row] = await db
    .insert(companies)
    .values({ ...draft, nameKey: lookAlikeKey(draft.name), createdAt })
    .onConflictDoNothing({ target: companies.nameKey })
    .returning()
  return row ? toCompany(row) : (await findCompanyNamed(db, draft.name))!
}

export async function updateCompany(db: Sql, id: string, edit: CompanyEdit): Promise<Company | null> {
  const key = edit.name === undefined ? {} : { nameKey: lookAlikeKey(edit.name) }
  if (Object.keys(edit).length === 0) return findCompany(db, id)
  const [row] = await db
    .update(companies)
    .set({ ...edit, ...key })
    .where(eq(companies.id, id))
    .returning()
  return row ? toCompany(row) : null
}

export async function findUsedCompanyLogos(db: Sql, paths: string[]): Promise<string[]> {
  const rows = await db.select({ path: companies.logo }).from(companies).where(inArray(companies.logo, paths))
  return rows.flatMap(({ path }) => (path ? [path] : []))
}
