// A search without finds: another spelling, and listings that come near.
import type { ReactNode } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { latePicture } from '#design/illustration/late-picture.tsx'
import { SiteLink, type SiteTarget } from '#design/site-link.tsx'
import type { JobCard as JobCardFacts } from '../job.schema.ts'
import { JobCard, type Marks } from './job-card.tsx'

const EmptyNet = latePicture(async () => (await import('#design/illustration/empty-net.tsx')).EmptyNet)

type Props = {
  /** The words that were looked for, if any. */
  search: string | undefined
  /** Whether filters were chosen as well. */
  isFiltered: boolean
  suggestion: string | null
  near: readonly JobCardFacts[]
  now: Date
  linkOfSearch: (search: string) => SiteTarget
  onOpen: (job: JobCardFacts) => void
  /** Saves the search, for when there is one. */
  tellMe?: ReactNode
  marks?: Marks
}

export function NothingFound(props: Props) {
  const { search, isFiltered, suggestion, near, now, linkOfSearch, onOpen, tellMe, marks } = props
  return (
    <>
      <EmptyState
        level={3}
        illustration={<EmptyNet />}
        title="No opportunities found"
        text={
          <>
            {search && <span className="block wrap-anywhere text-ink">Nothing found for “{search}”.</span>}
            <span className="block">Try adjusting your search criteria or filters.</span>
          </>
        }
        action={
          <>
            {suggestion && (
              <p className="w-full">
                Did you mean{' '}
                <SiteLink {...linkOfSearch(suggestion)} className="text-link underline">
                  {suggestion}
                </SiteLink>
                ?
              </p>
            )}
            {tellMe}
            {(search || isFiltered) && (
              <SiteLink to="/" search={{}} resetScroll={false} className={buttonClasses({ variant: 'outline' })}>
                {clearLabel(Boolean(search), isFiltered)}
              </SiteLink>
            )}
          </>
        }
      />
      {near.length > 0 && (
        <section aria-label="Close to your search" className="grid gap-4">
          <h3 className="text-lg">Close to your search</h3>
          {near.map((job) => (
            <JobCard key={job.id} job={job} now={now} isFavorite={null} onOpen={onOpen} marks={marks} />
          ))}
        </section>
      )}
    </>
  )
}

function clearLabel(isSearched: boolean, isFiltered: boolean): string {
  if (isSearched) return isFiltered ? 'Clear search and filters' : 'Clear search'
  return 'Show all opportunities'
}
