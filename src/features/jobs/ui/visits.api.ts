// What is new to somebody since they were last here: asked once for as long as the page lives.
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#http/client/typed-api.ts'
import type { visitRoutes } from '../server/visits.routes.ts'

const api = apiOf<typeof visitRoutes>()

export const visitQuery = queryOptions({
  queryKey: ['/api/visits'],
  queryFn: () => api.call('POST', '/visits'),
  staleTime: Number.POSITIVE_INFINITY,
})
