// The SQL of who may be written to, and at which address.
import { and, asc, count, eq, gt, isNotNull, isNull, not, notExists, or, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import { isOfSuspended } from '#features/accounts/server/suspensions.store.ts'
import type { Sql } from '#platform/db.ts'
import type { Plan, Role } from '#shared/actor.ts'
import { newsletterSubscribers, newsletterSuppressions } from './newsletter.table.ts'

/** A person with an account gets the letter at the account's address of today. */
const address = sql<string>`coalesce(${users.email}, ${newsletterSubscribers.email})`
const addressKey = sql<string>`coalesce(${users.emailKey}, ${newsletterSubscribers.emailKey})`

export type Reader = {
  id: string
  address: string
  userId: string | null
  role: Role | null
  subscriptionType: Plan | null
  subscriptionEndDate: Date | null
}

/** An account can be made with anybody's address: letters wait until its owner has said that it is theirs. */
const isConfirmed = or(
  isNull(newsletterSubscribers.userId),
  eq(users.emailVerified, true),
  and(isNotNull(newsletterSubscribers.confirmedAt), eq(newsletterSubscribers.emailKey, users.emailKey)),
)

/** An address that is on the list by itself and by its owner's account gets one letter, the account's. */
const isNotTwice = sql`not (${newsletterSubscribers.userId} is null and exists (
  select 1 from newsletter_subscribers own join users owner on owner.id = own.user_id
  where own.is_active and owner.email_verified and owner.email_key = ${newsletterSubscribers}.email_key))`

const mayBeWrittenTo = (db: Sql, now: Date) =>
  and(
    eq(newsletterSubscribers.isActive, true),
    isConfirmed,
    isNotTwice,
    not(isOfSuspended(addressKey, now)),
    notExists(
      db
        .select({ one: sql`1` })
        .from(newsletterSuppressions)
        .where(sql`${newsletterSuppressions.emailKey} = ${addressKey}`),
    ),
  )

export async function listReaders(db: Sql, now: Date, after: string | null, limit: number): Promise<Reader[]> {
  return db
    .select({
      id: newsletterSubscribers.id,
      address,
      userId: users.id,
      role: users.role,
      subscriptionType: users.subscriptionType,
      subscriptionEndDate: users.subscriptionEndDate,
    })
    .from(newsletterSubscribers)
    .leftJoin(users, eq(users.id, newsletterSubscribers.userId))
    .where(and(mayBeWrittenTo(db, now), after ? gt(newsletterSubscribers.id, after) : undefined))
    .orderBy(asc(newsletterSubscribers.id))
    .limit(limit)
}

export async function countReaders(db: Sql, now: Date): Promise<{ subscribers: number; suppressed: number }> {
  const [[readers], [suppressed]] = await Promise.all([
    db
      .select({ n: count() })
      .from(newsletterSubscribers)
      .leftJoin(users, eq(users.id, newsletterSubscribers.userId))
      .where(mayBeWrittenTo(db, now)),
    db.select({ n: count() }).from(newsletterSuppressions),
  ])
  return { subscribers: readers?.n ?? 0, suppressed: suppressed?.n ?? 0 }
}
