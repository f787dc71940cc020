// /chart – the seas of the world with a light for each listing. Kind and season live in the address.
import { createFileRoute } from '@tanstack/react-router'
import { meQuery, useMe } from '#features/accounts/ui/session.api.ts'
import { seasons } from '#features/chart/chart.rules.ts'
import type { ChartSearch } from '#features/chart/chart.schema.ts'
import { chartQuery } from '#features/chart/ui/chart.api.ts'
import { ChartPage } from '#features/chart/ui/chart-page.tsx'
import { jobTypes } from '#features/jobs/job.rules.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { pageHead, publicPage } from '../page-head.ts'
import { awaitOnServer } from '../render-context.ts'
import { useNow } from '../use-now.ts'

export const Route = createFileRoute('/chart')({
  headers: publicPage,
  validateSearch: (search): ChartSearch => ({
    jobType: jobTypes.find((each) => each === search.jobType),
    season: seasons.find((each) => each === search.season),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const [me, facts] = await Promise.all([
      queryClient.ensureQueryData(meQuery),
      queryClient.ensureQueryData(siteFactsQuery),
    ])
    await awaitOnServer(queryClient.prefetchQuery(chartQuery(deps, me)))
    return { publicUrl: facts.publicUrl }
  },
  head: ({ loaderData }) =>
    pageHead({
      title: 'The chart of ocean work',
      description: 'Where the jobs, volunteering and internships are, on a chart of the seas.',
      publicUrl: loaderData?.publicUrl,
      path: '/chart',
    }),
  component: ChartRoute,
})

function ChartRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ChartPage
      me={useMe()}
      now={useNow()}
      search={search}
      // Of where one is on the way to, which the page may not show yet: what was pressed just before stays.
      onSeason={(season) => void navigate({ search: ({ jobType }) => ({ jobType, season }), resetScroll: false })}
    />
  )
}
