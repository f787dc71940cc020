// One article in a list: with its description, wide for the first of a list, or compact at the foot of another page.

import { Badge } from '#design/badge.tsx'
import { Card, cardLinkClasses } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { SiteLink } from '#design/site-link.tsx'
import type { ArticleSummary } from '../article.schema.ts'
import { formatDay } from './format-day.ts'
import { Scene } from './scene.tsx'

export interface ArticleCardProps {
  article: ArticleSummary
  size?: 'compact' | 'normal' | 'wide'
}

export function ArticleCard({ article, size = 'normal' }: ArticleCardProps) {
  const { id, title, description, date, category, readTime, isNew } = article
  const isWide = size === 'wide'
  const Heading = size === 'compact' ? 'h3' : 'h2'
  return (
    <Card as="li" interactive padding="none" className={classNames('flex flex-col', isWide && 'lg:col-span-2')}>
      <div
        className={classNames(
          'relative aspect-16/10 overflow-hidden rounded-t-[0.95rem]',
          isWide && 'lg:aspect-auto lg:min-h-64 lg:flex-1',
        )}
      >
        <Scene id={id} first={isWide} className="absolute inset-0" />
      </div>
      <div
        className={classNames(
          'flex flex-1 flex-col p-5',
          isWide && 'lg:flex-none lg:p-8',
          size !== 'compact' && 'sm:p-6',
        )}
      >
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {isNew && <Badge strong>NEW</Badge>}
          <span className="font-semibold text-link">{category}</span>
        </p>
        <Heading className={classNames('mt-2', isWide ? 'text-lg lg:text-2xl' : 'text-lg')}>
          <SiteLink to="/blog/$id" params={{ id }} className={cardLinkClasses}>
            {title}
          </SiteLink>
        </Heading>
        {size !== 'compact' && <p className="mt-3 max-w-prose text-muted">{description}</p>}
        <p className="mt-auto pt-5 text-sm text-muted">
          <time dateTime={date}>{formatDay(date)}</time>
          <span aria-hidden="true"> · </span>
          {readTime} min read
        </p>
      </div>
    </Card>
  )
}
