// Writes what was collected, many rows at once, and removes it when its time is over.
import { lt, type SQL, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { monthsEarlier } from '#shared/calendar-days.ts'
import type { InteractionType } from '../analytics.schema.ts'
import { analyticsSessions, jobInteractions, signUpSources } from './analytics.table.ts'

export type CollectedSession = {
  /** Only one row of an id is written. */
  id?: string
  sessionId: string
  userId: string | null
  address: string
  userAgent: string
  visitor: string
  isAdmin: boolean
  referrer?: string | null
  campaign?: string | null
  createdAt: string
}

export type CollectedInteraction = {
  id?: string
  jobId: string
  userId: string | null
  sessionId: string
  interactionType: InteractionType
  isAdmin: boolean
  createdAt: string
}

/** Whoever has left since is not written: their rows would have gone with them. */
const personIsThere = sql`(r."userId" is null or exists (select 1 from users u where u.id = r."userId"))`

const asRows = (rows: readonly object[], shape: SQL) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${shape})`

export async function insertSessions(db: Sql, rows: readonly CollectedSession[]): Promise<void> {
  const shape = sql`id uuid, "sessionId" text, "userId" uuid, address text, "userAgent" text, visitor text, "isAdmin" boolean, referrer text, campaign text, "createdAt" timestamptz`
  await db.execute(sql`
    insert into analytics_sessions (id, session_id, user_id, address, user_agent, visitor, is_admin, referrer, campaign, created_at)
    select coalesce(r.id, gen_random_uuid()), r."sessionId", r."userId", r.address, r."userAgent", r.visitor, r."isAdmin", r.referrer, r.campaign, r."createdAt"
    from ${asRows(rows, shape)} where ${personIsThere} on conflict (id) do nothing`)
  // Whoever signed up a while ago has come back: that visit did not bring them.
  if (rows.some(({ userId, isAdmin }) => userId && !isAdmin))
    await db.execute(sql`
      insert into sign_up_sources (user_id, referrer, campaign, created_at)
      select distinct on (u.id) u.id, r.referrer, r.campaign, r."createdAt"
      from ${asRows(rows, shape)} join users u on u.id = r."userId"
      where not r."isAdmin" and u.created_at > r."createdAt" - interval '1 day'
      order by u.id, r."createdAt" on conflict (user_id) do nothing`)
}

export async function insertInteractions(db: Sql, rows: readonly CollectedInteraction[]): Promise<void> {
  const shape = sql`id uuid, "jobId" uuid, "userId" uuid, "sessionId" text, "interactionType" text, "isAdmin" boolean, "createdAt" timestamptz`
  await db.execute(sql`
    insert into job_interactions (id, job_id, user_id, session_id, interaction_type, is_admin, created_at)
    select coalesce(r.id, gen_random_uuid()), r."jobId", r."userId", r."sessionId", r."interactionType", r."isAdmin", r."createdAt"
    from ${asRows(rows, shape)} join jobs j on j.id = r."jobId" where ${personIsThere} on conflict (id) do nothing`)
}

export const keptMonths = 13

/** Nothing is measured for longer than thirteen months. */
export async function forgetOldAnalytics(db: Sql, now: Date): Promise<void> {
  const before = monthsEarlier(now, keptMonths)
  await db.delete(analyticsSessions).where(lt(analyticsSessions.createdAt, before))
  await db.delete(signUpSources).where(lt(signUpSources.createdAt, before))
  await db.delete(jobInteractions).where(lt(jobInteractions.createdAt, before))
}
