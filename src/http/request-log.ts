// One line per request: id, method, path without query, status and time. No addresses, no tokens.
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

export const logRequests: MiddlewareHandler<AppEnv> = async (c, next) => {
  const startedAt = performance.now()
  await next()
  const ms = Math.round((performance.now() - startedAt) * 10) / 10
  const { deps, requestId } = c.var
  deps.log.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request')
}
