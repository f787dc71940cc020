// The SQL of authenticator apps and recovery codes, and of what somebody has set up in all.
import { and, count, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { FactorKind } from '../second-factor.schema.ts'
import { passkeys, recoveryCodes, signInChallenges, totpSecrets } from './second-factor.table.ts'

export type SetUp = { totp: boolean; passkeys: number; codesLeft: number }

export async function readSetUp(db: Sql, userId: string): Promise<SetUp> {
  const [row] = await db
    .select({
      totp: db.$count(totpSecrets, and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt))),
      passkeys: db.$count(passkeys, eq(passkeys.userId, userId)),
      codesLeft: db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
    })
    .from(sql`(select 1) as one`)
  return { totp: Number(row?.totp) > 0, passkeys: Number(row?.passkeys), codesLeft: Number(row?.codesLeft) }
}

/** For the audit log. */
export async function readFactorState(db: Sql, userId: string): Promise<unknown> {
  const { totp, passkeys, codesLeft } = await readSetUp(db, userId)
  return { app: totp, passkeys, recovery_codes_left: codesLeft }
}

export const hasFactor = (setUp: SetUp): boolean => setUp.totp || setUp.passkeys > 0

export function kindsOf(setUp: SetUp): FactorKind[] {
  if (!hasFactor(setUp)) return []
  return [
    ...(setUp.totp ? (['totp'] as const) : []),
    ...(setUp.passkeys > 0 ? (['passkey'] as const) : []),
    ...(setUp.codesLeft > 0 ? (['recovery'] as const) : []),
  ]
}

/** Takes the place of one that was begun; false when one is set up already. */
export async function beginTotp(db: Sql, userId: string, secret: Buffer, now: Date): Promise<boolean> {
  const begun = { secret, createdAt: now, lastStep: null }
  const rows = await db
    .insert(totpSecrets)
    .values({ userId, ...begun })
    .onConflictDoUpdate({ target: totpSecrets.userId, set: begun, setWhere: isNull(totpSecrets.confirmedAt) })
    .returning({ userId: totpSecrets.userId })
  return rows.length > 0
}

export async function findTotp(db: Sql, userId: string) {
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))
  return row ?? null
}

export async function confirmTotp(db: Sql, userId: string, step: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(totpSecrets)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId })
  return rows.length > 0
}

/** False when this code, or a later one, was taken before: of two at once, one wins. */
export async function takeTotpStep(db: Sql, userId: string, step: number): Promise<boolean> {
  const isLater = or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step))
  const rows = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt), isLater))
    .returning({ userId: totpSecrets.userId })
  return rows.length > 0
}

export async function deleteTotp(db: Sql, userId: string): Promise<{ wasConfirmed: boolean } | null> {
  const [row] = await db
    .delete(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
    .returning({ confirmedAt: totpSecrets.confirmedAt })
  return row ? { wasConfirmed: row.confirmedAt !== null } : null
}

export async function replaceRecoveryCodes(db: Sql, userId: string, hashes: Buffer[], now: Date): Promise<void> {
  await deleteRecoveryCodes(db, userId)
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: now })))
}

export async function deleteRecoveryCodes(db: Sql, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Answers how many are left; null when there is no such code, or it was used. */
export async function takeRecoveryCode(db: Sql, userId: string, codeHash: Buffer, now: Date): Promise<number | null> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId })
  if (rows.length === 0) return null
  const [left] = await db
    .select({ n: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return Number(left?.n)
}

/** Everything somebody has set up, and what they were being asked. */
export async function deleteAllFactors(db: Sql, userId: string): Promise<void> {
  await db.delete(totpSecrets).where(eq(totpSecrets.userId, userId))
  await db.delete(passkeys).where(eq(passkeys.userId, userId))
  await deleteRecoveryCodes(db, userId)
  await db.delete(signInChallenges).where(eq(signInChallenges.userId, userId))
}

/** What was set up since then; answers what of it had counted. */
export async function deleteFactorsSince(
  db: Sql,
  userId: string,
  since: Date,
): Promise<{ app: boolean; passkeys: number }> {
  const apps = await db
    .delete(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), gte(totpSecrets.createdAt, since)))
    .returning({ confirmedAt: totpSecrets.confirmedAt })
  const keys = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)))
    .returning({ id: passkeys.id })
  await db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), gte(recoveryCodes.createdAt, since)))
  return { app: apps.some(({ confirmedAt }) => confirmedAt !== null), passkeys: keys.length }
}
