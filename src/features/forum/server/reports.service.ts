// Reports: a member complains about a post, an admin keeps it or deletes it and tells the author why.

import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse, refuseIf } from '../forum.refusals.ts'
import { whyNotReport } from '../forum.rules.ts'
import type { Report, ReportDraft, ReportList, ReportReceipt } from '../report.schema.ts'
import { topicsRegion } from './forum.cache.ts'
import { remember } from './remembering.ts'
import { removePost } from './removal.service.ts'
import * as store from './reports.store.ts'
import { lockSeenPost } from './seen-post.ts'
import { withNoteCounts } from './topic-notes.service.ts'

export async function reportPost({ db, clock }: Deps, actor: Actor, draft: ReportDraft): Promise<ReportReceipt> {
  const { kind, postId, reason, text } = draft
  return db.orm.transaction(async (tx) => {
    const { authorId, post } = await lockSeenPost(tx, actor, { kind, id: postId })
    refuseIf('forbidden', whyNotReport({ authorId }, actor))
    return store.insertReport(tx, { reporterId: actor.id, ...post, reason, text, createdAt: clock.now() })
  })
}

export async function listReports({ db }: Deps): Promise<ReportList> {
  const { reports, total } = await store.listOpenReports(db.orm)
  const posts = await withNoteCounts(
    db.orm,
    reports.map(({ post }) => post),
  )
  return { reports: reports.map((report, at) => ({ ...report, post: posts[at]! })), total }
}

async function findOrRefuse(tx: Sql, id: string): Promise<Report> {
  const report = await store.findOpenReport(tx, id)
  if (!report) throw refuse('not_found', 'report_not_found')
  return report
}

export async function keepReportedPost(deps: Deps, actor: Actor, id: string): Promise<void> {
  const { db, clock } = deps
  await db.orm.transaction(async (tx) => {
    const { post } = await findOrRefuse(tx, id)
    const now = clock.now()
    if (!(await store.keepPost(tx, post.id, now))) throw refuse('not_found', 'report_not_found')
    const facts = { kind: 'keep' as const, keptAt: now.toISOString() }
    await remember(deps, tx, actor, { postId: post.id, topicId: post.topicId, facts })
  })
}

/** Of two moderators at once, one does it. */
export async function deleteReportedPost(deps: Deps, actor: Actor, id: string, reason: string): Promise<void> {
  await topicsRegion(deps).change(deps.db, async (tx) => {
    const { post } = await findOrRefuse(tx, id)
    if (!(await removePost(deps, tx, actor, post, { reason, why: 'reported' })))
      throw refuse('not_found', 'report_not_found')
  })
}
