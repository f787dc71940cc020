// Writes one row for every act of an admin. It reads the routes' own guards, so that a new route can't be forgotten.
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from '#http/app-env.ts'
import { docsOf } from '#http/route-docs.ts'
import { insertAct, type Kind, readState } from './audit.store.ts'

const kinds: [RegExp, Kind][] = [
  [/^\/api\/jobs\/([\da-f-]{36})(\/|$)/, 'jobs'],
  [/^\/api\/admin\/companies\/([\da-f-]{36})(\/|$)/, 'companies'],
  [/^\/api\/admin\/payments\/([\da-f-]{36})(\/|$)/, 'payments'],
  [/^\/api\/admin\/users\/([\da-f-]{36})(\/|$)/, 'users'],
  [/^\/api\/forum\/topics\/([\da-f-]{36})(\/|$)/, 'forum_topics'],
]
const anyId = /\/([\da-f]{8}-[\da-f-]{27})(\/|$)/

export const recordAdminActs: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { method, path } = c.req
  if (c.var.viewer?.role !== 'admin' || method === 'GET' || method === 'HEAD') return next()
  const docs = matchedRoutes(c).map(({ handler }) => docsOf(handler))
  if (!docs.some((each) => each?.guard === 'admin')) return next()
  const { deps, viewer } = c.var
  const kind = kinds.find(([pattern]) => pattern.test(path))
  const subject = (kind?.[0] ?? anyId).exec(path)?.[1] ?? null
  const look = async () => (kind && subject ? readState(deps.db.orm, kind[1], subject) : null)
  const before = await look()
  await next()
  if (c.error || c.res.status >= 400) return
  const act = docs.find((each) => each?.summary)?.summary ?? `${method} ${path}`
  const after = (await look()) ?? withoutSecrets(c.req.valid('json' as never))
  // The act is done already: a row that can't be written is an error of ours, not theirs.
  await insertAct(deps.db.orm, {
    adminId: viewer.id,
    adminName: viewer.username,
    act,
    subject,
    before,
    after,
    createdAt: deps.clock.now(),
  }).catch((err) => deps.log.error({ err, act }, 'an act of an admin was not recorded'))
}

/** Passwords, tokens and addresses are nobody's business later on. */
function withoutSecrets(body: unknown): unknown {
  if (!body || typeof body !== 'object') return null
  return Object.fromEntries(Object.entries(body).filter(([name]) => !/password|token|secret|email/i.test(name)))
}
