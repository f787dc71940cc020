// Counts people: signups, who is active, who has which plan.
import { sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { Analytics } from '../analytics.schema.ts'

export type PeopleNumbers = Omit<Analytics['userAnalytics'], 'series'>

type Row = Omit<PeopleNumbers, 'retentionRate' | 'usersByPlan'> & {
  older: number
  olderActive: number
  Monthly: number
  Quarterly: number
  Annual: number
}

/** A plan whose end has passed counts as Free, as it does everywhere else. */
export async function countPeople(db: Sql, now: Date): Promise<PeopleNumbers> {
  const ago = (days: number) => sql`${new Date(now.getTime() - days * 86_400_000).toISOString()}::timestamptz`
  const at = ago(0)
  const plan = (name: string) =>
    sql`count(*) filter (where subscription_type = ${name} and subscription_end_date > ${at})::int`
  const { rows } = await db.execute<Row>(sql`
    select count(*)::int as "totalUsers",
      count(*) filter (where last_login > ${ago(30)})::int as "activeUsers",
      count(*) filter (where created_at > ${ago(1)})::int as "dailySignups",
      count(*) filter (where created_at > ${ago(7)})::int as "weeklySignups",
      count(*) filter (where created_at > ${ago(30)})::int as "monthlySignups",
      count(*) filter (where created_at <= ${ago(30)})::int as older,
      count(*) filter (where created_at <= ${ago(30)} and last_login > ${ago(30)})::int as "olderActive",
      ${plan('Monthly')} as "Monthly", ${plan('Quarterly')} as "Quarterly", ${plan('Annual')} as "Annual"
    from users`)
  const { older, olderActive, Monthly, Quarterly, Annual, ...counts } = rows[0]!
  return {
    ...counts,
    retentionRate: older === 0 ? 0 : Math.round((olderActive / older) * 1000) / 10,
    usersByPlan: { Free: counts.totalUsers - Monthly - Quarterly - Annual, Monthly, Quarterly, Annual },
  }
}
