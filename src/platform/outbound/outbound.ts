// The only way to addresses that people or pages supplied: public hosts, few redirects, little time, little to read.
import { isUtf8 } from 'node:buffer'
import pLimit from 'p-limit'
import { Agent, type Dispatcher } from 'undici'
import { guardedConnect, makeResolver, type ResolveName, type TestHosts } from './guarded-connect.ts'
import { packings, readBody, TooBig } from './limited-body.ts'
import { decodePage } from './page-text.ts'
import { AddressRefused, assertPlainUrl } from './public-address.ts'

export type OutboundReason =
  | 'unreachable'
  | 'refused'
  | 'too_big'
  | 'not_html'
  | 'wrong_type'
  | 'too_many_redirects'
  | 'timeout'
  | 'status'

type Answered = {
  status: number
  /** Where the last redirect led. */
  url: string
  /** Every address that was asked, the first one first. */
  steps: string[]
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  bytes: Buffer
  text: string
}
export type Fetched = ({ ok: true } & Answered) | ({ ok: false; reason: 'status' } & Answered) | Failed
export type Failed = { ok: false; reason: Exclude<OutboundReason, 'status'>; url: string }

export type Accept = 'html' | 'json' | 'xml' | 'image' | 'any'
export type FetchOptions = {
  /** Refused when something else comes; 'any' takes everything. */
  accept?: Accept
  /** Such as if-none-match: 304 is a good answer to whoever asked with it. */
  headers?: Record<string, string>
  /** Nobody waits for it: some places are kept free for those who do. */
  isBackground?: boolean
  /** A redirect is the answer, for who follows at a pace of their own: its address is in `headers.location`. */
  tellsRedirects?: boolean
}
export type Outbound = { fetch(url: string, options?: FetchOptions): Promise<Fetched> }

export type OutboundSettings = {
  /** Who asks, with a contact address. */
  userAgent: string
  testHosts?: TestHosts
  resolve?: ResolveName
  timeoutMs?: number
  maxBytes?: number
}

const maxRedirects = 5
const atOnce = 8
const inBackground = 6

const types: Record<Exclude<Accept, 'any'>, { asks: string; takes: RegExp }> = {
  html: { asks: 'text/html, application/xhtml+xml;q=0.9', takes: /^(text\/html|application\/xhtml\+xml)\b/i },
  json: { asks: 'application/json', takes: /^(application|text)\/([\w.-]+\+)?(json|javascript|plain)\b/i },
  xml: { asks: 'application/xml, application/rss+xml', takes: /^(application|text)\/([\w.-]+\+)?(xml|html|plain)\b/i },
  image: { asks: 'image/png, image/jpeg, image/gif, image/webp, image/svg+xml', takes: /^image\//i },
}

export function makeOutbound(settings: OutboundSettings): Outbound {
  const {
    userAgent,
    testHosts = new Map(),
    resolve = makeResolver(),
    timeoutMs = 10_000,
    maxBytes = 1_048_576,
  } = settings
  const places = pLimit(atOnce)
  const backgroundPlaces = pLimit(inBackground)
  const connect = guardedConnect({ resolve, testHosts, timeoutMs })

  async function fetchNow(address: string, options: FetchOptions): Promise<Fetched> {
    // Of its own: no connection, cookie or session is carried from one page to another.
    const agent = new Agent({ connect, allowH2: false, connections: 2, maxHeaderSize: 32_768 })
    const signal = AbortSignal.timeout(timeoutMs)
    const steps: string[] = []
    try {
      const url = new URL(address)
      const headers = { ...options.headers, ...ownHeaders(options.accept, userAgent) }
      const walk = { agent, signal, steps, headers, maxBytes, tellsRedirects: options.tellsRedirects ?? false }
      return await follow(walk, url, options.accept ?? 'any')
    } catch (error) {
      return { ok: false, reason: signal.aborted ? 'timeout' : reasonOf(error), url: steps.at(-1) ?? address }
    } finally {
      void agent.destroy()
    }
  }

  return {
    fetch(url, options = {}) {
      const take = () => places(() => fetchNow(url, options))
      return options.isBackground ? backgroundPlaces(take) : take()
    },
  }
}

function ownHeaders(accept: Accept = 'any', userAgent: string): Record<string, string> {
  const asks = accept === 'any' ? '*/*' : `${types[accept].asks}, */*;q=0.1`
  return { accept: asks, 'user-agent': userAgent, 'accept-encoding': packings, 'accept-language': 'en, *;q=0.5' }
}

type Walk = {
  agent: Agent
  signal: AbortSignal
  steps: string[]
  headers: Record<string, string>
  maxBytes: number
  tellsRedirects: boolean
}

async function follow(walk: Walk, first: URL, accept: Accept): Promise<Fetched> {
  let url = first
  for (;;) {
    assertPlainUrl(url)
    url.hash = ''
    walk.steps.push(url.href)
    const answer = await ask(walk, url)
    const next = answer.statusCode >= 300 && answer.statusCode < 400 ? headersOf(answer).location : undefined
    if (next === undefined || walk.tellsRedirects) return finish(walk, url, answer, accept)
    answer.body.on('error', () => undefined).destroy()
    if (walk.steps.length > maxRedirects) return { ok: false, reason: 'too_many_redirects', url: url.href }
    url = new URL(next, url)
  }
}

function ask({ agent, signal, headers }: Walk, url: URL): Promise<Dispatcher.ResponseData> {
  return agent.request({ origin: url.origin, path: url.pathname + url.search, method: 'GET', headers, signal })
}

function headersOf({ headers }: Dispatcher.ResponseData): Record<string, string> {
  const list = Object.entries(headers).filter(([name]) => name !== 'set-cookie')
  return Object.fromEntries(
    list.map(([name, value = '']) => {
      const said = Array.isArray(value) ? (value[0] ?? '') : value
      return [name, name === 'location' ? asBrowsersRead(said) : said]
    }),
  )
}

/** An address with letters that were not written as %C3%A9: they are UTF-8 where they can be, as in browsers. */
function asBrowsersRead(location: string): string {
  const bytes = Buffer.from(location, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : location
}

async function finish(walk: Walk, url: URL, answer: Dispatcher.ResponseData, accept: Accept): Promise<Fetched> {
  const headers = headersOf(answer)
  const type = headers['content-type'] ?? ''
  const isGood = (answer.statusCode >= 200 && answer.statusCode < 300) || answer.statusCode === 304
  if (
    isGood &&
    answer.statusCode !== 304 &&
    accept !== 'any' &&
    type !== '' &&
    !types[accept].takes.test(type.trim())
  ) {
    answer.body.on('error', () => undefined).destroy()
    return { ok: false, reason: accept === 'html' ? 'not_html' : 'wrong_type', url: url.href }
  }
  const packing = headers['content-encoding'] ?? ''
  const bytes = await readBody(answer.body, { packing, maxBytes: walk.maxBytes, signal: walk.signal })
  const text = accept === 'image' ? '' : decodePage(bytes, type)
  const answered = { status: answer.statusCode, url: url.href, steps: walk.steps, headers, bytes, text }
  return isGood ? { ok: true, ...answered } : { ok: false, reason: 'status', ...answered }
}

function reasonOf(error: unknown): Exclude<OutboundReason, 'status'> {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof AddressRefused) return 'refused'
    if (each instanceof TooBig) return 'too_big'
    if (/Timeout/.test(each.name)) return 'timeout'
  }
  // What can't be read as an address, also where a redirect leads.
  return error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL' ? 'refused' : 'unreachable'
}
