// The list in its states: loading, failed, empty, and what each kind of viewer sees of it.

import type { ReactNode } from 'react'
import { classNames } from '#design/class-names.ts'
import { ErrorState } from '#design/error-state.tsx'
import { Pagination } from '#design/pagination.tsx'
import type { SiteTarget } from '#design/site-link.tsx'
import { errorText } from '#http/client/call-api.ts'
import type { JobList, ListedJob, Stats } from '../board.schema.ts'
import { type BoardSearch, hasFilters } from '../board-search.rules.ts'
import { isLocked } from '../job.rules.ts'
import type { JobCard as JobCardFacts } from '../job.schema.ts'
import { JobCard, type Marks } from './job-card.tsx'
import { LockedCard } from './locked-card.tsx'
import { NothingFound } from './nothing-found.tsx'
import { SkeletonCards } from './skeleton-cards.tsx'
import { VisitorView } from './visitor-view.tsx'

export type ResultsProps = {
  filters: BoardSearch
  list: JobList | undefined
  /** Why there is no list: what the server says of it is shown, such as how long to wait. */
  failure: Error | null
  isRetrying: boolean
  onRetry: () => void
  now: Date
  stats: Stats | undefined
  favoriteIds: ReadonlySet<string> | null
  onToggleFavorite: (job: JobCardFacts, wasFavorite: boolean) => void
  onOpen: (job: JobCardFacts) => void
  /** Shown to free members after the fifth listing. */
  upgradeBanner: ReactNode
  /** Shown to visitors: where the listings are. */
  chart: ReactNode
  linkOfPage: (page: number) => SiteTarget
  onFollowPage: () => void
  linkOfSearch: (search: string) => SiteTarget
  /** Saves the search, for when there is one. */
  tellMe?: ReactNode
  marks?: Marks
}

const bannerIndex = 4

export function JobResults(props: ResultsProps) {
  const { filters, list, failure, isRetrying, onRetry, now, stats, onOpen, upgradeBanner, linkOfSearch } = props
  if (!list) {
    if (!failure) return <SkeletonCards />
    const text = errorText(failure, '')
    return <ErrorState title="The listings did not load" text={text} onRetry={onRetry} retrying={isRetrying} />
  }
  if (list.jobs.length === 0) {
    const { search, ...others } = filters
    return (
      <NothingFound
        search={search}
        isFiltered={hasFilters(others)}
        suggestion={list.suggestion}
        near={list.near}
        now={now}
        linkOfSearch={linkOfSearch}
        onOpen={onOpen}
        tellMe={props.tellMe}
        marks={props.marks}
      />
    )
  }
  if (list.access === 'visitor') {
    const total = hasFilters(filters) ? null : list.total
    return <VisitorView found={list.jobs.length} total={total} stats={stats} chart={props.chart} />
  }
  const isFree = list.access === 'free'
  return (
    <div>
      {isFree && <p className="sr-only">Listings for members on this page: {list.jobs.filter(isLocked).length}</p>}
      <ul className="grid gap-4">
        {list.jobs.map((entry, index) => (
          <li key={isLocked(entry) ? `locked-${index}` : entry.id} className="grid gap-4">
            {isLocked(entry) ? <LockedCard index={index} /> : <Entry {...props} job={entry} />}
            {isFree && index === Math.min(bannerIndex, list.jobs.length - 1) && upgradeBanner}
          </li>
        ))}
      </ul>
      {list.totalPages > 1 && (
        <div className={classNames('mt-8', isFree && 'blur-[3px] select-none')} aria-hidden={isFree || undefined}>
          <Pagination
            label="Pages of listings"
            page={list.page}
            totalPages={list.totalPages}
            disabled={isFree}
            linkOfPage={props.linkOfPage}
            onFollow={props.onFollowPage}
          />
        </div>
      )}
    </div>
  )
}

function Entry({ job, now, favoriteIds, onToggleFavorite, onOpen, marks }: ResultsProps & { job: ListedJob }) {
  return (
    <JobCard
      job={job}
      matched={job.matched}
      now={now}
      isFavorite={favoriteIds ? favoriteIds.has(job.id) : null}
      onToggleFavorite={onToggleFavorite}
      onOpen={onOpen}
      marks={marks}
    />
  )
}
