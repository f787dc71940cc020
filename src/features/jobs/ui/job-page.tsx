// /jobs/{id}: one listing, with two ways to the organisation's own posting.

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button, buttonClasses } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { ExternalLink, Heart, MapPin, Share2 } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { SignInLink } from '#features/accounts/ui/sign-in-link.part.tsx'
import { writeDay } from '#shared/plain-writing.ts'
import { isLive } from '../closing.rules.ts'
import { checkedLabel } from '../job.rules.ts'
import type { Job } from '../job.schema.ts'
import { describeJob, kindLabels } from '../job-facts.ts'
import { slugOf } from '../organisation.rules.ts'
import { BackToBoard } from './back-to-board.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { Fact, FirstFacts } from './first-facts.tsx'
import { KindBadges, PaidBadge, WorkTypeBadge } from './job-badges.tsx'
import type { Marks } from './job-card.tsx'
import { favoritesQuery, useFavoriteToggle } from './jobs.api.ts'
import { PayBadge } from './pay-badge.tsx'
import { shareJob } from './share-job.ts'
import { SimilarJobs } from './similar-jobs.tsx'

export type Interaction = 'click_title' | 'click_discover' | 'click_website' | 'like'
type Props = { job: Job; me: User | null; now: Date; report: (jobId: string, what: Interaction) => void }
type PageProps = Props & {
  /** What somebody who is signed in notes about it. */
  tools?: ReactNode
  onApply?: (() => void) | undefined
  /** At the foot of the listing, from other features. */
  foot?: ReactNode
  /** On the cards of listings like this one. */
  marks?: Marks
}

export function JobPage({ job, me, now, report, tools, onApply, foot, marks }: PageProps) {
  const checked = checkedLabel(job.checkedOpenAt, now)
  const isClosed = !isLive(job, now)
  return (
    <div className="page-width grid grid-cols-1 items-start gap-8 py-8 md:py-12 lg:grid-cols-[1fr_20rem]">
      <article className="min-w-0">
        <BackToBoard />
        <header className="mt-4 flex flex-wrap items-start gap-5">
          <CompanyLogo company={job.company} logo={job.companyLogo} size="lg" eager />
          <div className="min-w-0 flex-1 basis-64">
            <h1 dir="auto" className="text-3xl [overflow-wrap:anywhere]">
              {job.title}
            </h1>
            <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-lg wrap-anywhere">
              <bdi className="font-semibold">{job.company}</bdi>
              <span className="inline-flex items-center gap-1.5 text-muted">
                <MapPin className="size-5" aria-hidden="true" />
                <bdi>{job.location}</bdi>
              </span>
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              {job.featured && <Badge strong>FEATURED</Badge>}
              {isClosed && <Badge>{job.draft ? 'Draft' : 'Closed'}</Badge>}
              <KindBadges jobType={job.jobType} />
              <WorkTypeBadge workType={job.workType} />
              <PaidBadge paidPosition={job.paidPosition} />
              <PayBadge job={job} />
            </div>
          </div>
        </header>
        <FirstFacts job={job} isClosed={isClosed} now={now} />
        <Actions job={job} me={me} report={report} onApply={onApply} />
        {tools}
        <Section title="About the work">{describeJob(job)}</Section>
        {job.requirements && <Section title="What it asks of you">{job.requirements}</Section>}
        {(job.applicationInstructions || job.applicationEmail) && (
          <Section title="How to apply">
            {[job.applicationInstructions, job.applicationEmail && `Write to ${job.applicationEmail}.`]
              .filter(Boolean)
              .join('\n\n')}
          </Section>
        )}
        {foot}
        <SimilarJobs id={job.id} now={now} onOpen={({ id }) => report(id, 'click_title')} marks={marks} />
      </article>
      <div className="grid gap-6 lg:sticky lg:top-24">
        <Card as="section">
          <h2 className="text-xl">About the Company</h2>
          <p className="mt-3 font-semibold">
            <CompanyName name={job.company} />
          </p>
          <p className="text-muted">Ocean Industry</p>
          <p className="text-muted">{job.location}</p>
          <CompanySite job={job} onOpen={() => report(job.id, 'click_website')} />
        </Card>
        <Card as="section">
          <h2 className="text-xl">Job Details</h2>
          <dl className="mt-3 grid gap-3">
            <Fact name={job.draft ? 'Saved' : 'Posted'}>{writeDay(new Date(job.createdAt))}</Fact>
            <Fact name="Job types">{kindLabels(job)}</Fact>
            {checked && !isClosed && <Fact name="Its page">{checked}</Fact>}
          </dl>
        </Card>
      </div>
    </div>
  )
}

