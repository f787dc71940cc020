// The SQL of gift codes as admins see them.
import { desc, eq } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Sql } from '#platform/db.ts'
import type { GiftCode } from '../membership.schema.ts'
import { giftCodes } from './membership.table.ts'

const listLength = 1_000

export async function listGiftCodes(db: Sql): Promise<GiftCode[]> {
  const { code, days, note, createdAt, redeemedAt } = giftCodes
  const rows = await db
    .select({ code, days, note, createdAt, redeemedAt, redeemedBy: users.username })
    .from(giftCodes)
    .leftJoin(users, eq(users.id, giftCodes.redeemedBy))
    .orderBy(desc(createdAt), desc(code))
    .limit(listLength)
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    redeemedAt: row.redeemedAt?.toISOString() ?? null,
  }))
}
