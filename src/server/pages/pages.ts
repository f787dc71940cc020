// Every page of the site: rendered for who is looking; what all visitors see alike goes through the cache.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { toUser } from '#features/accounts/server/accounts.store.ts'
import type { AppEnv, PageCall } from '#http/app-env.ts'
import { pagePolicy, securityHeaders } from '#http/security-headers.ts'
import { type Identify, sessionCookie } from '#http/who-is-asking.ts'
import type { Deps } from '#platform/deps.ts'
import type { Viewer } from '#shared/actor.ts'
import type { Api } from '../api.ts'
import { chooseEncoding } from '../encoding.ts'
import { siteFacts } from '../site-facts.ts'
import { faultPage, faultPolicy } from './fault-page.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { type RenderedPage, type RenderPage, renderPage } from './renderer.ts'

/** Pages that search engines have no business in. */
const privatePaths =
  /^\/(account|admin|admin-login|admin-reset-password|confirm-newsletter|edit-job|forum|post-job|preferences|unsubscribe|verify-email|guide)(\/|$)/
const secretPaths = /^\/(admin-reset-password|verify-email|unsubscribe|preferences|confirm-newsletter)(\/|$)/

// A page that is sent once is compressed quickly rather than well.
const quickly = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }, gzip: { level: 1 } }
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

export type PageHandlerOptions = {
  deps: Deps
  api: Api
  cache: PageCache
  identify: Identify
  render: RenderPage
  relaxedPolicy?: string
}

export function makePageHandler(options: PageHandlerOptions) {
  const rendering = new Map<string, Promise<Made>>()

  return async (c: Context<AppEnv>): Promise<Response> => {
    const key = keyOf(c)
    const isVisitor = !sessionCookie(c) && !c.req.header('authorization')
    if (!isVisitor) return answer(c, (await makePage(options, c, key, false)).rendered)

    // Visitors who ask for the same page at the same time wait for one rendering.
    let made = rendering.get(key)
    if (!made) {
      made = makePage(options, c, key, true).finally(() => rendering.delete(key))
      rendering.set(key, made)
    }
    const { rendered, cached } = await made
    return cached ? answerCached(c, cached) : answer(c, rendered)
  }
}

type Made = { rendered: Rendered; cached?: CachedPage }
type Rendered = { status: number; html: Uint8Array; headers: Record<string, string> }

function keyOf(c: Context<AppEnv>): string {
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}

async function makePage(
  options: PageHandlerOptions,
  c: Context<AppEnv>,
  key: string,
  mayCache: boolean,
): Promise<Made> {
  const { deps, api, cache, identify, render, relaxedPolicy } = options
  const startedAt = cache.generation()
  let apiFault = 0
  const whoLooks = onceAsked(() => lookUpViewer(c, identify))
  const { requestId, address } = c.var
  const askApi = async (path: string) => {
    const call: PageCall = { requestId, address, whoLooks }
    await api.fetch(new Request(deps.config.publicUrl + path), { pageCall: call })
    const answer = call.answer ?? { status: 500, text: '' }
    if (answer.status >= 500) apiFault = answer.status
    return answer
  }
  // The Host header is never trusted: pages are rendered for the configured address.
  const request = new Request(new URL(key, deps.config.publicUrl), {
    headers: { cookie: c.req.header('cookie') ?? '', accept: 'text/html' },
  })
  const known = await knownAnswers(deps, whoLooks)
  const page = await renderPage(render, { request, askApi, known, isPersonal: !mayCache })
  if (page.status >= 500) {
    const status = apiFault === 503 ? 503 : 500
    deps.log.error({ requestId: c.var.requestId, path: c.req.path, status }, 'page failed')
    return { rendered: fault(deps, status, c.var.requestId) }
  }
  const headers = pageHeaders(deps, page, c.req.path, relaxedPolicy)
  const rendered = { status: page.status, html: page.html, headers }
  const isPublic = page.headers.get('cache-control')?.startsWith('public') ?? false
  if (!mayCache || !isPublic || page.status !== 200) return { rendered }
  const publicHeaders = { ...headers, 'Cache-Control': 'no-cache' }
  return { rendered, cached: await cache.store(key, startedAt, page.html, publicHeaders) }
}

/** Every page shows something of these two. When nobody can say who looks, the API is asked, and says why. */
async function knownAnswers({ config }: Deps, whoLooks: () => Promise<Viewer>): Promise<Record<string, unknown>> {
  const viewer = await whoLooks().catch(() => undefined)
  const me = viewer === undefined ? {} : { '/api/user': viewer && toUser(viewer) }
  return { '/api/site': siteFacts(config), ...me }
}

/** A page asks the API several times; who is looking is asked once. */
async function lookUpViewer(c: Context<AppEnv>, identify: Identify): Promise<Viewer> {
  const value = sessionCookie(c)
  return value ? identify({ kind: 'cookie', value }) : null
}

function onceAsked<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () => {
    asked ??= ask()
    return asked
  }
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

function fault(deps: Deps, status: 500 | 503, requestId: string): Rendered {
  const headers = {
    ...securityHeaders(deps.config.isHttps),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': faultPolicy,
    'Cache-Control': 'no-store',
    ...(status === 503 ? { 'Retry-After': '2' } : {}),
  }
  return { status, html: Buffer.from(faultPage(status, requestId)), headers }
}

async function answer(c: Context<AppEnv>, { status, html, headers }: Rendered): Promise<Response> {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  if (status >= 300 && status < 400) return c.body(null, status as 302)
  const encoding = chooseEncoding(c.req.header('accept-encoding') ?? '')
  if (encoding === 'identity') return c.body(new Uint8Array(html), status as 200)
  c.header('Content-Encoding', encoding)
  return c.body(new Uint8Array(await compress[encoding](html, quickly[encoding])), status as 200)
}

function answerCached(c: Context<AppEnv>, page: CachedPage): Response {
  const encoding = chooseEncoding(c.req.header('accept-encoding') ?? '')
  for (const [name, value] of Object.entries(page.headers)) c.header(name, value)
  c.header('ETag', page.etag)
  if (c.req.header('if-none-match')?.includes(page.etag)) return c.body(null, 304)
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  return c.body(new Uint8Array(page[encoding]))
}
