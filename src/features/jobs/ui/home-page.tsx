// /: hero, filters and the list. Knows no router: filters come in and go out as values.

import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Select } from '#design/select.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { readsAsMember } from '#shared/actor.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { type BoardSearch, type Sorting, sortings, writeFilters } from '../board-search.ts'
import type { JobType } from '../job.rules.ts'
import type { JobCard } from '../job.schema.ts'
import { FilterPanel } from './filter-panel.tsx'
import { Hero } from './hero.tsx'
import { JobResults } from './job-results.tsx'
import { favoritesQuery, jobsQuery, statsQuery, useFavoriteToggle } from './jobs.api.ts'
import { scrollToListings } from './scroll-to-listings.ts'

const Sheet = lazy(async () => ({ default: (await import('#design/sheet.tsx')).Sheet }))

const sortLabels: Record<Sorting, string> = { newest: 'Most Recent', match: 'Best Match', closing: 'Closing Soon' }
const sortOptions = sortings.map((value) => ({ value, label: sortLabels[value] }))

export type HomePageProps = {
  me: User | null
  now: Date
  filters: BoardSearch
  onFilters: (filters: BoardSearch) => unknown
  upgradeBanner: ReactNode
  report: (jobId: string, what: 'click_title' | 'like') => void
}

export function HomePage({ me, now, filters, onFilters, upgradeBanner, report }: HomePageProps) {
  const [isSheetOpen, setSheetOpen] = useState(false)
  const list = useQuery(jobsQuery(filters, me))
  const stats = useQuery(statsQuery)
  const favorites = useQuery({ ...favoritesQuery(me?.id ?? ''), enabled: me !== null })
  const favoriteIds = useMemo(() => (me ? new Set(favorites.data?.map(({ id }) => id)) : null), [me, favorites.data])
  const { mutate } = useFavoriteToggle(me?.id ?? null, (jobId) => report(jobId, 'like'))
  const toggleFavorite = useCallback((job: JobCard, isFavorite: boolean) => mutate({ job, isFavorite }), [mutate])
  const reportOpening = useCallback((job: JobCard) => report(job.id, 'click_title'), [report])
  const isMember = me !== null && readsAsMember(me, now)
  const boardTotal = stats.data?.totalJobs ?? 0

  const change = (next: BoardSearch) => {
    const changing = onFilters(next)
    scrollToListings()
    return changing
  }
  const search = (words: string, type: JobType | 'all') =>
    change({ ...filters, search: words || undefined, jobType: type === 'all' ? undefined : [type], page: undefined })
  const panel = (isInSheet: boolean) => (
    <FilterPanel
      filters={filters}
      counts={list.data?.facets?.jobType ?? stats.data?.jobsByType}
      workCounts={list.data?.facets?.workType}
      isMember={isMember}
      onChange={change}
      hideTitle={isInSheet}
    />
  )
  useScrollOnPageChange(filters.page)

  return (
    <>
      <Hero
        total={boardTotal}
        search={filters.search ?? ''}
        jobType={filters.jobType?.length === 1 ? filters.jobType[0]! : 'all'}
        offers={isMember}
        onSearch={search}
      />
      <section
        id="jobs"
        aria-label="Opportunities"
        className="page-width grid items-start gap-8 py-10 lg:grid-cols-[17rem_1fr]"
      >
        <div id="job-filters" className="lg:sticky lg:top-24">
          <Card as="aside" aria-label="Filters" className="hidden lg:block">
            {panel(false)}
          </Card>
          <Button
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
              <Sheet open onOpenChange={setSheetOpen} title="Filters" side="bottom">
                {panel(true)}
              </Sheet>
            </Suspense>
          )}
        </div>
        <div className="min-w-0">
          <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-xl" aria-live="polite">
              {list.data ? `${writeNumber(list.data.total)} opportunities listed` : 'Opportunities'}
            </h2>
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
          <JobResults
            list={list.data}
            isFailed={list.isError}
            isRetrying={list.isFetching}
            onRetry={() => void list.refetch()}
            now={now}
            boardTotal={boardTotal}
            favoriteIds={favoriteIds}
            onToggleFavorite={toggleFavorite}
            onOpen={reportOpening}
            upgradeBanner={upgradeBanner}
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

/** Another page of the list begins at its top; the first view stays where it is. */
function useScrollOnPageChange(page: number | undefined): void {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) scrollToListings()
    shown.current = page
  }, [page])
}
