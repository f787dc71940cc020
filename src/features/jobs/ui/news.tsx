// "30 new since Monday", above the list.
import { useQuery } from '@tanstack/react-query'
import { writeNumber } from '#shared/plain-writing.ts'
import { sayVisitDay } from '../visit.rules.ts'
import { visitQuery } from './visits.api.ts'

export function News({ now }: { now: Date }) {
  const { data } = useQuery(visitQuery)
  if (!data?.since || data.newListings === 0) return null
  return (
    <p className="text-sm font-medium text-link">
      {writeNumber(data.newListings)} new since {sayVisitDay(new Date(data.since), now)}
    </p>
  )
}
