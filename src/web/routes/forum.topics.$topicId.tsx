// /forum/topics/{topicId} – one topic and its replies. Visitors learn nothing of it, not even whether it exists.

import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { meQuery, useMe } from '#features/accounts/ui/session.api.ts'
import { type TopicPlace, topicQuery } from '#features/forum/ui/forum.api.ts'
import { notificationsQuery, standingQuery } from '#features/forum/ui/forum-care.api.ts'
import { replyLink } from '#features/forum/ui/forum-links.ts'
import { loadTopic } from '#features/forum/ui/load-forum.ts'
import { RestrictedView } from '#features/forum/ui/restricted-view.tsx'
import { categoriesQuery } from '#features/forum/ui/taking-part.api.ts'
import { TopicNotFound } from '#features/forum/ui/topic-not-found.tsx'
import { TopicPage } from '#features/forum/ui/topic-page.tsx'
import { isMissing } from '#http/client/call-api.ts'
import { isUuid } from '#shared/uuid.ts'
import { useLateTitle } from '../late-title.ts'
import { pageHead } from '../page-head.ts'
import { pageOf } from '../read-address.ts'

export const Route = createFileRoute('/forum/topics/$topicId')({
  validateSearch: ({ page, reply }): TopicPlace => ({
    ...pageOf({ page }),
    reply: typeof reply === 'string' && isUuid(reply) ? reply : undefined,
  }),
  loaderDeps: ({ search }) => search,
  // Pointing at a link is not reading the topic: its view would count.
  loader: async ({ context: { queryClient }, params: { topicId }, deps, preload }) => {
    if (!(await queryClient.ensureQueryData(meQuery)) || preload) return
    const query = topicQuery(topicId, deps)
    try {
      await loadTopic(queryClient, query, notificationsQuery, standingQuery, categoriesQuery)
    } catch (error) {
      throw isMissing(error) ? notFound() : error
    }
    return { title: queryClient.getQueryData(query.queryKey)?.topic.title }
  },
  head: ({ loaderData }) =>
    pageHead({ title: loaderData?.title ?? 'Forum', description: 'People who work in the ocean talk to each other.' }),
  component: TopicRoute,
  notFoundComponent: TopicNotFound,
})

function TopicRoute() {
  const me = useMe()
  const router = useRouter()
  const { topicId } = Route.useParams()
  const place = Route.useSearch()
  const { data } = useQuery({ ...topicQuery(topicId, place), enabled: me !== null })
  useLateTitle(data?.topic.title)
  if (!me) return <RestrictedView />
  return (
    <TopicPage
      key={topicId}
      topicId={topicId}
      place={place}
      person={me}
      onDeleted={() => void router.navigate({ to: '/forum' })}
      onMoved={({ id }) => void router.navigate({ to: '/forum/topics/$topicId', params: { topicId: id } })}
      onPosted={({ id }) => void router.navigate({ ...replyLink(topicId, id), replace: true })}
    />
  )
}
