// Calls of the newsletter: the caller's own subscription, and what a reader chose to get.
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { PreferenceChange } from '../newsletter.schema.ts'
import type { newsletterRoutes } from '../server/newsletter.routes.ts'
import { subscribe } from './reader.api.ts'

const api = apiOf<typeof newsletterRoutes>()

export const statusQuery = api.query('/newsletter/status')
export const preferencesQuery = (token: string) => api.query('/newsletter/preferences', { query: { token } })

const tryLater = 'Please try again later'

/** Afterwards the status is read again: what the page shows is what the server has. */
export function useSubscription(email: string | null | undefined) {
  const queryClient = useQueryClient()
  const { queryKey } = statusQuery
  const onFailed = () => void queryClient.invalidateQueries({ queryKey })
  return {
    subscribe: useAct({
      call: async () => {
        if (!email) throw new Error('no address')
        return subscribe(email)
      },
      done: 'Subscribed to the newsletter',
      failed: { title: 'Subscription failed', text: email ? tryLater : 'Unable to retrieve your email address' },
      refresh: [queryKey],
      onFailed,
    }),
    unsubscribe: useAct({
      call: () => api.call('DELETE', '/newsletter'),
      done: 'Unsubscribed from the newsletter',
      failed: { title: 'Unsubscribe failed', text: tryLater },
      refresh: [queryKey],
      onFailed,
    }),
  }
}

export function usePreferenceChange(token: string) {
  const queryClient = useQueryClient()
  return useAct({
    call: (change: PreferenceChange) =>
      api.call('PATCH', '/newsletter/preferences', { query: { token }, json: change }),
    done: 'Saved',
    failed: { title: 'Not saved', text: tryLater },
    onDone: (preferences) => queryClient.setQueryData(preferencesQuery(token).queryKey, preferences),
  })
}
