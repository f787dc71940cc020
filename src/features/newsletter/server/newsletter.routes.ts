// HTTP for subscribers: with an account, without one, and by signed links; and what mail servers report.
import { Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { leadToAskingPage } from '#http/asking-page.ts'
import { limitShared } from '#http/rate-limits.ts'
import { readBytes } from '#http/read-json.ts'
import { says } from '#http/route-docs.ts'
import { body, query } from '#http/validate.ts'
import { byProof, open, signedIn } from '#http/who-is-asking.ts'
import { ByToken } from '#shared/form-fields.ts'
import { parseJsonOrNull } from '#shared/parse-json.ts'
import { refuse } from '../newsletter.refusals.ts'
import * as schema from '../newsletter.schema.ts'
import { applyMailEvents, isSignedEvent } from './mail-events.service.ts'
import * as service from './newsletter.service.ts'
import { isSubscribed } from './subscribers.store.ts'

const visitorLimit = limitShared('newsletter', 'address', { times: 5, seconds: 3600 })
const limitVisitors: MiddlewareHandler<AppEnv> = (c, next) => (c.var.viewer ? next() : visitorLimit(c, next))
const maxEventBytes = 256 * 1024

export const newsletterRoutes = new Hono<AppEnv>()
  .get(
    '/newsletter/status',
    says('Whether the caller gets the newsletter', { 200: schema.NewsletterStatus }),
    signedIn,
    async (c) => c.json({ isSubscribed: await isSubscribed(c.var.deps.db.orm, c.var.actor) }),
  )
  .post(
    '/newsletter',
    says('Subscribes the caller; a visitor gets a letter to confirm the address', {
      200: schema.NewsletterStatus,
      202: schema.NewsletterStatus,
    }),
    open,
    limitVisitors,
    body(schema.Subscription),
    async (c) => {
      const { deps, viewer } = c.var
      const { email } = c.req.valid('json')
      if (viewer) {
        await service.subscribeMember(deps, viewer, email)
        return c.json({ isSubscribed: true })
      }
      await service.askToConfirm(deps, email)
      return c.json({ isSubscribed: false }, 202)
    },
  )
  .delete('/newsletter', says('Unsubscribes the caller', { 204: null }), signedIn, async (c) => {
    await service.leaveAsMember(c.var.deps, c.var.actor)
    return c.body(null, 204)
  })
  .post(
    '/newsletter/confirm',
    says('Confirms an address by the mailed link', { 200: schema.NewsletterStatus }),
    byProof,
    body(schema.Confirmation),
    async (c) => {
      await service.confirmAddress(c.var.deps, c.req.valid('json').token)
      return c.json({ isSubscribed: true })
    },
  )
  .post(
    '/newsletter/unsubscribe',
    says('One-click unsubscribe (RFC 8058): the signed link is the proof', { 200: schema.NewsletterStatus }),
    byProof,
    query(ByToken),
    async (c) => {
      await service.unsubscribeByLink(c.var.deps, c.req.valid('query').token)
      return c.json({ isSubscribed: false })
    },
  )
  .get(
    '/newsletter/unsubscribe',
    says('Leads to the page that asks; changes nothing', { 302: null }),
    byProof,
    query(ByToken),
    (c) => leadToAskingPage(c, '/unsubscribe', c.req.valid('query')),
  )
  .get(
    '/newsletter/preferences',
    says('What a reader chose to get', { 200: schema.Preferences }),
    byProof,
    query(ByToken),
    async (c) => c.json(await service.readPreferences(c.var.deps, c.req.valid('query').token)),
  )
  .patch(
    '/newsletter/preferences',
    says('Chooses what to get', { 200: schema.Preferences }),
    byProof,
    query(ByToken),
    body(schema.PreferenceChange),
    async (c) => c.json(await service.changePreferences(c.var.deps, c.req.valid('query').token, c.req.valid('json'))),
  )
  .post(
    '/mail-events',
    says('Takes signed reports of returned letters and complaints', { 200: schema.Received }),
    byProof,
    async (c) => {
      const secret = c.var.deps.config.mail.eventsSecret
      if (!secret) throw refuse('unavailable', 'mail_events_not_configured')
      const payload = Buffer.from(await readBytes(c.req.raw, maxEventBytes))
      if (!isSignedEvent(payload, c.req.header('x-signature'), secret)) throw refuse('malformed', 'signature_not_valid')
      const events = readEvents(payload)
      await applyMailEvents(c.var.deps, events)
      return c.json({ received: events.length })
    },
  )

function readEvents(payload: Buffer): schema.MailEvent[] {
  const events = schema.MailEvents.safeParse(parseJsonOrNull(payload.toString('utf8')))
  if (!events.success) throw refuse('malformed', 'events_not_readable')
  return events.data
}
