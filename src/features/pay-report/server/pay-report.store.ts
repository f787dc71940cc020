// SQL of the pay report: groups with their quartiles, and kinds of pay by quarter.
import { type SQL, sql } from 'drizzle-orm'
import type { JobType } from '#features/jobs/job.rules.ts'
import type { PayClass } from '#features/jobs/pay/pay.rules.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import { hasWords } from '#features/jobs/server/search.store.ts'
import type { Sql } from '#platform/db.ts'
import { type CountedPeriod, countedPeriods, smallestGroup } from '../pay-report.rules.ts'

export type Span = { from: Date; until: Date }

export type GroupRow = {
  jobType: JobType | null
  experienceLevel: string | null
  sea: string | null
  payClass: 'salary' | 'stipend'
  currency: string
  period: CountedPeriod
  listings: number
  quartiles: [number, number, number]
}

const posted = ({ from, until }: Span) =>
  sql`${jobs.createdAt} >= ${from} and ${jobs.createdAt} <= ${until} and not ${jobs.draft}`
const list = (texts: readonly string[]) =>
  sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )

/** Each listing counts with the middle of its range; who says only "from" or "up to" is not counted. */
function counted(span: Span, only: SQL = sql`true`): SQL {
  return sql`counted as materialized (
    select ${jobs.jobType} as kinds, ${jobs.experienceLevel} as level, ${jobs.sea} as sea, ${jobs.payClass} as "payClass",
      ${jobs.pay}->>'currency' as currency, ${jobs.pay}->>'period' as period,
      ((${jobs.pay}->>'min')::float8 + (${jobs.pay}->>'max')::float8) / 2 as middle
    from ${jobs} where ${posted(span)} and ${only} and ${jobs.payClass} in ('salary', 'stipend')
      and ${jobs.pay}->>'period' in (${list(countedPeriods)}) and ${jobs.pay}->>'currency' is not null
      and (${jobs.pay}->>'min')::float8 > 0 and ${jobs.pay}->>'max' is not null)`
}

/** All groups of five and more, by kind, by kind and level, by sea; the largest first. */
export async function readGroups(db: Sql, span: Span, levels: readonly string[]): Promise<GroupRow[]> {
  const numbers = sql`count(*)::int as listings, percentile_cont(array[0.25, 0.5, 0.75]) within group (order by middle) as quartiles`
  const scale = sql`"payClass", currency, period`
  const enough = sql`having count(*) >= ${smallestGroup}`
  const { rows } = await db.execute<GroupRow>(sql`
    with ${counted(span)}, by_kind as (select counted.*, kind from counted, unnest(kinds) as kind)
    select kind as "jobType", null as "experienceLevel", null as sea, ${scale}, ${numbers}
      from by_kind group by kind, ${scale} ${enough}
    union all
    select kind, level, null, ${scale}, ${numbers}
      from by_kind where level in (${list(levels)}) group by kind, level, ${scale} ${enough}
    union all
    select null, null, sea, ${scale}, ${numbers}
      from counted where sea is not null group by sea, ${scale} ${enough}
    order by listings desc, currency, period, 1, 2, 3`)
  return rows
}

export async function countCounted(db: Sql, span: Span): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`with ${counted(span)} select count(*)::int as n from counted`)
  return rows[0]?.n ?? 0
}

export type QuarterRow = { year: number; quarter: number; payClass: PayClass; listings: number }

export async function countByQuarter(db: Sql, span: Span): Promise<QuarterRow[]> {
  const at = sql`${jobs.createdAt} at time zone 'UTC'`
  const { rows } = await db.execute<QuarterRow>(sql`
    select extract(year from ${at})::int as year, extract(quarter from ${at})::int as quarter,
      ${jobs.payClass} as "payClass", count(*)::int as listings
    from ${jobs} where ${posted(span)} group by 1, 2, 3 order by 1, 2, 3`)
  return rows
}

type NumbersRow = Pick<GroupRow, 'payClass' | 'currency' | 'period' | 'listings' | 'quartiles'>

/** Of listings with these words: all groups of five and more, the largest first, and how many the words find at all. */
export async function readGroupsWith(
  db: Sql,
  span: Span,
  words: string,
): Promise<{ groups: NumbersRow[]; listings: number }> {
  const { rows } = await db.execute<NumbersRow>(sql`
    with ${counted(span, hasWords(words))}
    select "payClass", currency, period, count(*)::int as listings,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by middle) as quartiles
    from counted group by "payClass", currency, period having count(*) >= ${smallestGroup}
    order by listings desc, currency, period`)
  return { groups: rows, listings: await db.$count(jobs, sql`${posted(span)} and ${hasWords(words)}`) }
}
