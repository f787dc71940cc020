// Settling what waits in the queues, each with its way back.
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { HeldPost } from '../held-post.schema.ts'
import type { Removal } from '../report.schema.ts'
import type { forumCareRoutes } from '../server/forum-care.routes.ts'
import { useForumKeys } from './forum.api.ts'
import { heldPostsQuery, reportsQuery } from './forum-care.api.ts'
import { useUndoOffer } from './undo.api.ts'

const api = apiOf<typeof forumCareRoutes>()
const failed = 'This could not be settled. Please try again.'
/** A report by its own id and that of the post it is about. */
type Reported = { id: string; post: { id: string } }

export function useKeepPost({ id, post }: Reported) {
  const offer = useUndoOffer()
  return useAct({
    call: () => api.call('POST', '/admin/reports/:id/keep', { param: { id } }),
    done: () => offer('Post kept', { post: post.id, kind: 'keep' }),
    failed,
    refresh: [reportsQuery.queryKey, ...useForumKeys()],
  })
}

export function useRemovePost({ id, post }: Reported, onDone: () => void) {
  const offer = useUndoOffer()
  return useAct({
    call: (removal: Removal) => api.call('POST', '/admin/reports/:id/delete', { param: { id }, json: removal }),
    done: () => offer('Post deleted', { post: post.id, kind: 'remove' }),
    failed,
    refresh: [reportsQuery.queryKey, ...useForumKeys()],
    onDone,
  })
}

export function useShowHeldPost({ id, topicTitle, content }: HeldPost) {
  const offer = useUndoOffer()
  const queryClient = useQueryClient()
  return useAct({
    call: () => api.call('POST', '/admin/held-posts/:id/show', { param: { id }, json: { topicTitle, content } }),
    onFailed: () => void queryClient.invalidateQueries({ queryKey: heldPostsQuery.queryKey }),
    done: () => offer('Everybody can read it now', { post: id, kind: 'show' }),
    failed,
    refresh: [heldPostsQuery.queryKey, ...useForumKeys()],
  })
}

export function useRemoveHeldPost(id: string, onDone: () => void) {
  const offer = useUndoOffer()
  return useAct({
    call: (removal: Removal) => api.call('POST', '/admin/held-posts/:id/remove', { param: { id }, json: removal }),
    done: () => offer('Post removed', { post: id, kind: 'remove' }),
    failed,
    refresh: [heldPostsQuery.queryKey, ...useForumKeys()],
    onDone,
  })
}
