// What the kit puts into Hono's context for every request.
import type { HttpBindings } from '@hono/node-server'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor, Viewer } from '#shared/actor.ts'
import type { TokenScope } from '#shared/token-scopes.ts'

/** A call that a page makes while it is rendered, without a socket: who looks was found out for the whole page. */
export type PageCall = {
  requestId: string
  address: string
  viewer: Viewer
  /** What the call was answered, if it was a contract. */
  contract?: unknown
}

/** Somebody who acts by a personal access token, and what it is good for. */
export type TokenHolder = { actor: Actor; scopes: readonly TokenScope[] }

/** What an admin's act was done to, and how that was before and after. */
export type ActFacts = { subject: string | null; before: unknown; after: unknown }
export type RecordedAct = ActFacts & { act: string; createdAt: Date }
export type RecordAct = (db: Sql, admin: Pick<Actor, 'id' | 'username'>, act: RecordedAct) => Promise<void>

export type AppEnv = {
  Bindings: Partial<HttpBindings> & { page?: PageCall }
  Variables: {
    deps: Deps
    requestId: string
    /** The client's address as far as our proxies are believed. */
    address: string
    /** Who is looking, for safe methods and pages; null for a visitor. */
    viewer: Viewer
    /** Who came with an access token; counts on routes that say so. */
    tokenHolder: TokenHolder | null
    /** Who acts; set by `signedIn` and `adminOnly`. */
    actor: Actor
    recordAct: RecordAct
  }
}
