// The SQL of growth: from a site or a campaign to a visit, a sign-up and a payment; and from a listing to a membership.
import { sql } from 'drizzle-orm'
import { payments } from '#features/membership/server/membership.table.ts'
import { isInPlanOf, planRest } from '#features/membership/server/plan-amount.store.ts'
import { issueSource } from '#features/newsletter/newsletter.rules.ts'
import type { Sql } from '#platform/db.ts'
import type { Growth, IssueVisits } from '../analytics.schema.ts'

const most = 50
const at = (time: Date) => sql`${time.toISOString()}::timestamptz`

/**
 * Sign-ups of the time, and what these people have paid since and did not get back, in the price's currency. A session is one
 * visit, by where it began.
 */
export async function listSources(db: Sql, since: Date, currency: string): Promise<Growth['sources']> {
  const { rows } = await db.execute<Growth['sources'][number]>(sql`
    with visits as (
      select referrer, campaign, count(*)::int as visits from (
        select distinct on (session_id) session_id, referrer, campaign from analytics_sessions
        where not is_admin and created_at > ${at(since)} order by session_id, created_at
      ) first group by referrer, campaign
    ), people as (
      select s.user_id, s.referrer, s.campaign from sign_up_sources s where s.created_at > ${at(since)}
    ), paid as (
      select user_id, coalesce(sum(${planRest}) filter (where ${isInPlanOf(currency)}), 0)::int as cents
      from ${payments} where status = 'granted' and user_id is not null group by user_id
    ), joined as (
      select referrer, campaign, count(*)::int as signups, count(p.user_id)::int as members, coalesce(sum(p.cents), 0)::int as paid
      from people left join paid p using (user_id) group by referrer, campaign
    )
    select coalesce(v.referrer, j.referrer) as referrer, coalesce(v.campaign, j.campaign) as campaign,
      coalesce(v.visits, 0) as visits, coalesce(j.signups, 0) as signups, coalesce(j.members, 0) as members,
      coalesce(j.paid, 0) as paid
    from visits v full join joined j
      on coalesce(v.referrer, '') = coalesce(j.referrer, '') and coalesce(v.campaign, '') = coalesce(j.campaign, '')
    order by paid desc, members desc, signups desc, visits desc, referrer, campaign limit ${most}`)
  return rows
}

/** For everybody who paid for the first time since then: the listing they did something with last in the month before. */
export async function listLeadingListings(db: Sql, since: Date): Promise<Growth['listings']> {
  const { rows } = await db.execute<Growth['listings'][number]>(sql`
    with firsts as (
      select user_id, min(created_at) as paid_at from membership_ledger where kind = 'payment' group by user_id
      having min(created_at) > ${at(since)}
    ), led as (
      select (
        select i.job_id from job_interactions i
        where i.user_id = f.user_id and not i.is_admin and i.created_at <= f.paid_at
          and i.created_at > f.paid_at - interval '30 days'
        order by i.created_at desc limit 1
      ) as job_id from firsts f
    )
    select j.id as "jobId", j.title, j.company, count(*)::int as members
    from led join jobs j on j.id = led.job_id group by j.id order by members desc, j.title limit ${most}`)
  return rows
}

/** As the browser joins source and campaign of an issue's link. Written out in the SQL, as the index of issues has it. */
const issueMark = `${issueSource} / `

/** A session is one visit, however often it comes back to the same issue. */
export async function listIssueVisits(db: Sql): Promise<IssueVisits['issues']> {
  const { rows } = await db.execute<IssueVisits['issues'][number]>(sql`
    select substring(campaign from ${issueMark.length + 1}::int) as week, count(distinct session_id)::int as visits
    from analytics_sessions where campaign like ${sql.raw(`'${issueMark}%'`)} and not is_admin
      and campaign ~ ${`^${issueMark}[0-9]{4}-W[0-9]{2}$`}
    group by campaign order by week desc limit ${most}`)
  return rows
}
