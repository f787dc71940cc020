// The SQL of applications.
import { eq } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { Application, ApplicationAnswer } from '../job.schema.ts'
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
