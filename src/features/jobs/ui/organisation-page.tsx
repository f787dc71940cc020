// /organisations/{slug}: who it is, since when it posts, and what it has open.
import type { ReactNode } from 'react'
import { EmptyState } from '#design/empty-state.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { writeDay, writeNumber } from '#shared/plain-writing.ts'
import { writeFilters } from '../board-search.rules.ts'
import type { Organisation } from '../company.schema.ts'
import { onlyClear } from '../job.rules.ts'
import type { JobCard as JobCardFacts } from '../job.schema.ts'
import { CardList } from './card-list.tsx'
import { CompanyLogo } from './company-logo.tsx'
import type { Marks } from './job-card.tsx'

type Props = {
  organisation: Organisation
  now: Date
  follow: ReactNode
  onOpen: (job: JobCardFacts) => void
  marks?: Marks
}

export function OrganisationPage({ organisation, now, follow, onOpen, marks }: Props) {
  const { name, logo, website, description, since, total, jobs, access } = organisation
  const clear = onlyClear(jobs)
  const locked = access === 'member' ? 0 : total - clear.length
  return (
    <div className="page-width grid max-w-4xl grid-cols-1 gap-8 py-8 md:py-12">
      <header className="flex flex-wrap items-start gap-5">
        <CompanyLogo company={name} logo={logo} size="lg" eager />
        <div className="min-w-0 flex-1 basis-64">
          <h1 dir="auto" className="text-3xl [overflow-wrap:anywhere]">
            {name}
          </h1>
          <p className="mt-2 text-muted">
            {writeNumber(total)} open {total === 1 ? 'listing' : 'listings'}
            {since && `, on the board since ${writeDay(new Date(since))}`}
          </p>
          {website && (
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              className="link mt-2 inline-block wrap-anywhere"
            >
              {new URL(website).hostname}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
        </div>
        <div className="-ms-3 min-h-11 max-w-full max-sm:basis-full sm:ms-0">{follow}</div>
      </header>
      {description && (
        <p dir="auto" className="max-w-read whitespace-pre-line [overflow-wrap:anywhere]">
          {description}
        </p>
      )}
      <section aria-labelledby="open-listings">
        <h2 id="open-listings" className="mb-4 text-xl">
          Open now
        </h2>
        {total === 0 && <EmptyState title="Nothing open just now" text="Its next listing will stand here." />}
        <CardList jobs={clear} now={now} onOpen={onOpen} marks={marks} />
        {access === 'member' && total > clear.length && (
          <SiteLink to="/" search={writeFilters({ company: name })} hash="jobs" className="link">
            See all {writeNumber(total)} in the list
          </SiteLink>
        )}
        {locked > 0 && (
          <p className="text-muted">
            {writeNumber(locked)} {clear.length > 0 ? 'more ' : ''}
            {locked === 1 ? 'is' : 'are'} open to members.{' '}
            <SiteLink to="/membership" className="link">
              See what a membership gives
            </SiteLink>
          </p>
        )}
      </section>
    </div>
  )
}
