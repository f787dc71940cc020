// A legal text with its dates and its headings.
import { PageHeading } from '#design/page-heading.tsx'
import { Prose } from '#design/prose.tsx'
import { SiteLink } from '#design/site-link.tsx'
import type { LegalText } from '../legal.schema.ts'
import { Body } from './body.tsx'
import { formatDay } from './format-day.ts'
import { ReadingColumns, readingWidth } from './reading-columns.tsx'

export function LegalPage({ text, hasVersions = false }: { text: LegalText; hasVersions?: boolean }) {
  const { title, lastUpdated, effective, headings, body } = text
  return (
    <article aria-label={title} className="page-width py-10 sm:py-14">
      <PageHeading
        className={readingWidth}
        title={title}
        lead={
          <>
            Last updated: <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
            {effective && (
              <>
                <br />
                Effective: <time dateTime={effective}>{formatDay(effective)}</time>
              </>
            )}
          </>
        }
      />
      <ReadingColumns label="On this page" headings={headings} className="mt-8 sm:mt-12">
        <Prose className="[&>h2:first-child]:mt-0">
          <Body nodes={body} />
        </Prose>
        {hasVersions && (
          <p className="mt-10 border-t border-line pt-6 text-sm text-muted">
            <SiteLink to="/versions/$slug" params={{ slug: text.id }} className="link">
              Every version of this text, with its date
            </SiteLink>
          </p>
        )}
      </ReadingColumns>
    </article>
  )
}
