// "30 new since Monday", above the list, or why its listings have no hearts.
import { useQuery } from '@tanstack/react-query'
import { Button } from '#design/button.tsx'
import { useMe } from '#features/accounts/ui/session.api.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { sayVisitDay } from '../visit.rules.ts'
import { favoritesQuery } from './jobs.api.ts'
import { visitQuery } from './visits.api.ts'

export function News({ now }: { now: Date }) {
  const { data } = useQuery(visitQuery)
  // The list beneath is who asks for them.
  const favorites = useQuery({ ...favoritesQuery(useMe()?.id ?? ''), enabled: false })
  if (favorites.isFetched && !favorites.data) {
    return (
      <p className="flex flex-wrap items-center gap-x-3">
        Your favorites did not load, so there are no hearts.
        <Button variant="link" onClick={() => void favorites.refetch()} pending={favorites.isFetching}>
          Try again
        </Button>
      </p>
    )
  }
  if (!data?.since || data.newListings === 0) return null
  return (
    <p className="text-sm font-medium text-link">
      {writeNumber(data.newListings)} new since {sayVisitDay(new Date(data.since), now)}
    </p>
  )
}
