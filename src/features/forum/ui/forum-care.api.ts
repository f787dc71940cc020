// Reading and changing what surrounds the posts: notifications, the wish to get them by mail, reports.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#design/toast-store.ts'
import { apiQuery } from '#http/client/api-query.ts'
import { callApi, errorText } from '#http/client/call-api.ts'
import type { ForumSettings, NotificationList } from '../notification.schema.ts'
import type { PostRef, ReportForm, ReportList, ReportReceipt } from '../report.schema.ts'
import { refreshForum } from './forum.api.ts'

/** News age: looked at again when the window gets the focus, at most every minute. */
export const notificationsQuery = queryOptions({
  ...apiQuery<NotificationList>('/api/forum/notifications'),
  staleTime: 60_000,
  refetchOnWindowFocus: true,
})
export const forumSettingsQuery = apiQuery<ForumSettings>('/api/forum/settings')
export const reportsQuery = apiQuery<ReportList>('/api/admin/reports')

function sayFailed(title: string, fallback: string) {
  return (error: unknown) => showToast({ title, description: errorText(error, fallback), variant: 'destructive' })
}

export function useMarkAllRead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('POST', '/api/forum/notifications/read', {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
    onError: sayFailed('Error', 'The notifications could not be marked as read'),
  })
}

export function useForumMail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (forumMail: boolean) => callApi<ForumSettings>('PATCH', '/api/forum/settings', { forumMail }),
    onSuccess: (settings) => {
      queryClient.setQueryData(forumSettingsQuery.queryKey, settings)
      showToast({ title: settings.forumMail ? 'The forum will write to you' : 'The forum will not write to you' })
    },
    onError: sayFailed('Error', 'The setting could not be saved'),
  })
}

export function useReportPost({ kind, id: postId }: PostRef, onDone: () => void) {
  return useMutation({
    mutationFn: (form: ReportForm) => callApi<ReportReceipt>('POST', '/api/forum/reports', { kind, postId, ...form }),
    onSuccess: () => {
      showToast({ title: 'Report sent', description: 'Thank you. An administrator will look at it.' })
      onDone()
    },
    onError: sayFailed('Error', 'The report could not be sent. Please try again.'),
  })
}

function useSettle<Input>(path: (id: string) => string, done: string, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body?: Input }) => callApi('POST', path(id), body),
    onSuccess: async () => {
      showToast({ title: done })
      await queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
      await refreshForum(queryClient)
      onDone()
    },
    onError: sayFailed('Error', 'The report could not be settled. Please try again.'),
  })
}

export function useKeepPost(onDone: () => void) {
  return useSettle((id) => `/api/admin/reports/${id}/keep`, 'Post kept', onDone)
}

export function useRemovePost(onDone: () => void) {
  return useSettle<{ reason: string }>((id) => `/api/admin/reports/${id}/delete`, 'Post deleted', onDone)
}
