// /account – everything that is one's own. The tab is in the address.
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { AccountPage } from '#features/accounts/ui/account-page.tsx'
import { type AccountTab, accountTabs } from '#features/accounts/ui/account-tabs.ts'
import { takeNewRegistration } from '#features/accounts/ui/new-registration.ts'
import { PasswordQuestion } from '#features/accounts/ui/password-question.tsx'
import { ProfileTab } from '#features/accounts/ui/profile-tab.tsx'
import { meQuery, useMe } from '#features/accounts/ui/session.api.ts'
import { WelcomeStrip } from '#features/accounts/ui/welcome-strip.tsx'
import { AlertsList } from '#features/alerts/ui/alerts-list.tsx'
import { AboutCard } from '#features/forum/ui/about-card.tsx'
import { BerthsCard } from '#features/forum/ui/berths-card.tsx'
import { ForumTab } from '#features/forum/ui/forum-tab.tsx'
import { FavoritesTab } from '#features/jobs/ui/favorites-tab.tsx'
import { HiddenCard } from '#features/jobs/ui/hidden-card.tsx'
import { favoritesQuery } from '#features/jobs/ui/jobs.api.ts'
import { TodaysThree } from '#features/jobs/ui/todays-three.tsx'
import { CalendarCard } from '#features/logbook/ui/calendar-card.tsx'
import { LogbookBoard } from '#features/logbook/ui/logbook-board.tsx'
import { PricingTab } from '#features/membership/ui/pricing-tab.tsx'
import { NewsletterCard } from '#features/newsletter/ui/newsletter-card.tsx'
import { NewsletterTick } from '#features/newsletter/ui/newsletter-tick.tsx'
import { useSiteFacts } from '#http/client/site-facts-query.ts'
import { accessOf } from '#shared/actor.ts'
import { pageHead } from '../page-head.ts'
import { appliedMark } from '../shell/applied-mark.tsx'
import { drawNote } from '../shell/draw-note.tsx'
import { useNow } from '../use-now.ts'
import { useReportOpening } from '../use-report-opening.ts'

/** Letters link to these, and a server's redirect has the address alone. */
const fromLetters: readonly AccountTab[] = ['favorites', 'pricing', 'alerts', 'logbook']

export const Route = createFileRoute('/account')({
  // An unknown tab is said to be none: what is left out would stay as it came.
  validateSearch: (search): { tab?: AccountTab | undefined } => ({
    tab: accountTabs.find((known) => known === search.tab),
  }),
  beforeLoad: async ({ context, search: { tab } }) => {
    if (await context.queryClient.ensureQueryData(meQuery)) return
    if (!tab) throw redirect({ to: '/auth', statusCode: 302 })
    const back = { returnTo: `/account?tab=${tab}` }
    // In the browser the history remembers it.
    throw redirect({ to: '/auth', state: back, search: fromLetters.includes(tab) ? back : {}, statusCode: 302 })
  },
  head: () =>
    pageHead({
      title: 'My Account',
      description: 'Your profile, favorites and membership.',
    }),
  component: Account,
})

function Account() {
  const { tab } = Route.useSearch()
  const isProfile = !tab || tab === 'profile'
  const navigate = Route.useNavigate()
  const router = useRouter()
  const user = useMe()
  const { supportEmail } = useSiteFacts()

  useEffect(() => {
    // Whoever asked for another tab gets that one; the membership opens the next time.
    const isMeant = !tab || tab === 'pricing'
    if (isMeant && takeNewRegistration() && !tab) void navigate({ search: { tab: 'pricing' }, replace: true })
  }, [tab, navigate])

  const favorites = useQuery({ ...favoritesQuery(user?.id ?? ''), enabled: user !== null })
  const now = useNow()
  const reportOpening = useReportOpening(user)

  // Signing out elsewhere takes the person away before the router has left the page.
  if (!user) return null
  return (
    <>
      <PasswordQuestion email={user.email} />
      <AccountPage
        user={user}
        tab={tab ?? 'profile'}
        onTabChange={(next) => {
          const going = navigate({ search: { tab: next }, resetScroll: false })
          // Who is asked about unsaved words there may stay, and would be waited for without an end.
          return isProfile ? undefined : going
        }}
        searchLink={
          <Link to="/" hash="job-filters" className={buttonClasses({ variant: 'outline' })}>
            Search Opportunities
          </Link>
        }
        favoritesCount={favorites.data?.length ?? null}
        parts={{
          profile: (
            <ProfileTab
              user={user}
              supportEmail={supportEmail}
              aboutCard={
                <>
                  <AboutCard username={user.username} />
                  <BerthsCard offersNames={accessOf(user, now) === 'member'} />
                </>
              }
              newsletterCard={<NewsletterCard user={user} />}
              onDeleted={() => void router.navigate({ to: '/' }).then(() => router.invalidate())}
            />
          ),
          favorites: <FavoritesTab userId={user.id} now={now} onOpen={reportOpening} marks={appliedMark} />,
          alerts: (
            <div className="grid max-w-4xl gap-8">
              <AlertsList emailVerified={user.emailVerified} />
              <CalendarCard emailVerified={user.emailVerified} />
              <HiddenCard />
            </div>
          ),
          logbook: <LogbookBoard now={now} drawNote={drawNote} />,
          forum: <ForumTab userId={user.id} emailVerified={user.emailVerified} />,
          pricing: (
            <>
              <WelcomeStrip
                user={user}
                now={now}
                todaysThree={<TodaysThree user={user} />}
                newsletter={<NewsletterTick email={user.email} />}
              />
              <PricingTab user={user} now={now} />
            </>
          ),
        }}
      />
    </>
  )
}
