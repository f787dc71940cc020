// /blog.rss: the articles as a feed, newest first. Read once from the content files when the site is put together.
import type { Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import type { Deps } from '#platform/deps.ts'
import { brand } from '#shared/brand.ts'
import type { ArticleSummary } from '../article.schema.ts'
import { readAll, readArticle, summariseArticle } from '../build/read-content.ts'

export function mountBlogFeed(site: Hono<AppEnv>, { config }: Pick<Deps, 'config'>): void {
  const articles = readAll('articles', readArticle).map(summariseArticle)
  const feed = writeFeed(articles, config.publicUrl)
  site.get('/blog.rss', (c) => {
    c.header('Content-Type', 'application/rss+xml; charset=utf-8')
    c.header('Cache-Control', 'public, max-age=3600')
    return c.body(feed)
  })
}

export function writeFeed(articles: readonly ArticleSummary[], publicUrl: string): string {
  const newestFirst = [...articles].sort((a, b) => b.date.localeCompare(a.date))
  const items = newestFirst.map(
    ({ id, title, description, date, category, author }) => `    <item>
      <title>${escapeXml(title)}</title>
      <link>${escapeXml(`${publicUrl}/blog/${id}`)}</link>
      <guid isPermaLink="true">${escapeXml(`${publicUrl}/blog/${id}`)}</guid>
      <pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>
      <category>${escapeXml(category)}</category>
      <dc:creator>${escapeXml(author.name)}</dc:creator>
      <description>${escapeXml(description)}</description>
    </item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(`${brand.name} – Blog`)}</title>
    <link>${escapeXml(`${publicUrl}/blog`)}</link>
    <atom:link href="${escapeXml(`${publicUrl}/blog.rss`)}" rel="self" type="application/rss+xml" />
    <description>Articles about working in and for the ocean.</description>
    <language>en</language>
${items.join('\n')}
  </channel>
</rss>
`
}

const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' }

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => entities[character] ?? character)
}
