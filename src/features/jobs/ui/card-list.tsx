// A few listings beneath one another, without hearts: beside something else, not the board.
import type { JobCard as JobCardFacts } from '../job.schema.ts'
import { JobCard, type Marks } from './job-card.tsx'

type Props = { jobs: readonly JobCardFacts[]; now: Date; onOpen: (job: JobCardFacts) => void; marks?: Marks }

export function CardList({ jobs, now, onOpen, marks }: Props) {
  if (jobs.length === 0) return null
  return (
    <ul className="mb-4 grid gap-4">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} now={now} isFavorite={null} onOpen={onOpen} marks={marks} />
        </li>
      ))}
    </ul>
  )
}
