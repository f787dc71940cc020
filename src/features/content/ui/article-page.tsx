// /blog/{id}: one article, with its headings beside it, its sources below and the way on.
import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import { ArrowLeft } from '#design/icons.tsx'
import { Prose } from '#design/prose.tsx'
import { SiteLink } from '#design/site-link.tsx'
import type { ArticleSummary } from '../article.schema.ts'
import type { Author } from '../authors.ts'
import { Body } from './body.tsx'
import { CareerCard } from './career-card.tsx'
import { ContentLink } from './content-link.tsx'
import { formatDay } from './format-day.ts'
import type { OpenArticle } from './library.ts'
import { NeighbourLinks } from './neighbour-links.tsx'
import { ReadingColumns, readingWidth } from './reading-columns.tsx'
import { Scene } from './scene.tsx'

const sourcesHeading = { id: 'sources', text: 'Sources', level: 2 } as const

/** `foot`: what the site says beneath the text. */
export function ArticlePage({ article, careers, neighbours, foot }: OpenArticle & { foot?: ReactNode }) {
  const { before, after } = neighbours
  return (
    <div className="page-width py-8 sm:py-12">
      <article aria-labelledby="article-title">
        <header className={readingWidth}>
          <SiteLink
            to="/blog"
            className="link inline-flex min-h-11 items-center gap-2 text-sm font-semibold print:hidden"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            All articles
          </SiteLink>
          <p className="mt-4 flex flex-wrap items-center gap-3 text-sm font-semibold text-link">
            {article.isNew && <Badge strong>NEW</Badge>}
            {article.category}
          </p>
          <h1 id="article-title" className="mt-3 text-3xl sm:text-4xl">
            {article.title}
          </h1>
          <p className="mt-4 text-lg text-muted">{article.description}</p>
          <p className="mt-5 text-sm text-muted">
            By <AuthorName author={article.author} />
            <span aria-hidden="true"> · </span>
            <time dateTime={article.date}>{formatDay(article.date)}</time>
            <span aria-hidden="true"> · </span>
            {article.readTime} min read
          </p>
        </header>
        <Scene
          first
          id={article.id}
          className="mt-8 aspect-3/2 w-full overflow-hidden rounded-lg sm:aspect-2/1 print:hidden"
        />
        <ReadingColumns
          label="In this article"
          headings={[...article.headings, sourcesHeading]}
          className="mt-8 sm:mt-12"
        >
          <Prose>
            <Body nodes={article.body} />
          </Prose>
          <Prose
            as="section"
            aria-labelledby={sourcesHeading.id}
            className="mt-12 border-t border-line pt-8 [&>h2]:mt-0"
          >
            <h2 id={sourcesHeading.id}>{sourcesHeading.text}</h2>
            <ul className="text-sm">
              {article.sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </Prose>
          <p className="mt-8 text-sm text-muted">
            {article.author.name} {article.author.about}
          </p>
          {foot}
        </ReadingColumns>
      </article>
      <div className="mt-14 grid gap-14 print:hidden">
        <NeighbourLinks
          label="More articles"
          before={before && towards(before, 'Newer article')}
          after={after && towards(after, 'Older article')}
        />
        <section aria-labelledby="careers-heading">
          <h2 id="careers-heading">Careers this is about</h2>
          <ul className="mt-6 grid gap-6 md:grid-cols-3 lg:gap-8">
            {careers.map((career) => (
              <CareerCard key={career.id} career={career} compact />
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}

function AuthorName({ author }: { author: Author }) {
  if (!author.profileUrl) return <span className="font-semibold text-ink">{author.name}</span>
  return (
    <ContentLink href={author.profileUrl} className="link font-semibold">
      {author.name}
      <span className="sr-only"> (profile, opens in a new tab)</span>
    </ContentLink>
  )
}

function towards({ id, title }: ArticleSummary, label: string) {
  return { link: linkOptions({ to: '/blog/$id', params: { id } }), title, label }
}
