// POST /api/mail/ses, mailgun and postmark: what mail providers report. An address whose setting is not there is not there.
import { Hono } from 'hono'
import type { z } from 'zod'
import type { AppEnv } from '#http/app-env.ts'
import { readBytes } from '#http/read-json.ts'
import { says } from '#http/route-docs.ts'
import { byProof } from '#http/who-is-asking.ts'
import type { Clock } from '#shared/clock.ts'
import { parseJsonOrNull } from '#shared/parse-json.ts'
import { refuse } from '../newsletter.refusals.ts'
import { Received } from '../newsletter.schema.ts'
import { MailgunReport, PostmarkReport } from './provider-events.ts'
import { isPostmark, takeMailgunReport, takePostmarkReport, takeSesMessage } from './provider-hooks.service.ts'
import { SnsMessage } from './sns-message.ts'

/** The largest message of Amazon's, with what is around it. */
const maxBytes = 320 * 1024

const nowsBy = (clock: Clock) => [new Date(), clock.now()]

/** Whatever type it says it is: the notification service says text/plain. */
async function read<T extends z.ZodType>(request: Request, shape: T): Promise<z.output<T>> {
  const bytes = await readBytes(request, maxBytes)
  const parsed = shape.safeParse(parseJsonOrNull(Buffer.from(bytes).toString('utf8')))
  if (!parsed.success) throw refuse('malformed', 'events_not_readable')
  return parsed.data
}

export const providerHookRoutes = new Hono<AppEnv>()
  .post('/mail/ses', says('Takes reports of Amazon SES, signed by SNS', { 200: Received }), byProof, async (c) => {
    const { deps } = c.var
    const { sesTopic } = deps.config.mail
    if (!sesTopic) throw refuse('not_found', 'mail_hook_not_configured')
    const message = await read(c.req.raw, SnsMessage)
    return c.json({ received: await takeSesMessage(deps, sesTopic, message, nowsBy(deps.clock)) })
  })
  .post('/mail/mailgun', says('Takes signed reports of Mailgun', { 200: Received }), byProof, async (c) => {
    const { deps } = c.var
    const { mailgunKey } = deps.config.mail
    if (!mailgunKey) throw refuse('not_found', 'mail_hook_not_configured')
    const report = await read(c.req.raw, MailgunReport)
    return c.json({ received: await takeMailgunReport(deps, mailgunKey, report, nowsBy(deps.clock)) })
  })
  .post('/mail/postmark', says('Takes reports of Postmark, by its login', { 200: Received }), byProof, async (c) => {
    const { deps } = c.var
    const { postmarkLogin } = deps.config.mail
    if (!postmarkLogin) throw refuse('not_found', 'mail_hook_not_configured')
    // Before anything of it is read.
    if (!isPostmark(c.req.header('authorization'), postmarkLogin)) throw refuse('unauthenticated', 'login_not_valid')
    return c.json({ received: await takePostmarkReport(deps, await read(c.req.raw, PostmarkReport)) })
  })
