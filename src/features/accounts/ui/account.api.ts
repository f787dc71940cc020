// Calls that change one's own account.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#design/toast-store.ts'
import { apiQuery } from '#http/client/api-query.ts'
import { callApi, errorText } from '#http/client/call-api.ts'
import { clearToken } from '#http/client/token.ts'
import type { AccountChange, Session, User } from '../account.schema.ts'
import { becomeUser, meQuery } from './session.api.ts'

type Texts = { done: string; failed: string }

/** A new name, address or password. The page learns the result at once. */
export function useAccountChange(userId: string, { done, failed }: Texts) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: AccountChange) => callApi<User>('PATCH', `/api/users/${userId}`, change),
    onSuccess: (user) => {
      queryClient.setQueryData(meQuery.queryKey, user)
      showToast({ title: done })
    },
    onError: (error) => showToast({ title: 'Error', description: errorText(error, failed), variant: 'destructive' }),
  })
}

export function usePictureChange() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (profilePicture: string) => callApi<User>('PATCH', '/api/users/profile-picture', { profilePicture }),
    onSuccess: (user) => void queryClient.setQueryData(meQuery.queryKey, user),
    onError: (error) => {
      const description = errorText(error, 'Failed to update profile picture. Please try again.')
      showToast({ title: 'Update failed', description, variant: 'destructive' })
    },
  })
}

export function useAccountDeletion(userId: string, { onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('DELETE', `/api/users/${userId}`),
    onSuccess: () => {
      clearToken()
      becomeUser(queryClient, null)
      showToast({ title: 'Account deleted' })
      onDone()
    },
    onError: (error) => {
      const description = errorText(error, 'Please try again later')
      showToast({ title: 'Account deletion failed', description, variant: 'destructive' })
    },
  })
}

export const sessionsQuery = (userId: string) => apiQuery<Session[]>(`/api/users/${userId}/sessions`)

/** One session, or with null all but this one. */
export function useEndSession(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string | null) =>
      callApi('DELETE', `/api/users/${userId}/sessions${sessionId ? `/${sessionId}` : ''}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey }),
    onSuccess: (_answer, sessionId) => showToast({ title: sessionId ? 'Session ended' : 'Signed out everywhere else' }),
    onError: (error) =>
      showToast({ title: 'Error', description: errorText(error, 'Please try again later'), variant: 'destructive' }),
  })
}

/** Fetched with the token and handed over as a file. */
export function useDownload(userId: string) {
  return useMutation({
    mutationFn: async () => {
      const data = await callApi<Record<string, unknown>>('GET', `/api/users/${userId}/export`)
      const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
      const link = Object.assign(document.createElement('a'), { href: url, download: 'ocean-berth-my-data.json' })
      link.click()
      URL.revokeObjectURL(url)
    },
    onError: (error) =>
      showToast({ title: 'Error', description: errorText(error, 'Please try again later'), variant: 'destructive' }),
  })
}

export function useResendVerification() {
  return useMutation({
    mutationFn: () => callApi('POST', '/api/verify-email/resend'),
    onSuccess: () => showToast({ title: 'A new link is on its way' }),
    onError: (error) =>
      showToast({ title: 'Error', description: errorText(error, 'Please try again later'), variant: 'destructive' }),
  })
}
