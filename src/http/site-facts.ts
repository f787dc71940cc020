// GET /api/site: the few facts of the configuration that pages show, and the words that the server hands in.
import { Hono } from 'hono'
import { type Config, hasSandbox } from '#platform/config.ts'
import type { Deps } from '#platform/deps.ts'
import { SiteFacts, type SiteWords } from '#shared/site-facts.ts'
import { answer } from './answer.ts'
import type { AppEnv } from './app-env.ts'
import { says } from './route-docs.ts'
import { open } from './who-is-asking.ts'

export function siteFactsRoutes(readWords: (deps: Deps) => Promise<SiteWords>) {
  return new Hono<AppEnv>().get(
    '/site',
    says('What pages show of this installation', { 200: SiteFacts }),
    open,
    async (c) => answer(c, siteFacts(c.var.deps.config, await readWords(c.var.deps))),
  )
}

function siteFacts(config: Config, words: SiteWords): SiteFacts {
  return {
    ...words,
    publicUrl: config.publicUrl,
    isDemo: config.mode === 'demo',
    mailsLinks: config.mail.smtpUrl !== undefined || config.mode !== 'production',
    takesPayments: config.payment.linkUrl !== undefined || hasSandbox(config),
    clockOffsetMs: config.clockOffsetMs,
  }
}
