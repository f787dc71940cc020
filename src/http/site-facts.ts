// GET /api/site: the few facts of the configuration that pages show.
import { Hono } from 'hono'
import { type Config, hasSandbox } from '#platform/config.ts'
import { SiteFacts } from '#shared/site-facts.ts'
import { answer } from './answer.ts'
import type { AppEnv } from './app-env.ts'
import { says } from './route-docs.ts'
import { open } from './who-is-asking.ts'

export const siteFactsRoutes = new Hono<AppEnv>().get(
  '/site',
  says('What pages show of this installation', { 200: SiteFacts }),
  open,
  (c) => answer(c, siteFacts(c.var.deps.config)),
)

function siteFacts(config: Config): SiteFacts {
  return {
    supportEmail: config.supportEmail,
    publicUrl: config.publicUrl,
    isDemo: config.mode === 'demo',
    mailsLinks: config.mail.smtpUrl !== undefined || config.mode !== 'production',
    takesPayments: config.payment.linkUrl !== undefined || hasSandbox(config),
    clockOffsetMs: config.clockOffsetMs,
  }
}
