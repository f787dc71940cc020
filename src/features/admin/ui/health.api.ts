// Reading the system's health and what waits, again and again while somebody looks.
import { queryOptions, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { watched } from '#http/client/api-query.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { healthRoutes } from '../server/health.routes.ts'

const api = apiOf<ReturnType<typeof healthRoutes>>()

export const waitingQuery = queryOptions({ ...api.query('/admin/waiting'), ...watched })

export const waitingRowsQuery = queryOptions({ ...api.query('/admin/waiting/rows'), ...watched })

/** The system's state moves faster than what people bring. */
export const moving = { staleTime: 0, refetchInterval: 30_000 } as const
export const healthQuery = queryOptions({ ...api.query('/admin/health'), ...moving })

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
