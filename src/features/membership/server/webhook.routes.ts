// POST /api/webhooks/stripe: signed events. What is not signed by the provider is refused before it is read.
import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#http/app-env.ts'
import { readBytes } from '#http/read-json.ts'
import { says } from '#http/route-docs.ts'
import { byProof } from '#http/who-is-asking.ts'
import { parseJsonOrNull } from '#shared/parse-json.ts'
import { refuse } from '../membership.refusals.ts'
import { StripeEvent } from '../membership.schema.ts'
import { applyEvent } from './payments.service.ts'
import { isSignedByProvider } from './stripe-signature.ts'

const maxBytes = 256 * 1024
const Received = z.object({ received: z.literal(true) })

export const webhookRoutes = new Hono<AppEnv>().post(
  '/webhooks/stripe',
  says('Takes signed events of the payment provider', { 200: Received }),
  byProof,
  async (c) => {
    const { config, clock } = c.var.deps
    const { webhookSecrets } = config.payment
    if (webhookSecrets.length === 0) throw refuse('unavailable', 'webhook_not_configured')
    const payload = Buffer.from(await readBytes(c.req.raw, maxBytes))
    // The provider's clock is the real one; tests that move ours sign with either.
    const nows = [Date.now(), clock.now().getTime()]
    if (!isSignedByProvider(payload, c.req.header('stripe-signature'), webhookSecrets, nows))
      throw refuse('malformed', 'signature_not_valid')
    await applyEvent(c.var.deps, readEvent(payload))
    return c.json({ received: true })
  },
)

function readEvent(payload: Buffer): StripeEvent {
  const event = StripeEvent.safeParse(parseJsonOrNull(payload.toString('utf8')))
  if (!event.success) throw refuse('malformed', 'event_not_readable')
  return event.data
}
