// The searches somebody saved, in the account: what they found, how often letters come.
import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design/alert.tsx'
import { buttonClasses } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { EmptyNet } from '#design/illustration/empty-net.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { mostSearches } from '../alert.rules.ts'
import type { SavedSearch } from '../alert.schema.ts'
import { savedSearchesQuery } from './alerts.api.ts'
import { SavedSearchCard } from './saved-search-card.tsx'

export function AlertsList({ emailVerified }: { emailVerified: boolean }) {
  const saved = useQuery(savedSearchesQuery)
  const searches = saved.data?.searches
  const keeper = useFocusKeeper<HTMLDivElement>()
  // What could not be read anew stays: it may be what somebody is just renaming.
  if (!searches && saved.isError) return <ErrorState onRetry={() => void saved.refetch()} retrying={saved.isFetching} />
  if (!searches) return <LoadingSearches />
  return (
    <div {...keeper}>
      {searches.length === 0 ? <NoSearches /> : <Searches searches={searches} emailVerified={emailVerified} />}
    </div>
  )
}

function Searches({ searches, emailVerified }: { searches: readonly SavedSearch[]; emailVerified: boolean }) {
  return (
    <section aria-labelledby="searches-heading">
      <h2 id="searches-heading" className="text-xl">
        Saved searches
      </h2>
      <p className="mt-1 mb-4 text-muted">
        {searches.length} of {mostSearches}. Each listing is told once, however many searches find it.
      </p>
      {!emailVerified && (
        <Alert kind="warning" className="mb-4">
          Please{' '}
          <SiteLink to="/account" search={{ tab: 'profile' }} className="link">
            confirm your e-mail address
          </SiteLink>{' '}
          first: letters go to confirmed addresses only. Finds are kept here meanwhile.
        </Alert>
      )}
      <ul className="grid gap-4">
        {searches.map((search) => (
          <li key={search.id}>
            <SavedSearchCard search={search} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoSearches() {
  return (
    <EmptyState
      illustration={<EmptyNet />}
      title="Let the listings come to you"
      text="Search for what you want, press “Tell me when there is one”, and we write when it is posted: at once, every morning or on Mondays."
      action={
        <SiteLink to="/" hash="job-filters" className={buttonClasses({ variant: 'solid' })}>
          Search the listings
        </SiteLink>
      }
    />
  )
}

function LoadingSearches() {
  return (
    <Loading label="Loading your searches" className="grid gap-4">
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-86 sm:h-65" />
      <Skeleton className="h-86 sm:h-65" />
    </Loading>
  )
}
