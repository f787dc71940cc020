// Makes every act of an admin one transaction with its row in the log. It reads the routes' own guards, so that a new route can't be forgotten.
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from '#http/app-env.ts'
import { docsOf } from '#http/route-docs.ts'
import { watchAct } from './act-watch.ts'
import { insertAct } from './audit.store.ts'

/** The answer says why; only the transaction has to know that nothing is to stay. */
class ActRefused extends Error {}

export const recordAdminActs: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { method, path } = c.req
  if (c.var.viewer?.role !== 'admin' || method === 'GET' || method === 'HEAD') return next()
  const docs = matchedRoutes(c).map(({ handler }) => docsOf(handler))
  if (!docs.some((each) => each?.guard === 'admin')) return next()
  const { deps, viewer } = c.var
  const act = docs.find((each) => each?.summary)?.summary ?? `${method} ${path}`
  try {
    await deps.db.asOne(async (db) => {
      c.set('deps', { ...deps, db })
      const look = await watchAct(db.orm, { method, path, adminId: viewer.id })
      await next()
      if (c.error || c.res.status >= 400) throw new ActRefused()
      const facts = await look({
        body: c.req.valid('json' as never),
        before: c.var.actBefore,
        readAnswer: () => c.res.clone().json(),
      })
      await insertAct(db.orm, viewer, { act, ...facts, createdAt: deps.clock.now() })
    })
  } catch (error) {
    if (!(error instanceof ActRefused)) throw error
  } finally {
    c.set('deps', deps)
  }
}
