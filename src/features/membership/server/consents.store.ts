// The SQL of consents: which terms somebody agreed to before paying, and when.
import type { Sql } from '#platform/db.ts'
import { paymentConsents } from './membership.table.ts'

export async function insertConsent(db: Sql, consent: typeof paymentConsents.$inferInsert): Promise<void> {
  await db.insert(paymentConsents).values(consent)
}
