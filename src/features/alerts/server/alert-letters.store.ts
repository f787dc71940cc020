// The SQL of telling: who has finds that are due, which they are, and what has been told.
import { and, asc, eq, exists, gt, lte, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import { isOfSuspended } from '#features/accounts/server/suspensions.store.ts'
import type { JobCard } from '#features/jobs/job.schema.ts'
import { isNotHiddenBy } from '#features/jobs/server/hidden.store.ts'
import { cardColumns, isLiveAt, newestFirst, toContract } from '#features/jobs/server/jobs.store.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import type { Sql } from '#platform/db.ts'
import type { Plan, Role } from '#shared/actor.ts'
import { type Cadence, type DueUntil, instantApartMs } from '../alert.rules.ts'
import { alertReaders, savedSearches, searchFinds, toldListings } from './alerts.table.ts'

/** Finds whose hour has come, by the cadence of their search. */
function isDue({ instant, daily, weekly }: DueUntil): SQL | undefined {
  const until = (cadence: Cadence, moment: Date) =>
    and(eq(savedSearches.cadence, cadence), lte(searchFinds.foundAt, moment))
  return or(until('instant', instant), until('daily', daily), until('weekly', weekly))
}

const isUntold = (db: Sql) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(toldListings)
      .where(and(eq(toldListings.userId, savedSearches.userId), eq(toldListings.jobId, searchFinds.jobId))),
  )

export type AlertReader = {
  id: string
  email: string
  username: string
  role: Role
  subscriptionType: Plan
  subscriptionEndDate: Date | null
}

/** People whose address is theirs for certain and who may be written to, with finds that are due. */
export async function listReadersDue(
  db: Sql,
  due: DueUntil,
  { after, limit }: { after: string | null; limit: number },
  now: Date,
): Promise<AlertReader[]> {
  const justTold = db
    .select({ one: sql`1` })
    .from(alertReaders)
    .where(
      and(eq(alertReaders.userId, users.id), gt(alertReaders.lastInstantAt, new Date(now.getTime() - instantApartMs))),
    )
  const dueFinds = db
    .select({ one: sql`1` })
    .from(searchFinds)
    .innerJoin(savedSearches, eq(savedSearches.id, searchFinds.searchId))
    .innerJoin(jobs, eq(jobs.id, searchFinds.jobId))
    .where(
      and(
        eq(savedSearches.userId, users.id),
        isLiveAt(now),
        isUntold(db),
        isNotHiddenBy(db, users.id),
        isDue(due),
        or(not(eq(savedSearches.cadence, 'instant')), notExists(justTold)),
      ),
    )
  const { id, email, username, role, subscriptionType, subscriptionEndDate } = users
  return db
    .select({ id, email, username, role, subscriptionType, subscriptionEndDate })
    .from(users)
    .where(
      and(
        eq(users.emailVerified, true),
        not(isOfSuspended(users.emailKey, now)),
        after ? gt(users.id, after) : undefined,
        exists(dueFinds),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)
}

export type HeldReader = { letters: number; lastInstantAt: Date | null }

/** Nobody else writes to this person until the transaction ends. */
export async function holdReader(tx: Sql, userId: string): Promise<HeldReader> {
  await tx.insert(alertReaders).values({ userId }).onConflictDoNothing()
  const { letters, lastInstantAt } = alertReaders
  const [row] = await tx
    .select({ letters, lastInstantAt })
    .from(alertReaders)
    .where(eq(alertReaders.userId, userId))
    .for('update')
  return row!
}

export async function noteLetter(tx: Sql, userId: string, letters: number, instantAt: Date | null): Promise<void> {
  const change = { letters, ...(instantAt ? { lastInstantAt: instantAt } : {}) }
  await tx.update(alertReaders).set(change).where(eq(alertReaders.userId, userId))
}

export type DueFind = {
  searchId: string
  name: string
  params: Record<string, string>
  cadence: Cadence
  job: JobCard
}

export async function listDueFinds(tx: Sql, userId: string, due: DueUntil, now: Date): Promise<DueFind[]> {
  const { id, name, params, cadence } = savedSearches
  const rows = await tx
    .select({ searchId: id, name, params, cadence, job: cardColumns })
    .from(searchFinds)
    .innerJoin(savedSearches, eq(savedSearches.id, searchFinds.searchId))
    .innerJoin(jobs, eq(jobs.id, searchFinds.jobId))
    .where(
      and(
        eq(savedSearches.userId, userId),
        isLiveAt(now),
        isUntold(tx),
        isNotHiddenBy(tx, savedSearches.userId),
        isDue(due),
      ),
    )
    .orderBy(asc(savedSearches.createdAt), asc(id), ...newestFirst)
  return rows.map((row) => ({ ...row, job: toContract(row.job) }))
}

export async function markTold(tx: Sql, userId: string, jobIds: readonly string[], now: Date): Promise<void> {
  // As one array: a list of parameters ends at 65,535.
  const ids = sql`${sql.param([...new Set(jobIds)])}::uuid[]`
  await tx.execute(sql`insert into ${toldListings} (user_id, job_id, told_at)
    select ${userId}::uuid, id, ${now.toISOString()}::timestamptz from unnest(${ids}) as id on conflict do nothing`)
}
