// Traffic for the benchmark: interactions, and a session for every ten of them, over the thirteen months that are kept.
import type { DataLoader } from '../data-loader.ts'

const rowsPerSession = 10
const step = 100_000

/** Of the reports that cases send: they are no part of the scale, and go before more is loaded. */
export const tabSession = (tab: number) => `session_tab${tab}`
const forgetTabs = ['analytics_sessions', 'job_interactions'].map(
  (table) => `delete from ${table} where session_id like 'session_tab%'`,
)

/** Between 0 and 1, the same for the same number, neighbours far apart. */
const chance = (number: string) => `((${number})::bigint * 2654435761 % 4294967296) / 4294967296.0`

/** Written as they happen, the oldest first; the share of the way from the first session of this load to its last. */
const timeOf = (session: string) =>
  `now() - interval '390 days' * (1 - (${session} - $3::float8) / ($4::float8 - $3::float8))`

/** In arrays, as a join on a drawn number would compare every pair. */
const lists = `
  with lists as materialized (select (select array_agg(id order by created_at desc) from jobs) as jobs,
    (select array_agg(id order by created_at, id) from users) as people)`

/** Those who are not signed in come back about three times; every fifth is. */
const drawPerson = `
  cross join lateral (select floor(${chance('s')} * $4::int / 3)::int as who) as drawn
  cross join lateral (select case when s % 5 = 0 then people[1 + who % cardinality(people)] end as person) as found`

const addSessions = `${lists}
  insert into analytics_sessions (session_id, user_id, address, user_agent, visitor, is_admin, created_at)
  select 'session_bench' || s, person, '10.' || who % 200 || '.' || who / 200 % 250 || '.0', 'Browser of ' || who % 40,
    coalesce(person::text, left(md5(who::text), 22)), s % 50 = 0, ${timeOf('s')}
  from lists cross join generate_series($1::int + 1, $2::int) as s ${drawPerson} order by s`

/** The newest listings are looked at most, and kinds are as a funnel has them. */
const addInteractions = `${lists}
  insert into job_interactions (job_id, user_id, session_id, interaction_type, is_admin, created_at)
  select jobs[1 + floor(power(${chance('n')}, 2) * cardinality(jobs))], person, 'session_bench' || s,
    case when n % 10 < 5 then 'click_title' when n % 10 < 8 then 'click_discover' when n % 10 = 8 then 'click_website' else 'like' end,
    s % 50 = 0, ${timeOf('s')} + n % 10 * interval '40 seconds'
  from lists cross join generate_series($1::int + 1, $2::int) as n
  cross join lateral (select (n - 1) / ${rowsPerSession} + 1 as s) as made ${drawPerson} order by n`

export const interactionData: DataLoader = {
  name: 'interactions',
  async load({ pool }, from, to) {
    for (const statement of forgetTabs) await pool.query(statement)
    const [firstSession, lastSession] = [from / rowsPerSession, to / rowsPerSession]
    await pool.query(addSessions, [firstSession, lastSession, firstSession, lastSession])
    for (let start = from; start < to; start += step) {
      await pool.query(addInteractions, [start, Math.min(start + step, to), firstSession, lastSession])
    }
    await pool.query('vacuum analyze analytics_sessions, job_interactions, job_interaction_counts')
  },
}
