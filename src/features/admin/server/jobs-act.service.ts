// One act on many listings.
import type { Job, JobEdit } from '#features/jobs/job.schema.ts'
import { findJob } from '#features/jobs/server/jobs.store.ts'
import { deleteJob, editJob } from '#features/jobs/server/posting.service.ts'
import type { Deps } from '#platform/deps.ts'
import { Refusal } from '#shared/refusal.ts'
import type { JobsAct } from '../admin.schema.ts'

const dayMs = 86_400_000
const mostDays = 365

/** A listing that disappeared meanwhile is passed over; the answer says how many were there. */
export async function actOnJobs(deps: Deps, { ids, act, days }: JobsAct): Promise<number> {
  let done = 0
  for (const id of new Set(ids)) {
    try {
      const job = await findJob(deps.db.orm, id)
      if (!job) continue
      if (act === 'delete') await deleteJob(deps, id)
      else await editJob(deps, id, changeFor(act, job, days, deps.clock.now()))
      done += 1
    } catch (error) {
      if (!(error instanceof Refusal && error.kind === 'not_found')) throw error
    }
  }
  return done
}

type ExpiringJob = { createdAt: Job['createdAt'] | Date; expiresAt: Job['expiresAt'] | Date }

function changeFor(act: Exclude<JobsAct['act'], 'delete'>, job: ExpiringJob, days: number, now: Date): JobEdit {
  if (act === 'close') return { active: false }
  if (act === 'reopen') return { active: true }
  if (act === 'feature') return { featured: true }
  if (act === 'unfeature') return { featured: false }
  // A listing that is over counts from today.
  const end = Math.max(new Date(job.expiresAt).getTime(), now.getTime()) + days * dayMs
  const displayDays = Math.ceil((end - new Date(job.createdAt).getTime()) / dayMs)
  return { active: true, displayDays: Math.min(mostDays, displayDays) }
}
