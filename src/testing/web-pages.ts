// A web of a test's own: one local server that plays every host, and counts who came.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Handler = (request: IncomingMessage, response: ServerResponse) => void
/** A text is a page; anything else is said in full. */
type Page =
  | string
  | { status?: number; type?: string; headers?: Record<string, string>; body?: string | Buffer }
  | Handler

export type WebPages = {
  port: number
  /** For `OUTBOUND_TEST_HOSTS`. */
  hosts(...names: string[]): string
  /** What was asked for, as `host/path`. */
  asked: string[]
  requests: IncomingMessage[]
  show(address: string, page: Page): void
  close(): Promise<void>
}

/** Addresses are `host/path`, with the query when it matters. */
export async function openWebPages(pages: Record<string, Page> = {}): Promise<WebPages> {
  const shown = new Map(Object.entries(pages))
  const asked: string[] = []
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    const address = `${request.headers.host ?? ''}${request.url ?? ''}`
    asked.push(address)
    requests.push(request)
    const page = shown.get(address) ?? shown.get(address.split('?')[0]!)
    if (page === undefined) return response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
    if (typeof page === 'function') return page(request, response)
    const {
      status = 200,
      type = 'text/html; charset=utf-8',
      headers = {},
      body = '',
    } = typeof page === 'string' ? { body: page } : page
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    hosts: (...names) => names.map((name) => `${name}=127.0.0.1:${port}`).join(','),
    asked,
    requests,
    show: (address, page) => shown.set(address, page),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
