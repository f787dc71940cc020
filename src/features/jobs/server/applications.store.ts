// The SQL of applications.
import { and, eq, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Sql } from '#platform/db.ts'
import { emailKey } from '#shared/form-fields.ts'
import type { Application, ApplicationAnswer } from '../own-listings.schema.ts'
import { applications } from './jobs.table.ts'

export async function insertApplication(
  db: Sql,
  userId: string,
  application: Application,
  createdAt: Date,
): Promise<ApplicationAnswer> {
  const [row] = await db
    .insert(applications)
    .values({ ...application, userId, createdAt })
    .returning()
  const { userId: _, ...answer } = row!
  return { ...answer, createdAt: createdAt.toISOString() }
}

export async function exportApplications(db: Sql, userId: string): Promise<unknown[]> {
  return db.select().from(applications).where(eq(applications.userId, userId))
}

/** An application that named an address its owner has left names the one they have now. */
export async function replaceFormerAddress(tx: Sql, email: string): Promise<void> {
  await tx
    .update(applications)
    .set({ applicantEmail: sql`${users.email}` })
    .from(users)
    .where(and(eq(users.id, applications.userId), sql`lower(${applications.applicantEmail}) = ${emailKey(email)}`))
}
