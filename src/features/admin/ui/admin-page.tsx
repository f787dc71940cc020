// /admin: the operator's room. Which section is open, and where in it, stands in the address.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { useFocusNearby } from '#design/focus-nearby.ts'
import { NotLoaded, OutOfDate } from '#design/panel.tsx'
import { Spinner } from '#design/spinner.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { useSignOut } from '#features/accounts/ui/session.api.ts'
import type { Analytics } from '#features/analytics/analytics.schema.ts'
import { reportsQuery } from '#features/forum/ui/forum-care.api.ts'
import { draftsQuery } from '#features/jobs/ui/posting.api.ts'
import { ApiError } from '#http/client/call-api.ts'
import { mayUse } from '#shared/staff.ts'
import { countBySection } from '../waiting.rules.ts'
import type { Waiting } from '../waiting.schema.ts'
import { analyticsQuery, officeKey } from './admin.api.ts'
import { type Desk, DeskContext } from './desk-address.ts'
import { useLookAfterActs, waitingQuery } from './health.api.ts'
import { JobsSection } from './jobs-section.tsx'
import { OperationsSection } from './operations-section.tsx'
import { OverviewSection, type Refresh } from './overview-section.tsx'
import { PasswordCard } from './password-card.tsx'
import { RevenueSection } from './revenue-section.tsx'
import { useRowInView } from './row-in-view.ts'
import { SecondFactorDue, SecondFactorWarning } from './second-factor-due.tsx'
import type { Section } from './section-names.ts'
import { sectionsFor } from './sections.ts'
import { SettingsSection } from './settings-section.tsx'
import { Sidebar } from './sidebar.tsx'
import { SiteSection } from './site-section.tsx'
import { UsersSection } from './users-section.tsx'

/** What other features bring to the daily work. */
export type OfficeParts = Record<'reports' | 'heldPosts' | 'forumActs' | 'feeds' | 'links' | 'texts', ReactNode>
type Props = { me: User; desk: Desk; onSignedOut: () => void } & OfficeParts

export function AdminPage({ me, desk, onSignedOut, links, texts, ...parts }: Props) {
  const sections = sectionsFor(me)
  const wanted = desk.address.section
  const section = wanted && sections.includes(wanted) ? wanted : (sections[0] ?? 'settings')
  const setSection = (next: Section) => desk.go({ section: next })
  const nearby = useFocusNearby<HTMLDivElement>()
  useRowInView(desk.address.id)
  useLookAfterActs()
  const seesNumbers = mayUse(me, 'listings')
  const analytics = useQuery({ ...analyticsQuery, enabled: seesNumbers })
  const waiting = useQuery({ ...waitingQuery, enabled: me.role === 'admin' })
  const drafts = useQuery({ ...draftsQuery, enabled: seesNumbers && section === 'jobs' })
  // Whoever has no numbers to see learns from the first thing they may see that a password is due.
  const reports = useQuery({ ...reportsQuery, enabled: !seesNumbers })
  const signOut = useSignOut({ onDone: onSignedOut })
  const queryClient = useQueryClient()
  const refusals = [analytics.error, reports.error].map((error) => (error instanceof ApiError ? error.code : undefined))
  const isPasswordDue = refusals.includes('password_change_due')
  // Stays until the recovery codes were read, also when the numbers come by themselves meanwhile.
  const [isFactorDue, setFactorDue] = useState(false)
  if (refusals.includes('second_factor_needed') && !isFactorDue) setFactorDue(true)
  // What stands above the numbers is there with them: later it would push them down.
  const isAbove = { overview: waiting.isLoading, jobs: drafts.isLoading } as Partial<Record<Section, boolean>>
  const isLoading = analytics.isPending || (analytics.isSuccess && isAbove[section] === true)
  const needsNumbers = !['settings', 'operations', 'links', 'texts', 'revenue'].includes(section)

  function draw(): ReactNode {
    if (isPasswordDue) return <PasswordDue me={me} />
    if (isFactorDue) return <SecondFactorDue me={me} onSetUp={() => void lookAgain()} />
    if (section === 'settings') return <SettingsSection me={me} />
    if (section === 'links') return links
    if (section === 'revenue') return <RevenueSection />
    if (section === 'texts') return texts
    if (section === 'operations') return <OperationsSection me={me} {...parts} />
    if (isLoading) return null
    if (analytics.data)
      return (
        <>
          {analytics.isError && <OutOfDate error={analytics.error} />}
          {drawNumbers(section, me, analytics.data, { ...refresh, waiting: waiting.data })}
        </>
      )
    if (analytics.isError)
      return (
        <NotLoaded error={analytics.error} onRetry={() => void analytics.refetch()} retrying={analytics.isFetching} />
      )
    return null
  }
  const lookAgain = () => analytics.refetch().then(({ isSuccess }) => isSuccess && setFactorDue(false))
  // Also what waits, which stands above the numbers.
  const onRefresh = () => void queryClient.invalidateQueries({ queryKey: officeKey })
  const refresh = { isRefreshing: analytics.isFetching, onRefresh }

  return (
    <div
      {...nearby}
      className="page-width max-w-[88rem]! grid min-h-svh content-start gap-6 py-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8 lg:py-10"
    >
      <Sidebar
        sections={sections}
        section={section}
        onSection={setSection}
        waiting={waiting.data && countBySection(waiting.data)}
        onSignOut={() => signOut.mutate()}
        isSigningOut={signOut.isPending}
      />
      <div className="min-w-0">
        {!isPasswordDue && !isFactorDue && section !== 'settings' && (
          <SecondFactorWarning onOpenSettings={() => setSection('settings')} />
        )}
        {needsNumbers && isLoading && (
          <>
            <h1 className="text-3xl">Admin Dashboard</h1>
            <p role="status" className="mt-10 flex items-center gap-3 text-muted">
              <Spinner /> Loading data...
            </p>
          </>
        )}
        <DeskContext value={desk}>{draw()}</DeskContext>
      </div>
    </div>
  )
}

function drawNumbers(
  section: Section,
  me: User,
  data: Analytics,
  refresh: Refresh & { waiting?: Waiting | undefined },
): ReactNode {
  if (section === 'site') return <SiteSection site={data.siteAnalytics} seesRevenue={me.role === 'admin'} />
  if (section === 'users') return <UsersSection me={me} people={data.userAnalytics} />
  if (section === 'jobs') return <JobsSection jobs={data.jobAnalytics} />
  return <OverviewSection data={data} {...refresh} />
}

function PasswordDue({ me }: { me: User }) {
  return (
    <div className="grid max-w-xl gap-5">
      <h1 className="text-3xl">Admin Dashboard</h1>
      <Alert kind="warning" title="Please choose a new password first">
        Your password was made for you. Everything else opens once you have one of your own.
      </Alert>
      <PasswordCard me={me} />
    </div>
  )
}