/** On a phone it begins a line of its own, at the edge where all others begin. */
const saveClasses = 'max-md:-ml-3 max-md:pl-3'

function Actions({ job, me, report, onApply }: Omit<PageProps, 'now' | 'tools' | 'foot'>) {
  const favorites = useQuery({ ...favoritesQuery(me?.id ?? ''), enabled: me !== null })
  const isFavorite = favorites.data?.some(({ id }) => id === job.id) ?? false
  const toggle = useFavoriteToggle(me?.id ?? null, (id) => report(id, 'like'))
  const apply = () => {
    report(job.id, 'click_website')
    onApply?.()
  }
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {job.jobUrl && (
          <>
            <div className="thumb-bar">
              <Outside href={job.jobUrl} variant="primary" onOpen={apply}>
                Apply Now
              </Outside>
            </div>
            <Outside href={job.jobUrl} variant="outline" onOpen={() => report(job.id, 'click_discover')}>
              Discover Job Details
            </Outside>
          </>
        )}
        {me ? (
          <Button
            variant="ghost"
            className={saveClasses}
            aria-pressed={isFavorite}
            onClick={() => toggle.mutate({ job, wasFavorite: isFavorite })}
          >
            <Heart aria-hidden="true" className={isFavorite ? 'fill-coral text-coral' : undefined} />
            {isFavorite ? 'Saved' : 'Save'}
          </Button>
        ) : (
          <SignInLink
            wish={{ saveJob: job.id }}
            className={buttonClasses({ variant: 'ghost', className: saveClasses })}
          >
            <Heart aria-hidden="true" />
            Save
          </SignInLink>
        )}
        <Button variant="ghost" onClick={() => void shareJob(job)}>
          <Share2 aria-hidden="true" />
          Share
        </Button>
      </div>
      {job.jobUrl && (
        <p className="mt-2 text-sm text-muted">
          <span className="print:hidden">Both lead to the organisation's own posting: opens {hostOf(job.jobUrl)}</span>
          <span className="hidden break-all print:inline">Apply at {job.jobUrl}</span>
        </p>
      )}
    </>
  )
}

/** Where a link leads, as people know it. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address
}

type OutsideProps = { href: string; variant: 'primary' | 'outline'; onOpen: () => void; children: ReactNode }

function Outside({ href, variant, onOpen, children }: OutsideProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
      className={buttonClasses({ variant, className: 'max-md:w-full' })}
    >
      {children}
      <ExternalLink aria-hidden="true" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

/** A name of signs alone has no address. */
function CompanyName({ name }: { name: string }) {
  const slug = slugOf(name)
  if (slug === '') return <bdi>{name}</bdi>
  return (
    <SiteLink to="/organisations/$slug" params={{ slug }} className="link">
      <bdi>{name}</bdi>
    </SiteLink>
  )
}

/** Free text becomes a link only when it is a web address. */
function CompanySite({ job, onOpen }: { job: Job; onOpen: () => void }) {
  if (!job.companyWebsite) return null
  if (!/^https?:\/\//.test(job.companyWebsite) || !URL.canParse(job.companyWebsite))
    return <p className="mt-3">{job.companyWebsite}</p>
  return (
    <a
      href={job.companyWebsite}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
      className="link mt-3 inline-block wrap-anywhere"
    >
      {new URL(job.companyWebsite).hostname}
    </a>
  )
}

function Section({ title, children }: { title: string; children: string }) {
  return (
    <section className="mt-8 max-w-read">
      <h2 className="text-xl">{title}</h2>
      {children.split(/\n{2,}/).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be equal, and none ever moves.
        <p key={place} dir="auto" className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">
          {paragraph}
        </p>
      ))}
    </section>
  )
}
