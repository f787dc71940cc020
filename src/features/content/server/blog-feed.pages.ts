// /blog.rss: the articles as a feed, newest first. Read once from the content files when the site is put together.
import type { Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { answerXml } from '#http/xml-answer.ts'
import type { Deps } from '#platform/deps.ts'
import { brand } from '#shared/brand.ts'
import { writeFeed } from '#shared/feeds.ts'
import type { ArticleSummary } from '../article.schema.ts'
import { readAll, readArticle, summariseArticle } from '../build/read-content.ts'

export function mountBlogFeed(site: Hono<AppEnv>, { config }: Pick<Deps, 'config'>): void {
  const articles = readAll('articles', readArticle).map(summariseArticle)
  const feed = writeBlogFeed(articles, config.publicUrl)
  site.get('/blog.rss', (c) => {
    c.header('Cache-Control', 'public, max-age=3600')
    return answerXml(c, 'application/rss+xml', feed)
  })
}

export function writeBlogFeed(articles: readonly ArticleSummary[], publicUrl: string): string {
  const newestFirst = [...articles].sort((a, b) => b.date.localeCompare(a.date))
  return writeFeed({
    title: `${brand.name} – Blog`,
    link: `${publicUrl}/blog`,
    address: `${publicUrl}/blog.rss`,
    description: 'Articles about working in and for the ocean.',
    items: newestFirst.map(({ id, title, description, date, category, author }) => ({
      title,
      link: `${publicUrl}/blog/${id}`,
      date: new Date(`${date}T00:00:00Z`),
      description,
      category,
      author: author.name,
    })),
  })
}
