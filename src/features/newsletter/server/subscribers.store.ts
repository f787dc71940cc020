// The SQL of subscribers and of the wish for reminders.
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Sql } from '#platform/db.ts'
import { emailKey } from '#shared/form-fields.ts'
import type { ConsentSource } from '../newsletter.rules.ts'
import { newsletterSubscribers, reminderSettings } from './newsletter.table.ts'

export type Subscriber = typeof newsletterSubscribers.$inferSelect
export type NewSubscriber = {
  email: string
  userId: string | null
  source: ConsentSource
  confirmedAt: Date | null
}

export type Owner = { id: string; email: string; emailVerified: boolean }

export async function findSubscriber(db: Sql, id: string): Promise<Subscriber | null> {
  const [row] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id))
  return row ?? null
}

/** What was subscribed with the address alone belongs to nobody who has not confirmed it. */
export const belongsTo = ({ id, email, emailVerified }: Owner) =>
  or(
    eq(newsletterSubscribers.userId, id),
    emailVerified ? eq(newsletterSubscribers.emailKey, emailKey(email)) : undefined,
  )

export async function isSubscribed(db: Sql, user: Owner): Promise<boolean> {
  const rows = await db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(and(belongsTo(user), eq(newsletterSubscribers.isActive, true)))
    .limit(1)
  return rows.length > 0
}

export async function findVerifiedUserId(db: Sql, email: string): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, emailKey(email)), eq(users.emailVerified, true)))
  return row?.id ?? null
}

/**
 * The wish of an account whose address is not confirmed; letters wait for that. Where the address is on the list by itself,
 * the wish stands beside it under the account's own key, so that nobody learns of the other or changes it.
 */
export async function noteWish(tx: Sql, { id: userId, email }: Owner, now: Date): Promise<void> {
  const again = await tx
    .update(newsletterSubscribers)
    .set({ isActive: true, unsubscribedAt: null })
    .where(eq(newsletterSubscribers.userId, userId))
    .returning({ id: newsletterSubscribers.id })
  if (again.length > 0) return
  const wish = { email, userId, consentAt: now, consentSource: 'account', confirmedAt: null, createdAt: now } as const
  for (const key of [emailKey(email), `account:${userId}`]) {
    const made = await tx
      .insert(newsletterSubscribers)
      .values({ ...wish, emailKey: key })
      .onConflictDoNothing()
      .returning({ id: newsletterSubscribers.id })
    if (made.length > 0) return
  }
}

/** In a transaction. Consent that still holds keeps its time and source. */
export async function subscribe(tx: Sql, { email, userId, source, confirmedAt }: NewSubscriber, now: Date) {
  const key = emailKey(email)
  const { isActive, consentAt, consentSource } = newsletterSubscribers
  if (userId) {
    // One person, one row: what was subscribed under a former address goes.
    const former = and(eq(newsletterSubscribers.userId, userId), ne(newsletterSubscribers.emailKey, key))
    await tx.delete(newsletterSubscribers).where(former)
  }
  await makeRoom(tx, key, userId)
  await tx
    .insert(newsletterSubscribers)
    .values({ email, emailKey: key, userId, consentAt: now, consentSource: source, confirmedAt, createdAt: now })
    .onConflictDoUpdate({
      target: newsletterSubscribers.emailKey,
      set: {
        email,
        userId,
        isActive: true,
        unsubscribedAt: null,
        consentAt: sql`case when ${isActive} then ${consentAt} else excluded.consent_at end`,
        consentSource: sql`case when ${isActive} then ${consentSource} else excluded.consent_source end`,
        confirmedAt: sql`coalesce(excluded.confirmed_at, ${newsletterSubscribers.confirmedAt})`,
      },
    })
}

