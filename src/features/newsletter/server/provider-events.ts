// What mail providers report, in our words: a mailbox that does not exist, a reader who calls it spam. All else is none.
import { z } from 'zod'
import { emailField } from '#shared/form-fields.ts'
import { parseJsonOrNull } from '#shared/parse-json.ts'
import type { MailEvent } from '../newsletter.schema.ts'

/** Longer lists do not come: a letter of ours goes to one person. */
const most = 100

function eventsOf(type: MailEvent['type'], addresses: readonly string[]): MailEvent[] {
  return addresses.slice(0, most).flatMap((text) => {
    // Some write the name of the person too.
    const email = emailField.safeParse(/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text)
    return email.success ? [{ type, email: email.data }] : []
  })
}

const recipients = z.array(z.object({ emailAddress: z.string().max(400) })).max(1_000)
const SesReport = z.object({
  /** By a topic for notifications; `eventType` by a configuration set. */
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }).optional(),
  complaint: z.object({ complaintFeedbackType: z.string().nullish(), complainedRecipients: recipients }).optional(),
})

/** Null when it can't be read. */
export function readSesReport(message: string): MailEvent[] | null {
  const report = SesReport.safeParse(parseJsonOrNull(message))
  if (!report.success) return null
  const { notificationType, eventType, bounce, complaint } = report.data
  const kind = notificationType ?? eventType
  const addresses = (list: { emailAddress: string }[]) => list.map(({ emailAddress }) => emailAddress)
  if (kind === 'Bounce' && bounce) {
    const type = bounce.bounceType === 'Permanent' ? 'hard_bounce' : 'soft_bounce'
    return eventsOf(type, addresses(bounce.bouncedRecipients))
  }
  if (kind === 'Complaint' && complaint && complaint.complaintFeedbackType !== 'not-spam')
    return eventsOf('complaint', addresses(complaint.complainedRecipients))
  return []
}

export const MailgunReport = z.object({
  signature: z.object({
    timestamp: z
      .union([z.string(), z.number()])
      .transform(String)
      .pipe(z.string().regex(/^\d{1,12}$/)),
    token: z.string().min(1).max(100),
    signature: z.string().max(100),
  }),
  'event-data': z.object({
    event: z.string(),
    severity: z.string().nullish(),
    reason: z.string().nullish(),
    recipient: z.string().max(400).nullish(),
  }),
})
export type MailgunReport = z.infer<typeof MailgunReport>

/** Given up after hours of trying, or held back because the reader left there: the mailbox may well exist. */
const notTheAddress = new Set(['old', 'suppress-unsubscribe', 'espblock'])

export function readMailgunEvent({ event, severity, reason, recipient }: MailgunReport['event-data']): MailEvent[] {
  if (!recipient) return []
  if (event === 'complained') return eventsOf('complaint', [recipient])
  if (event !== 'failed') return []
  const isForGood = severity === 'permanent' && !notTheAddress.has(reason ?? '')
  return eventsOf(isForGood ? 'hard_bounce' : 'soft_bounce', [recipient])
}

export const PostmarkReport = z.object({
  RecordType: z.string(),
  Type: z.string().nullish(),
  Email: z.string().max(400).nullish(),
})
export type PostmarkReport = z.infer<typeof PostmarkReport>

export function readPostmarkEvent({ RecordType, Type, Email }: PostmarkReport): MailEvent[] {
  if (!Email) return []
  if (RecordType === 'SpamComplaint') return eventsOf('complaint', [Email])
  if (RecordType !== 'Bounce') return []
  if (Type === 'SpamComplaint') return eventsOf('complaint', [Email])
  return eventsOf(Type === 'HardBounce' || Type === 'BadEmailAddress' ? 'hard_bounce' : 'soft_bounce', [Email])
}
