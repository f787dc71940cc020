// /: hero, filters and the list. Knows no router: filters come in and go out as values.

import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { askedPart } from '#design/asked-part.ts'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { SlidersHorizontal } from '#design/icons.tsx'
import { Select } from '#design/select.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { accessOf } from '#shared/actor.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import type { JobList } from '../board.schema.ts'
import {
  type BoardSearch,
  hasFilters,
  openPart,
  type Sorting,
  sortings,
  whyNotFilter,
  writeFilters,
} from '../board-search.rules.ts'
import { type JobType, pageBeyond } from '../job.rules.ts'
import type { JobCard } from '../job.schema.ts'
import { Asked } from './asked.tsx'
import { useRememberedBoard } from './back-to-board.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { GatedNotice } from './gated-notice.tsx'
import { Hero } from './hero.tsx'
import type { Marks } from './job-card.tsx'
import { JobResults } from './job-results.tsx'
import { favoritesQuery, jobsQuery, statsQuery, useFavoriteToggle } from './jobs.api.ts'
import { ListSearch } from './list-search.tsx'
import { scrollToListings } from './scroll-to-listings.ts'

const SearchSheet = askedPart(async () => (await import('./search-sheet.tsx')).SearchSheet)

const sortLabels: Record<Sorting, string> = { newest: 'Most Recent', match: 'Best Match', closing: 'Closing Soon' }
const sortOptions = sortings.map((value) => ({ value, label: sortLabels[value] }))

export type HomePageProps = {
  me: User | null
  now: Date
  filters: BoardSearch
  /** Instead of where one is, when nobody asked to go there. */
  onFilters: (filters: BoardSearch, how?: { replace: boolean }) => unknown
  upgradeBanner: ReactNode
  /** Where the listings are, for visitors. */
  chart: ReactNode
  report: (jobId: string, what: 'click_title' | 'like') => void
  /** Saves the search, for when there is one. */
  tellMe?: ReactNode
  /** Above the whole list, for who is signed in: what is new to them, of everything. */
  news?: ReactNode
  marks?: Marks
}

