// The HTTP server: time limits against slow clients, files and cached pages in front, and a stop that lets answers finish.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Deps } from '#platform/deps.ts'
import type { App } from './app.ts'
import { answerAsset } from './assets.ts'
import { answerForeignAddress, answerLongAddress, isForeignAddress } from './foreign-address.ts'
import { answerUnreadable } from './unreadable-request.ts'

export type HttpServer = { port: number; stop(): Promise<void> }

const drainMs = 9_000
/** A proxy may send a request over a connection that looks idle; it gives such connections up before this is over. */
const lastCallMs = 4_500

/** For so long nothing may move on a connection: whoever takes nothing of an answer would keep it in memory for ever. */
const stillMs = 120_000

/** In development: files that Vite serves before the application is asked. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export async function listen(
  deps: Deps,
  app: App,
  serveFile?: ServeFile,
  limits: { stillMs: number } = { stillMs },
): Promise<HttpServer> {
  const { answerFromCache } = app
  // Answers stay plain text until they are written: the platform's own Response would encode each into a stream first.
  const answer = getRequestListener(app.fetch as Parameters<typeof getRequestListener>[0], {
    overrideGlobalObjects: true,
  })
  // Those whose headers are still to come: files and cached pages are answered in one go.
  const open = new Set<ServerResponse>()
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 5_000,
      // Node looks every half minute unless told, and a limit of ten seconds would then be one of forty.
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
      // A request without a body is over when its headers are: nothing has to wait for the end of nothing.
      optimizeEmptyRequests: true,
    },
    (request, response) => {
      if (!server.listening) response.shouldKeepAlive = false
      const { url = '' } = request
      if (url.length > 8_192) return answerLongAddress(request, response, deps.config.isHttps)
      if (isForeignAddress(url)) return answerForeignAddress(request, response, deps.config.isHttps)
      if (answerAsset(app.assets, request, response)) return deps.metrics?.atHand('file')
      if (answerFromCache(request, response)) return deps.metrics?.atHand('page')
      open.add(response)
      response.once('close', () => open.delete(response))
      if (serveFile) serveFile(request, response, () => void answer(request, response))
      else void answer(request, response)
    },
  )
  server.timeout = limits.stillMs
  // What nobody takes is thrown away at once; an idle connection ends as usual.
  server.on('timeout', (socket) => (socket.writableLength > 0 ? socket.resetAndDestroy() : socket.destroy()))
  server.on('clientError', (error, socket) => answerUnreadable(error, socket, deps.config.isHttps))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(deps.config.port, deps.config.host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => stop(server, open, deps.config.mode === 'production'),
  }
}

/** Takes no new connection, tells those that are open to come back elsewhere, lets answers finish, cuts what is left. */
async function stop(server: Server, open: Set<ServerResponse>, isPatient: boolean): Promise<void> {
  // Right after the event loop has taken in whoever was waiting at the door.
  await new Promise((resolve) => setImmediate(resolve))
  // HTTP's own close would cut idle connections at once, and with them requests that are on their way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  for (const response of open) response.shouldKeepAlive = false
  const lastCall = setTimeout(() => server.closeIdleConnections(), isPatient ? lastCallMs : 0)
  const cut = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearTimeout(lastCall)
  clearTimeout(cut)
}
