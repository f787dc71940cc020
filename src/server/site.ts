// Everything that is not the API: health, pictures, feeds, pages.
import { Hono } from 'hono'
import { identify } from '#features/accounts/server/sign-in.service.ts'
import { mountAlertFeeds } from '#features/alerts/server/alert-feed.pages.ts'
import { mountChartPicture } from '#features/chart/server/chart-picture.pages.ts'
import { mountBlogFeed } from '#features/content/server/blog-feed.pages.ts'
import { mountFeeds } from '#features/jobs/server/feeds.pages.ts'
import { mountJobPictures } from '#features/jobs/server/job-picture.pages.ts'
import { mountCalendars } from '#features/logbook/server/calendar.pages.ts'
import { mountSandbox } from '#features/membership/server/sandbox.pages.ts'
import { mountObjects } from '#features/uploads/server/objects.pages.ts'
import type { AppEnv } from '#http/app-env.ts'
import { answerNotFound } from '#http/errors.ts'
import type { MemoryLimiter } from '#http/memory-limiter.ts'
import { requestContext } from '#http/request-context.ts'
import { logRequests } from '#http/request-log.ts'
import { apiPolicy, securityHeaders } from '#http/security-headers.ts'
import type { Deps } from '#platform/deps.ts'
import type { Api } from './api.ts'
import type { Assets } from './assets.ts'
import { mountDemoOutbox } from './demo-outbox.ts'
import { refuseFloods } from './floods.ts'
import { mountHealth } from './health.ts'
import { listArticles } from './newest-article.ts'
import { mountOgPictures } from './og-pictures.ts'
import { answerFault } from './pages/answer-fault.ts'
import { makePageHandler } from './pages/pages.ts'
import type { RenderPage } from './pages/renderer.ts'
import { listPublicPaths } from './public-paths.ts'

export type SiteFiles = {
  /** Renders pages: from the build, or from Vite in development. */
  render: RenderPage
  /** The browser's files; in development Vite serves them. */
  assets?: Assets | undefined
  /** Development only: Vite's scripts need more room. */
  relaxedPolicy?: string | undefined
}

export function makeSite(deps: Deps, api: Api, floods: MemoryLimiter, files: SiteFiles): Hono<AppEnv> {
  const site = new Hono<AppEnv>()
  const headers = Object.entries(securityHeaders(deps.config.isHttps))
  site.onError(answerFault)
  site.notFound(answerNotFound)
  site.use(requestContext(deps))
  site.use(async (c, next) => {
    for (const [name, value] of headers) c.header(name, value)
    c.header('Content-Security-Policy', apiPolicy)
    await next()
  })
  mountHealth(site, deps)
  site.get('/assets/*', (c) => c.text('Not found', 404))
  site.use(logRequests, refuseFloods(deps, floods))
  mountObjects(site)
  mountJobPictures(site)
  mountChartPicture(site)
  mountFeeds(site, deps, () => listPublicPaths(deps))
  mountAlertFeeds(site, deps)
  mountCalendars(site, deps)
  mountBlogFeed(site, deps, () => listArticles(deps))
  mountOgPictures(site)
  mountDemoOutbox(site, deps)
  mountSandbox(site, deps)
  const { render, relaxedPolicy } = files
  site.get(
    '*',
    makePageHandler({ deps, api, identify: (credential) => identify(deps, credential), render, relaxedPolicy }),
  )
  return site
}
