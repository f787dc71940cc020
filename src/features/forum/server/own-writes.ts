// Whoever has written something finds it in the next list: this instance does not wait for the database's notice.
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#http/app-env.ts'

/** What can change a topic or its author's name. */
const mayChangeTopics = /^\/api\/(forum|users|admin)\//

export const noticeOwnWrites: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { method, path } = c.req
  if (method !== 'GET' && method !== 'HEAD' && mayChangeTopics.test(path)) c.var.deps.forumTopics.touch()
}