/** Whoever had this address before and has another one now keeps the subscription, under the new address. */
async function makeRoom(tx: Sql, key: string, userId: string | null): Promise<void> {
  const isFree = sql`not exists (select 1 from newsletter_subscribers other where other.email_key = ${users.emailKey})`
  await tx
    .update(newsletterSubscribers)
    .set({ email: sql`${users.email}`, emailKey: sql`${users.emailKey}` })
    .from(users)
    .where(
      and(
        eq(newsletterSubscribers.emailKey, key),
        eq(users.id, newsletterSubscribers.userId),
        ne(users.emailKey, key),
        userId ? ne(users.id, userId) : undefined,
        isFree,
      ),
    )
}

/** What somebody subscribed to under an address they have left goes on at the one they have. */
export async function moveFromFormerAddress(tx: Sql, email: string): Promise<void> {
  const key = emailKey(email)
  await makeRoom(tx, key, null)
  // The present address is on the list by itself: the wish stands beside it under the account's own key.
  await tx
    .update(newsletterSubscribers)
    .set({ email: sql`${users.email}`, emailKey: sql`'account:' || ${users.id}` })
    .from(users)
    .where(
      and(eq(newsletterSubscribers.emailKey, key), eq(users.id, newsletterSubscribers.userId), ne(users.emailKey, key)),
    )
}

/** Answers which rows it were. */
export async function unsubscribeUser(db: Sql, user: Owner, now: Date): Promise<string[]> {
  const rows = await db
    .update(newsletterSubscribers)
    .set({ isActive: false, unsubscribedAt: now })
    .where(and(belongsTo(user), eq(newsletterSubscribers.isActive, true)))
    .returning({ id: newsletterSubscribers.id })
  return rows.map(({ id }) => id)
}

/** True for the one call that made the difference. */
export async function unsubscribe(db: Sql, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(newsletterSubscribers)
    .set({ isActive: false, unsubscribedAt: now })
    .where(and(eq(newsletterSubscribers.id, id), eq(newsletterSubscribers.isActive, true)))
    .returning({ id: newsletterSubscribers.id })
  return rows.length > 0
}

export async function resume(db: Sql, id: string, source: ConsentSource, now: Date): Promise<void> {
  await db
    .update(newsletterSubscribers)
    .set({ isActive: true, unsubscribedAt: null, consentAt: now, consentSource: source })
    .where(and(eq(newsletterSubscribers.id, id), eq(newsletterSubscribers.isActive, false)))
}

/** Whoever is written to at this address: by the account, or without one. */
function isReachedAt(tx: Sql, email: string) {
  const ofUser = tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
  return or(
    sql`${newsletterSubscribers.userId} in (${ofUser})`,
    and(eq(newsletterSubscribers.emailKey, emailKey(email)), isNull(newsletterSubscribers.userId)),
  )
}

/** Answers which rows it were. */
export async function unsubscribeAddress(tx: Sql, email: string, now: Date): Promise<string[]> {
  const rows = await tx
    .update(newsletterSubscribers)
    .set({ isActive: false, unsubscribedAt: now })
    .where(and(eq(newsletterSubscribers.isActive, true), isReachedAt(tx, email)))
    .returning({ id: newsletterSubscribers.id })
  return rows.map(({ id }) => id)
}

/** Whoever left at the very moment of the suppression was taken off by it, not by a wish of their own. */
export async function bringBack(tx: Sql, email: string, suppressedAt: Date): Promise<void> {
  const leftThen = and(
    eq(newsletterSubscribers.isActive, false),
    eq(newsletterSubscribers.unsubscribedAt, suppressedAt),
  )
  await tx
    .update(newsletterSubscribers)
    .set({ isActive: true, unsubscribedAt: null })
    .where(and(leftThen, isReachedAt(tx, email)))
}

export async function wantsReminders(db: Sql, userId: string): Promise<boolean> {
  const [row] = await db.select().from(reminderSettings).where(eq(reminderSettings.userId, userId))
  return row?.membershipReminders ?? true
}

export async function setWantsReminders(db: Sql, userId: string, membershipReminders: boolean): Promise<void> {
  await db
    .insert(reminderSettings)
    .values({ userId, membershipReminders })
    .onConflictDoUpdate({ target: reminderSettings.userId, set: { membershipReminders } })
}
