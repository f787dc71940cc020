// GET /api/site: the few facts of the configuration that pages show.
import { Hono } from 'hono'
import { paymentPage } from '#features/membership/server/payment-page.ts'
import { answer } from '#http/answer.ts'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { open } from '#http/who-is-asking.ts'
import type { Config } from '#platform/config.ts'
import { SiteFacts } from '#shared/site-facts.ts'

export const siteFactsRoutes = new Hono<AppEnv>().get(
  '/site',
  says('What pages show of this installation', { 200: SiteFacts }),
  open,
  (c) => answer(c, siteFacts(c.var.deps.config)),
)

export function siteFacts(config: Config): SiteFacts {
  return {
    supportEmail: config.supportEmail,
    publicUrl: config.publicUrl,
    isDemo: config.mode === 'demo',
    mailsLinks: config.mail.smtpUrl !== undefined || config.mode !== 'production',
    takesPayments: paymentPage(config) !== null,
    clockOffsetMs: config.clockOffsetMs,
  }
}
