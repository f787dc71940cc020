// /membership – the price and what it is for, open to everybody.
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#features/accounts/ui/session.api.ts'
import { statsQuery } from '#features/jobs/ui/jobs.api.ts'
import { guideTeaserQuery } from '#features/membership/ui/guide.api.ts'
import { MembershipPage } from '#features/membership/ui/membership-page.tsx'
import { useSiteFacts } from '#http/client/site-facts-query.ts'
import { hasMembership } from '#shared/actor.ts'
import { pageHead, publicPage } from '../page-head.ts'
import { awaitOnServer } from '../render-context.ts'
import { useNow } from '../use-now.ts'

export const Route = createFileRoute('/membership')({
  headers: publicPage,
  loader: async ({ context: { queryClient } }) => {
    const [loaded] = await Promise.all([
      import('../loaders/page-loaders.ts').then(({ loadMembership }) => loadMembership(queryClient)),
      queryClient.ensureQueryData(guideTeaserQuery),
      awaitOnServer(queryClient.prefetchQuery(statsQuery)),
    ])
    return loaded
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.about) : {}),
  component: MembershipRoute,
})

function MembershipRoute() {
  const me = useMe()
  const now = useNow()
  const { chapters } = useSuspenseQuery(guideTeaserQuery).data
  const facts = useSiteFacts()
  const stats = useQuery(statsQuery)
  return (
    <MembershipPage
      total={stats.data?.totalJobs ?? null}
      freeChapter={chapters.find(({ free }) => free)}
      isSignedIn={me !== null}
      // As the account says it: the team reads everything without having bought it.
      isMember={me !== null && hasMembership(me, now)}
      words={facts}
      questions={Route.useLoaderData().questions}
    />
  )
}
