// The SQL of listings with their numbers, some at a time.
import { and, eq, getTableColumns, gt, lte, not, type SQL, sql } from 'drizzle-orm'
import { isLiveAt } from '#features/jobs/server/jobs.store.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import { contains } from '#platform/contains.ts'
import type { Sql } from '#platform/db.ts'
import { type Bit, isAfter, newestFirst, placeOf } from '#platform/keyset.ts'
import { type InteractionType, type JobsFileQuery, soonDays } from '../analytics.schema.ts'
import { jobInteractionCounts } from './analytics.table.ts'

const dayMs = 86_400_000

/** As the table on the page filters. */
function whereOf({ view, query }: JobsFileQuery, now: Date): SQL | undefined {
  const live = isLiveAt(now)
  const text = sql`lower(${jobs.title} || ' ' || ${jobs.company})`
  const soon = new Date(now.getTime() + soonDays * dayMs)
  return and(
    view === 'live' ? live : undefined,
    view === 'soon' ? and(live, lte(jobs.liveUntil, soon)) : undefined,
    view === 'over' ? not(live) : undefined,
    ...query
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => contains(text, word)),
  )
}

const { searchText: _text, searchLocation: _location, searchWords: _words, ...told } = getTableColumns(jobs)
const column = { at: jobs.createdAt, id: jobs.id }

const countOf = (type: InteractionType) => sql<number>`coalesce((select ${jobInteractionCounts.n}
  from ${jobInteractionCounts} where ${eq(jobInteractionCounts.jobId, jobs.id)}
    and ${eq(jobInteractionCounts.interactionType, type)} and ${gt(jobInteractionCounts.n, 0)}), 0)::int`

export async function readJobs(db: Sql, search: JobsFileQuery, now: Date, { after, limit }: Bit) {
  return db
    .select({
      job: told,
      likes: countOf('like'),
      titleClicks: countOf('click_title'),
      discoverClicks: countOf('click_discover'),
      websiteClicks: countOf('click_website'),
      place: placeOf(column),
    })
    .from(jobs)
    .where(and(eq(jobs.draft, false), whereOf(search, now), isAfter(column, after)))
    .orderBy(...newestFirst(column))
    .limit(limit)
}

export type FiledJob = Awaited<ReturnType<typeof readJobs>>[number]
