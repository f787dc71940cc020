// The logbook as its owner reads it, and the calls that change it: shown at once, read anew afterwards.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAct } from '#design/use-act.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { Stage } from '../logbook.rules.ts'
import type { LogbookEntry, LogbookNote } from '../logbook.schema.ts'
import { movedTo } from '../logbook-count.rules.ts'
import type { logbookRoutes } from '../server/logbook.routes.ts'

const api = apiOf<typeof logbookRoutes>()

export const logbookQuery = api.query('/logbook')
const refresh = [logbookQuery.queryKey]

type Change = { jobId: string; note: LogbookNote }

/** Until `sending` has failed: then the entry stands as before, unless something else was done to it meanwhile. */
async function showAtOnce<T>(
  queryClient: QueryClient,
  { jobId, change, sending }: { jobId: string; change: (entry: LogbookEntry) => LogbookNote; sending: Promise<T> },
): Promise<T> {
  const { queryKey } = logbookQuery
  const find = () => queryClient.getQueryData(queryKey)?.entries.find((entry) => entry.jobId === jobId)
  const replace = (from: LogbookEntry, to: LogbookEntry) =>
    queryClient.setQueryData(
      queryKey,
      (old) => old && { entries: old.entries.map((entry) => (entry === from ? to : entry)) },
    )
  const before = find()
  if (before) replace(before, { ...before, ...change(before) })
  const shown = find()
  try {
    return await sending
  } catch (error) {
    if (before && shown) replace(shown, before)
    throw error
  }
}

export function useNoteDown({ done, onDone }: { done?: string; onDone?: () => void } = {}) {
  const queryClient = useQueryClient()
  return useAct({
    call: ({ jobId, note }: Change) => {
      const sending = api.call('PUT', '/logbook/:jobId', { param: { jobId }, json: note })
      return showAtOnce(queryClient, { jobId, change: () => note, sending })
    },
    failed: 'Your logbook was not changed',
    refresh,
    onFailed: () => void queryClient.invalidateQueries({ queryKey: logbookQuery.queryKey }),
    ...(done ? { done } : {}),
    ...(onDone ? { onDone } : {}),
  })
}

type Move = { jobId: string; stage: Stage; today: string }

const nothingNoted: LogbookNote = { stage: 'interested', appliedOn: null, nextOn: null, note: null }

/** The rest of the entry is read anew before it is sent: a note may have been written on another device since. */
async function sendMove({ jobId, stage, today }: Move) {
  const { entries } = await api.call('GET', '/logbook')
  const entry = entries.find((each) => each.jobId === jobId)
  const note = movedTo(entry ?? nothingNoted, stage, today)
  return api.call('PUT', '/logbook/:jobId', { param: { jobId }, json: note })
}

/** Changes the stage alone. Moves wait for one another: the last one counts, and only then the logbook is read anew. */
export function useMove({ done }: { done?: string } = {}) {
  const queryClient = useQueryClient()
  const underWay = useRef<Promise<unknown>[]>([])
  const readAnew = async () => {
    if (underWay.current.length === 0) await queryClient.invalidateQueries({ queryKey: logbookQuery.queryKey })
  }
  return useAct({
    call: async (move: Move) => {
      const { jobId, stage, today } = move
      // An answer that is on its way does not know of this move yet.
      await queryClient.cancelQueries({ queryKey: logbookQuery.queryKey })
      const sending = Promise.allSettled(underWay.current).then(() => sendMove(move))
      underWay.current.push(sending)
      try {
        return await showAtOnce(queryClient, { jobId, change: (entry) => movedTo(entry, stage, today), sending })
      } finally {
        underWay.current = underWay.current.filter((each) => each !== sending)
      }
    },
    failed: 'Your logbook was not changed',
    onDone: readAnew,
    onFailed: () => void readAnew(),
    ...(done ? { done } : {}),
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
