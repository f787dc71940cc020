// Addresses that are refused before anything is asked: with two slashes in a row, such as //host/path, in which other programs
// read a host, and those longer than any of ours.
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

export function answerForeignAddress(request: IncomingMessage, response: ServerResponse, isHttps: boolean): void {
  refuse(request, response, { status: 404, error: 'There is nothing at this address', code: 'not_found', isHttps })
}

/** With what every answer has, though nothing of it is read. */
export function answerLongAddress(request: IncomingMessage, response: ServerResponse, isHttps: boolean): void {
  refuse(request, response, { status: 414, error: 'This address is too long', code: 'address_too_long', isHttps })
}

type Refusal = { status: 404 | 414; error: string; code: string; isHttps: boolean }

/** A page for people, JSON for programs; both say why there is nothing here. */
function refuse(request: IncomingMessage, response: ServerResponse, { status, error, code, isHttps }: Refusal): void {
  const requestId = randomUUID()
  const isPage =
    (request.method === 'GET' || request.method === 'HEAD') && !/^[/\\]+api(?:[/\\?]|$)/.test(request.url ?? '')
  const body = isPage ? faultPage(status, requestId) : JSON.stringify({ error, code })
  response
    .writeHead(status, {
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
