// One listing in the list. The whole card opens it; the heart is apart.
import { memo, type ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import { cachedMarkup } from '#design/cached-markup.ts'
import { Card, cardAboveClasses, cardLinkClasses } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { IconButton } from '#design/icon-button.tsx'
import { HeartIcon, PinIcon } from '#design/icons.tsx'
import { useShownFirst } from '#design/show-first.ts'
import { SiteLink } from '#design/site-link.tsx'
import { closingLabel } from '../closing.rules.ts'
import { ageLabel, checkedLabel, isNew } from '../job.rules.ts'
import type { JobCard as JobCardFacts } from '../job.schema.ts'
import { CardNeeds } from './card-needs.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { KindBadges, ModeBadge, PaidBadge, WorkTypeBadge } from './job-badges.tsx'
import { PayBadge, PayInOwnWords } from './pay-badge.tsx'

/** What a listing is to who is looking; drawn by the browser alone. */
export type Marks = ((job: JobCardFacts) => ReactNode) | undefined

type Props = {
  job: JobCardFacts
  now: Date
  /** Null where there is nobody to save it for. */
  isFavorite: boolean | null
  isClosed?: boolean
  /** Why it was found, when that is not plain. */
  matched?: string | null
  /** Of its title: 2 where the list has no heading of its own. */
  level?: 2 | 3
  onToggleFavorite?: (job: JobCardFacts, wasFavorite: boolean) => void
  onOpen?: (job: JobCardFacts) => void
  marks?: Marks
}

/** Remembered, so that one heart does not draw twenty cards anew. */
export const JobCard = memo(function JobCard({ job, now, isClosed = false, ...rest }: Props) {
  return (
    <Facts
      job={job}
      age={ageLabel(job.createdAt, now)}
      isNew={isNew(job.createdAt, now) && !isClosed}
      closing={isClosed ? null : closingLabel(job.closesOn, now)}
      checked={isClosed ? null : checkedLabel(job.checkedOpenAt, now)}
      isClosed={isClosed}
      {...rest}
    />
  )
})

type FactsProps = Omit<Props, 'now'> & { age: string; isNew: boolean; closing: string | null; checked: string | null }

const Facts = cachedMarkup(
  ({ job, age, isNew, closing, checked, isFavorite, isClosed, matched, level = 3, ...on }: FactsProps) => {
    const Heading = `h${level}` as const
    return (
      <Card as="article" interactive className="media-card">
        <CompanyLogo company={job.company} logo={job.companyLogo} />
        <div className="media-head">
          <Heading className="text-lg" dir="auto">
            <SiteLink
              to="/jobs/$id"
              params={{ id: job.id }}
              className={cardLinkClasses}
              onClick={() => on.onOpen?.(job)}
            >
              {job.title}
            </SiteLink>
          </Heading>
          {isNew && <Badge strong>NEW</Badge>}
          {job.featured && <Badge tone="amber">Featured</Badge>}
          {isClosed && <Badge tone="slate">Closed</Badge>}
        </div>
        <p className="media-meta">
          <bdi className="font-medium text-ink">{job.company}</bdi>
          <time dateTime={job.createdAt} className="text-sm sm:order-last sm:ml-auto">
            {age}
          </time>
          <span className="inline-flex min-w-0 items-center gap-1">
            <PinIcon className="size-4" />
            <bdi className="min-w-0">{job.location}</bdi>
          </span>
        </p>
        <div className="media-rest">
          <KindBadges jobType={job.jobType} />
          <WorkTypeBadge workType={job.workType} />
          <ModeBadge mode={job.place?.mode} />
          <PaidBadge paidPosition={job.paidPosition} />
          <PayBadge job={job} />
          <PayInOwnWords job={job} />
          {closing && <span className="text-sm font-medium text-coral-ink">{closing}</span>}
          {checked && <span className="text-sm text-muted">{checked}</span>}
          {on.marks?.(job)}
          <CardNeeds needs={job.needs} />
          {matched && <p className="basis-full text-sm text-muted">Found by {matched}</p>}
        </div>
        {isFavorite !== null && (
          <FavoriteButton
            title={job.title}
            isFavorite={isFavorite}
            onChange={(next) => on.onToggleFavorite?.(job, !next)}
          />
        )}
      </Card>
    )
  },
)

type FavoriteButtonProps = { title: string; isFavorite: boolean; onChange: (isFavorite: boolean) => void }

function FavoriteButton({ title, isFavorite, onChange }: FavoriteButtonProps) {
  const [shown, choose] = useShownFirst(isFavorite, onChange)
  return (
    <IconButton
      label={shown ? `Remove ${title} from favorites` : `Add ${title} to favorites`}
      aria-pressed={shown}
      className={classNames(cardAboveClasses, 'media-act')}
      onClick={() => choose(!shown)}
    >
      <HeartIcon className={shown ? 'fill-coral text-coral' : undefined} />
    </IconButton>
  )
}
