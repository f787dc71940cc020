// The first middleware: every request gets an id, the client's address and what use cases need.
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '#platform/deps.ts'
import type { AppEnv } from './app-env.ts'
import { clientAddress } from './client-address.ts'

export function requestContext(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { page } = c.env
    c.set('deps', deps)
    if (page) {
      c.set('requestId', page.requestId)
      c.set('address', page.address)
      c.set('viewer', page.viewer)
    } else {
      const remoteAddress = c.env.incoming?.socket.remoteAddress ?? ''
      c.set('requestId', randomUUID())
      c.set('address', clientAddress(remoteAddress, c.req.header('x-forwarded-for'), deps.config.trustProxy))
      c.header('X-Request-Id', c.var.requestId)
    }
    await next()
  }
}

/** For what concerns the wire only: a page that asks in process has been through it already. */
export function overTheWire(middleware: MiddlewareHandler<AppEnv>): MiddlewareHandler<AppEnv> {
  return (c, next) => (c.env.page ? next() : middleware(c, next))
}
