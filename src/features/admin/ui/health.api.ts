// Reading the system's health, again every half minute while somebody looks.
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#http/client/typed-api.ts'
import type { healthRoutes } from '../server/health.routes.ts'

const api = apiOf<ReturnType<typeof healthRoutes>>()

export const waitingQuery = queryOptions({ ...api.query('/admin/waiting'), staleTime: 30_000, refetchInterval: 60_000 })

export const waitingRowsQuery = queryOptions({ ...api.query('/admin/waiting/rows'), staleTime: 30_000 })

export const healthQuery = queryOptions({
  ...api.query('/admin/health'),
  staleTime: 0,
  refetchInterval: 30_000,
})
