// One line per request: id, method, path without query, status and time. No addresses, no tokens, no secrets in paths.
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Feeds and calendars are read by whoever has their address. */
function withoutSecrets(path: string): string {
  return path.replace(/^\/(alerts|calendar)\/.+/, '/$1/…')
}

export const logRequests: MiddlewareHandler<AppEnv> = async (c, next) => {
  const startedAt = performance.now()
  await next()
  const ms = Math.round((performance.now() - startedAt) * 10) / 10
  const { deps, requestId } = c.var
  deps.log.info(
    { requestId, method: c.req.method, path: withoutSecrets(c.req.path), status: c.res.status, ms },
    'request',
  )
}
