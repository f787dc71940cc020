// /educational: the careers, ten as they ship.

import { Card, cardLinkClasses } from '#design/card.tsx'
import { ArrowRight, GraduationCap } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'
import type { CareerSummary } from '../career.schema.ts'
import { careersLead } from '../careers-lead.ts'
import { CareerCard } from './career-card.tsx'
import { ContentBanner } from './content-banner.tsx'
import { Swell } from './swell.tsx'

export function EducationalPage({ careers }: { careers: readonly CareerSummary[] }) {
  return (
    <>
      <ContentBanner title="Careers in the ocean" lead={careersLead(careers.length)} />
      <div className="page-width py-10 sm:py-14">
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {careers.map((career, at) => (
            <CareerCard key={career.id} career={career} first={at === 0} />
          ))}
          <StudyCard />
        </ul>
      </div>
    </>
  )
}

/** Fills the last row, and says where to go next. */
function StudyCard() {
  return (
    <Card
      as="li"
      interactive
      padding="lg"
      data-scheme="dark"
      className="isolate flex min-h-72 flex-col items-start gap-3 overflow-hidden bg-deep! sm:col-span-2 lg:justify-center"
    >
      <Swell className="h-24" />
      <GraduationCap aria-hidden="true" className="size-10 text-accent" />
      <h2>
        <SiteLink to="/universities" className={cardLinkClasses}>
          Where to study
        </SiteLink>
      </h2>
      <p className="max-w-prose">
        Nearly a hundred university programmes in nine countries, each with a link to the university itself.
      </p>
      <p className="flex items-center gap-2 font-semibold">
        See the programmes
        <ArrowRight aria-hidden="true" className="size-4" />
      </p>
    </Card>
  )
}
