// The SQL of what stays of a membership when its account goes: the steps, without anything that says whose they were.
import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { formerMemberships, membershipLedger, ngoChoices, payments } from './membership.table.ts'

/** What was paid for ends with the account. What was chosen to be given stays with the payment. */
export async function keepStepsWithoutName(tx: Sql, userId: string, now: Date): Promise<void> {
  const { kind, endBefore, endAfter, createdAt } = membershipLedger
  const steps = await tx
    .select({ kind: sql<string>`${kind}`, endBefore, endAfter, createdAt })
    .from(membershipLedger)
    .where(eq(membershipLedger.userId, userId))
    .orderBy(asc(createdAt))
  const end = steps.at(-1)?.endAfter
  const last = end && end > now ? [{ kind: 'end', endBefore: end, endAfter: now, createdAt: now }] : []
  const person = randomUUID()
  if (steps.length > 0)
    await tx.insert(formerMemberships).values([...steps, ...last].map((step) => ({ ...step, person })))
  const chosen = sql`(select ${ngoChoices.ngo} from ${ngoChoices} where ${ngoChoices.userId} = ${userId})`
  await tx
    .update(payments)
    .set({ ngo: sql`coalesce(${chosen}, ${payments.ngo})` })
    .where(eq(payments.userId, userId))
}
