// Which organisation a member's part goes to.
import { and, asc, countDistinct, eq, lte, sum } from 'drizzle-orm'
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

/** What came in from those who chose each: a choice without a payment gives nothing, and neither does one that went back. */
export async function tallyNgos(
  db: Sql,
  currency: string,
): Promise<{ ngo: string; members: number; paidCents: number }[]> {
  const isPaid = and(eq(payments.userId, ngoChoices.userId), eq(payments.status, 'granted'), isInPlanOf(currency))
  const rows = await db
    .select({ ngo: ngoChoices.ngo, members: countDistinct(ngoChoices.userId), paidCents: sum(planRest) })
    .from(ngoChoices)
    .innerJoin(payments, isPaid)
    .groupBy(ngoChoices.ngo)
    .orderBy(asc(ngoChoices.ngo))
  return rows.map(({ ngo, members, paidCents }) => ({ ngo, members, paidCents: Number(paidCents) }))
}
