// Putting topics in order, with the toasts of each change and the way back.
import { useAct } from '#design/use-act.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { Topic } from '../forum.schema.ts'
import type { SplitForm } from '../moderation.schema.ts'
import type { forumRoutes } from '../server/forum.routes.ts'
import type { moderationRoutes } from '../server/moderation.routes.ts'
import { useForumKeys } from './forum.api.ts'
import { useUndoOffer } from './undo.api.ts'

const api = apiOf<typeof moderationRoutes>()
const pins = apiOf<typeof forumRoutes>()

export const editsQuery = (id: string) => api.query('/forum/posts/:id/edits', { param: { id } })

type Done = (topic: Pick<Topic, 'id'>) => void

export function usePinTopic(id: string) {
  const offer = useUndoOffer()
  return useAct({
    call: (isPinned: boolean) => pins.call('PATCH', '/forum/topics/:id/pin', { param: { id }, json: { isPinned } }),
    done: (_topic, isPinned) => offer(isPinned ? 'Topic pinned' : 'Topic unpinned', { post: id, kind: 'pin' }),
    failed: 'Failed to update topic pin status',
    refresh: useForumKeys(),
  })
}

export function useLockTopic(id: string) {
  const offer = useUndoOffer()
  return useAct({
    call: (isLocked: boolean) => pins.call('PATCH', '/forum/topics/:id/lock', { param: { id }, json: { isLocked } }),
    done: (_topic, isLocked) => offer(isLocked ? 'Topic locked' : 'Topic unlocked', { post: id, kind: 'lock' }),
    failed: 'Failed to update topic lock status',
    refresh: useForumKeys(),
  })
}

export function useMoveTopic(id: string) {
  const offer = useUndoOffer()
  return useAct({
    call: (category: string) => api.call('PATCH', '/forum/topics/:id/category', { param: { id }, json: { category } }),
    done: () => offer('Topic moved', { post: id, kind: 'move' }),
    failed: 'Failed to move the topic',
    refresh: useForumKeys(),
  })
}

export function useMergeTopic(id: string, onDone: Done) {
  const offer = useUndoOffer()
  return useAct({
    call: (into: string) => api.call('POST', '/forum/topics/:id/merge', { param: { id }, json: { into } }),
    done: () => offer('Topics merged', { post: id, kind: 'merge' }),
    failed: 'Failed to merge the topics',
    refresh: useForumKeys(),
    onDone,
  })
}

export function useSplitTopic(id: string, onDone: Done) {
  const offer = useUndoOffer()
  return useAct({
    call: (form: SplitForm) => api.call('POST', '/forum/topics/:id/split', { param: { id }, json: form }),
    done: (topic) => offer('New topic made', { post: topic.id, kind: 'split' }),
    failed: 'Failed to split the topic',
    refresh: useForumKeys(),
    onDone,
  })
}
