// One act on many listings. What would not become live by it is left as it is, and the answer says why.
import { listLinks } from '#features/guardian/server/links.store.ts'
import type { Job, JobEdit } from '#features/jobs/job.schema.ts'
import { holdJob } from '#features/jobs/server/jobs.store.ts'
import { deleteJob, editJob } from '#features/jobs/server/posting.service.ts'
import type { Deps } from '#platform/deps.ts'
import { Refusal } from '#shared/refusal.ts'
import type { JobsAct, JobsActDone } from '../admin.schema.ts'
import { extendedDays, whyNotExtend, whyNotLiveTexts, whyNotReopen } from '../jobs-act.rules.ts'

/** A listing that disappeared meanwhile is passed over; the answer says how many were there. */
export async function actOnJobs(deps: Deps, { ids, act, days }: JobsAct): Promise<JobsActDone> {
  const answer: JobsActDone = { done: 0, left: [] }
  // In one order, so that two acts at once never wait for each other.
  for (const id of new Set(ids.toSorted())) {
    try {
      const job = await holdJob(deps.db.orm, id)
      if (!job) continue
      const change = await changeFor(deps, act, job, days)
      if ('reason' in change) {
        answer.left.push({ id, title: job.title, ...change })
        continue
      }
      if (act === 'delete') await deleteJob(deps, id)
      else await editJob(deps, id, change.edit)
      answer.done += 1
    } catch (error) {
      if (!(error instanceof Refusal && error.kind === 'not_found')) throw error
    }
  }
  answer.left.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return answer
}

type Change = { edit: JobEdit } | { reason: JobsActDone['left'][number]['reason']; text: string }

async function changeFor(deps: Deps, act: JobsAct['act'], job: Job, days: number): Promise<Change> {
  if (act === 'close') return { edit: { active: false } }
  if (act === 'feature') return { edit: { featured: true } }
  if (act === 'unfeature') return { edit: { featured: false } }
  if (act === 'delete') return { edit: {} }
  const now = deps.clock.now()
  const standing = { ...job, isLinkGone: await isLinkGone(deps, job.id) }
  const reason = act === 'reopen' ? whyNotReopen(standing, now) : whyNotExtend(standing, days, now)
  if (reason) return { reason, text: whyNotLiveTexts[reason] }
  if (act === 'reopen') return { edit: { active: true } }
  return { edit: { active: true, displayDays: extendedDays(standing, days, now) } }
}

/** What somebody closed by hand may be opened by hand. */
async function isLinkGone({ db, clock }: Deps, jobId: string): Promise<boolean> {
  const [link] = await listLinks(db.orm, { only: jobId }, clock.now())
  return link?.state === 'closed' && link.reason !== 'closed_by_hand'
}
