// Whoever has written something finds it in the next list: this instance does not wait for the database's notice.
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#http/app-env.ts'

/** What can change a post, or a name in it. */
const mayChangeTheForum = /^\/api\/(forum|users|admin|register)(\/|$)/

export const noticeOwnWrites: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { method, path } = c.req
  if (method === 'GET' || method === 'HEAD' || !mayChangeTheForum.test(path)) return
  c.var.deps.forumTopics.touch()
  c.var.deps.forumReplies.touch()
}
