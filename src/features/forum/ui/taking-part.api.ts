// Taking part besides writing: thanks, following, answers, categories and people, with the toasts of each change.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { TopicPage } from '../forum.schema.ts'
import type { ForumProfile } from '../person.schema.ts'
import type { PostRef } from '../report.schema.ts'
import type { takingPartRoutes } from '../server/taking-part.routes.ts'
import { withThanksOf } from '../taking-part.rules.ts'
import type { FollowLevel, Thanks } from '../taking-part.schema.ts'
import { forumKey, type ListSearch } from './forum.api.ts'
import type { OfferUndo } from './undo.api.ts'

const api = apiOf<typeof takingPartRoutes>()

export const categoriesQuery = api.query('/forum/categories')
export const peopleQuery = (prefix: string) => api.query('/forum/people', { query: { prefix } })
export const personQuery = (username: string) => api.query('/forum/people/:username', { param: { username } })
export const profileQuery = api.query('/forum/profile')

export const previewsQuery = (ids: readonly string[]) => api.query('/forum/listings', { query: { ids: ids.join(',') } })
export const postsQuery = ({ search: q = '', author, category, answered, page = 1 }: ListSearch) =>
  api.query('/forum/search', {
    query: {
      q,
      author: author || undefined,
      category: category || undefined,
      answered,
      page: page > 1 ? page : undefined,
    },
  })

/** By what no other answer of the forum has: whether letters tell of replies is called `replies` too. */
const isTopicPage = (data: unknown): data is TopicPage =>
  typeof data === 'object' && data !== null && 'topic' in data && 'replies' in data

export function putThanks(queryClient: QueryClient, postId: string, thanks: Thanks): void {
  queryClient.setQueriesData({ queryKey: forumKey }, (data: unknown) =>
    isTopicPage(data) ? withThanksOf(data, postId, thanks) : data,
  )
}

/** The page keeps its place: what the server counted is put where the post is shown. */
export function useThanks({ kind, id }: PostRef) {
  const queryClient = useQueryClient()
  const path = kind === 'topic' ? '/forum/topics/:id/thanks' : '/forum/replies/:id/thanks'
  return useAct({
    call: (isGiven: boolean) => api.call(isGiven ? 'POST' : 'DELETE', path, { param: { id } }),
    failed: 'Your thanks could not be given. Please try again.',
    onDone: (thanks) => putThanks(queryClient, id, thanks),
  })
}

const followed = {
  watching: 'You will hear of each reply',
  normal: 'You will hear of what concerns you',
  muted: 'Muted: only mentions reach your bell',
} satisfies Record<FollowLevel, string>

export function useFollow(id: string) {
  return useAct({
    call: (level: FollowLevel) => api.call('POST', '/forum/topics/:id/follow', { param: { id }, json: { level } }),
    done: (_topic, level) => followed[level],
    failed: 'This could not be saved. Please try again.',
    refresh: [forumKey],
  })
}

/** A moderator gets a way back; an author says it again. */
export function useAcceptAnswer(topicId: string, offerUndo?: OfferUndo) {
  return useAct({
    call: (replyId: string | null) =>
      api.call('PATCH', '/forum/topics/:id/answer', { param: { id: topicId }, json: { replyId } }),
    done: (_topic, replyId) => {
      const said = replyId ? 'Marked as the answer' : 'The topic has no answer any more'
      return offerUndo?.(said, { post: topicId, kind: 'answer' }) ?? said
    },
    failed: 'The answer could not be marked. Please try again.',
    refresh: [forumKey],
  })
}

export function useProfileChange() {
  const queryClient = useQueryClient()
  return useAct({
    call: (profile: ForumProfile) => api.call('PATCH', '/forum/profile', { json: profile }),
    done: 'Your page is up to date',
    failed: 'This could not be saved. Please try again.',
    onDone: (profile) => queryClient.setQueryData(profileQuery.queryKey, profile),
  })
}
