// Reports: a reader says what is wrong with a listing, the operator keeps or closes it.
import { readJob } from '#features/jobs/server/board.service.ts'
import { editJob } from '#features/jobs/server/posting.service.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse } from '../guardian.refusals.ts'
import type {
  ListingReportDraft,
  ListingReportList,
  ListingReportReceipt,
  Settlement,
} from '../listing-report.schema.ts'
import * as links from './links.store.ts'
import * as store from './listing-reports.store.ts'
import { watchAll } from './looking.service.ts'

export async function reportListing(
  deps: Deps,
  actor: Actor,
  jobId: string,
  draft: ListingReportDraft,
): Promise<ListingReportReceipt> {
  await readJob(deps, actor, jobId)
  return store.insertReport(deps.db.orm, { jobId, reporterId: actor.id }, draft, deps.clock.now())
}

export async function readReports({ db }: Deps): Promise<ListingReportList> {
  return store.listReports(db.orm)
}

/** Of two operators at once, one does it. What is closed stands on the desk, also where nobody had looked at its page yet. */
export async function settleReport(deps: Deps, id: string, decision: Settlement['decision']): Promise<void> {
  await deps.db.asOne(async (db) => {
    const jobId = await store.findListingOf(db.orm, id)
    if (!jobId) throw refuse('not_found', 'report_not_found')
    if (decision === 'close') {
      await links.holdListing(db.orm, jobId)
      await watchAll({ ...deps, db }, jobId)
      await editJob({ ...deps, db }, jobId, { active: false })
      await links.changeCheck(db.orm, jobId, { state: 'closed', reason: 'closed_by_hand' })
    }
    if (!(await store.settleReports(db.orm, jobId, decision, deps.clock.now())))
      throw refuse('not_found', 'report_not_found')
  })
}
