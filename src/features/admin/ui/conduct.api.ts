// Reading how somebody behaves, and deciding about it.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import type { SuspensionKind } from '#features/accounts/suspension.schema.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { conductRoutes } from '../server/conduct.routes.ts'

const api = apiOf<typeof conductRoutes>()
const notDone = 'This could not be done. Please try again.'

export const conductQuery = (id: string) => api.query('/admin/users/:id/conduct', { param: { id } })
export const postsQuery = (id: string, page: number) =>
  queryOptions({
    ...api.query('/admin/users/:id/posts', { param: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  })

export type Decision = { kind: SuspensionKind; until: string | null; reason: string }

export function useSuspend(id: string, { onDone }: { onDone: () => void }) {
  return useAct({
    call: (decision: Decision) => api.call('POST', '/admin/users/:id/suspension', { param: { id }, json: decision }),
    done: (_answer, { kind }) =>
      kind === 'silenced' ? 'Silenced, and told by letter' : 'Suspended, and told by letter',
    failed: notDone,
    refresh: [conductQuery(id).queryKey],
    onDone,
  })
}

export function useLift(id: string) {
  return useAct({
    call: () => api.call('DELETE', '/admin/users/:id/suspension', { param: { id } }),
    done: 'Lifted, and told by letter',
    failed: notDone,
    refresh: [conductQuery(id).queryKey],
  })
}

export function useAddNote(id: string) {
  return useAct({
    call: (text: string) => api.call('POST', '/admin/users/:id/notes', { param: { id }, json: { text } }),
    done: 'Note kept',
    failed: 'The note could not be kept. Please try again.',
    refresh: [conductQuery(id).queryKey],
  })
}

export function useDeleteNote(id: string) {
  return useAct({
    call: (noteId: string) => api.call('DELETE', '/admin/users/:id/notes/:noteId', { param: { id, noteId } }),
    done: 'Note deleted',
    failed: 'The note could not be deleted. Please try again.',
    refresh: [conductQuery(id).queryKey],
  })
}
