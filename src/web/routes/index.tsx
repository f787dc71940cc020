// / – the home page. Filters live in the address.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { latePart } from '#design/late-part.ts'
import { WhenAwake } from '#design/when-awake.tsx'
import { meQuery, useMe } from '#features/accounts/ui/session.api.ts'
import { reportInteraction } from '#features/analytics/ui/report.ts'
import { ChartSmall } from '#features/chart/ui/chart-small.part.tsx'
import { chartSummaryQuery } from '#features/chart/ui/chart-summary.api.ts'
import { type BoardParams, openPart, readFilters, writeFilters } from '#features/jobs/board-search.rules.ts'
import { pageBeyond } from '#features/jobs/job.rules.ts'
import { HomePage } from '#features/jobs/ui/home-page.tsx'
import { favoritesQuery, jobsQuery, recentQuery, statsQuery } from '#features/jobs/ui/jobs.api.ts'
import { scrollToListings } from '#features/jobs/ui/scroll-to-listings.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { accessOf } from '#shared/actor.ts'
import { brand } from '#shared/brand.ts'
import { pageHead, publicPage } from '../page-head.ts'
import { awaitOnServer } from '../render-context.ts'
import { cardMarks, SinceLastVisit } from '../shell/card-marks.tsx'
import { TellMeWhen } from '../shell/tell-me-when.tsx'
import { readClock, useNow } from '../use-now.ts'

/** Only free members see it. */
const UpgradeBanner = latePart(
  async () => (await import('#features/membership/ui/upgrade-banner.part.tsx')).UpgradeBanner,
)

type HomeSearch = BoardParams & { scrollToJobs?: string }

export const Route = createFileRoute('/')({
  headers: publicPage,
  validateSearch: (search): HomeSearch => ({
    ...writeFilters(readFilters(search)),
    ...(String(search.scrollToJobs) === 'true' ? { scrollToJobs: 'true' } : {}),
  }),
  loaderDeps: ({ search }) => ({ filters: readFilters(search) }),
  loader: async ({ context: { queryClient }, deps: { filters } }) => {
    const [me, facts] = await Promise.all([
      queryClient.ensureQueryData(meQuery),
      queryClient.ensureQueryData(siteFactsQuery),
    ])
    const asked = jobsQuery(openPart(filters, accessOf(me, new Date(readClock(facts.clockOffsetMs)))), me)
    await awaitOnServer(
      queryClient.prefetchQuery(asked),
      queryClient.prefetchQuery(statsQuery),
      me ? queryClient.prefetchQuery(favoritesQuery(me.id)) : queryClient.prefetchQuery(recentQuery),
      ...(me ? [] : [queryClient.prefetchQuery(chartSummaryQuery)]),
    )
    const list = queryClient.getQueryData(asked.queryKey)
    const last = list && pageBeyond(list)
    if (last) throw redirect({ to: '/', search: writeFilters({ ...filters, page: last }), statusCode: 302 })
    return { publicUrl: facts.publicUrl }
  },
  head: ({ loaderData }) =>
    pageHead({
      title: 'Jobs, volunteering and internships in the ocean',
      description: brand.description,
      publicUrl: loaderData?.publicUrl,
      path: '/',
    }),
  component: Home,
})

function Home() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const me = useMe()
  const now = useNow()

  useEffect(() => {
    if (!search.scrollToJobs) return
    scrollToListings()
    void navigate({ search: ({ scrollToJobs: _, ...rest }) => rest, replace: true, resetScroll: false })
  }, [search.scrollToJobs, navigate])

  const myId = me?.id ?? null
  const report = useCallback(
    (jobId: string, what: 'click_title' | 'like') => reportInteraction(jobId, what, myId),
    [myId],
  )

  return (
    <HomePage
      me={me}
      now={now}
      filters={readFilters(search)}
      onFilters={(filters, how) => navigate({ search: writeFilters(filters), resetScroll: false, ...how })}
      upgradeBanner={
        <WhenAwake>
          <UpgradeBanner />
        </WhenAwake>
      }
      chart={<ChartSmall />}
      report={report}
      tellMe={<TellMeWhen me={me} filters={openPart(readFilters(search), accessOf(me, now))} />}
      news={me && <SinceLastVisit now={now} />}
      marks={me ? cardMarks : undefined}
    />
  )
}
