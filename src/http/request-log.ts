// One line per request: id, method, path without query, status and time. No addresses, no tokens, no secrets in paths.
// What is measured of it knows its template only.
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { AppEnv } from './app-env.ts'

/** Feeds and calendars are read by whoever has their address, and one that was copied with a slip is still nearly it. */
export function pathForLog(path: string): string {
  return path.replace(/^\/(alerts|calendar)\/.+/i, '/$1/…')
}

export const logRequests: MiddlewareHandler<AppEnv> = async (c, next) => {
  const startedAt = performance.now()
  await next()
  const took = performance.now() - startedAt
  const ms = Math.round(took * 10) / 10
  const { deps, requestId } = c.var
  deps.metrics?.answered({
    method: c.req.method,
    route: templateOf(c),
    status: c.res.status,
    seconds: took / 1_000,
  })
  deps.log.info({ requestId, method: c.req.method, path: pathForLog(c.req.path), status: c.res.status, ms }, 'request')
}

function templateOf(c: Context<AppEnv>): string {
  const template = routePath(c, -1)
  if (!template.endsWith('*')) return template
  return c.req.path.startsWith('/api/') ? '/api/*' : 'page'
}
