// The SQL of calendars and reminders: whose address it is, and which days stand in it.
import { and, eq, inArray, isNotNull, not, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import { isOfSuspended } from '#features/accounts/server/suspensions.store.ts'
import { isOver } from '#features/jobs/closing.rules.ts'
import { isLiveAt } from '#features/jobs/server/jobs.store.ts'
import { favorites, jobs } from '#features/jobs/server/jobs.table.ts'
import type { Sql } from '#platform/db.ts'
import { calendarReaders, sentReminders } from './logbook.table.ts'

export async function findVersion(db: Sql, userId: string): Promise<number> {
  const [row] = await db
    .select({ version: calendarReaders.version })
    .from(calendarReaders)
    .where(eq(calendarReaders.userId, userId))
  return row?.version ?? 1
}

export async function raiseVersion(db: Sql, userId: string): Promise<number> {
  const [row] = await db
    .insert(calendarReaders)
    .values({ userId, version: 2 })
    .onConflictDoUpdate({ target: calendarReaders.userId, set: { version: sql`${calendarReaders.version} + 1` } })
    .returning({ version: calendarReaders.version })
  return row!.version
}

export async function wantsReminders(db: Sql, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ wants: calendarReaders.wantsReminders })
    .from(calendarReaders)
    .where(eq(calendarReaders.userId, userId))
  return row?.wants ?? true
}

export async function chooseReminders(db: Sql, userId: string, wants: boolean): Promise<void> {
  await db
    .insert(calendarReaders)
    .values({ userId, wantsReminders: wants })
    .onConflictDoUpdate({ target: calendarReaders.userId, set: { wantsReminders: wants } })
}

export type ClosingListing = { jobId: string; title: string; company: string; closesOn: string }

/** A day that is over stays where it was; one that is still to come goes with its listing. */
export async function listClosingFavorites(db: Sql, userId: string, now: Date): Promise<ClosingListing[]> {
  const rows = await db
    .select({
      jobId: jobs.id,
      title: jobs.title,
      company: jobs.company,
      closesOn: jobs.closesOn,
      isLive: sql<boolean>`${isLiveAt(now)}`,
    })
    .from(favorites)
    .innerJoin(jobs, eq(jobs.id, favorites.jobId))
    .where(and(eq(favorites.userId, userId), eq(jobs.draft, false), isNotNull(jobs.closesOn)))
  return rows.flatMap(({ isLive, closesOn, ...row }) =>
    closesOn && (isLive || isOver(closesOn, now)) ? [{ ...row, closesOn }] : [],
  )
}

export type DueReminder = {
  userId: string
  email: string
  jobId: string
  title: string
  company: string
  location: string
  closesOn: string
}

/** Favourites that close on one of these days, of people whose address is theirs and who want to be reminded; or of one of them. */
export async function listDueReminders(
  db: Sql,
  closesOn: readonly string[],
  now: Date,
  only?: string,
): Promise<DueReminder[]> {
  const refused = db
    .select({ userId: calendarReaders.userId })
    .from(calendarReaders)
    .where(eq(calendarReaders.wantsReminders, false))
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      jobId: jobs.id,
      title: jobs.title,
      company: jobs.company,
      location: jobs.location,
      closesOn: jobs.closesOn,
    })
    .from(favorites)
    .innerJoin(jobs, eq(jobs.id, favorites.jobId))
    .innerJoin(users, eq(users.id, favorites.userId))
    .where(
      and(
        inArray(jobs.closesOn, [...closesOn]),
        isLiveAt(now),
        eq(users.emailVerified, true),
        not(isOfSuspended(users.emailKey, now)),
        not(inArray(users.id, refused)),
        only ? eq(users.id, only) : undefined,
      ),
    )
    .orderBy(users.id, jobs.closesOn, jobs.title)
  return rows.flatMap((row) => (row.closesOn ? [{ ...row, closesOn: row.closesOn }] : []))
}

/** Answers whether it is the first time: of two at once one goes out. */
export async function markReminder(
  tx: Sql,
  { userId, jobId, closesOn }: DueReminder,
  daysBefore: number,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(sentReminders)
    .values({ userId, jobId, closesOn, daysBefore, sentAt: now })
    .onConflictDoNothing()
    .returning({ jobId: sentReminders.jobId })
  return rows.length > 0
}

export async function exportCalendar(db: Sql, userId: string) {
  return db.select().from(calendarReaders).where(eq(calendarReaders.userId, userId))
}

export async function exportReminders(db: Sql, userId: string) {
  return db.select().from(sentReminders).where(eq(sentReminders.userId, userId))
}
