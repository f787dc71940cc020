// The SQL of how many listings are live. Those that end in a later hour were counted when they changed; those that end in the
// hour that runs are counted now. So time alone takes a listing out, and nothing has to happen when it does.
import { and, gt, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { Stats } from '../board.schema.ts'
import { isLiveAt } from './jobs.store.ts'
import { jobs } from './jobs.table.ts'
import { listingCounts, listingSeaCounts } from './listing-counts.table.ts'

const [hourMs, dayMs] = [3_600_000, 86_400_000]
const nextAfter = (now: Date, ms: number) => new Date((Math.floor(now.getTime() / ms) + 1) * ms)
const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** A row for each cell of the table, and one for each listing that ends in this hour. */
function liveCells(now: Date): SQL {
  const nextHour = nextAfter(now, hourMs)
  return sql`(
    select created_on, closes_on, kinds, n from ${listingCounts} where ${gte(listingCounts.liveHour, nextHour)}
    union all
    select (created_at at time zone 'UTC')::date, coalesce(closes_on, 'infinity'), job_type, 1 from ${jobs}
    where ${and(isLiveAt(now), lt(jobs.liveUntil, nextHour))}
  ) as live`
}

export async function countByType(db: Sql, now: Date): Promise<Stats> {
  const has = (type: string) => sql`coalesce(sum(n) filter (where ${type} = any(kinds)), 0)::int`
  const { rows } = await db.execute<{ total: number; job: number; volunteer: number; internship: number }>(sql`
    select coalesce(sum(n), 0)::int as total, ${has('job')} as job, ${has('volunteer')} as volunteer,
      ${has('internship')} as internship
    from ${liveCells(now)}`)
  const { total: totalJobs, ...jobsByType } = rows[0]!
  return { totalJobs, jobsByType }
}

/** Whole days are added up; of the first only what was posted late enough is counted. */
export async function countSince(db: Sql, since: Date, now: Date): Promise<number> {
  const nextDay = nextAfter(since, dayMs)
  const firstDay = db.$count(jobs, and(isLiveAt(now), gt(jobs.createdAt, since), lt(jobs.createdAt, nextDay)))
  const { rows } = await db.execute<{ n: number }>(sql`
    select (${firstDay} + coalesce(sum(n), 0))::int as n from ${liveCells(now)} where created_on >= ${dayOf(nextDay)}::date`)
  return rows[0]!.n
}

export type DayCount = { createdOn: string; closesOn: string | null; n: number }

/** How many of the live were posted on which day; and, if it is asked, close on which. In no order. */
export async function countByDay(db: Sql, { withClosing }: { withClosing: boolean }, now: Date): Promise<DayCount[]> {
  const closesOn = withClosing ? sql`nullif(closes_on, 'infinity')::text` : sql`null::text`
  const { rows } = await db.execute<DayCount>(sql`
    select created_on::text as "createdOn", ${closesOn} as "closesOn", sum(n)::int as n
    from ${liveCells(now)} group by 1, 2 having sum(n) <> 0`)
  return rows
}

export async function countBySea(db: Sql, now: Date): Promise<{ sea: string; count: number }[]> {
  const nextHour = nextAfter(now, hourMs)
  const { rows } = await db.execute<{ sea: string; count: number }>(sql`
    select sea, sum(n)::int as count from (
      select sea, n from ${listingSeaCounts} where ${gte(listingSeaCounts.liveHour, nextHour)}
      union all
      select sea, 1 from ${jobs} where ${and(isLiveAt(now), lt(jobs.liveUntil, nextHour), isNotNull(jobs.sea))}
    ) as live group by sea having sum(n) <> 0`)
  return rows
}

/** A clock that was ahead, by mistake or for a test, may be put back: then what had ended by it is live again. */
const forgottenAfterMs = 800 * dayMs

/** One row for each cell again; what ended long ago is never asked for. Who writes or joins meanwhile is not in the way. */
export async function joinCounts(db: Sql, now: Date): Promise<void> {
  await join(db, listingCounts, sql`created_on, closes_on, live_hour, kinds`, now)
  await join(db, listingSeaCounts, sql`sea, live_hour`, now)
}

async function join(
  db: Sql,
  table: typeof listingCounts | typeof listingSeaCounts,
  cell: SQL,
  now: Date,
): Promise<void> {
  const from = new Date(now.getTime() - forgottenAfterMs)
  await db.execute(sql`
    with gone as (
      delete from ${table} where ${lt(table.liveHour, from)}
        or (${cell}) in (select ${cell} from ${table} group by ${cell} having count(*) > 1)
      returning *
    )
    insert into ${table} (${cell}, n)
    select ${cell}, sum(n) from gone where live_hour >= ${from.toISOString()}::timestamptz group by ${cell} having sum(n) <> 0`)
}
