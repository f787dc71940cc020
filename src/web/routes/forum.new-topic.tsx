// /forum/new-topic – write a topic.
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { meQuery, useMe } from '#features/accounts/ui/session.api.ts'
import { standingQuery } from '#features/forum/ui/forum-care.api.ts'
import { loadForum } from '#features/forum/ui/load-forum.ts'
import { NewTopicPage } from '#features/forum/ui/new-topic-page.tsx'
import { RestrictedView } from '#features/forum/ui/restricted-view.tsx'
import { categoriesQuery } from '#features/forum/ui/taking-part.api.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/forum/new-topic')({
  loader: async ({ context: { queryClient } }) => {
    if (await queryClient.ensureQueryData(meQuery)) await loadForum(queryClient, standingQuery, categoriesQuery)
  },
  head: () => pageHead({ title: 'New Topic', description: 'Ask or tell those who work in the ocean.' }),
  component: NewTopicRoute,
})

function NewTopicRoute() {
  const me = useMe()
  const router = useRouter()
  if (!me) return <RestrictedView text="You must be logged in to create a topic." />
  const openTopic = (topicId: string) =>
    void router.navigate({ to: '/forum/topics/$topicId', params: { topicId }, replace: true })
  return <NewTopicPage key={me.id} userId={me.id} onCreated={({ id }) => openTopic(id)} />
}
