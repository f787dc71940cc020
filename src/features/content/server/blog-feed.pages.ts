// /blog.rss: the articles as a feed, newest first.
import type { Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { answerXml } from '#http/xml-answer.ts'
import type { Deps } from '#platform/deps.ts'
import { brand } from '#shared/brand.ts'
import { writeFeed } from '#shared/feeds.ts'
import type { ArticleSummary } from '../article.schema.ts'
import { newestFirst } from '../newest-first.ts'

/** What is published now, handed in by the server. */
type ReadArticles = () => Promise<readonly ArticleSummary[]>

export function mountBlogFeed(site: Hono<AppEnv>, { config }: Pick<Deps, 'config'>, readArticles: ReadArticles): void {
  site.get('/blog.rss', async (c) => {
    const feed = writeBlogFeed(await readArticles(), config.publicUrl)
    c.header('Cache-Control', 'no-cache')
    return answerXml(c, 'application/rss+xml', feed)
  })
}

export function writeBlogFeed(articles: readonly ArticleSummary[], publicUrl: string): string {
  return writeFeed({
    title: `${brand.name} – Blog`,
    link: `${publicUrl}/blog`,
    address: `${publicUrl}/blog.rss`,
    description: 'Articles about working in and for the ocean.',
    items: articles.toSorted(newestFirst).map(({ id, title, description, date, category, author }) => ({
      title,
      link: `${publicUrl}/blog/${id}`,
      date: new Date(`${date}T00:00:00Z`),
      description,
      category,
      author: author.name,
    })),
  })
}
