// /organisations/{slug} – what an organisation has open.
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { meQuery, useMe } from '#features/accounts/ui/session.api.ts'
import { organisationPart } from '#features/jobs/board-parts.rules.ts'
import { JobSkeleton } from '#features/jobs/ui/job-skeleton.tsx'
import { organisationQuery } from '#features/jobs/ui/jobs.api.ts'
import { OrganisationNotFound } from '#features/jobs/ui/organisation-not-found.tsx'
import { OrganisationPage } from '#features/jobs/ui/organisation-page.tsx'
import { nullIfMissing } from '#http/client/call-api.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { pageHead, publicPageOf } from '../page-head.ts'
import { appliedMark } from '../shell/applied-mark.tsx'
import { FollowOrganisation } from '../shell/follow-organisation.tsx'
import { useNow } from '../use-now.ts'
import { useReportOpening } from '../use-report-opening.ts'

export const Route = createFileRoute('/organisations/$slug')({
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const [facts, organisation] = await Promise.all([
      queryClient.ensureQueryData(siteFactsQuery),
      queryClient.ensureQueryData(organisationQuery(slug)).catch(nullIfMissing),
      queryClient.ensureQueryData(meQuery),
    ])
    if (!organisation) throw notFound()
    return { name: organisation.name, slug: organisation.slug, publicUrl: facts.publicUrl }
  },
  headers: ({ loaderData }) => (loaderData ? publicPageOf(organisationPart(loaderData.slug)) : {}),
  head: ({ loaderData }) =>
    pageHead({
      title: loaderData?.name ?? 'Organisation Not Found',
      description: loaderData
        ? `What ${loaderData.name} has open in ocean work.`.slice(0, 155)
        : 'We know no organisation of this name.',
      publicUrl: loaderData?.publicUrl,
      path: `/organisations/${loaderData?.slug ?? ''}`,
    }),
  pendingComponent: JobSkeleton,
  pendingMs: 300,
  component: OrganisationRoute,
  notFoundComponent: OrganisationNotFound,
})

function OrganisationRoute() {
  const { slug } = Route.useParams()
  const organisation = useSuspenseQuery(organisationQuery(slug)).data
  const me = useMe()
  const now = useNow()
  return (
    <OrganisationPage
      organisation={organisation}
      now={now}
      onOpen={useReportOpening(me)}
      marks={me ? appliedMark : undefined}
      follow={<FollowOrganisation me={me} company={organisation.name} now={now} />}
    />
  )
}
