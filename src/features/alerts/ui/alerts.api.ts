// What pages read of saved searches, and the calls that change them.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import { apiOf } from '#http/client/typed-api.ts'
import { type Cadence, sayLetters } from '../alert.rules.ts'
import type { SavedSearch } from '../alert.schema.ts'
import type { alertRoutes } from '../server/alerts.routes.ts'

const api = apiOf<typeof alertRoutes>()

export const savedSearchesQuery = api.query('/saved-searches')
const refresh = [savedSearchesQuery.queryKey]

export const stopAlerts = (token: string) => api.call('POST', '/alerts/unsubscribe', { query: { token } })

/** What can't be done to a search may have been done in another tab: then the list is an old one. */
function useReadAnew() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey })
}

type Draft = { name: string; params: Record<string, string>; cadence: Cadence }

const savedWords = { done: 'Search saved', failed: 'The search was not saved' }

/** `words`: what it is called where it was pressed. */
export function useSaveSearch(onDone?: () => void, words = savedWords) {
  const { data: me } = useQuery(meQuery)
  return useAct({
    call: (draft: Draft) => api.call('POST', '/saved-searches', { json: draft }),
    done: (_saved, { cadence }) => ({
      title: words.done,
      description: sayLetters(cadence, me?.emailVerified ?? false),
    }),
    failed: words.failed,
    refresh,
    ...(onDone ? { onDone } : {}),
  })
}

export function useChangeSearch(id: string, onDone?: () => void) {
  return useAct({
    call: (change: Partial<Pick<SavedSearch, 'name' | 'cadence'>>) =>
      api.call('PATCH', '/saved-searches/:id', { param: { id }, json: change }),
    done: 'Saved',
    failed: 'The search was not changed',
    refresh,
    onFailed: useReadAnew(),
    ...(onDone ? { onDone } : {}),
  })
}

export function useDeleteSearch(id: string) {
  return useAct({
    call: () => api.call('DELETE', '/saved-searches/:id', { param: { id } }),
    done: 'Search deleted',
    failed: 'The search was not deleted',
    refresh,
    onFailed: useReadAnew(),
  })
}

export function useRenewFeed(id: string) {
  return useAct({
    call: () => api.call('POST', '/saved-searches/:id/feed', { param: { id } }),
    done: 'The feed has a new address',
    failed: 'The feed keeps its address',
    refresh,
    onFailed: useReadAnew(),
  })
}
