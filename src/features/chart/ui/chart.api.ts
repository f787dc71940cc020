// What pages read of the chart.
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#http/client/typed-api.ts'
import type { ChartSearch } from '../chart.schema.ts'
import type { chartRoutes } from '../server/chart.routes.ts'

const api = apiOf<typeof chartRoutes>()

/** Cached under who is looking, too: another person sees other lights. */
export function chartQuery({ jobType, season }: ChartSearch, me: { id: string; subscriptionType: string } | null) {
  const query = api.query('/chart/drawing', {
    query: { ...(jobType ? { jobType } : {}), ...(season ? { season } : {}) },
  })
  return queryOptions({ ...query, queryKey: [...query.queryKey, ...(me ? [me.subscriptionType, me.id] : ['visitor'])] })
}
