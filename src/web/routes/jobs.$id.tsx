// /jobs/{id} – one listing. Unknown ones are 404, closed ones 410.
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { latePart } from '#design/late-part.ts'
import { SiteLink } from '#design/site-link.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { meQuery, useMe } from '#features/accounts/ui/session.api.ts'
import { reportInteraction } from '#features/analytics/ui/report.ts'
import { ReportListing } from '#features/guardian/ui/report-listing.tsx'
import { listingPart } from '#features/jobs/board-parts.rules.ts'
import { isLive } from '#features/jobs/closing.rules.ts'
import type { Job } from '#features/jobs/job.schema.ts'
import { describeJob, kindLabels } from '#features/jobs/job-facts.ts'
import { jobPosting } from '#features/jobs/job-posting.ts'
import { JobNotFound } from '#features/jobs/ui/job-not-found.tsx'
import { JobPage } from '#features/jobs/ui/job-page.tsx'
import { JobSkeleton } from '#features/jobs/ui/job-skeleton.tsx'
import { favoritesQuery, jobQuery, jobStatusQuery, similarQuery } from '#features/jobs/ui/jobs.api.ts'
import { nullIfMissing } from '#http/client/call-api.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { mayUse } from '#shared/staff.ts'
import { pageHead, publicPageOf, structuredData } from '../page-head.ts'
import { answerWithStatus, awaitOnServer } from '../render-context.ts'
import { appliedMark } from '../shell/applied-mark.tsx'
import { WhenSignedIn } from '../shell/when-signed-in.tsx'
import { readClock, useNow } from '../use-now.ts'

export const Route = createFileRoute('/jobs/$id')({
  headers: ({ params }) => publicPageOf(listingPart(params.id.toLowerCase())),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const [me, facts, job] = await Promise.all([
      queryClient.ensureQueryData(meQuery),
      queryClient.ensureQueryData(siteFactsQuery),
      queryClient.ensureQueryData(jobQuery(id)).catch(nullIfMissing),
    ])
    if (!job) {
      const found = await queryClient.ensureQueryData(jobStatusQuery(id)).catch(nullIfMissing)
      if (found?.status === 'closed') answerWithStatus(410)
      throw notFound()
    }
    // A visitor's page is kept until this listing changes, so what it shares with others is asked by their own browser.
    if (me)
      await awaitOnServer(queryClient.prefetchQuery(similarQuery(id)), queryClient.prefetchQuery(favoritesQuery(me.id)))
    return tell(job, facts.publicUrl, new Date(readClock(facts.clockOffsetMs)))
  },
  head: ({ loaderData }) => {
    if (!loaderData)
      return pageHead({ title: 'Job Not Found', description: 'This listing does not exist or has been removed.' })
    const { about, posting } = loaderData
    const head = pageHead(about)
    return { ...head, meta: [...head.meta, ...(posting ? [structuredData(posting)] : [])] }
  },
  pendingComponent: JobSkeleton,
  pendingMs: 300,
  component: JobDetail,
  notFoundComponent: JobNotFound,
})

/** What is said of it to who does not see the page. Made while loading: what makes a head is in the script of every page. */
function tell(job: Job, publicUrl: string, now: Date) {
  const about = {
    title: `${job.title}, ${job.company}`,
    description: `${kindLabels(job)} in ${job.location}. ${describeJob(job)}`.slice(0, 155),
    publicUrl,
    path: `/jobs/${job.id}`,
    picture: `/jobs/${job.id}/picture.png`,
  }
  return { about, posting: isLive(job, now) ? jobPosting(job, publicUrl) : null }
}

const AskAbout = latePart(async () => (await import('#features/forum/ui/ask-about.tsx')).AskAbout)
const JobTools = latePart(async () => (await import('#features/logbook/ui/job-tools.tsx')).JobTools)

function JobDetail() {
  const { id } = Route.useParams()
  const job = useSuspenseQuery(jobQuery(id)).data
  const me = useMe()
  const now = useNow()
  const [pressedApply, setPressedApply] = useState<string | null>(null)
  return (
    <JobPage
      // Nothing of the listing before stays on the page of the next.
      key={id}
      job={job}
      me={me}
      now={now}
      foot={
        <>
          {me && (
            <WhenSignedIn>
              <AskAbout key={id} jobId={id} />
            </WhenSignedIn>
          )}
          <Foot job={job} isShown={isLive(job, now)} me={me} />
        </>
      }
      tools={
        me && (
          <WhenSignedIn>
            <JobTools key={id} job={job} me={me} now={now} hasPressedApply={pressedApply === id} />
          </WhenSignedIn>
        )
      }
      marks={me ? appliedMark : undefined}
      onApply={() => setPressedApply(id)}
      report={(jobId, what) => reportInteraction(jobId, what, me?.id ?? null)}
    />
  )
}

/** Who looks after listings changes it from here; everybody else can say what is wrong. */
function Foot({ job, isShown, me }: { job: { id: string }; isShown: boolean; me: User | null }) {
  if (!me || !mayUse(me, 'listings')) return isShown && <ReportListing jobId={job.id} isSignedIn={me !== null} />
  return (
    <p className="mt-8 flex flex-wrap gap-3 print:hidden">
      <SiteLink
        to="/edit-job/$id"
        params={{ id: job.id }}
        search={{ from: 'listing' }}
        className={buttonClasses({ variant: 'outline', size: 'sm' })}
      >
        Edit this listing
      </SiteLink>
      <SiteLink to="/post-job" search={{ copy: job.id }} className={buttonClasses({ variant: 'ghost', size: 'sm' })}>
        Duplicate
      </SiteLink>
    </p>
  )
}
