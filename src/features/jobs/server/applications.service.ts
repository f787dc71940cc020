// Applications: defined by the specification and kept, though no page sends one.
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { isLive } from '../closing.rules.ts'
import { refuse } from '../job.refusals.ts'
import type { Application, ApplicationAnswer } from '../own-listings.schema.ts'
import { insertApplication } from './applications.store.ts'
import { findJob } from './jobs.store.ts'

export async function apply({ db, clock }: Deps, actor: Actor, application: Application): Promise<ApplicationAnswer> {
  const job = await findJob(db.orm, application.jobId)
  if (!job || !isLive(job, clock.now())) throw refuse('not_found', 'job_not_found')
  return insertApplication(db.orm, actor.id, application, clock.now())
}
