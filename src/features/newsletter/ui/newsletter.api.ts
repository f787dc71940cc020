// Calls of the newsletter: the caller's own subscription, and what the links in the letters do.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#design/toast-store.ts'
import { apiQuery } from '#http/client/api-query.ts'
import { callApi, errorText } from '#http/client/call-api.ts'
import type { NewsletterStatus, PreferenceChange, Preferences } from '../newsletter.schema.ts'

export const statusQuery = apiQuery<NewsletterStatus>('/api/newsletter/status')

/** Afterwards the status is read again: what the page shows is what the server has. */
export function useSubscription(email: string | null | undefined) {
  const queryClient = useQueryClient()
  const refetch = () => queryClient.invalidateQueries({ queryKey: statusQuery.queryKey })
  const fail = (title: string) => (error: unknown) => {
    const fallback = error instanceof MissingEmail ? error.message : 'Please try again later'
    showToast({ title, description: errorText(error, fallback), variant: 'destructive' })
  }
  const subscribe = useMutation({
    mutationFn: async () => {
      if (!email) throw new MissingEmail('Unable to retrieve your email address')
      await callApi('POST', '/api/newsletter', { email })
    },
    onSuccess: () => showToast({ title: 'Subscribed to the newsletter' }),
    onError: fail('Subscription failed'),
    onSettled: refetch,
  })
  const unsubscribe = useMutation({
    mutationFn: () => callApi('DELETE', '/api/newsletter'),
    onSuccess: () => showToast({ title: 'Unsubscribed from the newsletter' }),
    onError: fail('Unsubscribe failed'),
    onSettled: refetch,
  })
  return { subscribe, unsubscribe }
}

class MissingEmail extends Error {}

export const preferencesQuery = (token: string) => apiQuery<Preferences>('/api/newsletter/preferences', { token })

export function usePreferenceChange(token: string) {
  const queryClient = useQueryClient()
  const { queryKey } = preferencesQuery(token)
  return useMutation({
    mutationFn: (change: PreferenceChange) =>
      callApi<Preferences>('PATCH', `/api/newsletter/preferences?token=${encodeURIComponent(token)}`, change),
    onSuccess: (preferences) => {
      queryClient.setQueryData(queryKey, preferences)
      showToast({ title: 'Saved' })
    },
    onError: (error) => {
      const description = errorText(error, 'Please try again later')
      showToast({ title: 'Not saved', description, variant: 'destructive' })
    },
  })
}
