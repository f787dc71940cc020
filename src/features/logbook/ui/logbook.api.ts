// The logbook as its owner reads it, and the calls that change it: shown at once, read anew afterwards.
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { LogbookEntry, LogbookNote } from '../logbook.schema.ts'
import type { logbookRoutes } from '../server/logbook.routes.ts'

const api = apiOf<typeof logbookRoutes>()

export const logbookQuery = api.query('/logbook')
const refresh = [logbookQuery.queryKey]

type Change = { jobId: string; note: LogbookNote }

export function useNoteDown({ done, onDone }: { done?: string; onDone?: () => void } = {}) {
  const queryClient = useQueryClient()
  return useAct({
    call: ({ jobId, note }: Change) => {
      queryClient.setQueryData<{ entries: LogbookEntry[] }>(logbookQuery.queryKey, (old) =>
        old ? { entries: old.entries.map((entry) => (entry.jobId === jobId ? { ...entry, ...note } : entry)) } : old,
      )
      return api.call('PUT', '/logbook/:jobId', { param: { jobId }, json: note })
    },
    failed: 'Your logbook was not changed',
    refresh,
    onFailed: () => void queryClient.invalidateQueries({ queryKey: logbookQuery.queryKey }),
    ...(done ? { done } : {}),
    ...(onDone ? { onDone } : {}),
  })
}

export function useStrikeOut(onDone?: () => void) {
  const putBack = useNoteDown()
  return useAct({
    call: ({ jobId }: LogbookEntry) => api.call('DELETE', '/logbook/:jobId', { param: { jobId } }),
    done: (_, { jobId, isLive, stage, appliedOn, nextOn, note }) => ({
      title: 'Removed from your logbook',
      // What is gone from the board can't be written down again.
      ...(isLive
        ? {
            action: {
              label: 'Undo',
              onClick: () => putBack.mutate({ jobId, note: { stage, appliedOn, nextOn, note } }),
            },
          }
        : {}),
    }),
    failed: 'It is still in your logbook',
    refresh,
    ...(onDone ? { onDone } : {}),
  })
}
