// Addresses with two slashes in a row, such as //host/path: other programs read a host in them, so none of ours is asked.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiPolicy, securityHeaders } from '#http/security-headers.ts'
import { faultPage, faultPolicy } from './pages/fault-page.ts'

/** Back-slashes count as slashes, and what URL parsers drop counts as nothing. A dot segment before them hides nothing. */
const twoSlashes = /[/\\][\t\r\n]*[/\\]/

export function isForeignAddress(url: string): boolean {
  if (!twoSlashes.test(url)) return false
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return twoSlashes.test(path.replace(/^https?:\/\/[^/\\]*/i, ''))
}

/** A page for people, JSON for programs; both say that there is nothing here. */
export function answerForeignAddress(request: IncomingMessage, response: ServerResponse, isHttps: boolean): void {
  const requestId = randomUUID()
  const isPage =
    (request.method === 'GET' || request.method === 'HEAD') && !/^[/\\]+api(?:[/\\?]|$)/.test(request.url ?? '')
  const body = isPage
    ? faultPage(404, requestId)
    : JSON.stringify({ error: 'There is nothing at this address', code: 'not_found' })
  response
    .writeHead(404, {
      ...securityHeaders(isHttps),
      'Content-Security-Policy': isPage ? faultPolicy : apiPolicy,
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'X-Request-Id': requestId,
      // A body that nobody reads would be taken for the next request.
      ...(isPage ? {} : { Connection: 'close' }),
    })
    .end(request.method === 'HEAD' ? undefined : body)
}
