// The first middleware: every request gets an id, the client's address and what use cases need.
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { Deps } from '#platform/deps.ts'
import type { AppEnv } from './app-env.ts'
import { clientAddress } from './client-address.ts'

export function requestContext(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const remoteAddress = c.env.incoming?.socket.remoteAddress ?? ''
    c.set('deps', deps)
    c.set('requestId', randomUUID())
    c.set('address', clientAddress(remoteAddress, c.req.header('x-forwarded-for'), deps.config.trustProxy))
    c.header('X-Request-Id', c.var.requestId)
    await next()
  }
}

/** For the calls of a page that is being rendered: all this is known already. */
export function inProcessContext(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const call = c.env.pageCall!
    c.set('deps', deps)
    c.set('requestId', call.requestId)
    c.set('address', call.address)
    const take = (text: string, status: StatusCode = 200) => {
      call.answer = { status, text }
      return c.newResponse(null, status)
    }
    c.json = ((data: unknown, status?: StatusCode) => take(JSON.stringify(data), status)) as typeof c.json
    c.body = ((data: string | null, status?: StatusCode) => take(data ?? '', status)) as typeof c.body
    c.set('viewer', await call.whoLooks())
    await next()
  }
}
