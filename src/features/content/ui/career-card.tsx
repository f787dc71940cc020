// One career in a list: with its salary and places, or compact at the foot of another page.

import { Badge } from '#design/badge.tsx'
import { Card, cardLinkClasses } from '#design/card.tsx'
import { Banknote, MapPin } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'
import type { CareerSummary } from '../career.schema.ts'
import { Scene } from './scene.tsx'

type Props = { career: CareerSummary; compact?: boolean; first?: boolean }

export function CareerCard({ career, compact, first = false }: Props) {
  const { id, title, description, salaryRange, location, isNew } = career
  const Heading = compact ? 'h3' : 'h2'
  return (
    <Card as="li" interactive padding="none" className="flex flex-col">
      <div className="relative aspect-16/10 overflow-hidden rounded-t-[0.95rem]">
        <Scene id={id} first={first} className="absolute inset-0" />
      </div>
      {isNew && (
        <Badge strong className="absolute top-4 left-4">
          NEW
        </Badge>
      )}
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <Heading className="text-xl">
          <SiteLink to="/career/$id" params={{ id }} className={cardLinkClasses}>
            {title}
          </SiteLink>
        </Heading>
        <p className="mt-2 text-muted">{description}</p>
        {!compact && <CareerLines salaryRange={salaryRange} location={location} />}
      </div>
    </Card>
  )
}

function CareerLines({ salaryRange, location }: Pick<CareerSummary, 'salaryRange' | 'location'>) {
  return (
    <div className="mt-auto pt-5">
      <dl className="grid gap-1.5 border-t border-line pt-4 text-sm text-muted">
        <div className="flex items-start gap-2">
          <dt className="flex h-[1.5em] items-center">
            <Banknote aria-hidden="true" className="size-4" />
            <span className="sr-only">Salary range</span>
          </dt>
          <dd className="font-semibold text-ink">{salaryRange}</dd>
        </div>
        <div className="flex items-start gap-2">
          <dt className="flex h-[1.5em] items-center">
            <MapPin aria-hidden="true" className="size-4" />
            <span className="sr-only">Location</span>
          </dt>
          <dd>{location}</dd>
        </div>
      </dl>
    </div>
  )
}
