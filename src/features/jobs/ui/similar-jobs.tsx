// Other open listings like this one, as far as the viewer may see them. Nothing to show is nothing shown.
import { useQuery } from '@tanstack/react-query'
import { JobCard } from './job-card.tsx'
import { similarQuery } from './jobs.api.ts'

export function SimilarJobs({ id, now }: { id: string; now: Date }) {
  const { data } = useQuery(similarQuery(id))
  if (!data || data.jobs.length === 0) return null
  return (
    <section className="mt-12 print:hidden">
      <h2 className="mb-4 text-xl">Similar opportunities</h2>
      <ul className="grid gap-4">
        {data.jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} now={now} isFavorite={null} />
          </li>
        ))}
      </ul>
    </section>
  )
}
