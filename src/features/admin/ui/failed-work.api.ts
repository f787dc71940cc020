// The desk's calls about work in the background that failed for good.
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { failedWorkRoutes } from '../server/failed-work.routes.ts'
import { healthQuery, moving } from './health.api.ts'

const api = apiOf<typeof failedWorkRoutes>()

export const failedWorkQuery = queryOptions({ ...api.query('/admin/failed-work'), ...moving })

const changed = [failedWorkQuery.queryKey, healthQuery.queryKey]

type WorkAct = { call: (id: string) => Promise<unknown>; done: string; failed: string; onDone?: () => void }

/** Also when it came too late: the list is behind then. */
function useWorkAct(act: WorkAct) {
  const queryClient = useQueryClient()
  const readAgain = () => {
    for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey })
  }
  return useAct({ ...act, refresh: changed, onFailed: readAgain })
}

export const useRetryWork = () =>
  useWorkAct({
    call: (id) => api.call('POST', '/admin/failed-work/:id/retry', { param: { id } }),
    done: 'It is being tried again',
    failed: 'This could not be tried again',
  })

export const useDropWork = (onDone: () => void) =>
  useWorkAct({
    call: (id) => api.call('DELETE', '/admin/failed-work/:id', { param: { id } }),
    done: 'Let go',
    failed: 'This could not be let go',
    onDone,
  })
