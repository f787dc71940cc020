// A link in a letter that stops something was opened in a browser: the page asks first, as programs open links too.
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** The token goes to that page, and no referrer takes it further. */
export function leadToAskingPage(c: Context<AppEnv>, path: string, words: Record<string, string>) {
  c.header('Referrer-Policy', 'no-referrer')
  return c.redirect(`${path}?${new URLSearchParams(words)}`, 302)
}
