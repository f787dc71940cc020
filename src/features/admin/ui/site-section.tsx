// Visits: the three windows of the contract, and a period of choice beside the one before it.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { PageHeading } from '#design/page-heading.tsx'
import { Select } from '#design/select.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { type Analytics, type Period, type PeriodNumbers, periods } from '#features/analytics/analytics.schema.ts'
import { periodQuery } from './admin.api.ts'
import { DayChart } from './charts/day-chart.tsx'
import type { Line } from './charts/day-plot.tsx'
import { ShareChart } from './charts/share-chart.tsx'
import { EmptySearchesPanel } from './empty-searches-panel.tsx'
import { sourcesId } from './growth-panel.tsx'
import { NumberCard, NumberGrid } from './number-card.tsx'

export const trafficLines: Line[] = [
  { key: 'visitors', label: 'Visitors', ink: 'text-blue' },
  { key: 'sessions', label: 'Sessions', ink: 'text-coral' },
]

type Props = {
  site: Analytics['siteAnalytics']
  /** Where visits came from stands beside what was paid, which is not for everybody's eyes. */
  seesRevenue: boolean
}

export function SiteSection({ site, seesRevenue }: Props) {
  const { job, volunteer, internship } = site.jobsByType
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading
        title="Site Analytics"
        lead="Visitors and sessions are of those who agreed to be counted."
        actions={
          seesRevenue && (
            <SiteLink
              to="/admin"
              search={{ section: 'revenue' }}
              hash={sourcesId}
              className={buttonClasses({ variant: 'outline' })}
            >
              Where they came from
            </SiteLink>
          )
        }
      />
      <section className="grid gap-3">
        <h2 className="text-lg">Unique visitors</h2>
        <NumberGrid columns={3}>
          <NumberCard label="Daily" value={site.dailyVisitors} over="last 24 hours" />
          <NumberCard label="Weekly" value={site.weeklyVisitors} over="last 7 days" />
          <NumberCard label="Monthly" value={site.monthlyVisitors} over="last 30 days" />
        </NumberGrid>
      </section>
      <section className="grid gap-3">
        <h2 className="text-lg">Sessions</h2>
        <NumberGrid columns={3}>
          <NumberCard label="Daily" value={site.dailySessions} over="last 24 hours" />
          <NumberCard label="Weekly" value={site.weeklySessions} over="last 7 days" />
          <NumberCard label="Monthly" value={site.monthlySessions} over="last 30 days" />
        </NumberGrid>
      </section>
      <ShareChart
        title="Jobs by type"
        over="live now; a listing may have several types"
        what="Jobs"
        shares={[
          { label: 'Job', value: job },
          { label: 'Volunteer', value: volunteer },
          { label: 'Internship', value: internship },
        ]}
      />
      <EmptySearchesPanel />
      <PeriodPart />
    </div>
  )
}

function PeriodPart() {
  const [days, setDays] = useState<Period>(30)
  const { data, isError, isFetching, refetch } = useQuery(periodQuery(days))
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">A period beside the one before</h2>
        <Select
          aria-label="Period"
          value={String(days)}
          onChange={({ target }) => setDays(periods.find((each) => String(each) === target.value) ?? 30)}
          options={periods.map((each) => ({ value: String(each), label: `Last ${each} days` }))}
        />
      </div>
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!isError && !data && (
        <Loading label="Loading the period">
          <Skeleton className="h-[91rem] lg:h-[78rem]" />
        </Loading>
      )}
      {data && <PeriodNumbersPart numbers={data} />}
    </section>
  )
}

function PeriodNumbersPart({ numbers: { days, now, before, series } }: { numbers: PeriodNumbers }) {
  const over = `last ${days} days`
  const rate = (part: number, whole: number) => (whole ? `${Math.round((part / whole) * 100)} % of title` : '')
  const sum = (of: typeof now) => of.likes + of.titleClicks + of.discoverClicks + of.websiteClicks
  return (
    <>
      <NumberGrid>
        <NumberCard label="Visitors" value={now.visitors} before={before.visitors} over={over} />
        <NumberCard label="Sessions" value={now.sessions} before={before.sessions} over={over} />
        <NumberCard label="Signups" value={now.signups} before={before.signups} over={over} />
        <NumberCard label="Interactions" value={sum(now)} before={sum(before)} over={over} />
      </NumberGrid>
      <DayChart title="Traffic" over={`by day, ${over}`} days={series} lines={trafficLines} />
      <DayChart
        title="Interactions"
        over={`by day, ${over}`}
        days={series}
        lines={[{ key: 'interactions', label: 'Interactions', ink: 'text-teal' }]}
      />
      <ShareChart
        title="From title to website"
        over={over}
        what="Clicks"
        shares={[
          { label: 'Title', value: now.titleClicks },
          { label: 'Discover', value: now.discoverClicks, note: rate(now.discoverClicks, now.titleClicks) },
          { label: 'Website', value: now.websiteClicks, note: rate(now.websiteClicks, now.titleClicks) },
        ]}
      />
    </>
  )
}
