// Every page of the site: rendered for who is looking; what all visitors see alike goes through the cache.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import type { AppEnv, PageCall } from '#http/app-env.ts'
import { pathForLog } from '#http/request-log.ts'
import { pagePolicy, securityHeaders } from '#http/security-headers.ts'
import { type Identify, sessionCookie } from '#http/who-is-asking.ts'
import { isDatabaseDown } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Viewer } from '#shared/actor.ts'
import { madeOfHeader } from '#web/page-head.ts'
import type { PageAnswer, RenderContext } from '#web/render-context.ts'
import type { Api } from '../api.ts'
import { chooseEncoding } from '../encoding.ts'
import { faultPage, faultPolicy } from './fault-page.ts'
import {
  type CachedPage,
  type Made,
  makeCachedPage,
  markupRegion,
  pageRegion,
  type Rendered,
  variantOf,
} from './page.cache.ts'
import { type RenderedPage, type RenderPage, renderPage } from './renderer.ts'

/** Pages that search engines have no business in; written in capitals they are the same pages. */
const privatePaths =
  /^\/(account|admin|admin-login|admin-reset-password|confirm-newsletter|edit-job|forum|people|post-job|preferences|stop-alerts|stop-reminders|logbook|undo-email|unsubscribe|verify-email|guide)(\/|$)/i
const secretPaths =
  /^\/(admin-reset-password|undo-email|verify-email|unsubscribe|stop-alerts|stop-reminders|preferences|confirm-newsletter)(\/|$)/i

// A page that is drawn for one reader is compressed quickly rather than well, and here: handing it to a thread and
// taking it back costs more than that. It also keeps the page in memory until all of it is tidied up, not its newest part.
const compress = {
  br: (html: Uint8Array) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }),
  gzip: (html: Uint8Array) => gzipSync(html, { level: 1 }),
}

export type PageHandlerOptions = {
  deps: Deps
  api: Api
  identify: Identify
  render: RenderPage
  relaxedPolicy?: string | undefined
}

export function makePageHandler(options: PageHandlerOptions) {
  const pages = pageRegion(options.deps)
  const markup = markupRegion(options.deps)

  return async (c: Context<AppEnv>): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url)
    const key = pathname + search
    const isVisitor = !sessionCookie(c) && !c.req.header('authorization')
    if (!isVisitor) return answer(c, await renderFor({ ...options, markup }, c, key, false))
    let isFirst = false
    const make = () => {
      isFirst = true
      return makePublicPage({ ...options, markup }, c, key)
    }
    // Visitors who ask for the same page at the same time wait for one rendering.
    const { cached, rendered } = await pages.read(key, make, {
      keep: ({ cached }) => Boolean(cached),
      madeOf: ({ rendered }) => rendered.madeOf,
    })
    if (cached && isKnown(c, cached)) return answerKnown(c, cached)
    // Compressing well pays from the second one on: many pages are seen once in their minute, by a crawler.
    return cached && !isFirst ? answerCached(c, cached) : answer(c, rendered)
  }
}

type Rendering = PageHandlerOptions & { markup: RenderContext['markup'] }

async function makePublicPage(options: Rendering, c: Context<AppEnv>, key: string): Promise<Made> {
  const { isPublic, ...rendered } = await renderFor(options, c, key, true)
  if (!isPublic) return { rendered }
  const cached = makeCachedPage(rendered.html, { ...rendered.headers, 'Cache-Control': 'no-cache' })
  return { rendered: { ...rendered, headers: cached.headers }, cached }
}

