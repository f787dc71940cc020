// Reading topics and changing them, with the toasts of each change. After a change every list of the forum is read anew.
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ToastInput } from '#design/toast-store.ts'
import { useAct } from '#design/use-act.ts'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import { apiQuery } from '#http/client/api-query.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { Reply, ReplyDraft, Topic, TopicDraft, TopicEdit, TopicPage } from '../forum.schema.ts'
import type { forumRoutes } from '../server/forum.routes.ts'

const api = apiOf<typeof forumRoutes>()

/** The beginning of every key of the forum. */
export const forumKey = api.keyOf('/forum')

export type ListSearch = {
  search?: string | undefined
  author?: string | undefined
  category?: string | undefined
  /** Words are looked for in titles, unless in all that was written. */
  within?: 'texts' | undefined
  answered?: 'yes' | 'no' | undefined
  page?: number | undefined
}
export type TopicPlace = { page?: number | undefined; reply?: string | undefined }

/** The first page without words is the same list whether that is said or not, and must not be asked for twice. */
export const topicsQuery = ({ search, author, category, page = 1 }: ListSearch = {}) =>
  api.query('/forum/topics', {
    query: {
      search: search || undefined,
      author: author || undefined,
      category: category || undefined,
      page: page > 1 ? page : undefined,
    },
  })
/** Named by hand: a tree has no end that the types of the routes could follow it to. */
export const topicQuery = (id: string, { page, reply }: TopicPlace = {}) =>
  apiQuery<TopicPage>(`/api/forum/topics/${encodeURIComponent(id)}`, { page, reply })
/** Others read and answer them, and the team looks at those that wait. */
const changing = { staleTime: 30_000 } as const
export const ownTopicsQuery = (id: string) =>
  queryOptions({ ...api.query('/users/:id/topics', { param: { id } }), ...changing })
export const ownRepliesQuery = (id: string) =>
  queryOptions({ ...api.query('/users/:id/replies', { param: { id } }), ...changing })

/** The lists, the topics and the bell; and one's own posts. */
export function useForumKeys() {
  const me = useQueryClient().getQueryData(meQuery.queryKey)
  return [forumKey, ...(me ? [ownTopicsQuery(me.id).queryKey, ownRepliesQuery(me.id).queryKey] : [])]
}

/** The key under which the same form, sent twice, is one post: made when it is first sent, anew after `renew`. */
export function useFormKey() {
  const key = useRef('')
  return {
    read: () => {
      key.current ||= newKey()
      return key.current
    },
    renew: () => {
      key.current = ''
    },
  }
}

/** A UUID, made by hand: the browser's own maker is missing on plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

type FormKey = ReturnType<typeof useFormKey>

const onceOnly = (formKey: FormKey) => ({ headers: { 'Idempotency-Key': formKey.read() } })

export function useCreateTopic(formKey: FormKey, onDone: (topic: Pick<Topic, 'id'>) => void) {
  return useAct({
    call: (draft: TopicDraft) => api.call('POST', '/forum/topics', { json: draft }, onceOnly(formKey)),
    done: 'Topic created successfully!',
    failed: { title: 'Error during creation', text: 'An error occurred while creating the topic.' },
    refresh: useForumKeys(),
    onDone,
  })
}

export function useEditTopic(id: string, onDone: () => void) {
  return useAct({
    call: (edit: TopicEdit) => api.call('PATCH', '/forum/topics/:id', { param: { id }, json: edit }),
    done: 'Topic updated',
    failed: 'Failed to update topic',
    refresh: useForumKeys(),
    onDone,
  })
}

export function useDeleteTopic(id: string, onDone: () => void, done: () => string | ToastInput) {
  const queryClient = useQueryClient()
  const keys = useForumKeys()
  return useAct({
    call: () => api.call('DELETE', '/forum/topics/:id', { param: { id } }),
    done,
    failed: 'Failed to delete topic',
    onDone: () => {
      onDone()
      // What is gone must not be asked for again.
      for (const queryKey of keys) queryClient.removeQueries({ queryKey, type: 'inactive' })
    },
  })
}

export function usePostReply(formKey: FormKey, onDone: (reply: Pick<Reply, 'id'>) => void) {
  return useAct({
    call: (draft: ReplyDraft) => api.call('POST', '/forum/replies', { json: draft }, onceOnly(formKey)),
    done: 'Reply posted',
    failed: 'Failed to post reply. Please try again.',
    refresh: useForumKeys(),
    onDone,
  })
}

export function useEditReply(id: string, onDone: () => void) {
  return useAct({
    call: (content: string) => api.call('PATCH', '/forum/replies/:id', { param: { id }, json: { content } }),
    done: 'Reply updated',
    failed: 'Failed to update reply',
    refresh: useForumKeys(),
    onDone,
  })
}

export function useDeleteReply(id: string, done: () => string | ToastInput) {
  return useAct({
    call: () => api.call('DELETE', '/forum/replies/:id', { param: { id } }),
    done,
    failed: 'Failed to delete reply',
    refresh: useForumKeys(),
  })
}
