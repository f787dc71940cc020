// Putting topics in order, with the toasts of each change.
import { useAct } from '#design/use-act.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { Topic } from '../forum.schema.ts'
import type { SplitForm } from '../moderation.schema.ts'
import type { moderationRoutes } from '../server/moderation.routes.ts'
import { useForumKeys } from './forum.api.ts'

const api = apiOf<typeof moderationRoutes>()

export const editsQuery = (id: string) => api.query('/forum/posts/:id/edits', { param: { id } })

type Done = (topic: Pick<Topic, 'id'>) => void

export function useMoveTopic(id: string) {
  return useAct({
    call: (category: string) => api.call('PATCH', '/forum/topics/:id/category', { param: { id }, json: { category } }),
    done: 'Topic moved',
    failed: 'Failed to move the topic',
    refresh: useForumKeys(),
  })
}

export function useMergeTopic(id: string, onDone: Done) {
  return useAct({
    call: (into: string) => api.call('POST', '/forum/topics/:id/merge', { param: { id }, json: { into } }),
    done: 'Topics merged',
    failed: 'Failed to merge the topics',
    refresh: useForumKeys(),
    onDone,
  })
}

export function useSplitTopic(id: string, onDone: Done) {
  return useAct({
    call: (form: SplitForm) => api.call('POST', '/forum/topics/:id/split', { param: { id }, json: form }),
    done: 'New topic made',
    failed: 'Failed to split the topic',
    refresh: useForumKeys(),
    onDone,
  })
}
