// The first look: four numbers, two charts, and a way to look again.

import { Button } from '#design/button.tsx'
import { RotateCw } from '#design/icons.tsx'
import { PageHeading } from '#design/page-heading.tsx'
import type { Analytics } from '#features/analytics/analytics.schema.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import type { Waiting } from '../waiting.schema.ts'
import { DayChart } from './charts/day-chart.tsx'
import { namesAll, sumInteractions } from './job-numbers.ts'
import { NumberCard, NumberGrid } from './number-card.tsx'
import { trafficLines } from './site-section.tsx'
import { WaitingPanel } from './waiting-panel.tsx'

export type Refresh = { isRefreshing: boolean; onRefresh: () => void }

type Props = { data: Analytics; waiting?: Waiting | undefined } & Refresh

export function OverviewSection({ data, waiting, isRefreshing, onRefresh }: Props) {
  const { siteAnalytics: site, userAnalytics: people, jobAnalytics: jobs } = data
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading
        title="Admin Dashboard"
        actions={
          <Button variant="outline" onClick={onRefresh} pending={isRefreshing} pendingText="Refreshing...">
            <RotateCw aria-hidden="true" />
            Refresh Data
          </Button>
        }
      />
      {waiting && waiting.total > 0 && <WaitingPanel waiting={waiting} />}
      <NumberGrid>
        <NumberCard
          label="Visitors (30d)"
          value={site.monthlyVisitors}
          over="people who agreed to be counted, last 30 days"
        />
        <NumberCard label="Sessions (30d)" value={site.monthlySessions} over="last 30 days" />
        <NumberCard label="Published Jobs" value={site.totalJobs} over="live now" />
        <NumberCard
          label="Interactions"
          value={jobs.reduce((sum, job) => sum + sumInteractions(job), 0)}
          over={
            namesAll(jobs) ? 'all jobs, last 13 months' : `the newest ${writeNumber(jobs.length)} jobs, last 13 months`
          }
        />
      </NumberGrid>
      <DayChart title="Visitors and sessions" over="by day, last 30 days" days={site.series} lines={trafficLines} />
      <DayChart
        title="Signups"
        over="by day, last 30 days"
        days={people.series}
        lines={[{ key: 'signups', label: 'Signups', ink: 'text-coral' }]}
      />
    </div>
  )
}
