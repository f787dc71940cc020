// How many listings each choice of a filter would leave, and how many there are in all: counted in one pass over the finds.
import { and, type SQL, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { Facets } from '../job.schema.ts'
import { isLiveAt, newestFirst } from './jobs.store.ts'
import { jobs } from './jobs.table.ts'

/** What is counted. A new filter joins with a line here. */
const countedColumns = {
  jobType: jobs.jobType,
  workType: jobs.workType,
  experienceLevel: jobs.experienceLevel,
} satisfies Partial<Record<keyof Facets, unknown>>

export type Counted = keyof typeof countedColumns
export const countedNames = Object.keys(countedColumns) as Counted[]

/** Beyond so many finds the newest are counted. */
export const countedAtMost = 10_000

export type Tally = { total: number; facets: Facets }
type Values = Record<Counted, string | string[] | null>

export const noCounts: Facets = {
  jobType: {},
  workType: {},
  payClass: {},
  mode: {},
  country: {},
  sea: {},
  experienceLevel: {},
}

/** Finds that are all at hand, counted without the database. */
export function countAtHand(finds: readonly Values[]): Facets {
  const tally = countedNames.map((name) => [name, addUp(finds.map((find) => ({ value: find[name], n: 1 })))])
  return { ...noCounts, ...Object.fromEntries(tally) }
}

/** The commonest first; a listing of several kinds counts for each. */
function addUp(counts: readonly { value: string | string[] | null; n: number }[]): Record<string, number> {
  const sums = new Map<string, number>()
  for (const { value, n } of counts) {
    for (const each of [value].flat()) if (each) sums.set(each, (sums.get(each) ?? 0) + n)
  }
  return Object.fromEntries([...sums].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)))
}

export type Road = 'by words' | 'by age'

/** By age it goes down the newest; by words all finds are known first, which is quicker where they are few. */
export async function countValues(
  db: Sql,
  names: readonly Counted[],
  where: SQL | undefined,
  { now, road }: { now: Date; road: Road },
): Promise<{ total: number; facets: Partial<Facets> }> {
  const list = (texts: SQL[]) => sql.join(texts, sql`, `)
  const columns = list(names.map((name) => sql`${countedColumns[name]} as ${sql.identifier(name)}`))
  const keys = names.map((name) => sql`${sql.identifier(name)}`)
  const newest = sql`order by ${list([...newestFirst])} limit ${countedAtMost}`
  const finds = sql`select ${columns}, created_at, id from ${jobs} where ${and(isLiveAt(now), where)}`
  const counted =
    road === 'by age' ? sql`(${finds} ${newest}) as jobs` : sql`(select * from found as jobs ${newest}) as jobs`
  const { rows } = await db.execute<Values & { n: number; left_out: number }>(sql`
    ${road === 'by words' ? sql`with found as materialized (${finds})` : sql``}
    select ${list(keys)}, grouping(${list(keys)}) as left_out, count(*)::int as n from ${counted}
    group by grouping sets (${list(keys.map((key) => sql`(${key})`))}, ())`)
  // A bit for each name, the first one highest, is set where the row says nothing of it.
  const all = 2 ** names.length - 1
  const sums = names.map((name, index) => {
    const own = rows.filter((row) => row.left_out === all - 2 ** (names.length - 1 - index))
    return [name, addUp(own.map((row) => ({ value: row[name], n: row.n })))]
  })
  return { total: rows.find((row) => row.left_out === all)?.n ?? 0, facets: Object.fromEntries(sums) }
}
