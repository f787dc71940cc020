// One university programme; its title leads to its own page or, and then it says so, to a home page above it.
import { useId } from 'react'
import { Badge } from '#design/badge.tsx'
import { Card, cardLinkClasses } from '#design/card.tsx'
import { ExternalLink } from '#design/icons.tsx'
import type { Programme } from '../university.schema.ts'

export interface ProgrammeCardProps {
  programme: Programme
  /** Named where the list does not say it. */
  country?: string
}

const homePages: Record<Programme['leadsTo'], string | null> = {
  programme: null,
  school: 'Link to the school’s home page',
  university: 'Link to the university’s home page',
}

export function ProgrammeCard({ programme, country }: ProgrammeCardProps) {
  const { title, degree, university, place, url, leadsTo } = programme
  const homePage = homePages[leadsTo]
  const noteId = useId()
  return (
    // As high as most texts need, so that little moves when those that come near are laid out.
    <Card as="li" interactive className="far flex min-h-53 flex-col items-start gap-2 sm:min-h-58 xl:min-h-66">
      <Badge tone="teal">{degree}</Badge>
      <h3 className="text-lg leading-snug">
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={cardLinkClasses}
          aria-describedby={homePage ? noteId : undefined}
        >
          {title}
          <ExternalLink aria-hidden="true" className="ml-1.5 inline size-4 align-baseline text-muted" />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </h3>
      <p className="mt-auto pt-1">{university}</p>
      <p className="text-sm text-muted">{country ? `${place}, ${country}` : place}</p>
      {homePage && (
        <p id={noteId} className="text-sm text-muted">
          {homePage}
        </p>
      )}
    </Card>
  )
}
