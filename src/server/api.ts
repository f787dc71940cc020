// The API: mounts every feature's routes behind the kit's middlewares.
import { Hono, type MiddlewareHandler } from 'hono'
import { accessTokenRoutes } from '#features/accounts/server/access-tokens.routes.ts'
import { identifyToken } from '#features/accounts/server/access-tokens.service.ts'
import { accountRoutes } from '#features/accounts/server/accounts.routes.ts'
import { linkRoutes } from '#features/accounts/server/links.routes.ts'
import { secondFactorRoutes } from '#features/accounts/server/second-factor.routes.ts'
import { secondStepRoutes } from '#features/accounts/server/second-step.routes.ts'
import { signInRoutes } from '#features/accounts/server/sign-in.routes.ts'
import { identify } from '#features/accounts/server/sign-in.service.ts'
import { adminRoutes } from '#features/admin/server/admin.routes.ts'
import { recordAct, recordWork } from '#features/admin/server/audit.store.ts'
import { conductRoutes } from '#features/admin/server/conduct.routes.ts'
import { dataRequestRoutes } from '#features/admin/server/data-requests.routes.ts'
import { failedWorkRoutes } from '#features/admin/server/failed-work.routes.ts'
import { healthRoutes } from '#features/admin/server/health.routes.ts'
import { personDeskRoutes } from '#features/admin/server/person-desk.routes.ts'
import { alertRoutes } from '#features/alerts/server/alerts.routes.ts'
import { analyticsRoutes } from '#features/analytics/server/analytics.routes.ts'
import { chartRoutes } from '#features/chart/server/chart.routes.ts'
import { documentRoutes } from '#features/documents/server/documents.routes.ts'
import { forumRoutes } from '#features/forum/server/forum.routes.ts'
import { forumCareRoutes } from '#features/forum/server/forum-care.routes.ts'
import { moderationRoutes } from '#features/forum/server/moderation.routes.ts'
import { questionRoutes } from '#features/forum/server/questions.routes.ts'
import { takingPartRoutes } from '#features/forum/server/taking-part.routes.ts'
import { guardianRoutes } from '#features/guardian/server/links.routes.ts'
import { feedRoutes } from '#features/imports/server/feeds.routes.ts'
import { giveFeeds } from '#features/imports/server/feeds.store.ts'
import { importRoutes } from '#features/imports/server/imports.routes.ts'
import { companyRoutes } from '#features/jobs/server/companies.routes.ts'
import { factRoutes } from '#features/jobs/server/facts.routes.ts'
import { favoriteRoutes } from '#features/jobs/server/favorites.routes.ts'
import { hiddenRoutes } from '#features/jobs/server/hidden.routes.ts'
import { jobRoutes } from '#features/jobs/server/jobs.routes.ts'
import { visitRoutes } from '#features/jobs/server/visits.routes.ts'
import { logbookRoutes } from '#features/logbook/server/logbook.routes.ts'
import { guideRoutes } from '#features/membership/server/guide.routes.ts'
import { membershipRoutes } from '#features/membership/server/membership.routes.ts'
import { webhookRoutes } from '#features/membership/server/webhook.routes.ts'
import { issueDeskRoutes } from '#features/newsletter/server/issue-desk.routes.ts'
import { letterDeskRoutes } from '#features/newsletter/server/letter-desk.routes.ts'
import { newsletterRoutes } from '#features/newsletter/server/newsletter.routes.ts'
import { providerHookRoutes } from '#features/newsletter/server/provider-hooks.routes.ts'
import { subscriberDeskRoutes } from '#features/newsletter/server/subscriber-desk.routes.ts'
import { payReportRoutes } from '#features/pay-report/server/pay-report.routes.ts'
import { placeRoutes } from '#features/places/server/places.routes.ts'
import { settingsRoutes } from '#features/settings/server/settings.routes.ts'
import { uploadRoutes } from '#features/uploads/server/uploads.routes.ts'
import { recordActsBy } from '#http/admin-act.ts'
import { docsPolicy, renderDocs } from '#http/api-docs.ts'
import type { AppEnv } from '#http/app-env.ts'
import { answerError, answerNotFound } from '#http/errors.ts'
import { refuseForeignWrites } from '#http/foreign-writes.ts'
import type { MemoryLimiter } from '#http/memory-limiter.ts'
import { describeRoutes, makeOpenApi } from '#http/openapi.ts'
import { overTheWire, requestContext } from '#http/request-context.ts'
import { logRequests } from '#http/request-log.ts'
import { says } from '#http/route-docs.ts'
import { apiPolicy, securityHeaders } from '#http/security-headers.ts'
import { siteFactsRoutes } from '#http/site-facts.ts'
import { open, whoIsAsking } from '#http/who-is-asking.ts'
import type { Deps } from '#platform/deps.ts'
import { accountParts } from './account-parts.ts'
import { makeFloodLimiter, refuseFloods } from './floods.ts'
import { newestArticle } from './newest-article.ts'
import { migrationsDir } from './paths.ts'
import { readWords } from './site-words.ts'
import { readVersion } from './version.ts'

