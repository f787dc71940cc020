// Requests that never become one: headers that are too large or too slow, bytes that are no HTTP. They are answered like all others.
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { apiPolicy, securityHeaders } from '#http/security-headers.ts'

type Answer = { status: number; error: string; code: string }

const answers: Record<string, Answer> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: 'The headers are too large', code: 'headers_too_large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, error: 'The body is too large', code: 'body_too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'The request took too long to arrive', code: 'request_timeout' },
}
const notHttp: Answer = { status: 400, error: 'The request could not be read', code: 'malformed_request' }

/** The answer that is being written to a connection, as Node keeps it. */
type Answering = Duplex & { _httpMessage?: { headersSent: boolean } | null }

/** Where an answer has begun already, a second one in the midst of it would only confuse: the connection just ends. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Answering, isHttps: boolean): void {
  if (!socket.writable || socket._httpMessage?.headersSent) return void socket.destroy(error)
  const { status, ...told } = answers[error.code ?? ''] ?? notHttp
  const body = JSON.stringify(told)
  const headers = Object.entries({
    ...securityHeaders(isHttps),
    'Content-Security-Policy': apiPolicy,
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Request-Id': randomUUID(),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', body].join('\r\n'))
  socket.destroy(error)
}
