// The numbers an admin reads. What waits here is written first, so that they are up to date.
import { readStats } from '#features/jobs/server/tallies.service.ts'
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Deps } from '#platform/deps.ts'
import type { Analytics, Growth, IssueVisits, Period, PeriodNumbers } from '../analytics.schema.ts'
import { listIssueVisits, listLeadingListings, listSources } from './growth.store.ts'
import { countPeople } from './people.store.ts'
import * as traffic from './traffic.store.ts'

const chartDays = 30

export async function readAnalytics(deps: Deps): Promise<Analytics> {
  const { db, clock, config } = deps
  await deps.batches.flush()
  const now = clock.now()
  const [windows, days, jobs, people, signups, stats] = await Promise.all([
    traffic.countTraffic(db.orm, now),
    traffic.listTrafficDays(db.orm, now, chartDays, config.timeZone),
    traffic.listJobNumbers(db.orm),
    countPeople(db.orm, now),
    traffic.listSignupDays(db.orm, now, chartDays, config.timeZone),
    readStats(deps),
  ])
  return {
    siteAnalytics: { ...windows, ...stats, series: days },
    userAnalytics: { ...people, series: signups },
    jobAnalytics: jobs,
  }
}

/** A period up to now beside the one before it. */
export async function readPeriod(deps: Deps, days: Period): Promise<PeriodNumbers> {
  const { db, clock, config } = deps
  await deps.batches.flush()
  const to = clock.now()
  const from = new Date(to.getTime() - days * 86_400_000)
  const earlier = new Date(from.getTime() - days * 86_400_000)
  const [now, before, seen, signups, interactions] = await Promise.all([
    traffic.sumBetween(db.orm, { from, to }),
    traffic.sumBetween(db.orm, { from: earlier, to: from }),
    traffic.listTrafficDays(db.orm, to, days, config.timeZone),
    traffic.listSignupDays(db.orm, to, days, config.timeZone),
    traffic.listInteractionDays(db.orm, to, days, config.timeZone),
  ])
  const series = seen.map((day, index) => ({
    ...day,
    signups: signups[index]?.signups ?? 0,
    interactions: interactions[index]?.interactions ?? 0,
  }))
  return { days, now, before, series }
}

export async function readGrowth(deps: Deps, days: number): Promise<Growth> {
  const { db, clock, batches } = deps
  await batches.flush()
  const to = clock.now()
  const since = new Date(to.getTime() - days * 86_400_000)
  const { currency } = (await readSettings(deps)).price
  const [sources, listings] = await Promise.all([
    listSources(db.orm, since, currency),
    listLeadingListings(db.orm, since),
  ])
  return { days, sources, listings }
}

export async function readIssueVisits({ db, batches }: Deps): Promise<IssueVisits['issues']> {
  await batches.flush()
  return listIssueVisits(db.orm)
}
