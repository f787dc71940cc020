// What a route says about itself. Middlewares carry it, and the OpenAPI document and the route-walking test read it back.
import type { MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { Area } from '#shared/staff.ts'
import type { TokenScope } from '#shared/token-scopes.ts'
import type { AppEnv } from './app-env.ts'

export type Guard = 'open' | 'signed-in' | 'staff' | 'admin' | 'proof'

export type RouteDocs = {
  summary?: string
  guard?: Guard
  /** With the guard `staff`: who of the team. Without it: all of them. */
  area?: Area
  /** May be called with an access token of this scope, too. */
  tokenScope?: TokenScope
  /** An admin's call leaves a row in the log. */
  isRecorded?: boolean
  /** It shows personal data, and that it was looked at is in the log. */
  isReadRecorded?: boolean
  body?: z.ZodType
  query?: z.ZodType
  params?: z.ZodType
  answers?: Record<number, z.ZodType | null>
}

const docs = new WeakMap<object, RouteDocs>()

/** Attaches what the middleware means for the route's description. */
export function documented<T extends object>(handler: T, what: RouteDocs): T {
  docs.set(handler, what)
  return handler
}

export function docsOf(handler: object): RouteDocs | undefined {
  return docs.get(handler)
}

/** Describes a route: one sentence, and what it answers (null: no body). */
export function says(summary: string, answers: Record<number, z.ZodType | null> = {}): MiddlewareHandler<AppEnv> {
  return documented<MiddlewareHandler<AppEnv>>((_c, next) => next(), { summary, answers })
}
