// Reading the system's health and what waits, again and again while somebody looks.
import { queryOptions, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
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

/** Whatever was done may be what had waited: the marks do not go on counting it. */
export function useLookAfterActs(): void {
  const queryClient = useQueryClient()
  const acts = useIsMutating()
  const before = useRef(acts)
  useEffect(() => {
    if (acts < before.current) void queryClient.invalidateQueries({ queryKey: waitingQuery.queryKey })
    before.current = acts
  }, [acts, queryClient])
}
