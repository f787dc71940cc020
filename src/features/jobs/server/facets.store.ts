// How many listings each choice of a filter would leave, and how many there are in all: counted in one pass over the finds.
import { and, type SQL, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { Facets } from '../board.schema.ts'
import { boardFields } from '../board-search.rules.ts'
import type { JobCard } from '../job.schema.ts'
import { isLiveAt, newestFirst } from './jobs.store.ts'
import { jobs } from './jobs.table.ts'

/** What is counted. A new filter joins with a line here. */
const countedColumns = {
  jobType: jobs.jobType,
  workType: jobs.workType,
  payClass: jobs.payClass,
  mode: jobs.mode,
  country: jobs.country,
  sea: jobs.sea,
  experienceLevel: jobs.experienceLevel,
} satisfies Record<keyof Facets, unknown>

export type Counted = keyof typeof countedColumns
export const countedNames = Object.keys(countedColumns) as Counted[]

/** Beyond so many finds the newest are counted. */
export const countedAtMost = 10_000

export type Tally = { total: number; facets: Facets }
type Values = Pick<JobCard, 'jobType' | 'workType' | 'experienceLevel' | 'pay' | 'place'>

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
  const values = finds.map(({ jobType, workType, experienceLevel, pay, place }) => ({
    jobType,
    workType,
    experienceLevel,
    payClass: pay?.class ?? 'not_stated',
    mode: place?.mode ?? null,
    country: place?.country ?? null,
    sea: place?.sea ?? null,
  }))
  const tally = countedNames.map((name) => [
    name,
    addUp(
      name,
      values.map((each) => ({ value: each[name], n: 1 })),
    ),
  ])
  return { ...noCounts, ...Object.fromEntries(tally) }
}

/** The commonest first; a listing of several kinds counts for each. Spellings in other cases are one, by its commonest. */
function addUp(
  name: Counted,
  counts: readonly { value: string | string[] | null; n: number }[],
): Record<string, number> {
  const spelled = new Map<string, number>()
  for (const { value, n } of counts) {
    for (const each of [value].flat()) if (each) spelled.set(each, (spelled.get(each) ?? 0) + n)
  }
  const sums = new Map<string, { as: string; n: number }>()
  for (const [as, n] of commonestFirst([...spelled])) {
    if (!canBeAskedFor(name, as)) continue
    const known = sums.get(as.toLowerCase())
    sums.set(as.toLowerCase(), { as: known?.as ?? as, n: (known?.n ?? 0) + n })
  }
  return Object.fromEntries(commonestFirst([...sums.values()].map(({ as, n }) => [as, n])))
}

function commonestFirst(counts: [string, number][]): [string, number][] {
  return counts.sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
}

/** Not with a comma in it, for example: the filter takes that for two. */
function canBeAskedFor(name: Counted, value: string): boolean {
  const [asked, ...more] = boardFields[name](value).value ?? []
  return asked === value && more.length === 0
}

export type Road = 'by words' | 'by age'

/** Finds that fulfil a condition, and what is counted of them. */
export type FindSet = { names: readonly Counted[]; where: SQL | undefined }
export type SetCount = { total: number; facets: Partial<Facets> }

/** Sets of the same finds, counted in one pass. Null when it ended before enough of each were seen. */
export async function countSets(
  db: Sql,
  where: SQL | undefined,
  sets: readonly FindSet[],
  { now, road }: { now: Date; road: Road },
): Promise<SetCount[] | null> {
  const reach = reachOf(sets.length)
  const { rows } = await db.execute<Row>(writeCount(and(isLiveAt(now), where), sets, road, reach))
  const read = rows.find((row) => row.at === -1)?.n ?? 0
  const counts = sets.map(({ names }, at) => {
    const own = rows.filter((row) => row.at === at)
    const facets = names.map((name) => [
      name,
      addUp(
        name,
        own.filter((row) => row.name === name),
      ),
    ])
    return { total: own.find((row) => row.name === null)?.n ?? 0, facets: Object.fromEntries(facets) }
  })
  const isCut = road === 'by age' && read === reach && counts.some(({ total }) => total < countedAtMost)
  return isCut ? null : counts
}

type Row = { at: number; name: Counted | null; value: string | string[] | null; n: number }

/** How many of the newest finds are read by age: of several sets each wants its own. */
export const reachOf = (sets: number): number => (sets > 1 ? 6 * countedAtMost : countedAtMost)

/** By age it goes down the newest; by words all finds are known first, which is quicker where they are few. */
function writeCount(where: SQL | undefined, sets: readonly FindSet[], road: Road, reach: number): SQL {
  const list = (texts: SQL[]) => sql.join(texts, sql`, `)
  const newest = (limit: number) => sql`order by ${list([...newestFirst])} limit ${limit}`
  const columns = countedNames.map((name) => sql`${countedColumns[name]} as ${sql.identifier(name)}`)
  const flags = sets.map((set, at) => sql`${set.where ?? sql`true`} as ${sql.identifier(`is_${at}`)}`)
  const members = sets.map(
    (_, at) => sql`${sql.identifier(`set_${at}`)} as materialized
      (select * from found as jobs where ${sql.identifier(`is_${at}`)} ${newest(countedAtMost)})`,
  )
  const counts = sets.flatMap(({ names }, at) => {
    const from = sql`from ${sql.identifier(`set_${at}`)}`
    const each = names.map((name) => {
      const key = sql.identifier(name)
      return sql`select ${sql.raw(String(at))} as at, ${name}::text as name, to_jsonb(${key}) as value, count(*)::int as n ${from} group by ${key}`
    })
    return [...each, sql`select ${sql.raw(String(at))}, null, null, count(*)::int ${from}`]
  })
  return sql`
    with found as materialized (select ${list([...columns, ...flags])}, created_at, id from ${jobs} where ${where}
      ${road === 'by age' ? newest(reach) : sql``}),
    ${list(members)}
    ${sql.join(counts, sql` union all `)} union all select -1, null, null, count(*)::int from found`
}
