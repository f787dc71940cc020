// The HTTP server: time limits against slow clients, files and cached pages in front, and a stop that lets answers finish.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Deps } from '#platform/deps.ts'
import type { App } from './app.ts'
import { answerAsset } from './assets.ts'
import { makeCachedAnswer } from './pages/cached-answer.ts'

export type HttpServer = { port: number; stop(): Promise<void> }

const drainMs = 10_000

/** In development: files that Vite serves before the application is asked. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export async function listen(deps: Deps, app: App, serveFile?: ServeFile): Promise<HttpServer> {
  const answerFromCache = makeCachedAnswer(deps, app.cache)
  // Answers stay plain text until they are written: the platform's own Response would encode each into a stream first.
  const answer = getRequestListener(app.fetch as Parameters<typeof getRequestListener>[0], {
    overrideGlobalObjects: true,
  })
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16_384,
      // A request without a body is over when its headers are: nothing has to wait for the end of nothing.
      optimizeEmptyRequests: true,
    },
    (request, response) => {
      if ((request.url?.length ?? 0) > 8_192) return void response.writeHead(414).end()
      if (answerAsset(app.assets, request, response) || answerFromCache(request, response)) return
      if (serveFile) serveFile(request, response, () => void answer(request, response))
      else void answer(request, response)
    },
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(deps.config.port, deps.config.host, resolve)
  })
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server) }
}

/** Takes no new connection, lets requests in flight finish, then cuts what is left. */
async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearTimeout(cut)
}
