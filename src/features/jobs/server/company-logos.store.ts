// The SQL of remembered logos: the organisation's own, else that of its newest listing.
import { and, desc, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { lookAlikeKey } from '#shared/text.ts'
import type { JobPost } from '../job.schema.ts'
import { companies, jobs } from './jobs.table.ts'

export type UnsignedPost = Omit<JobPost, 'companyLogo'> & { companyLogo?: string | null | undefined; origin?: string }
type Whose = Pick<UnsignedPost, 'company' | 'companyId'>

export async function findLogos(db: Sql, posts: readonly UnsignedPost[]): Promise<(post: Whose) => string | null> {
  const without = posts.filter(({ companyLogo }) => !companyLogo)
  if (without.length === 0) return () => null
  const ids = without.flatMap(({ companyId }) => (companyId ? [companyId] : []))
  const names = [...new Set(without.map(({ company }) => company.toLowerCase()))]
  const isNamed = inArray(companies.nameKey, names.map(lookAlikeKey))
  const known = await db
    .select({ id: companies.id, key: companies.nameKey, logo: companies.logo })
    .from(companies)
    .where(and(isNotNull(companies.logo), ids.length > 0 ? or(isNamed, inArray(companies.id, ids)) : isNamed))
  const name = sql<string>`lower(${jobs.company})`
  const posted = await db
    .selectDistinctOn([name], { name, logo: jobs.companyLogo })
    .from(jobs)
    .where(and(inArray(name, names), isNotNull(jobs.companyLogo)))
    .orderBy(name, desc(jobs.createdAt))
  const logos = new Map<string, string | null>([
    ...posted.map((each) => [lookAlikeKey(each.name), each.logo] as const),
    ...known.flatMap(({ id, key, logo }) => [[key, logo] as const, [id, logo] as const]),
  ])
  return ({ company, companyId }) => logos.get(companyId ?? '') ?? logos.get(lookAlikeKey(company)) ?? null
}
