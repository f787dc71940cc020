// What the kit puts into Hono's context for every request.
import type { HttpBindings } from '@hono/node-server'
import type { Deps } from '#platform/deps.ts'
import type { Actor, Viewer } from '#shared/actor.ts'

/** A page that is being rendered asks the API without a socket. */
export type InProcess = {
  inProcess: true
  requestId: string
  address: string
  /** Looked up once for the whole page. */
  viewer: Viewer
}

export type AppEnv = {
  Bindings: Partial<HttpBindings> & Partial<InProcess>
  Variables: {
    deps: Deps
    requestId: string
    /** The client's address as far as our proxies are believed. */
    address: string
    /** Who is looking, for safe methods and pages; null for a visitor. */
    viewer: Viewer
    /** Who acts; set by `signedIn` and `adminOnly`. */
    actor: Actor
    /** How it was before an admin's act, where the address does not say what the act is done to. */
    actBefore?: unknown
  }
}
