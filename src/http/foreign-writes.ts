// Refuses state-changing calls that a browser made on behalf of another site.
import type { MiddlewareHandler } from 'hono'
import { Refusal } from '#shared/refusal.ts'
import type { AppEnv } from './app-env.ts'
import { safeMethods } from './safe-methods.ts'

export function refuseForeignWrites(publicUrl: string): MiddlewareHandler<AppEnv> {
  const ownOrigin = new URL(publicUrl).origin
  return async (c, next) => {
    if (!safeMethods.has(c.req.method)) {
      const origin = c.req.header('origin')
      const site = c.req.header('sec-fetch-site')
      const isForeign = (origin !== undefined && origin !== ownOrigin) || site === 'cross-site'
      if (isForeign) throw new Refusal('forbidden', 'foreign_origin', { text: 'This call came from another site' })
    }
    await next()
  }
}
