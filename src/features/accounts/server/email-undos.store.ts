// The SQL of the way back after a change of address. Only hashes of its links are stored.
import { and, eq, gt, gte, lte, ne, or } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { hashToken } from '#platform/tokens.ts'
import { emailKey } from '#shared/form-fields.ts'
import { emailUndos } from './accounts.table.ts'

export type NewUndo = {
  userId: string
  token: string
  email: string
  emailKey: string
  emailVerified: boolean
  createdAt: Date
  expiresAt: Date
}

export async function insertUndo(db: Sql, { token, ...undo }: NewUndo): Promise<void> {
  await db.insert(emailUndos).values({ ...undo, tokenHash: hashToken(token) })
}

/** Using it is one statement: of two at once, one gets the row. */
export async function consumeUndo(db: Sql, token: string, now: Date) {
  const [row] = await db
    .delete(emailUndos)
    .where(and(eq(emailUndos.tokenHash, hashToken(token)), gt(emailUndos.expiresAt, now)))
    .returning()
  return row ?? null
}

/** Whoever goes back also takes away the ways back to what came later; what was before stays. */
export async function voidLaterUndos(db: Sql, undo: { userId: string; emailKey: string; createdAt: Date }) {
  const isLater = or(gte(emailUndos.createdAt, undo.createdAt), eq(emailUndos.emailKey, undo.emailKey))
  await db.delete(emailUndos).where(and(eq(emailUndos.userId, undo.userId), isLater))
}

/** An address that was given up a few days ago is kept for the account that had it. */
export async function isKeptForAnother(db: Sql, key: string, userId: string | null, now: Date): Promise<boolean> {
  const rows = await db
    .select({ userId: emailUndos.userId })
    .from(emailUndos)
    .where(
      and(
        eq(emailUndos.emailKey, key),
        gt(emailUndos.expiresAt, now),
        userId ? ne(emailUndos.userId, userId) : undefined,
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function listUndos(db: Sql, userId: string) {
  const { email, createdAt, expiresAt } = emailUndos
  return db
    .select({ email, createdAt, expiresAt })
    .from(emailUndos)
    .where(eq(emailUndos.userId, userId))
    .orderBy(createdAt)
}

export async function listConfirmed(db: Sql, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinctOn([emailUndos.emailKey], { email: emailUndos.email })
    .from(emailUndos)
    .where(and(eq(emailUndos.userId, userId), eq(emailUndos.emailVerified, true)))
  return rows.map(({ email }) => email)
}

const atOnce = 1_000

export type FormerAddress = { userId: string; email: string }

/** Whose time is over, one for each person and address. */
export async function listOver(db: Sql, now: Date): Promise<FormerAddress[]> {
  const { userId, email, emailKey: key, expiresAt } = emailUndos
  return db.selectDistinctOn([userId, key], { userId, email }).from(emailUndos).where(lte(expiresAt, now)).limit(atOnce)
}

export async function deleteOver(tx: Sql, { userId, email }: FormerAddress, now: Date) {
  const isTheirs = and(eq(emailUndos.userId, userId), eq(emailUndos.emailKey, emailKey(email)))
  return tx
    .delete(emailUndos)
    .where(and(isTheirs, lte(emailUndos.expiresAt, now)))
    .returning({ emailVerified: emailUndos.emailVerified })
}

/** By anybody, for the way back. */
export async function isKept(tx: Sql, email: string): Promise<boolean> {
  return (await tx.$count(emailUndos, eq(emailUndos.emailKey, emailKey(email)))) > 0
}
