// /chart: the seas of the world with a light for each listing, and the same in a table. Knows no router.
import { useQuery } from '@tanstack/react-query'
import { buttonClasses } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { CalmSea } from '#design/illustration/calm-sea.tsx'
import { PageHeading } from '#design/page-heading.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { type Access, accessOf } from '#shared/actor.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import type { Season } from '../chart.rules.ts'
import type { ChartDrawing, ChartSearch } from '../chart.schema.ts'
import { readLights } from '../light-points.ts'
import { chartQuery } from './chart.api.ts'
import { ChartControls } from './chart-controls.tsx'
import { ChartSea } from './chart-sea.tsx'
import { ChartTable } from './chart-table.tsx'

type Props = { me: User | null; now: Date; search: ChartSearch; onSeason: (season: Season | undefined) => void }

const leads: Record<Access, string> = {
  visitor: 'How many listings are open at each sea. Members see a light for each that has a known place.',
  free: 'How many listings are open at each sea. Of the three newest, those with a known place are lit for you; members see all lights.',
  member: 'A light for each open listing with a known place. Press a light, or a sea for all its listings.',
}

export function ChartPage({ me, now, search, onSeason }: Props) {
  const access = accessOf(me, now)
  const chart = useQuery(chartQuery(search, me))
  const isEmpty = chart.data?.areas.length === 0 && !Object.values(chart.data.lights).some(Boolean)
  return (
    <div className="page-width py-8 sm:py-12">
      <PageHeading
        title="The chart"
        lead={leads[access]}
        actions={
          access !== 'member' && (
            <SiteLink to="/membership" className={buttonClasses({ variant: 'primary' })}>
              See what a membership gives
            </SiteLink>
          )
        }
      />
      <div className="mt-8">
        <ChartControls search={search} onSeason={onSeason} />
        <p role="status" className="sr-only">
          {isEmpty ? whyNothing(search) : chart.data ? sayChart(chart.data) : !chart.isError && 'Loading the chart'}
        </p>
      </div>
      <div className="mt-5" aria-busy={chart.isFetching}>
        {chart.isError && (
          <ErrorState title="The chart did not load" onRetry={() => void chart.refetch()} retrying={chart.isFetching} />
        )}
        {!chart.data && !chart.isError && <Skeleton className="aspect-[1000/470] w-full rounded-lg" />}
        {chart.data && <ChartSea chart={chart.data} search={search} />}
      </div>
      {isEmpty && <NothingLit search={search} />}
      {chart.data && !isEmpty && (
        <section aria-labelledby="by-sea" className="mt-10 max-w-3xl">
          <h2 id="by-sea" className="mb-4 text-xl">
            By sea
          </h2>
          <ChartTable
            areas={chart.data.areas}
            lights={access === 'free' ? readLights(chart.data.lights) : []}
            search={search}
          />
        </section>
      )}
      <ChartNotes access={access} season={search.season} />
    </div>
  )
}

/** What a choice above has made of the chart, for who does not see it. */
function sayChart({ areas }: ChartDrawing): string {
  const total = areas.reduce((sum, { count }) => sum + count, 0)
  const listings = total === 1 ? '1 listing' : `${writeNumber(total)} listings`
  return `${listings} in ${areas.length === 1 ? '1 sea area' : `${areas.length} sea areas`}`
}

function whyNothing({ jobType, season }: ChartSearch): string {
  if (jobType && season) return 'No open listing at sea is of this kind and begins in these months.'
  if (season) return 'No open listing at sea begins in these months.'
  return `No open listing${jobType ? ' of this kind' : ''} says at which sea it is.`
}

function NothingLit({ search }: { search: ChartSearch }) {
  const isFiltered = Boolean(search.jobType || search.season)
  return (
    <EmptyState
      illustration={<CalmSea />}
      title="No lights at sea"
      text={whyNothing(search)}
      action={
        <SiteLink to={isFiltered ? '/chart' : '/'} search={{}} className={buttonClasses({ variant: 'outline' })}>
          {isFiltered ? 'Show the whole chart' : 'To the listings'}
        </SiteLink>
      }
    />
  )
}

function ChartNotes({ access, season }: { access: Access; season: Season | undefined }) {
  return (
    <div className="mt-8 grid max-w-[65ch] gap-2 text-sm text-muted">
      {access !== 'member' && <p>Seas with fewer than five listings are counted with their neighbour.</p>}
      {season && <p>Only listings that say when they begin are shown.</p>}
      <p>
        Listings without a place at a sea, such as remote work, are not on the chart. Sea areas are drawn roughly and
        are no borders.
      </p>
      <p>
        Towns: GeoNames (
        <a href="https://www.geonames.org/" target="_blank" rel="noopener noreferrer" className="link">
          geonames.org
        </a>
        ), CC BY 4.0. Coasts: Natural Earth.
      </p>
    </div>
  )
}
