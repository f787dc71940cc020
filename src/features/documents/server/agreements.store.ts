// The SQL of agreements to legal texts.
import { eq } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { legalAgreements } from './documents.table.ts'

export type Agreement = typeof legalAgreements.$inferSelect

export async function listAgreements(db: Sql, userId: string): Promise<Agreement[]> {
  return db.select().from(legalAgreements).where(eq(legalAgreements.userId, userId))
}

/** Agreeing twice is agreeing. */
export async function insertAgreement(db: Sql, agreement: Agreement): Promise<void> {
  await db.insert(legalAgreements).values(agreement).onConflictDoNothing()
}
