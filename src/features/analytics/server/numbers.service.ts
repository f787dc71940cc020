// The numbers an admin reads. What waits here is written first, so that they are up to date.
import { readStats } from '#features/jobs/server/board.service.ts'
import type { Deps } from '#platform/deps.ts'
import type { Analytics, Period, PeriodNumbers } from '../analytics.schema.ts'
import { collectorOf } from './collector.ts'
import { countPeople } from './people.store.ts'
import * as traffic from './traffic.store.ts'

const chartDays = 30

type Heavy = {
  windows: traffic.TrafficWindows
  days: traffic.TrafficDay[]
  jobs: Analytics['jobAnalytics']
}
type Kept = { at: number; written: number; generation: number; value: Promise<Heavy> }

const kept = new WeakMap<object, Kept>()
const keptForMs = 1_000

export async function readAnalytics(deps: Deps): Promise<Analytics> {
  const { db, clock, config } = deps
  await collectorOf(db).flush()
  const now = clock.now()
  const [{ windows, days, jobs }, people, signups, stats] = await Promise.all([
    readTraffic(deps, now),
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

/** Over a million rows this takes a moment: several admins, or one in a hurry, share what was read within a second. */
function readTraffic(deps: Deps, now: Date): Promise<Heavy> {
  const { db, publicContent } = deps
  const written = collectorOf(db).written()
  const generation = publicContent.generation()
  const before = kept.get(db)
  const age = before ? now.getTime() - before.at : Number.POSITIVE_INFINITY
  const isFresh = age >= 0 && age < keptForMs && before?.written === written && before.generation === generation
  if (before && isFresh) return before.value
  const value = countTraffic(deps, now)
  kept.set(db, { at: now.getTime(), written, generation, value })
  value.catch(() => kept.delete(db))
  return value
}

async function countTraffic({ db, config }: Deps, now: Date): Promise<Heavy> {
  const [windows, days, jobs] = await Promise.all([
    traffic.countTraffic(db.orm, now),
    traffic.listTrafficDays(db.orm, now, chartDays, config.timeZone),
    traffic.listJobNumbers(db.orm),
  ])
  return { windows, days, jobs }
}

/** A period up to now beside the one before it. */
export async function readPeriod({ db, clock, config }: Deps, days: Period): Promise<PeriodNumbers> {
  await collectorOf(db).flush()
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
