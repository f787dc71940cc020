// The SQL of the chart: how many live listings lie at each sea, and where some of them are.
import { and, arrayContains, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { JobType } from '#features/jobs/job.rules.ts'
import { type Hidden, isNotAmong } from '#features/jobs/server/hidden.store.ts'
import { isLiveAt, newestFirst } from '#features/jobs/server/jobs.store.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import { countBySea as countAllBySea } from '#features/jobs/server/listing-counts.store.ts'
import type { Sql } from '#platform/db.ts'
import { type Area, seasonMonths } from '../chart.rules.ts'
import type { ChartSearch } from '../chart.schema.ts'

/** A choice of kind and season, less what one person hides. */
export type Asked = ChartSearch & { hidden?: Hidden | undefined }

function asked({ jobType, season, hidden }: Asked, now: Date): SQL {
  const month = sql`extract(month from ${jobs.startsOn})`
  return and(
    isLiveAt(now),
    jobType && arrayContains(jobs.jobType, [jobType]),
    season && inArray(month, [...seasonMonths[season]]),
    hidden && isNotAmong(hidden),
  )!
}

export async function countBySea(db: Sql, search: Asked, now: Date): Promise<Area[]> {
  if (!search.jobType && !search.season && !search.hidden) return countAllBySea(db, now)
  const rows = await db
    .select({ sea: jobs.sea, count: sql<number>`count(*)::int` })
    .from(jobs)
    .where(and(asked(search, now), isNotNull(jobs.sea)))
    .groupBy(jobs.sea)
  return rows.map(({ sea, count }) => ({ sea: sea!, count }))
}

export type Lit = { id: string; lat: number; lon: number; jobType: JobType[] }

/** Newest first; `only` these, if given. */
export async function listLit(
  db: Sql,
  search: Asked,
  { only, atMost, now }: { only?: readonly string[]; atMost: number; now: Date },
): Promise<Lit[]> {
  const lat = sql<number>`(${jobs.place}->>'lat')::float8`
  const lon = sql<number>`(${jobs.place}->>'lon')::float8`
  const isKnown = sql`${jobs.place}->>'lat' is not null`
  return db
    .select({ id: jobs.id, lat, lon, jobType: jobs.jobType })
    .from(jobs)
    .where(and(asked(search, now), isKnown, only && inArray(jobs.id, [...only])))
    .orderBy(...newestFirst)
    .limit(atMost)
}
