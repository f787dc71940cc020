// A page of plain text, with its headings beside it.
import { PageHeading } from '#design/page-heading.tsx'
import { Prose } from '#design/prose.tsx'
import type { SitePage } from '../site-page.schema.ts'
import { Body } from './body.tsx'
import { ReadingColumns, readingWidth } from './reading-columns.tsx'

export function SitePageView({ page }: { page: SitePage }) {
  return (
    <article aria-label={page.title} className="page-width py-10 sm:py-14">
      <PageHeading className={readingWidth} title={page.title} lead={page.description} />
      <ReadingColumns label="On this page" headings={page.headings} className="mt-8 sm:mt-12">
        <Prose className="[&>h2:first-child]:mt-0">
          <Body nodes={page.body} />
        </Prose>
      </ReadingColumns>
    </article>
  )
}
