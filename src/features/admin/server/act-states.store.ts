// How things look before and after an act, as the audit log keeps it. Never a secret, and of people only what an act can change.
import { type SQL, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'

/** Each with the column that names one. The log outlives the people it speaks of. */
const looks = {
  jobs: sql`select to_jsonb(t) - 'search_text' - 'search_words' - 'search_location' as state from jobs t where t.id = `,
  companies: sql`select to_jsonb(t) - 'name_key' as state from companies t where t.id = `,
  payments: sql`select jsonb_build_object('status', status, 'user_id', user_id, 'reason', reason, 'ngo', ngo) as state
    from payments t where t.id = `,
  users: sql`select jsonb_build_object('role', role, 'subscription_type', subscription_type,
    'subscription_end_date', subscription_end_date, 'must_change_password', must_change_password,
    'sessions', (select count(*) from sessions s where s.user_id = t.id)) as state from users t where t.id = `,
  topics: sql`select jsonb_build_object('title', title, 'is_pinned', is_pinned, 'is_locked', is_locked) as state
    from forum_topics t where t.id = `,
  reports: sql`select jsonb_build_object('topic_id', topic_id, 'reply_id', reply_id, 'reason', reason, 'kept_at', kept_at)
    as state from forum_reports t where t.id = `,
  letters: sql`select jsonb_build_object('subject', subject, 'status', status, 'attempts', attempts) as state
    from mail_letters t where t.id = `,
  issues: sql`select jsonb_build_object('status', status, 'intro', intro) as state from newsletter_issues t where t.week = `,
  resetLinks: sql`select jsonb_build_object('reset_link_until', max(expires_at)) as state
    from account_links t where t.purpose = 'reset' and t.user_id = `,
} as const
export type Kind = keyof typeof looks

async function readOne(db: Sql, question: SQL): Promise<unknown> {
  const { rows } = await db.execute<{ state: unknown }>(question)
  return rows[0]?.state ?? null
}

export async function readState(db: Sql, kind: Kind, id: string): Promise<unknown> {
  return readOne(db, sql`${looks[kind]}${id}`)
}

/** Of many listings only what acting on many can change. */
export async function readJobStates(db: Sql, ids: readonly string[]): Promise<unknown> {
  return readOne(
    db,
    sql`select coalesce(jsonb_agg(jsonb_build_object('id', id, 'title', title, 'active', active, 'featured', featured,
      'expires_at', expires_at) order by title, id), '[]') as state from jobs where id in ${[...ids]}`,
  )
}

/** The newest, by week: which one an act is about is known only from its answer. */
export async function readIssueStates(db: Sql): Promise<Record<string, unknown>> {
  const state = await readOne(
    db,
    sql`select jsonb_object_agg(week, jsonb_build_object('status', status, 'intro', intro)) as state
      from (select * from newsletter_issues order by week desc limit 4) newest`,
  )
  return (state ?? {}) as Record<string, unknown>
}

export async function findUserId(db: Sql, email: string): Promise<string | null> {
  const id = await readOne(db, sql`select to_jsonb(id) as state from users where email_key = ${email}`)
  return typeof id === 'string' ? id : null
}
