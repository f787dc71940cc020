// /guide – the contents of the guide; for members on paper as a whole.
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#features/accounts/ui/session.api.ts'
import { guideTeaserQuery, mayReadGuide } from '#features/membership/ui/guide.api.ts'
import { GuidePage } from '#features/membership/ui/guide-page.tsx'
import { pageHead, pageOfWords } from '../page-head.ts'
import { useNow } from '../use-now.ts'

export const Route = createFileRoute('/guide/')({
  headers: pageOfWords,
  loader: async ({ context }) => void (await context.queryClient.ensureQueryData(guideTeaserQuery)),
  head: () =>
    pageHead({
      title: 'The guide to applications and interviews',
      description: 'Step by step from reading an advert to the first weeks aboard. Part of the membership.',
    }),
  component: GuideRoute,
})

function GuideRoute() {
  const { chapters } = useSuspenseQuery(guideTeaserQuery).data
  const me = useMe()
  return <GuidePage chapters={chapters} isReader={mayReadGuide(me, useNow())} isSignedIn={me !== null} />
}
