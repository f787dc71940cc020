// The desk's calls about people's requests on their data.
import { queryOptions } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import type { DataRequestDraft } from '#features/accounts/data-request.schema.ts'
import { watched } from '#http/client/api-query.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { dataRequestRoutes } from '../server/data-requests.routes.ts'
import { waitingQuery } from './health.api.ts'

const api = apiOf<typeof dataRequestRoutes>()

export const dataRequestsQuery = (state: 'open' | 'done') =>
  queryOptions({ ...api.query('/admin/data-requests', { query: { state } }), ...watched })
const changed = [api.keyOf('/admin/data-requests'), waitingQuery.queryKey]

export function useEnterRequest() {
  return useAct({
    call: (draft: DataRequestDraft) => api.call('POST', '/admin/data-requests', { json: draft }),
    done: ({ dueOn }) => ({ title: 'Request entered', description: `It is due on ${dueOn}.` }),
    failed: 'The request could not be entered',
    refresh: changed,
  })
}

export function useSettleRequest(onDone: () => void) {
  return useAct({
    call: ({ id, note }: { id: string; note: string }) =>
      api.call('PATCH', '/admin/data-requests/:id', { param: { id }, json: { done: true, note } }),
    done: 'Done, and the name is masked',
    failed: 'This could not be settled. Please try again.',
    refresh: changed,
    onDone,
  })
}
