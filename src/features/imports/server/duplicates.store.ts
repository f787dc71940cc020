// The SQL of duplicates: listings on the same page, and live ones of the same organisation with nearly the same title.
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { isLiveAt } from '#features/jobs/server/jobs.store.ts'
import { jobs, pageAddress } from '#features/jobs/server/jobs.table.ts'
import type { Sql } from '#platform/db.ts'

export type Known = { id: string; title: string; company: string }

/** Their addresses may still differ behind the path. */
export async function listOnPages(db: Sql, pages: string[]): Promise<(Known & { jobUrl: string })[]> {
  if (pages.length === 0) return []
  const { id, title, company, jobUrl } = jobs
  const rows = await db
    .select({ id, title, company, jobUrl })
    .from(jobs)
    .where(inArray(pageAddress(jobUrl) as SQL<string>, pages))
    .orderBy(sql`${jobs.createdAt} desc`)
    .limit(1_000)
  return rows.map((row) => ({ ...row, jobUrl: row.jobUrl ?? '' }))
}

type Asked = { title: string; company: string }

/** The `most` that are nearest to each; answers with the place of the one asked for. */
export async function listLikeTitles(
  db: Sql,
  asked: Asked[],
  { likeness, most }: { likeness: number; most: number },
  now: Date,
): Promise<(Known & { at: number })[]> {
  if (asked.length === 0) return []
  const titles = sql.param(asked.map(({ title }) => title))
  const names = sql.param(asked.map(({ company }) => company.trim().toLowerCase()))
  const { id, title, company } = jobs
  const nearness = sql`similarity(${title}, asked.title)`
  const near = db
    .select({ id, title, company })
    .from(jobs)
    .where(and(isLiveAt(now), sql`lower(${company}) = asked.company`, sql`${nearness} > ${likeness}`))
    .orderBy(sql`${nearness} desc`)
    .limit(most)
    .as('near')
  return db
    .select({ id: near.id, title: near.title, company: near.company, at: sql<number>`(asked.at - 1)::int` })
    .from(sql`unnest(${titles}::text[], ${names}::text[]) with ordinality as asked (title, company, at)`)
    .crossJoinLateral(near)
}
