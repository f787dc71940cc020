// Which organisation a member's part goes to.
import { and, countDistinct, eq, lte, sql, sum } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { ngoChoices, payments } from './membership.table.ts'
import { isInPlanOf, planRest } from './plan-amount.store.ts'

/** A choice made later stays, also when an older one comes in with a payment that had to wait. */
export async function chooseNgo(db: Sql, userId: string, ngo: string, chosenAt: Date): Promise<void> {
  await db
    .insert(ngoChoices)
    .values({ userId, ngo, chosenAt })
    .onConflictDoUpdate({
      target: ngoChoices.userId,
      set: { ngo, chosenAt },
      setWhere: lte(ngoChoices.chosenAt, chosenAt),
    })
}

export async function findNgo(db: Sql, userId: string): Promise<string | null> {
  const [row] = await db.select().from(ngoChoices).where(eq(ngoChoices.userId, userId))
  return row?.ngo ?? null
}

/**
 * What came in for each: a choice without a payment gives nothing, and neither does one that went back. Whoever has left counts
 * among the members no more, but what they paid was given all the same.
 */
export async function tallyNgos(
  db: Sql,
  currency: string,
): Promise<{ ngo: string; members: number; paidCents: number }[]> {
  const chosen = sql<string>`coalesce(${ngoChoices.ngo}, ${payments.ngo})`
  const rows = await db
    .select({ ngo: chosen, members: countDistinct(ngoChoices.userId), paidCents: sum(planRest) })
    .from(payments)
    .leftJoin(ngoChoices, eq(ngoChoices.userId, payments.userId))
    .where(and(eq(payments.status, 'granted'), isInPlanOf(currency), sql`${chosen} is not null`))
    .groupBy(chosen)
    .orderBy(chosen)
  return rows.map(({ ngo, members, paidCents }) => ({ ngo, members, paidCents: Number(paidCents) }))
}
