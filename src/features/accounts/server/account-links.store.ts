// The SQL of one-time links. Only hashes are stored; a newer link voids older ones.
import { and, eq, gt, lte, max, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { hashToken } from '#platform/tokens.ts'
import { accountLinks, users } from './accounts.table.ts'

export const purposes = ['reset', 'verify_email', 'change_email'] as const
export type Purpose = (typeof purposes)[number]
export type NewLink = {
  userId: string
  purpose: Purpose
  token: string
  emailKey: string
  createdAt: Date
  expiresAt: Date
}

/** In a transaction. Of two that are made at once the second waits for the first, sees it and voids it. */
export async function replaceLink(db: Sql, { token, ...link }: NewLink): Promise<void> {
  const turn = `link:${link.purpose}:${link.userId}`
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`)
  await voidLinks(db, link.userId, link.purpose)
  await db.insert(accountLinks).values({ ...link, tokenHash: hashToken(token) })
}

export async function voidLinks(db: Sql, userId: string, purpose: Purpose): Promise<void> {
  await db.delete(accountLinks).where(and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, purpose)))
}

const isValid = (purpose: Purpose, token: string, now: Date) =>
  and(eq(accountLinks.tokenHash, hashToken(token)), eq(accountLinks.purpose, purpose), gt(accountLinks.expiresAt, now))

/** Looking does not use it up. */
export async function findLinkOwner(db: Sql, purpose: Purpose, token: string, now: Date) {
  const [row] = await db
    .select({ id: users.id, email: users.email, role: users.role })
    .from(accountLinks)
    .innerJoin(users, and(eq(users.id, accountLinks.userId), eq(users.emailKey, accountLinks.emailKey)))
    .where(isValid(purpose, token, now))
  return row ?? null
}

/** Using it is one statement: of two at once, one gets the row. */
export async function consumeLink(db: Sql, purpose: Purpose, token: string, now: Date) {
  const [row] = await db
    .delete(accountLinks)
    .where(isValid(purpose, token, now))
    .returning({ userId: accountLinks.userId, emailKey: accountLinks.emailKey })
  return row ?? null
}

export async function forgetOldLinks(db: Sql, now: Date): Promise<void> {
  await db.delete(accountLinks).where(lte(accountLinks.expiresAt, now))
}

/** For the audit log: until when a link works, never the link. */
export async function readResetLinkState(db: Sql, userId: string): Promise<unknown> {
  const isReset = and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, 'reset'))
  const [row] = await db
    .select({ reset_link_until: max(accountLinks.expiresAt) })
    .from(accountLinks)
    .where(isReset)
  return row ?? null
}
