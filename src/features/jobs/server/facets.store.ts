// How many listings each choice of a filter would leave: counted under the search and the other filters.
import { and, type SQL, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { Facets } from '../job.schema.ts'
import { isLiveAt, newestFirst } from './jobs.store.ts'
import { jobs } from './jobs.table.ts'

/** What is counted, as an array of values for each listing. A new filter joins with a line here. */
const countedValues = {
  jobType: sql`${jobs.jobType}`,
  workType: sql`array[${jobs.workType}]`,
  experienceLevel: sql`array[${jobs.experienceLevel}]`,
} satisfies Partial<Record<keyof Facets, SQL>>

export type Counted = keyof typeof countedValues
export const countedNames = Object.keys(countedValues) as Counted[]

const countedAtMost = 10_000

/** Over the newest of them when there are very many. */
export async function countValues(
  db: Sql,
  names: readonly Counted[],
  where: SQL | undefined,
  now: Date,
): Promise<Partial<Facets>> {
  const values = sql.join(
    names.map((name) => sql`${countedValues[name]} as ${sql.identifier(name)}`),
    sql`, `,
  )
  const counts = names.map(
    (name) => sql`select ${name}::text as name, value, count(*)::int as n
      from found, unnest(${sql.identifier(name)}) as value where value is not null and value <> '' group by value`,
  )
  const { rows } = await db.execute<{ name: Counted; value: string; n: number }>(sql`
    with found as materialized (select ${values} from ${jobs} where ${and(isLiveAt(now), where)}
      order by ${sql.join([...newestFirst], sql`, `)} limit ${countedAtMost})
    ${sql.join(counts, sql` union all `)} order by 3 desc, 2`)
  const found: Partial<Facets> = Object.fromEntries(names.map((name) => [name, {}]))
  for (const { name, value, n } of rows) found[name] = { ...found[name], [value]: n }
  return found
}