async function renderFor(
  options: Rendering,
  c: Context<AppEnv>,
  key: string,
  isVisitor: boolean,
): Promise<Rendered & { isPublic: boolean }> {
  const { deps, api, markup, identify, render, relaxedPolicy } = options
  const { requestId, address } = c.var
  let apiFault = 0
  // A page that goes on without what it asked for would show its placeholders for ever.
  let isDatabaseAway = false
  let isLimited = false
  const fail = () => {
    const status = apiFault === 503 ? 503 : 500
    deps.log.error({ requestId, path: pathForLog(c.req.path), status }, 'page failed')
    return { ...fault(deps, status, requestId), isPublic: false }
  }
  const asked = await askAs(c, isVisitor ? null : identify).catch((error) => {
    apiFault = isDatabaseDown(error) ? 503 : 500
    deps.log.error({ requestId, err: error }, 'nobody can say who looks')
    return null
  })
  if (!asked) return fail()
  const askApi = async (path: string): Promise<PageAnswer> => {
    const page: PageCall = { requestId, address, viewer: asked.viewer }
    const response = await api.fetch(new Request(deps.config.publicUrl + path), { page })
    const { status } = response
    if (status >= 500) apiFault = status
    isLimited ||= status === 429
    if ('contract' in page) return { status, contract: page.contract }
    const text = await response.text()
    isDatabaseAway ||= status === 503 && text.includes('"database_unavailable"')
    return { status, text }
  }
  // The Host header is never trusted: pages are rendered for the configured address.
  const request = new Request(new URL(key, deps.config.publicUrl), {
    headers: { cookie: c.req.header('cookie') ?? '', accept: 'text/html' },
  })
  const page = await renderPage(render, { request, askApi, markup, isPersonal: !isVisitor })
  if (page.status >= 500 || isDatabaseAway) return fail()
  // Signs that can't be read, as in a link that was cut off: the framework answers without a page.
  if (page.status === 400) return { ...fault(deps, 404, requestId), isPublic: false }
  // What was refused to one visitor, who had asked too often, is no page for others.
  const isPublic =
    !isLimited && page.status === 200 && (page.headers.get('cache-control')?.startsWith('public') ?? false)
  const { status, html } = page
  const madeOf = page.headers.get(madeOfHeader)?.split(',').map(decodeURIComponent)
  return { status, html, headers: pageHeaders(deps, page, c.req.path, relaxedPolicy), madeOf, isPublic }
}

/** A page asks the API several times; who is looking is asked once. */
async function askAs(c: Context<AppEnv>, identify: Identify | null): Promise<{ viewer: Viewer }> {
  const value = sessionCookie(c)
  return { viewer: identify && value ? await identify({ kind: 'cookie', value }) : null }
}

function pageHeaders(deps: Deps, page: RenderedPage, path: string, relaxedPolicy?: string): Record<string, string> {
  const location = page.headers.get('location')
  return {
    ...securityHeaders(deps.config.isHttps),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': relaxedPolicy ?? pagePolicy(page.inlineScripts),
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding, Cookie',
    ...(secretPaths.test(path) ? { 'Referrer-Policy': 'no-referrer' } : {}),
    ...(privatePaths.test(path) ? { 'X-Robots-Tag': 'noindex' } : {}),
    ...(location ? { Location: location } : {}),
  }
}

function fault(deps: Deps, status: 404 | 500 | 503, requestId: string): Rendered {
  const headers = {
    ...securityHeaders(deps.config.isHttps),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': faultPolicy,
    'Cache-Control': 'no-store',
    ...(status === 503 ? { 'Retry-After': '2' } : {}),
  }
  return { status, html: Buffer.from(faultPage(status, requestId)), headers }
}

function setHeaders(c: Context<AppEnv>, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
}

function answer(c: Context<AppEnv>, { status, html, headers }: Rendered): Response {
  setHeaders(c, headers)
  if (status >= 300 && status < 400) return c.body(null, status as 302)
  const encoding = chooseEncoding(c.req.header('accept-encoding') ?? '')
  if (encoding === 'identity') return c.body(new Uint8Array(html), status as 200)
  c.header('Content-Encoding', encoding)
  return c.body(new Uint8Array(compress[encoding](html)), status as 200)
}

const isKnown = (c: Context<AppEnv>, { etag }: CachedPage) => c.req.header('if-none-match')?.includes(etag) ?? false

function answerKnown(c: Context<AppEnv>, page: CachedPage): Response {
  setHeaders(c, page.headers)
  return c.body(null, 304)
}

async function answerCached(c: Context<AppEnv>, page: CachedPage): Promise<Response> {
  setHeaders(c, page.headers)
  const encoding = chooseEncoding(c.req.header('accept-encoding') ?? '')
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  const { body } = await variantOf(page, encoding)
  return c.body(new Uint8Array(body))
}
