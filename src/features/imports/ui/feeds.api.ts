// The operator's calls about watched feeds.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#design/toast-store.ts'
import { useAct } from '#design/use-act.ts'
import { draftsQuery } from '#features/jobs/ui/posting.api.ts'
import { watched } from '#http/client/api-query.ts'
import { apiOf } from '#http/client/typed-api.ts'
import { faultTexts } from '../feed.rules.ts'
import type { Feed, FeedDraft } from '../feed.schema.ts'
import type { feedRoutes } from '../server/feeds.routes.ts'

const api = apiOf<typeof feedRoutes>()

/** They are looked at by themselves, and their drafts are settled elsewhere. */
export const feedsQuery = queryOptions({ ...api.query('/admin/feeds'), ...watched })
const changed = [feedsQuery.queryKey, draftsQuery.queryKey]

function sayLook({ title, fault, waiting }: Feed) {
  if (fault) return { title: `“${title}” could not be read`, description: `${faultTexts[fault]}.` }
  const drafts = waiting === 1 ? '1 draft waits' : `${waiting} drafts wait`
  return { title: 'Looked at', description: waiting === 0 ? 'No draft of it waits.' : `${drafts} for you.` }
}

/** What is refused stands under the field that it is about. */
export function useWatchFeed() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (draft: FeedDraft) => api.call('POST', '/admin/feeds', { json: draft }),
    onSuccess: async (feed) => {
      showToast({ ...sayLook(feed), title: `“${feed.title}” is watched` })
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
}

export function useLookAtFeed() {
  return useAct({
    call: ({ id }: Feed) => api.call('POST', '/admin/feeds/:id/look', { param: { id } }),
    done: sayLook,
    failed: 'The feed could not be looked at. Please try again.',
    refresh: changed,
  })
}

export function usePauseFeed() {
  return useAct({
    call: ({ id, paused }: Feed) => api.call('PATCH', '/admin/feeds/:id', { param: { id }, json: { paused: !paused } }),
    done: ({ title, paused }) => (paused ? `“${title}” rests` : `“${title}” is watched again`),
    failed: 'This could not be changed. Please try again.',
    refresh: [feedsQuery.queryKey],
  })
}

export function useRemoveFeed(onDone: () => void) {
  return useAct({
    call: ({ id }: Feed) => api.call('DELETE', '/admin/feeds/:id', { param: { id } }),
    done: (_nothing, { title }) => `“${title}” is not watched any more`,
    failed: 'The feed could not be removed. Please try again.',
    refresh: [feedsQuery.queryKey],
    onDone,
  })
}
