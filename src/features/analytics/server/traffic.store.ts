// Counts visitors, sessions and interactions. Admins' own traffic is never among them.
import { sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { type JobNumbers, mostJobNumbers } from '../analytics.schema.ts'

const ago = (now: Date, days: number) => sql`${new Date(now.getTime() - days * 86_400_000).toISOString()}::timestamptz`
const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

export type TrafficWindows = Record<
  'dailyVisitors' | 'weeklyVisitors' | 'monthlyVisitors' | 'dailySessions' | 'weeklySessions' | 'monthlySessions',
  number
>

/** Each person and each session id by when it was last seen: one pass instead of a sort for every window. */
export async function countTraffic(db: Sql, now: Date): Promise<TrafficWindows> {
  const counts = (column: 'visitor' | 'session_id') => sql`
    select count(*) filter (where last > ${ago(now, 1)})::int as daily,
      count(*) filter (where last > ${ago(now, 7)})::int as weekly, count(*)::int as monthly
    from (
      select max(created_at) as last from analytics_sessions
      where not is_admin and created_at > ${ago(now, 30)} and created_at <= ${at(now)} group by ${sql.raw(column)}
    ) seen`
  const { rows } = await db.execute<TrafficWindows>(sql`
    select v.daily as "dailyVisitors", v.weekly as "weeklyVisitors", v.monthly as "monthlyVisitors",
      s.daily as "dailySessions", s.weekly as "weeklySessions", s.monthly as "monthlySessions"
    from (${counts('visitor')}) v, (${counts('session_id')}) s`)
  return rows[0]!
}

/** The last days up to today, each of the operator's time zone. */
const daysUntil = (now: Date, days: number, zone: string) => sql`
  select d::date as day, (d::timestamp at time zone ${zone}) as from_time,
    ((d + interval '1 day')::timestamp at time zone ${zone}) as to_time
  from generate_series(
    (${at(now)} at time zone ${zone})::date - ${days - 1}::int, (${at(now)} at time zone ${zone})::date, interval '1 day'
  ) d`

export type TrafficDay = { date: string; visitors: number; sessions: number }

export async function listTrafficDays(db: Sql, now: Date, days: number, zone: string): Promise<TrafficDay[]> {
  const { rows } = await db.execute<TrafficDay>(sql`
    with days as (${daysUntil(now, days, zone)}), seen as (
      select (created_at at time zone ${zone})::date as day, visitor, session_id
      from analytics_sessions
      where not is_admin and created_at >= (select min(from_time) from days) and created_at <= ${at(now)}
    ), visitors as (select day, count(*)::int as n from (select distinct day, visitor from seen) x group by day),
    sessions as (select day, count(*)::int as n from (select distinct day, session_id from seen) x group by day)
    select to_char(days.day, 'YYYY-MM-DD') as date, coalesce(v.n, 0) as visitors, coalesce(s.n, 0) as sessions
    from days left join visitors v using (day) left join sessions s using (day) order by days.day`)
  return rows
}

export async function listInteractionDays(
  db: Sql,
  now: Date,
  days: number,
  zone: string,
): Promise<{ date: string; interactions: number }[]> {
  const { rows } = await db.execute<{ date: string; interactions: number }>(sql`
    with days as (${daysUntil(now, days, zone)}), counted as (
      select (created_at at time zone ${zone})::date as day, count(*)::int as n from job_interactions
      where not is_admin and created_at >= (select min(from_time) from days) and created_at <= ${at(now)} group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as date, coalesce(n, 0) as interactions
    from days left join counted using (day) order by days.day`)
  return rows
}

export async function listSignupDays(
  db: Sql,
  now: Date,
  days: number,
  zone: string,
): Promise<{ date: string; signups: number }[]> {
  const { rows } = await db.execute<{ date: string; signups: number }>(sql`
    with days as (${daysUntil(now, days, zone)}), counted as (
      select (created_at at time zone ${zone})::date as day, count(*)::int as n from users
      where created_at >= (select min(from_time) from days) and created_at <= ${at(now)} group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as date, coalesce(n, 0) as signups
    from days left join counted using (day) order by days.day`)
  return rows
}

/** Listings that were published, also those nobody has touched yet; newest first. */
export async function listJobNumbers(db: Sql, most = mostJobNumbers): Promise<JobNumbers[]> {
  type Row = Omit<JobNumbers, 'createdAt' | 'expiresAt'> & Record<'createdAt' | 'expiresAt', Date | string>
  const { rows } = await db.execute<Row>(sql`
    with newest as materialized (
      select id, title, company, created_at, live_until, active, featured
      from jobs where not draft order by created_at desc, id desc limit ${most}
    ), counted as (
      select job_id, sum(n) filter (where interaction_type = 'like')::int as likes,
        sum(n) filter (where interaction_type = 'click_title')::int as titles,
        sum(n) filter (where interaction_type = 'click_discover')::int as discovers,
        sum(n) filter (where interaction_type = 'click_website')::int as websites
      from job_interaction_counts where job_id in (select id from newest) group by job_id
    )
    select j.id, j.title, j.company, j.created_at as "createdAt", j.live_until as "expiresAt", j.active, j.featured, coalesce(likes, 0) as likes,
      coalesce(titles, 0) as "titleClicks", coalesce(discovers, 0) as "discoverClicks",
      coalesce(websites, 0) as "websiteClicks"
    from newest j left join counted c on c.job_id = j.id order by j.created_at desc, j.id desc`)
  const iso = (time: Date | string) => new Date(time).toISOString()
  return rows.map((row) => ({ ...row, createdAt: iso(row.createdAt), expiresAt: iso(row.expiresAt) }))
}

export type Between = { from: Date; to: Date }
export type Sums = { visitors: number; sessions: number; signups: number } & Record<
  'likes' | 'titleClicks' | 'discoverClicks' | 'websiteClicks',
  number
>

export async function sumBetween(db: Sql, { from, to }: Between): Promise<Sums> {
  const within = sql`created_at > ${at(from)} and created_at <= ${at(to)}`
  const seen = sql`from analytics_sessions where not is_admin and ${within}`
  const { rows } = await db.execute<Sums>(sql`
    select (select count(*) from (select distinct visitor ${seen}) x)::int as visitors,
      (select count(*) from (select distinct session_id ${seen}) x)::int as sessions,
      (select count(*) from users where ${within})::int as signups,
      count(*) filter (where interaction_type = 'like')::int as likes,
      count(*) filter (where interaction_type = 'click_title')::int as "titleClicks",
      count(*) filter (where interaction_type = 'click_discover')::int as "discoverClicks",
      count(*) filter (where interaction_type = 'click_website')::int as "websiteClicks"
    from job_interactions where not is_admin and ${within}`)
  return rows[0]!
}
