// What a payment was in the plan's currency, also where somebody paid in another.
import { eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { payments } from './membership.table.ts'

export const planAmount = sql`coalesce(${payments.planAmount}, ${payments.amount})`

export const planTax = sql`case when ${payments.planAmount} is null or ${payments.amount} = 0 then ${payments.tax}
  else round(${payments.tax}::numeric * ${payments.planAmount} / ${payments.amount}) end`

export function isInPlanOf(currency: string): SQL | undefined {
  return or(eq(payments.currency, currency), isNotNull(payments.planAmount))
}
