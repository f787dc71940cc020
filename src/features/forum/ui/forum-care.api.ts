// Reading and changing what surrounds the posts: notifications, the wish to get them by mail, reports.
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import { watched } from '#http/client/api-query.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { MailKinds } from '../notification.schema.ts'
import type { PostRef, ReportForm } from '../report.schema.ts'
import type { forumCareRoutes } from '../server/forum-care.routes.ts'

const api = apiOf<typeof forumCareRoutes>()

/** News age: looked at again when the window gets the focus, at most every minute. */
export const notificationsQuery = queryOptions({
  ...api.query('/forum/notifications'),
  staleTime: 60_000,
  refetchOnWindowFocus: true,
})
export const forumSettingsQuery = api.query('/forum/settings')
export const mailKindsQuery = api.query('/forum/mail-kinds')
export const reportsQuery = queryOptions({ ...api.query('/admin/reports'), ...watched })
export const heldPostsQuery = queryOptions({ ...api.query('/admin/held-posts'), ...watched })
/** Whether the reader may write; looked at anew with every visit. */
export const standingQuery = api.query('/forum/standing')

export const stopDigest = (token: string) => api.call('POST', '/forum/unsubscribe', { query: { token } })

export function useMarkAllRead() {
  return useAct({
    call: () => api.call('POST', '/forum/notifications/read', { json: {} }),
    failed: 'The notifications could not be marked as read',
    refresh: [notificationsQuery.queryKey],
  })
}

export function useForumMail() {
  const queryClient = useQueryClient()
  return useAct({
    call: (forumMail: boolean) => api.call('PATCH', '/forum/settings', { json: { forumMail } }),
    done: ({ forumMail }) => (forumMail ? 'The forum will write to you' : 'The forum will not write to you'),
    failed: 'The setting could not be saved',
    onDone: (settings) => queryClient.setQueryData(forumSettingsQuery.queryKey, settings),
  })
}

export function useMailKinds() {
  const queryClient = useQueryClient()
  return useAct({
    call: (kinds: MailKinds) => api.call('PATCH', '/forum/mail-kinds', { json: kinds }),
    failed: 'The setting could not be saved',
    onDone: (kinds) => queryClient.setQueryData(mailKindsQuery.queryKey, kinds),
  })
}

export function useReportPost({ kind, id: postId }: PostRef, onDone: () => void) {
  return useAct({
    call: (form: ReportForm) => api.call('POST', '/forum/reports', { json: { kind, postId, ...form } }),
    done: { title: 'Report sent', description: 'Thank you. The team will look at it.' },
    failed: 'The report could not be sent. Please try again.',
    onDone,
  })
}
