// Calls of the list of subscribers.
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { subscriberDeskRoutes } from '../server/subscriber-desk.routes.ts'
import type { SubscriberSearch } from '../subscriber-desk.schema.ts'

const api = apiOf<ReturnType<typeof subscriberDeskRoutes>>()

export const subscribersQuery = (search: SubscriberSearch) =>
  queryOptions({ ...api.query('/admin/subscribers', { query: search }), staleTime: 30_000 })

export function useEraseSubscriber(onDone: () => void) {
  const queryClient = useQueryClient()
  const queryKey = api.keyOf('/admin/subscribers')
  return useAct({
    call: (id: string) => api.call('DELETE', '/admin/subscribers/:id', { param: { id } }),
    done: 'Address erased',
    failed: 'The address could not be erased',
    refresh: [queryKey],
    // Somebody else may have erased it.
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
    onDone,
  })
}
