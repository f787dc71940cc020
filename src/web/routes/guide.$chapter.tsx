// /guide/{chapter} – one chapter of the guide.
import { createFileRoute, notFound } from '@tanstack/react-router'
import { meQuery, useMe } from '#features/accounts/ui/session.api.ts'
import { ChapterNotFound } from '#features/membership/ui/chapter-not-found.tsx'
import { ChapterPage } from '#features/membership/ui/chapter-page.tsx'
import { guideTeaserQuery, loadChapter, mayReadGuide } from '#features/membership/ui/guide.api.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { pageHead, pageOfWords } from '../page-head.ts'
import { readClock, useNow } from '../use-now.ts'

export const Route = createFileRoute('/guide/$chapter')({
  headers: pageOfWords,
  loader: async ({ context: { queryClient }, params }) => {
    const [me, { clockOffsetMs }, { chapters }] = await Promise.all([
      queryClient.ensureQueryData(meQuery),
      queryClient.ensureQueryData(siteFactsQuery),
      queryClient.ensureQueryData(guideTeaserQuery),
    ])
    const at = chapters.findIndex(({ id }) => id === params.chapter)
    const teaser = chapters[at]
    if (!teaser) throw notFound()
    const isReader = teaser.free || mayReadGuide(me, new Date(readClock(clockOffsetMs)))
    const chapter = isReader ? await loadChapter(queryClient, teaser.id) : null
    return { teaser, chapter, before: chapters[at - 1], after: chapters[at + 1] }
  },
  head: ({ loaderData }) =>
    pageHead(
      loaderData
        ? { title: loaderData.teaser.title, description: loaderData.teaser.opening.slice(0, 155) }
        : { title: 'Chapter Not Found', description: 'The guide has no such chapter.' },
    ),
  component: ChapterRoute,
  notFoundComponent: ChapterNotFound,
})

function ChapterRoute() {
  const me = useMe()
  return <ChapterPage {...Route.useLoaderData()} isSignedIn={me !== null} isReader={mayReadGuide(me, useNow())} />
}
