// The session cookie: for rendering pages and reading, never for writing.
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from './app-env.ts'
import { sessionCookieName } from './who-is-asking.ts'

const sixtyDays = 60 * 24 * 60 * 60

function attributes(isHttps: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps } as const
}

export function giveSessionCookie(c: Context<AppEnv>, value: string): void {
  const { isHttps } = c.var.deps.config
  setCookie(c, sessionCookieName(isHttps), value, { ...attributes(isHttps), maxAge: sixtyDays })
}

export function takeSessionCookie(c: Context<AppEnv>): void {
  const { isHttps } = c.var.deps.config
  deleteCookie(c, sessionCookieName(isHttps), attributes(isHttps))
}
