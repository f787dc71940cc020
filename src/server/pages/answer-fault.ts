// A refusal or a fault outside of the API: a page for whoever looks at it in a browser, data for programs.
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '#http/app-env.ts'
import { answerError } from '#http/errors.ts'
import { faultPage, faultPolicy, hasFaultPage } from './fault-page.ts'

export function answerFault(error: Error, c: Context<AppEnv>): Response {
  const told = answerError(error, c)
  if (!isLookedAt(c) || !hasFaultPage(told.status)) return told
  c.header('Content-Security-Policy', faultPolicy)
  c.header('Cache-Control', 'no-store')
  return c.html(faultPage(told.status, c.var.requestId), told.status as ContentfulStatusCode)
}

/** Browsers ask for pages by name; readers of feeds and calendars do not. */
function isLookedAt({ req }: Context<AppEnv>): boolean {
  const isRead = req.method === 'GET' || req.method === 'HEAD'
  return isRead && (req.header('accept') ?? '').includes('text/html')
}
