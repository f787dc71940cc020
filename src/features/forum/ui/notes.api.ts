// Reading and writing the team's notes on a topic.
import { useAct } from '#design/use-act.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { moderationRoutes } from '../server/moderation.routes.ts'
import { heldPostsQuery, reportsQuery } from './forum-care.api.ts'

const api = apiOf<typeof moderationRoutes>()

export const notesQuery = (id: string) => api.query('/forum/topics/:id/notes', { param: { id } })
const keysOf = (topicId: string) => [notesQuery(topicId).queryKey, reportsQuery.queryKey, heldPostsQuery.queryKey]

export function useNote(id: string) {
  return useAct({
    call: (text: string) => api.call('POST', '/forum/topics/:id/notes', { param: { id }, json: { text } }),
    done: 'Note kept',
    failed: 'The note could not be kept. Please try again.',
    refresh: keysOf(id),
  })
}

export function useDeleteNote(topicId: string) {
  return useAct({
    call: (id: string) => api.call('DELETE', '/forum/notes/:id', { param: { id } }),
    done: 'Note deleted',
    failed: 'The note could not be deleted. Please try again.',
    refresh: keysOf(topicId),
  })
}
