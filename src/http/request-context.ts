// The first middleware: every request gets an id, the client's address and what use cases need.
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '#platform/deps.ts'
import type { AppEnv } from './app-env.ts'
import { clientAddress } from './client-address.ts'

export function requestContext(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { requestId, address, incoming } = c.env
    c.set('deps', deps)
    c.set('requestId', requestId ?? randomUUID())
    c.set(
      'address',
      address ??
        clientAddress(incoming?.socket.remoteAddress ?? '', c.req.header('x-forwarded-for'), deps.config.trustProxy),
    )
    c.header('X-Request-Id', c.var.requestId)
    await next()
  }
}
