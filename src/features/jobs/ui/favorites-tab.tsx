// The Favorites tab: everything saved. What has closed meanwhile stays, and says so.
import { useQuery } from '@tanstack/react-query'
import { buttonClasses } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { EmptyNet } from '#design/illustration/empty-net.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { writeNumber } from '#shared/plain-writing.ts'
import type { JobCard as JobCardFacts } from '../job.schema.ts'
import { mostFavorites } from '../own-listings.schema.ts'
import { JobCard, type Marks } from './job-card.tsx'
import { favoritesQuery, useFavoriteToggle } from './jobs.api.ts'
import { SkeletonCards } from './skeleton-cards.tsx'

type Props = { userId: string; now: Date; onOpen: (job: JobCardFacts) => void; marks?: Marks }

export function FavoritesTab({ userId, now, onOpen, marks }: Props) {
  const favorites = useQuery(favoritesQuery(userId))
  const toggle = useFavoriteToggle(userId)
  const keeper = useFocusKeeper<HTMLDivElement>()
  if (!favorites.data) {
    if (!favorites.isError) return <SkeletonCards />
    return <ErrorState onRetry={() => void favorites.refetch()} retrying={favorites.isFetching} />
  }
  return (
    <div {...keeper}>
      {favorites.data.length === 0 ? (
        <NoFavorites />
      ) : (
        <>
          {favorites.data.length >= mostFavorites && (
            <p className="mb-4 text-muted">
              These are the {writeNumber(mostFavorites)} that you saved last. Those before them come into the list when
              you remove some.
            </p>
          )}
          <ul className="grid max-w-4xl gap-4">
            {favorites.data.map((job) => (
              <li key={job.id}>
                <JobCard
                  job={job}
                  now={now}
                  isFavorite
                  level={2}
                  isClosed={!job.isLive}
                  onOpen={onOpen}
                  marks={marks}
                  onToggleFavorite={(favorite) => toggle.mutate({ job: favorite, wasFavorite: true })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function NoFavorites() {
  return (
    <EmptyState
      illustration={<EmptyNet />}
      title="No favorite jobs"
      text="Press the heart on a listing, and it waits for you here."
      action={
        <SiteLink to="/" hash="job-filters" className={buttonClasses({ variant: 'solid' })}>
          Look at the listings
        </SiteLink>
      }
    />
  )
}
