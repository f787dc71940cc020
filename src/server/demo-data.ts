// The one place where every feature registers its demo rows. Deterministic; each loader leaves alone what is there already.
import { addDemoAccounts } from '#features/accounts/server/accounts.demo.ts'
import { addDemoNewcomers } from '#features/accounts/server/newcomers.demo.ts'
import { addDemoAlerts } from '#features/alerts/server/alerts.demo.ts'
import { addDemoTraffic } from '#features/analytics/server/analytics.demo.ts'
import { addDemoBerths } from '#features/forum/server/berths.demo.ts'
import { addDemoForum } from '#features/forum/server/forum.demo.ts'
import { addDemoFeed } from '#features/imports/server/feeds.demo.ts'
import { boardRegion } from '#features/jobs/server/board.cache.ts'
import { addDemoJobs } from '#features/jobs/server/jobs.demo.ts'
import { addDemoVisits } from '#features/jobs/server/visits.demo.ts'
import { addDemoLogbook } from '#features/logbook/server/logbook.demo.ts'
import { addDemoMemberships } from '#features/membership/server/membership.demo.ts'
import { addDemoPayments } from '#features/membership/server/payments.demo.ts'
import { addDemoNewsletter } from '#features/newsletter/server/newsletter.demo.ts'
import type { Sql } from '#platform/db.ts'
import { demoMark } from '#platform/demo-mark.table.ts'
import type { Deps } from '#platform/deps.ts'
import { newestArticle } from './newest-article.ts'

export type DemoLoader = (deps: Deps, tx: Sql) => Promise<void>

/** In the order they build on one another. */
const loaders: DemoLoader[] = [
  addDemoAccounts,
  addDemoNewcomers,
  addDemoMemberships,
  addDemoJobs,
  addDemoFeed,
  addDemoVisits,
  addDemoAlerts,
  addDemoLogbook,
  addDemoForum,
  addDemoBerths,
  addDemoPayments,
  addDemoTraffic,
  addDemoNewsletter(newestArticle),
]

export async function loadDemoData(deps: Deps): Promise<void> {
  await boardRegion(deps).change(deps.db, async (tx) => {
    for (const load of loaders) await load(deps, tx)
    await tx.insert(demoMark).values({ id: 1, markedAt: deps.clock.now() }).onConflictDoNothing()
  })
}