export function HomePage({ me, now, filters, onFilters, upgradeBanner, chart, report, ...parts }: HomePageProps) {
  const [isSheetOpen, setSheetOpen] = useState(false)
  const filtersButton = useRef<HTMLButtonElement>(null)
  const access = accessOf(me, now)
  const isMember = access === 'member'
  // What may not be asked stays in the address, for when it may.
  const asked = openPart(filters, access)
  const isGated = whyNotFilter(filters, access) !== null
  const list = useQuery(jobsQuery(asked, me))
  const stats = useQuery(statsQuery)
  const favorites = useQuery({ ...favoritesQuery(me?.id ?? ''), enabled: me !== null })
  // A heart that nobody could ask about would look empty.
  const isUnknown = !me || (favorites.isFetched && !favorites.data)
  const favoriteIds = useMemo(
    () => (isUnknown ? null : new Set(favorites.data?.map(({ id }) => id))),
    [isUnknown, favorites.data],
  )
  const { mutate } = useFavoriteToggle(me?.id ?? null, (jobId) => report(jobId, 'like'))
  const toggleFavorite = useCallback((job: JobCard, wasFavorite: boolean) => mutate({ job, wasFavorite }), [mutate])
  const reportOpening = useCallback((job: JobCard) => report(job.id, 'click_title'), [report])

  const change = (next: BoardSearch) => {
    const changing = onFilters(next)
    if (!isSheetOpen) scrollToListings()
    return changing
  }
  const search = (words: string, type: JobType | 'all') =>
    change({ ...filters, search: words || undefined, jobType: type === 'all' ? undefined : [type], page: undefined })
  const searchAgain = (words: string) => change({ ...filters, search: words || undefined, page: undefined })
  const openSheet = () => {
    scrollToListings({ atOnce: true })
    // Closing gives the focus back: to the hero's own button would be back at the top, away from what was found.
    filtersButton.current?.focus({ preventScroll: true })
    setSheetOpen(true)
  }
  const closeSheet = () => {
    setSheetOpen(false)
    scrollToListings()
  }
  const panel = (isInSheet: boolean) => (
    <FilterPanel
      filters={filters}
      counts={list.data?.facets?.jobType ?? stats.data?.jobsByType}
      facets={list.data?.facets}
      now={now}
      isMember={isMember}
      onChange={change}
      hideTitle={isInSheet}
    />
  )
  useRememberedBoard(filters)
  const followPage = useScrollWhenFollowed(filters.page)
  // A search takes the chip, the field or the step away that asked for it.
  const focusKeeper = useFocusKeeper()
  useLastPage(list.data, (page) => onFilters({ ...filters, page }, { replace: true }))

  return (
    <>
      <Hero
        total={stats.data?.totalJobs ?? (stats.isError ? 0 : null)}
        search={filters.search ?? ''}
        jobType={filters.jobType?.length === 1 ? filters.jobType[0]! : 'all'}
        offers={isMember}
        onSearch={search}
        onAsk={openSheet}
      />
      <section
        {...focusKeeper}
        id="jobs"
        aria-label="Opportunities"
        className="page-width grid items-start gap-4 pt-4 pb-10 lg:grid-cols-[17rem_1fr] lg:gap-8 lg:pt-10"
      >
        <div
          id="job-filters"
          className="max-lg:sticky max-lg:top-16 max-lg:z-20 max-lg:bg-canvas max-lg:py-2 lg:sticky lg:top-24"
        >
          <Card as="aside" aria-label="Filters" className="card-scroll hidden lg:block">
            <ListSearch key={filters.search} search={filters.search ?? ''} offers={isMember} onSearch={searchAgain} />
            {panel(false)}
          </Card>
          <Button
            ref={filtersButton}
            variant="outline"
            block
            className="lg:hidden"
            aria-haspopup="dialog"
            onClick={() => setSheetOpen(true)}
          >
            <SlidersHorizontal aria-hidden="true" />
            Filters
          </Button>
          {isSheetOpen && (
            <Suspense>
              <SearchSheet
                filters={filters}
                total={list.isFetching ? undefined : list.data?.total}
                offers={isMember}
                onWords={searchAgain}
                onSearch={search}
                onClose={closeSheet}
              >
                {panel(true)}
              </SearchSheet>
            </Suspense>
          )}
        </div>
        <div className="min-w-0">
          <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
            <div aria-live="polite">
              <h2 className="text-xl">
                {list.data ? `${writeNumber(list.data.total)} opportunities listed` : 'Opportunities'}
              </h2>
              {list.data && asked.search && <FoundFor total={list.data.total} search={asked.search} />}
              {(isUnknown || !hasFilters(asked)) && parts.news}
            </div>
            <Select
              aria-label="Sort by"
              name="sort"
              value={isMember ? (filters.sort ?? 'newest') : 'newest'}
              onChange={({ target }) =>
                change({ ...filters, sort: sortings.find((each) => each === target.value), page: undefined })
              }
              options={isMember ? sortOptions : sortOptions.slice(0, 1)}
            />
          </div>
          {isGated && <GatedNotice isSignedIn={me !== null} />}
          <div className="flex flex-wrap items-start justify-between gap-x-4">
            <Asked filters={filters} />
            {hasFilters(asked) && list.data?.jobs.length !== 0 && <div className="mb-5 min-h-11">{parts.tellMe}</div>}
          </div>
          <JobResults
            filters={asked}
            list={list.data}
            failure={list.error}
            isRetrying={list.isFetching}
            onRetry={() => void list.refetch()}
            now={now}
            stats={stats.data}
            favoriteIds={favoriteIds}
            onToggleFavorite={toggleFavorite}
            onOpen={reportOpening}
            upgradeBanner={upgradeBanner}
            chart={chart}
            onFollowPage={followPage}
            tellMe={parts.tellMe}
            marks={parts.marks}
            linkOfPage={(page) => linkOptions({ to: '/', search: writeFilters({ ...filters, page }) })}
            linkOfSearch={(words) =>
              linkOptions({ to: '/', search: writeFilters({ ...filters, search: words, page: undefined }) })
            }
          />
        </div>
      </section>
    </>
  )
}

/**
 * Another page of the list begins at its top, when it was asked for by a link: Back finds its own place. Only once it is
 * there, as the place on the page before is remembered until then.
 */
function useScrollWhenFollowed(page: number | undefined): () => void {
  const isFollowed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page
  useEffect(() => {
    if (isFollowed.current) scrollToListings()
    isFollowed.current = false
  }, [page])
  return () => {
    isFollowed.current = true
  }
}

function FoundFor({ total, search }: { total: number; search: string }) {
  return (
    <p className="text-sm text-muted [overflow-wrap:anywhere]">
      {total === 1 ? '1 opportunity' : `${writeNumber(total)} opportunities`} for “<bdi>{search}</bdi>”
    </p>
  )
}

/** An address may name a page that there is no more. */
function useLastPage(list: JobList | undefined, goTo: (page: number) => unknown): void {
  const go = useRef(goTo)
  go.current = goTo
  const last = list && pageBeyond(list)
  useEffect(() => {
    if (last) go.current(last)
  }, [last])
}
