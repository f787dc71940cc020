// What the kit puts into Hono's context for every request.
import type { HttpBindings } from '@hono/node-server'
import type { Deps } from '#platform/deps.ts'
import type { Actor, Viewer } from '#shared/actor.ts'

/** A call that a page makes while it is rendered, without a socket. */
export type PageCall = {
  requestId: string
  address: string
  /** Looks it up once for the whole page. */
  whoLooks: () => Promise<Viewer>
  /** What the call was answered: text is all a page needs, and a response is dear to make and to read. */
  answer?: { status: number; text: string }
}

export type AppEnv = {
  Bindings: Partial<HttpBindings> & { pageCall?: PageCall }
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
