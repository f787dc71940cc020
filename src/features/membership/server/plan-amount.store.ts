// What a payment was in the plan's currency, also where somebody paid in another, and what of it is left.
import { eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { partialRefunds, payments } from './membership.table.ts'

export const planAmount = sql`coalesce(${payments.planAmount}, ${payments.amount})`

/** Of an amount in the currency that was paid in. */
function inPlan(amount: SQL | typeof payments.tax | typeof partialRefunds.amount): SQL {
  return sql`case when ${payments.planAmount} is null or ${payments.amount} = 0 then ${amount}
    else round(${amount}::numeric * ${payments.planAmount} / ${payments.amount}) end`
}

export const planTax = inPlan(payments.tax)
export const planPart = inPlan(partialRefunds.amount)

/** What went back in parts, as it was paid. */
export const partsBack = sql<number | null>`(select sum(parts.amount)::int from ${partialRefunds} parts
  where parts.payment_intent = "payments"."payment_intent")`

/** Without the parts that went back. */
export const planRest = sql`${planAmount} - coalesce(${inPlan(partsBack)}, 0)`

export function isInPlanOf(currency: string): SQL | undefined {
  return or(eq(payments.currency, currency), isNotNull(payments.planAmount))
}
