// Other open listings like this one, as far as the viewer may see them, and how many more there are for members.
import { useQuery } from '@tanstack/react-query'
import { SiteLink } from '#design/site-link.tsx'
import type { JobCard as JobCardFacts } from '../job.schema.ts'
import { JobCard, type Marks } from './job-card.tsx'
import { similarQuery } from './jobs.api.ts'

type Props = { id: string; now: Date; onOpen: (job: JobCardFacts) => void; marks?: Marks }

export function SimilarJobs({ id, now, onOpen, marks }: Props) {
  const { data } = useQuery(similarQuery(id))
  if (!data || data.jobs.length + data.more === 0) return null
  return (
    <section className="mt-12 print:hidden">
      <h2 className="mb-4 text-xl">Similar opportunities</h2>
      <ul className="grid gap-4">
        {data.jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} now={now} isFavorite={null} onOpen={onOpen} marks={marks} />
          </li>
        ))}
      </ul>
      {data.more > 0 && (
        <p className="mt-4 text-muted">
          {data.more} more like this {data.more === 1 ? 'is' : 'are'} open to members.{' '}
          <SiteLink to="/membership" className="link">
            See what a membership gives
          </SiteLink>
        </p>
      )}
    </section>
  )
}
