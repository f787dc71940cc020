// /blog: every article, newest first.
import { Rss } from '#design/icons.tsx'
import type { ArticleSummary } from '../article.schema.ts'
import { ArticleCard } from './article-card.tsx'
import { ContentBanner } from './content-banner.tsx'

export function BlogPage({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <>
      <ContentBanner
        title="Blog"
        lead="Long reads about working in and for the ocean: how people get there, what the science says, what works."
      />
      <div className="page-width py-10 sm:py-14">
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {articles.map((article, at) => (
            <ArticleCard key={article.id} article={article} size={at === 0 ? 'wide' : 'normal'} />
          ))}
        </ul>
        <p className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm text-muted">
          <span>The authors' names are pen names of our editors; the sources they cite are real.</span>
          <a href="/blog.rss" className="link inline-flex min-h-11 items-center gap-2">
            <Rss aria-hidden="true" className="size-4" />
            RSS feed
          </a>
        </p>
      </div>
    </>
  )
}
