// Feeds and the sitemap: of the listings only what a free member would see.
import type { Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { answerXml } from '#http/xml-answer.ts'
import type { Deps } from '#platform/deps.ts'
import { brand } from '#shared/brand.ts'
import { writeFeed, writeSitemap } from '#shared/feeds.ts'
import { sayListing } from '../job-line.rules.ts'
import { publicJobs } from './board.service.ts'

/** Pages other features have are handed in. */
export function mountFeeds(site: Hono<AppEnv>, deps: Deps, readPaths: () => Promise<string[]>): void {
  const { publicUrl } = deps.config
  site.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: /account\nDisallow: /admin\nDisallow: /api/\nDisallow: /forum\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    ),
  )
  site.get('/sitemap.xml', async (c) => {
    const jobs = await publicJobs(deps)
    c.header('Cache-Control', 'no-cache')
    const staticPaths = await readPaths()
    const entries = [
      ...staticPaths.map((path) => ({ address: publicUrl + path })),
      ...jobs.map(({ id, createdAt }) => ({ address: `${publicUrl}/jobs/${id}`, changedAt: createdAt })),
    ]
    return answerXml(c, 'application/xml', writeSitemap(entries))
  })
  site.get('/jobs.rss', async (c) => {
    const items = (await publicJobs(deps)).map((job) => ({
      title: `${job.title}, ${job.company}`,
      link: `${publicUrl}/jobs/${job.id}`,
      date: new Date(job.createdAt),
      description: sayListing(job),
    }))
    c.header('Cache-Control', 'no-cache')
    const about = { title: `${brand.name}: newest listings`, description: brand.description }
    const feed = writeFeed({ ...about, link: `${publicUrl}/`, address: `${publicUrl}/jobs.rss`, items })
    return answerXml(c, 'application/rss+xml', feed)
  })
}
