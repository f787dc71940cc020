// A lasting name for a browser, given when somebody signs in: so that a stranger's wrong passwords do not lock its owner
// out. It proves nothing and signs nobody in. Only calls of the API carry it.
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { newToken } from '#platform/tokens.ts'
import type { AppEnv } from './app-env.ts'
import { limitKey } from './client-address.ts'

const year = 365 * 24 * 60 * 60
const shape = /^brw_[\w-]{43}$/

const nameOf = (isHttps: boolean) => (isHttps ? '__Secure-browser' : 'browser')

/** Where a call comes from: the browser's name, when it has one, and the address as limits count it. */
export type Origin = { browser: string | null; limitAddress: string }

export function originOf(c: Context<AppEnv>): Origin {
  const named = getCookie(c, nameOf(c.var.deps.config.isHttps))
  return { browser: named && shape.test(named) ? named : null, limitAddress: limitKey(c.var.address) }
}

export function newBrowserName(): string {
  return newToken('brw')
}

export function giveBrowserCookie(c: Context<AppEnv>, name: string): void {
  const { isHttps } = c.var.deps.config
  const attributes = { path: '/api', httpOnly: true, sameSite: 'Lax', secure: isHttps, maxAge: year } as const
  setCookie(c, nameOf(isHttps), name, attributes)
}
