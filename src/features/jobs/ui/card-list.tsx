// A few listings beneath one another, without hearts: beside something else, not the board.
import type { JobCard as JobCardFacts } from '../job.schema.ts'
import { JobCard } from './job-card.tsx'

type Props = { jobs: readonly JobCardFacts[]; now: Date; onOpen: (job: JobCardFacts) => void }

export function CardList({ jobs, now, onOpen }: Props) {
  if (jobs.length === 0) return null
  return (
    <ul className="mb-4 grid gap-4">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} now={now} isFavorite={null} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}
