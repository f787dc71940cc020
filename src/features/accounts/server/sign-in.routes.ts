// HTTP for signing up, in and out: parse, ask the service, answer.
import { type Context, Hono } from 'hono'
import { answer } from '#http/answer.ts'
import type { AppEnv } from '#http/app-env.ts'
import { giveBrowserCookie, newBrowserName, originOf } from '#http/browser-cookie.ts'
import { limitShared } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { giveSessionCookie, takeSessionCookie } from '#http/session-cookie.ts'
import { body } from '#http/validate.ts'
import { open, sessionCookie, signedIn, signedInToSetUp } from '#http/who-is-asking.ts'
import { truncateAddress } from '#shared/addresses.ts'
import { LoginForm, Registration, SignedIn, User } from '../account.schema.ts'
import { SignInAnswer } from '../second-factor.schema.ts'
import { toUser } from './accounts.store.ts'
import { deviceName } from './device-name.ts'
import * as service from './sign-in.service.ts'
import { watchStaffSignIns } from './staff-sign-ins.audit.ts'

const registrationLimit = limitShared('register', 'address', { times: 20, seconds: 3600 })

export const signInRoutes = new Hono<AppEnv>()
  .post(
    '/register',
    says('Makes an account and signs it in', { 201: SignedIn }),
    open,
    registrationLimit,
    body(Registration),
    async (c) => answerSession(c, await service.register(c.var.deps, c.req.valid('json'), browserOf(c)), 201),
  )
  .post(
    '/login',
    says('Signs a member in', { 200: SignInAnswer }),
    open,
    body(LoginForm),
    watchStaffSignIns,
    async (c) => answerSignIn(c, await service.signIn(c.var.deps, c.req.valid('json'), browserOf(c))),
  )
  .post(
    '/admin/login',
    says('Signs somebody of the team in', { 200: SignInAnswer }),
    open,
    body(LoginForm),
    watchStaffSignIns,
    async (c) => answerSignIn(c, await service.signInAsAdmin(c.var.deps, c.req.valid('json'), browserOf(c))),
  )
  .post('/logout', says('Ends the session', { 204: null }), open, async (c) => {
    const actor = c.var.viewer ?? (await cookieHolder(c))
    if (actor) await service.signOut(c.var.deps, actor)
    takeSessionCookie(c)
    return c.body(null, 204)
  })
  .get('/user', says('The signed-in person', { 200: User }), signedIn, async (c) => answer(c, toUser(c.var.actor)))
  .post(
    '/user/cookie',
    says('Gives a browser that kept its token and lost its cookie a new one', { 204: null }),
    signedInToSetUp,
    async (c) => {
      const { deps, actor } = c.var
      const cookie = await service.renewCookie(deps, actor.sessionId, sessionCookie(c))
      if (cookie) giveSessionCookie(c, cookie)
      return c.body(null, 204)
    },
  )

/** What a session remembers of the browser that opened it. */
export function browserOf(c: Context<AppEnv>): service.Browser {
  const { browser, limitAddress } = originOf(c)
  return {
    device: deviceName(c.req.header('user-agent') ?? ''),
    address: truncateAddress(c.var.address),
    limitAddress,
    browser: browser ?? newBrowserName(),
  }
}

/** Who is asked for more gets neither token nor cookie. */
function answerSignIn(c: Context<AppEnv>, outcome: service.SignInOutcome) {
  if ('token' in outcome) return answerSession(c, outcome, 200)
  c.header('Cache-Control', 'no-store')
  return c.json(outcome, 200)
}

export function answerSession(c: Context<AppEnv>, session: service.NewSession, status: 200 | 201) {
  giveSessionCookie(c, session.cookie)
  giveBrowserCookie(c, session.browser)
  c.header('Cache-Control', 'no-store')
  return c.json({ token: session.token, user: session.user }, status)
}

/** A browser without a token may end the session its cookie names, but only from our own pages. */
async function cookieHolder(c: Context<AppEnv>) {
  const cookie = sessionCookie(c)
  const isOwnPage = c.req.header('sec-fetch-site') === 'same-origin' || c.req.header('origin') !== undefined
  if (!cookie || !isOwnPage || c.req.header('authorization')) return null
  return service.identify(c.var.deps, { kind: 'cookie', value: cookie })
}
