// A search without finds: another spelling, and listings that come near.
import { EmptyState } from '#design/empty-state.tsx'
import { EmptyNet } from '#design/illustration/empty-net.tsx'
import { SiteLink, type SiteTarget } from '#design/site-link.tsx'
import type { JobCard as JobCardFacts } from '../job.schema.ts'
import { JobCard } from './job-card.tsx'

type Props = {
  suggestion: string | null
  near: readonly JobCardFacts[]
  now: Date
  linkOfSearch: (search: string) => SiteTarget
  onOpen: (job: JobCardFacts) => void
}

export function NothingFound({ suggestion, near, now, linkOfSearch, onOpen }: Props) {
  return (
    <>
      <EmptyState
        level={3}
        illustration={<EmptyNet />}
        title="No opportunities found"
        text="Try adjusting your search criteria or filters."
        action={
          suggestion && (
            <p>
              Did you mean{' '}
              <SiteLink {...linkOfSearch(suggestion)} className="text-link underline">
                {suggestion}
              </SiteLink>
              ?
            </p>
          )
        }
      />
      {near.length > 0 && (
        <section aria-label="Close to your search" className="grid gap-4">
          <h3 className="text-lg">Close to your search</h3>
          {near.map((job) => (
            <JobCard key={job.id} job={job} now={now} isFavorite={null} onOpen={onOpen} />
          ))}
        </section>
      )}
    </>
  )
}
