// Answers a visitor's page straight from the cache, before any framework: a few header lines and a finished buffer.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress, limitKey } from '#http/client-address.ts'
import type { MemoryLimiter } from '#http/memory-limiter.ts'
import { sessionCookieName } from '#http/who-is-asking.ts'
import type { Deps } from '#platform/deps.ts'
import { type Log, makeRepeatedLine, type RepeatedLine } from '#platform/log.ts'
import { chooseEncoding } from '../encoding.ts'
import { type CachedPage, pageRegion } from './page.cache.ts'

/** True when the request was answered here. */
export type AnswerFromCache = (request: IncomingMessage, response: ServerResponse) => boolean

export function makeCachedAnswer(deps: Deps, floods: MemoryLimiter): AnswerFromCache {
  const { config, clock, log } = deps
  const pages = pageRegion(deps)
  const cookieStart = `${sessionCookieName(config.isHttps)}=`

  return (request, response) => {
    const { method, url, headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || !url) return false
    if (headers.authorization || headers.cookie?.includes(cookieStart)) return false
    const page = pages.get(url)?.cached
    if (!page) return false
    const sent = whatToSend(page, headers)
    if (!sent) return false
    if (config.rateLimits) {
      const address = clientAddress(
        request.socket.remoteAddress ?? '',
        headers['x-forwarded-for']?.toString(),
        config.trustProxy,
      )
      if (!floods(limitKey(address), clock.now().getTime()).allowed) return false
    }
    const requestId = randomUUID()
    response.writeHead(sent.status, [...sent.lines, 'X-Request-Id', requestId])
    response.end(method === 'HEAD' ? undefined : sent.body)
    lineFor(log, page, method, url, sent.status)(requestId)
    return true
  }
}

type Sent = { status: number; lines: readonly string[]; body?: Buffer }

/** Nothing, until somebody has waited for the page to be compressed in the way that this one takes it. */
function whatToSend(page: CachedPage, headers: IncomingMessage['headers']): Sent | undefined {
  if (headers['if-none-match']?.includes(page.etag)) return { status: 304, lines: page.notModified }
  const variant = page[chooseEncoding(String(headers['accept-encoding'] ?? ''))]
  return variant && { status: 200, ...variant }
}

function lineFor(log: Log, { logLines }: CachedPage, method: string, url: string, status: number): RepeatedLine {
  const known = logLines[method]?.get(status)
  if (known) return known
  const made = makeRepeatedLine(log, { method, path: pathOf(url), status, cached: true }, 'request')
  logLines[method] ??= new Map()
  logLines[method].set(status, made)
  return made
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
