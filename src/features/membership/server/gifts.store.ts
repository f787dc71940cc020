// The SQL of gift codes.
import { and, desc, eq, isNull } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import { blankOut, holdsAddress } from '#platform/blank-out.ts'
import type { Sql } from '#platform/db.ts'
import { type GiftCode, mostGiftCodes } from '../membership.schema.ts'
import { giftCodes } from './membership.table.ts'

export async function listGiftCodes(db: Sql): Promise<GiftCode[]> {
  const { code, days, note, createdAt, redeemedAt, revokedAt } = giftCodes
  const rows = await db
    .select({ code, days, note, createdAt, redeemedAt, redeemedBy: users.username, revokedAt })
    .from(giftCodes)
    .leftJoin(users, eq(users.id, giftCodes.redeemedBy))
    .orderBy(desc(createdAt), desc(code))
    .limit(mostGiftCodes)
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    redeemedAt: row.redeemedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  }))
}

export type NewGift = Pick<typeof giftCodes.$inferInsert, 'code' | 'days' | 'note' | 'createdAt'>

export async function insertGiftCodes(db: Sql, gifts: NewGift[]): Promise<void> {
  await db.insert(giftCodes).values(gifts)
}

const isUsable = and(isNull(giftCodes.redeemedAt), isNull(giftCodes.revokedAt))

/** False when it was used or taken back before. */
export async function revokeGiftCode(tx: Sql, code: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(giftCodes)
    .set({ revokedAt: now })
    .where(and(eq(giftCodes.code, code), isUsable))
    .returning({ code: giftCodes.code })
  return rows.length > 0
}

/** For the audit log. */
export async function readGiftState(db: Sql, code: string): Promise<unknown> {
  const { days, note, redeemedAt, revokedAt } = giftCodes
  const [row] = await db
    .select({ days, note, redeemed_at: redeemedAt, revoked_at: revokedAt })
    .from(giftCodes)
    .where(eq(giftCodes.code, code))
  return row ?? null
}

/** Using it up is one statement: of two at once, one gets it. */
export async function useGiftCode(tx: Sql, code: string, userId: string, now: Date): Promise<{ days: number } | null> {
  const [gift] = await tx
    .update(giftCodes)
    .set({ redeemedBy: userId, redeemedAt: now })
    .where(and(eq(giftCodes.code, code), isUsable))
    .returning({ days: giftCodes.days })
  return gift ?? null
}

/** A note may say for whom a code was made. */
export async function blankAddressInGifts(tx: Sql, email: string): Promise<void> {
  const { note } = giftCodes
  await tx
    .update(giftCodes)
    .set({ note: blankOut(note, email) })
    .where(holdsAddress(note, email))
}
