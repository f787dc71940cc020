// Reading how somebody behaves, and deciding about it.
import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import type { SuspensionKind } from '#features/accounts/suspension.schema.ts'
import { errorText } from '#http/client/call-api.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { conductRoutes } from '../server/conduct.routes.ts'
import { officeKey } from './admin.api.ts'

const api = apiOf<typeof conductRoutes>()
const notDone = 'This could not be done. Please try again.'

/** Read whenever somebody is opened: others of the team decide and note, too. */
const anew = { staleTime: 0 } as const
export const conductQuery = (id: string) =>
  queryOptions({ ...api.query('/admin/users/:id/conduct', { param: { id } }), ...anew })
export const postsQuery = (id: string, page: number) =>
  queryOptions({
    ...api.query('/admin/users/:id/posts', { param: { id }, query: { page } }),
    ...anew,
    placeholderData: keepPreviousData,
  })

/** Without days it holds until it is lifted. */
export type Decision = { kind: SuspensionKind; days: number | null; reason: string }

/** Somebody else of the team was quicker, and theirs stays. */
export class DecidedAlready extends Error {}
const decidedAlready = 'Somebody of the team has decided meanwhile. What holds now stands here.'

/** Counted from this moment, by the clock that it ends by: the page may have stood open since yesterday. */
export async function endOf(queryClient: QueryClient, id: string, days: Decision['days']): Promise<string | null> {
  const { asOf, suspension } = await queryClient.fetchQuery(conductQuery(id))
  if (suspension) throw new DecidedAlready()
  return days === null ? null : new Date(Date.parse(asOf) + days * 86_400_000).toISOString()
}

export function useSuspend(id: string, { onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  return useAct({
    call: async ({ days, ...decision }: Decision) => {
      const until = await endOf(queryClient, id, days)
      return api.call('POST', '/admin/users/:id/suspension', { param: { id }, json: { ...decision, until } })
    },
    done: (_answer, { kind }) =>
      kind === 'silenced' ? 'Silenced, and told by letter' : 'Suspended, and told by letter',
    failed: (error) => ({
      title: 'Error',
      text: error instanceof DecidedAlready ? decidedAlready : errorText(error, notDone),
    }),
    // Sessions end with it, and whoever is looked for among the suspended is found.
    refresh: [officeKey],
    onDone,
  })
}

export function useLift(id: string) {
  return useAct({
    call: () => api.call('DELETE', '/admin/users/:id/suspension', { param: { id } }),
    done: 'Lifted, and told by letter',
    failed: notDone,
    refresh: [officeKey],
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
