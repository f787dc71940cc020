// The document around every page: head, header, page, footer, and what floats above.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { useEffect } from 'react'
import { preloadedFonts } from '#design/fonts.ts'
import { LastToWake } from '#design/last-to-wake.tsx'
import { latePart } from '#design/late-part.ts'
import { ProgressBar } from '#design/progress-bar.tsx'
import styles from '#design/styles.css?url'
import { WhenAwake } from '#design/when-awake.tsx'
import { meQuery, useMe } from '#features/accounts/ui/session.api.ts'
import { mayReadGuide } from '#features/membership/ui/guide.api.ts'
import { siteFactsQuery, useSiteFacts } from '#http/client/site-facts-query.ts'
import { brand } from '#shared/brand.ts'
import { PageAnswers } from '../page-answers.tsx'
import { PageScripts } from '../page-scripts.tsx'
import { AnnouncementBar } from '../shell/announcement-bar.tsx'
import { CookieBanner } from '../shell/cookie-banner.tsx'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { HintsOnDemand } from '../shell/hints-on-demand.tsx'
import { SessionKeeper } from '../shell/session-keeper.tsx'
import { Toasts } from '../shell/toasts.tsx'
import { VisitReport } from '../shell/visit-report.tsx'
import { readClock, useNow } from '../use-now.ts'

/** Only who is signed in can pay. */
const MembershipWatch = latePart(async () => (await import('../shell/membership-watch.tsx')).MembershipWatch)

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: async ({ context: { queryClient } }) => {
    const [facts] = await Promise.all([
      queryClient.ensureQueryData(siteFactsQuery),
      queryClient.ensureQueryData(meQuery),
    ])
    return { now: readClock(facts.clockOffsetMs) }
  },
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { name: 'theme-color', content: '#051b29' },
      { title: `${brand.name} – work in the ocean` },
      { name: 'description', content: brand.description },
    ],
    links: [
      ...preloadedFonts.map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }),
  component: Root,
})

function Root() {
  const { queryClient } = Route.useRouteContext()
  return (
    <QueryClientProvider client={queryClient}>
      <Document />
    </QueryClientProvider>
  )
}

function Document() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const me = useMe()
  const now = useNow()
  const words = useSiteFacts()
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <ProgressBar active={isLoading} />
        <Header role={me?.role ?? null} isMember={mayReadGuide(me, now)} />
        {words.announcement && <AnnouncementBar announcement={words.announcement} now={now} />}
        <main id="main" tabIndex={-1} className="flex-1">
          <Outlet />
        </main>
        <Footer isSignedIn={me !== null} words={words} />
        <CookieBanner />
        <Toasts />
        <HintsOnDemand />
        <LastToWake>
          <Awake />
          <SessionKeeper />
        </LastToWake>
        {me && (
          <WhenAwake>
            <MembershipWatch user={me} />
          </WhenAwake>
        )}
        <VisitReport userId={me?.id ?? null} />
        <PageAnswers />
        <PageScripts />
        {/* Last: the framework's own scripts leave the page when they have run. */}
        <Scripts />
      </body>
    </html>
  )
}

/** Tells those who wait for it, outside of React, that whatever is pressed now is answered. */
function Awake() {
  const router = useRouter()
  useEffect(() => {
    document.documentElement.dataset.awake = ''
    // A link that was followed is gone with its page or menu, and the focus with it: where it led has it, and is read out.
    return router.subscribe('onRendered', ({ fromLocation, toLocation: { hash }, pathChanged }) => {
      if (!fromLocation || !(pathChanged || hash)) return
      for (const id of [hash, 'main'])
        if (document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true })
    })
  }, [router])
  return null
}
