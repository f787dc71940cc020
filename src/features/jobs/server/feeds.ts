// Feeds and the sitemap: of the listings only what a free member would see.
import type { Context, Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import type { Deps } from '#platform/deps.ts'
import { brand } from '#shared/brand.ts'
import { jobTypeLabels } from '../job.rules.ts'
import type { JobCard } from '../job.schema.ts'
import { publicJobs } from './board.service.ts'

export function escapeXml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
  return [...text]
    .filter((character) => !/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(character) || /[\t\n\r]/.test(character))
    .join('')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/** Pages other features have are handed in. */
export function mountFeeds(site: Hono<AppEnv>, deps: Deps, staticPaths: readonly string[]): void {
  const { publicUrl } = deps.config
  site.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: /account\nDisallow: /admin\nDisallow: /api/\nDisallow: /forum\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    ),
  )
  site.get('/sitemap.xml', async (c) => {
    const jobs = await publicJobs(deps)
    const urls = [
      ...staticPaths.map((path) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`),
      ...jobs.map(
        ({ id, createdAt }) => `<url><loc>${publicUrl}/jobs/${id}</loc><lastmod>${createdAt}</lastmod></url>`,
      ),
    ]
    return answerXml(
      c,
      'application/xml',
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
    )
  })
  site.get('/jobs.rss', async (c) => {
    const items = (await publicJobs(deps)).map((job) => rssItem(publicUrl, job))
    const channel = `<title>${escapeXml(brand.name)}: newest listings</title><link>${publicUrl}/</link><description>${escapeXml(brand.description)}</description><atom:link href="${publicUrl}/jobs.rss" rel="self" type="application/rss+xml"/>`
    return answerXml(
      c,
      'application/rss+xml',
      `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel}${items.join('')}</channel></rss>`,
    )
  })
}

function rssItem(publicUrl: string, job: JobCard): string {
  const link = `${publicUrl}/jobs/${job.id}`
  const kinds = job.jobType.map((type) => jobTypeLabels[type]).join(', ')
  return `<item><title>${escapeXml(`${job.title}, ${job.company}`)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${new Date(job.createdAt).toUTCString()}</pubDate><description>${escapeXml(`${kinds} in ${job.location}`)}</description></item>`
}

export function answerXml(c: Context<AppEnv>, type: string, content: string): Response {
  c.header('Content-Type', `${type}; charset=utf-8`)
  c.header('Cache-Control', 'no-cache')
  return c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`)
}
