// /forum – the topics; visitors see that there is a forum, and nothing of it.

import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { meQuery, useMe } from '#features/accounts/ui/session.api.ts'
import { type ListSearch, topicsQuery } from '#features/forum/ui/forum.api.ts'
import { notificationsQuery } from '#features/forum/ui/forum-care.api.ts'
import { listLink } from '#features/forum/ui/forum-links.ts'
import { ForumPage } from '#features/forum/ui/forum-page.tsx'
import { loadForum } from '#features/forum/ui/load-forum.ts'
import { RestrictedView } from '#features/forum/ui/restricted-view.tsx'
import { categoriesQuery, postsQuery } from '#features/forum/ui/taking-part.api.ts'
import { pageHead } from '../page-head.ts'
import { pageOf, wordsOf } from '../read-address.ts'

export const Route = createFileRoute('/forum/')({
  validateSearch: (search): ListSearch => ({
    search: wordsOf(search.search, 200),
    author: wordsOf(search.author, 100),
    category: wordsOf(search.category, 60),
    within: search.within === 'texts' ? 'texts' : undefined,
    answered: search.answered === 'yes' || search.answered === 'no' ? search.answered : undefined,
    ...pageOf(search),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, preload }) => {
    if (!(await queryClient.ensureQueryData(meQuery)) || preload) return
    const main = deps.search && deps.within ? postsQuery(deps) : topicsQuery(deps)
    await loadForum(queryClient, notificationsQuery, main, categoriesQuery)
  },
  head: () => pageHead({ title: 'Forum', description: 'Where people who work in the ocean talk to each other.' }),
  component: ForumRoute,
})

function ForumRoute() {
  const me = useMe()
  const router = useRouter()
  const asked = Route.useSearch()
  const { author, category, within, answered } = asked
  const onSearch = useCallback(
    (text: string) =>
      void router.navigate({
        ...listLink({ search: text, author, category, within, answered }),
        replace: true,
        resetScroll: false,
      }),
    [router, author, category, within, answered],
  )
  if (!me) return <RestrictedView />
  return <ForumPage {...asked} onSearch={onSearch} />
}
