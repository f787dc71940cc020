// Interactions by job: the busiest of those shown in the table.
import type { JobNumbers } from '#features/analytics/analytics.schema.ts'
import { ShareChart } from './charts/share-chart.tsx'
import { busiestJobs, sumInteractions } from './job-numbers.ts'

const most = 8

export function JobsChart({ jobs }: { jobs: readonly JobNumbers[] }) {
  const busiest = busiestJobs(jobs, most)
  if (busiest.length === 0) return null
  return (
    <ShareChart
      title="Interactions by job"
      over={`the ${busiest.length === 1 ? 'busiest' : `${busiest.length} busiest`} of those below, last 13 months`}
      what="Interactions"
      wide
      shares={busiest.map((job) => ({
        key: job.id,
        label: job.title,
        value: sumInteractions(job),
        note: `${job.websiteClicks} to the website`,
      }))}
    />
  )
}