export type Api = Hono<AppEnv>

/** Browsers ask it over the wire, pages in process while they are rendered: the same routes either way. */
export function makeApi(deps: Deps, floods: MemoryLimiter = makeFloodLimiter()): Api {
  const api: Api = new Hono<AppEnv>()
  const headers = Object.entries(securityHeaders(deps.config.isHttps))

  api.onError(answerError)
  api.notFound(answerNotFound)
  api.use(requestContext(deps))
  const onTheWire: MiddlewareHandler<AppEnv>[] = [
    async (c, next) => {
      for (const [name, value] of headers) c.header(name, value)
      c.header('Content-Security-Policy', apiPolicy)
      c.header('Cache-Control', 'no-store')
      await next()
    },
    logRequests,
    refuseFloods(deps, floods),
    refuseForeignWrites(deps.config.publicUrl),
    whoIsAsking(
      (credential) => identify(deps, credential),
      (token) => identifyToken(deps, token),
    ),
    recordActsBy(recordAct),
  ]
  api.use(...onTheWire.map(overTheWire))

  mountRoutes(api)
  describeItself(api, deps.config.publicUrl)
  return api
}

function mountRoutes(api: Api): void {
  api.route('/api', siteFactsRoutes(readWords))
  api.route('/api', settingsRoutes)
  api.route('/api', documentRoutes)
  api.route('/api', uploadRoutes)
  api.route('/api', signInRoutes)
  api.route('/api', secondStepRoutes)
  api.route('/api', secondFactorRoutes)
  api.route('/api', linkRoutes)
  api.route('/api', accessTokenRoutes)
  api.route('/api', accountRoutes(accountParts))
  api.route('/api', membershipRoutes)
  api.route('/api', webhookRoutes)
  api.route('/api', guideRoutes())
  api.route('/api', placeRoutes)
  api.route('/api', jobRoutes)
  api.route('/api', factRoutes)
  api.route('/api', hiddenRoutes)
  api.route('/api', visitRoutes)
  api.route('/api', alertRoutes)
  api.route('/api', logbookRoutes)
  api.route('/api', payReportRoutes)
  api.route('/api', favoriteRoutes)
  api.route('/api', chartRoutes)
  api.route('/api', companyRoutes(giveFeeds))
  api.route('/api', importRoutes)
  api.route('/api', feedRoutes)
  api.route('/api', guardianRoutes(recordWork))
  api.route('/api', forumRoutes)
  api.route('/api', forumCareRoutes)
  api.route('/api', takingPartRoutes)
  api.route('/api', moderationRoutes)
  api.route('/api', questionRoutes)
  api.route('/api', newsletterRoutes)
  api.route('/api', providerHookRoutes)
  api.route('/api', issueDeskRoutes(newestArticle))
  api.route('/api', letterDeskRoutes)
  api.route('/api', subscriberDeskRoutes(accountParts))
  api.route('/api', analyticsRoutes)
  api.route('/api', adminRoutes(accountParts))
  api.route('/api', conductRoutes)
  api.route('/api', personDeskRoutes)
  api.route('/api', dataRequestRoutes)
  api.route('/api', failedWorkRoutes)
  api.route('/api', healthRoutes({ version: readVersion(), migrationsFolder: migrationsDir }))
}

/** The description is made of what is mounted before it, and of itself; once, as it is long and never changes. */
function describeItself(api: Api, publicUrl: string): void {
  let written: Promise<Record<'json' | 'page', Uint8Array<ArrayBuffer>>> | undefined
  const encoder = new TextEncoder()
  const write = async () => {
    const document = makeOpenApi(describeRoutes(api), publicUrl)
    const page = String(await renderDocs(document))
    return { json: encoder.encode(JSON.stringify(document)), page: encoder.encode(page) }
  }
  const read = () => {
    written ??= write()
    return written
  }
  api.get('/api/openapi.json', says('This description'), open, async (c) =>
    c.body((await read()).json, 200, { 'Content-Type': 'application/json' }),
  )
  api.get('/api/docs', says('This description as a page'), open, async (c) => {
    c.header('Content-Security-Policy', docsPolicy)
    return c.body((await read()).page, 200, { 'Content-Type': 'text/html; charset=UTF-8' })
  })
}
