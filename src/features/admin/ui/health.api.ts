// Reading the system's health, again every half minute while somebody looks.
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#http/client/typed-api.ts'
import type { healthRoutes } from '../server/health.routes.ts'

export const healthQuery = queryOptions({
  ...apiOf<ReturnType<typeof healthRoutes>>().query('/admin/health'),
  staleTime: 0,
  refetchInterval: 30_000,
})
