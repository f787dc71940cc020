// Who is asking. A bearer token may do everything; the session cookie alone only reads, so no foreign site can forge a write.
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Actor, Viewer } from '#shared/actor.ts'
import { refuseIfStale } from '#shared/fresh-session.ts'
import { Refusal } from '#shared/refusal.ts'
import { type Area, isStaff, mayUse } from '#shared/staff.ts'
import type { TokenScope } from '#shared/token-scopes.ts'
import type { AppEnv, TokenHolder } from './app-env.ts'
import { documented } from './route-docs.ts'
import { safeMethods } from './safe-methods.ts'

export type Credential = { kind: 'bearer' | 'cookie'; value: string }

/** Handed in by the server: the kit does not know how sessions are kept. */
export type Identify = (credential: Credential) => Promise<Viewer>

export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-session' : 'session'
}

/** Personal access tokens: who acts by one, and what it is good for. Told from sessions by their beginning. */
export type IdentifyToken = (token: string) => Promise<TokenHolder | null>
const tokenBeginning = 'pat_'

/**
 * Sets the viewer of every request. A bearer that is given decides alone, also when it is not valid any more. Who comes with an
 * access token is nobody, except on routes that say `byToken`.
 */
export function whoIsAsking(identify: Identify, identifyToken: IdentifyToken): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const credential = credentialOf(c)
    const isToken = credential?.kind === 'bearer' && credential.value.startsWith(tokenBeginning)
    c.set('tokenHolder', isToken ? await identifyToken(credential.value) : null)
    c.set('viewer', credential && !isToken ? await identify(credential) : null)
    await next()
  }
}

/** Before the guard of a route that may be called with an access token of this scope, too. */
export function byToken(scope: TokenScope): MiddlewareHandler<AppEnv> {
  return documented<MiddlewareHandler<AppEnv>>(
    async (c, next) => {
      const holder = c.var.tokenHolder
      if (holder?.scopes.includes(scope)) c.set('viewer', holder.actor)
      await next()
    },
    { tokenScope: scope },
  )
}

export function credentialOf(c: Context<AppEnv>): Credential | null {
  const header = c.req.header('authorization')
  if (header !== undefined) {
    const bearer = /^Bearer ([\w-]{20,200})$/i.exec(header)
    return bearer?.[1] ? { kind: 'bearer', value: bearer[1] } : null
  }
  if (!safeMethods.has(c.req.method)) return null
  const cookie = sessionCookie(c)
  return cookie ? { kind: 'cookie', value: cookie } : null
}

export function sessionCookie(c: Context<AppEnv>): string | undefined {
  return getCookie(c, sessionCookieName(c.var.deps.config.isHttps))
}

function requireActor({ viewer, tokenHolder }: AppEnv['Variables']): Actor {
  if (!viewer && tokenHolder)
    throw new Refusal('forbidden', 'token_not_enough', { text: 'This token is not good for that' })
  if (!viewer) throw new Refusal('unauthenticated', 'unauthenticated', { text: 'User not authenticated' })
  return viewer
}

/** Where it is required of who runs the site, they do nothing before it is set up. */
function requireSecondFactor(actor: Actor): void {
  if (!actor.mustSetUpSecondFactor) return
  throw new Refusal('forbidden', 'second_factor_needed', { text: 'Please set up a second factor first' })
}

export const signedIn: MiddlewareHandler<AppEnv> = documented<MiddlewareHandler<AppEnv>>(
  async (c, next) => {
    const actor = requireActor(c.var)
    // Reading what is one's own goes on: the page that leads there needs it.
    if (!safeMethods.has(c.req.method)) requireSecondFactor(actor)
    c.set('actor', actor)
    c.header('Cache-Control', 'no-store')
    await next()
  },
  { guard: 'signed-in' },
)

/** For setting up a second factor, and for what that needs. */
export const signedInToSetUp: MiddlewareHandler<AppEnv> = documented<MiddlewareHandler<AppEnv>>(
  async (c, next) => {
    c.set('actor', requireActor(c.var))
    c.header('Cache-Control', 'no-store')
    await next()
  },
  { guard: 'signed-in' },
)

type May = (actor: Actor) => boolean

function requireStaff(who: AppEnv['Variables'], may: May): Actor {
  const actor = requireActor(who)
  if (!isStaff(actor)) throw new Refusal('forbidden', 'admins_only', { text: 'Only administrators may do this' })
  if (!may(actor)) throw new Refusal('forbidden', 'not_your_area', { text: 'Your role does not include this' })
  return actor
}

function guardOf(may: May, { anyPassword = false } = {}): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const actor = requireStaff(c.var, may)
    if (actor.mustChangePassword && !anyPassword) {
      throw new Refusal('forbidden', 'password_change_due', { text: 'Please choose a new password first' })
    }
    if (!anyPassword) requireSecondFactor(actor)
    c.set('actor', actor)
    c.header('Cache-Control', 'no-store')
    await next()
  }
}

export const adminOnly: MiddlewareHandler<AppEnv> = documented(
  guardOf(({ role }) => role === 'admin'),
  { guard: 'admin' },
)

/** For admins, and for whoever of the team has this area. */
export function staffOnly(area: Area): MiddlewareHandler<AppEnv> {
  return documented(
    guardOf((actor) => mayUse(actor, area)),
    { guard: 'staff', area },
  )
}

/** For the one thing somebody of the team with a password made for them may do. */
export const staffWithAnyPassword: MiddlewareHandler<AppEnv> = documented(
  guardOf(() => true, { anyPassword: true }),
  { guard: 'staff' },
)

/** After `signedIn` or `adminOnly`, for acts that an open browser alone must not be enough for. */
export const freshSession: MiddlewareHandler<AppEnv> = async (c, next) => {
  refuseIfStale(c.var.actor, c.var.deps.clock.now())
  await next()
}

/** Said on purpose by routes that anybody may call. */
export const open: MiddlewareHandler<AppEnv> = documented<MiddlewareHandler<AppEnv>>((_c, next) => next(), {
  guard: 'open',
})

/** For routes that carry a proof of their own: a signature, a signed link, an upload ticket. */
export const byProof: MiddlewareHandler<AppEnv> = documented<MiddlewareHandler<AppEnv>>((_c, next) => next(), {
  guard: 'proof',
})
