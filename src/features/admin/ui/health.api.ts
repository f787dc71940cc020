// Reading the system's health, again every half minute while somebody looks.
import { queryOptions } from '@tanstack/react-query'
import { apiQuery } from '#http/client/api-query.ts'
import type { Health } from '../health.schema.ts'

export const healthQuery = queryOptions({
  ...apiQuery<Health>('/api/admin/health'),
  staleTime: 0,
  refetchInterval: 30_000,
})
