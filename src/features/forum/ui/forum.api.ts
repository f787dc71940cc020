// Reading topics and changing them, with the toasts of each change. After a change every list of the forum is read anew.
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#design/toast-store.ts'
import { apiQuery } from '#http/client/api-query.ts'
import { callApi, errorText } from '#http/client/call-api.ts'
import { readToken } from '#http/client/token.ts'
import type {
  OwnReply,
  OwnTopic,
  Reply,
  ReplyDraft,
  Topic,
  TopicDraft,
  TopicEdit,
  TopicList,
  TopicPage,
} from '../forum.schema.ts'

export type ListSearch = { search?: string; author?: string; page?: number }
export type TopicPlace = { page?: number; reply?: string }

/** The first page without words is the same list whether that is said or not, and must not be asked for twice. */
export const topicsQuery = ({ search, author, page = 1 }: ListSearch = {}) =>
  apiQuery<TopicList>('/api/forum/topics', {
    search: search || undefined,
    author: author || undefined,
    page: page > 1 ? page : undefined,
  })
export const topicQuery = (id: string, { page, reply }: TopicPlace = {}) =>
  apiQuery<TopicPage>(`/api/forum/topics/${id}`, { page, reply })
export const ownTopicsQuery = (userId: string) => apiQuery<OwnTopic[]>(`/api/users/${userId}/topics`)
export const ownRepliesQuery = (userId: string) => apiQuery<OwnReply[]>(`/api/users/${userId}/replies`)

const ofForum = /^\/api\/(forum\/|users\/[^/]+\/(topics|replies)$)/

export function refreshForum(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => ofForum.test(String(queryKey[0])) })
}

/** The key under which the same form, sent twice, is one post. Works on plain http too. */
export function newFormKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

function post<T>(path: string, body: unknown, formKey: string): Promise<T> {
  const token = readToken()
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': formKey,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  }
  return callApi<T>('POST', path, body, { headers })
}

type Change<Input, Output> = {
  call: (input: Input) => Promise<Output>
  done: string | ((input: Input) => string)
  failed: string
  failedTitle?: string
  onDone?: ((output: Output, input: Input) => void) | undefined
  /** What is gone must not be asked for again. */
  refresh?: boolean
}

function useChange<Input, Output>({
  call,
  done,
  failed,
  failedTitle = 'Error',
  onDone,
  refresh = true,
}: Change<Input, Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: async (output, input) => {
      showToast({ title: typeof done === 'string' ? done : done(input) })
      if (refresh) await refreshForum(queryClient)
      onDone?.(output, input)
    },
    onError: (error) =>
      showToast({ title: failedTitle, description: errorText(error, failed), variant: 'destructive' }),
  })
}

export function useCreateTopic(formKey: string, onDone: (topic: Topic) => void) {
  return useChange({
    call: (draft: TopicDraft) => post<Topic>('/api/forum/topics', draft, formKey),
    done: 'Topic created successfully!',
    failedTitle: 'Error during creation',
    failed: 'An error occurred while creating the topic.',
    onDone,
  })
}

export function useEditTopic(id: string, onDone: () => void) {
  return useChange({
    call: (edit: TopicEdit) => callApi<Topic>('PATCH', `/api/forum/topics/${id}`, edit),
    done: 'Topic updated',
    failed: 'Failed to update topic',
    onDone,
  })
}

export function useDeleteTopic(id: string, onDone: () => void) {
  const queryClient = useQueryClient()
  return useChange({
    call: () => callApi('DELETE', `/api/forum/topics/${id}`),
    done: 'Topic deleted',
    failed: 'Failed to delete topic',
    refresh: false,
    onDone: () => {
      onDone()
      queryClient.removeQueries({ predicate: ({ queryKey }) => ofForum.test(String(queryKey[0])), type: 'inactive' })
    },
  })
}

export function usePinTopic(id: string) {
  return useChange({
    call: (isPinned: boolean) => callApi<Topic>('PATCH', `/api/forum/topics/${id}/pin`, { isPinned }),
    done: (isPinned) => (isPinned ? 'Topic pinned' : 'Topic unpinned'),
    failed: 'Failed to update topic pin status',
  })
}

export function useLockTopic(id: string) {
  return useChange({
    call: (isLocked: boolean) => callApi<Topic>('PATCH', `/api/forum/topics/${id}/lock`, { isLocked }),
    done: (isLocked) => (isLocked ? 'Topic locked' : 'Topic unlocked'),
    failed: 'Failed to update topic lock status',
  })
}

export function usePostReply(formKey: string, onDone: (reply: Reply) => void) {
  return useChange({
    call: (draft: ReplyDraft) => post<Reply>('/api/forum/replies', draft, formKey),
    done: 'Reply posted',
    failed: 'Failed to post reply. Please try again.',
    onDone,
  })
}

export function useEditReply(id: string, onDone: () => void) {
  return useChange({
    call: (content: string) => callApi<Reply>('PATCH', `/api/forum/replies/${id}`, { content }),
    done: 'Reply updated',
    failed: 'Failed to update reply',
    onDone,
  })
}

export function useDeleteReply(id: string, onDone: () => void) {
  return useChange({
    call: () => callApi('DELETE', `/api/forum/replies/${id}`),
    done: 'Reply deleted',
    failed: 'Failed to delete reply',
    onDone,
  })
}
