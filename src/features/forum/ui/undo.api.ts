// Undoing what moderators did: the list of acts, and the way back that a toast offers.
import { useQueryClient } from '@tanstack/react-query'
import type { ToastInput } from '#design/toast-store.ts'
import { useAct } from '#design/use-act.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { ActKind } from '../act.schema.ts'
import type { moderationRoutes } from '../server/moderation.routes.ts'
import { useForumKeys } from './forum.api.ts'
import { heldPostsQuery, reportsQuery } from './forum-care.api.ts'

const api = apiOf<typeof moderationRoutes>()

export const actsQuery = api.query('/admin/forum-acts')
const actsKey = api.keyOf('/admin/forum-acts')
const undoById = (id: string) => api.call('POST', '/admin/forum-acts/:id/undo', { param: { id } })
const notUndone = 'It could not be undone'

function useUndoKeys() {
  return [actsKey, reportsQuery.queryKey, heldPostsQuery.queryKey, ...useForumKeys()]
}

export function useUndoAct() {
  return useAct({ call: undoById, done: 'Undone', failed: notUndone, refresh: useUndoKeys() })
}

type Done = { post: string; kind: ActKind }
export type OfferUndo = (title: string, done: Done) => ToastInput

/** What a toast says of an act, with the way back; the newest such act on the post is the one that was just done. */
export function useUndoOffer(): OfferUndo {
  const queryClient = useQueryClient()
  const undo = useAct({
    call: async ({ post, kind }: Done) => {
      const newest = { ...api.query('/admin/forum-acts', { query: { post, kind } }), staleTime: 0 }
      const { acts } = await queryClient.fetchQuery(newest)
      const act = acts.find(({ undoneAt }) => !undoneAt) ?? acts[0]
      return undoById(act?.id ?? post)
    },
    done: 'Undone',
    failed: notUndone,
    refresh: useUndoKeys(),
  })
  return (title, done) => ({
    title,
    duration: 10_000,
    action: { label: 'Undo', onClick: () => undo.mutate(done) },
  })
}
