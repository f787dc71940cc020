// Applications: defined by the specification and kept, though no page sends one.
import { eq } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse } from '../job.refusals.ts'
import { isLive } from '../job.rules.ts'
import type { Application } from '../job.schema.ts'
import { findJob } from './jobs.store.ts'
import { applications } from './jobs.table.ts'

export async function apply({ db, clock }: Deps, actor: Actor, application: Application) {
  const job = await findJob(db.orm, application.jobId)
  if (!job || !isLive(job, clock.now())) throw refuse('not_found', 'job_not_found')
  const [row] = await db.orm
    .insert(applications)
    .values({ ...application, userId: actor.id, createdAt: clock.now() })
    .returning()
  const { userId: _, createdAt, ...answer } = row!
  return { ...answer, createdAt: createdAt.toISOString() }
}

export async function exportApplications(db: Sql, userId: string): Promise<unknown[]> {
  return db.select().from(applications).where(eq(applications.userId, userId))
}
