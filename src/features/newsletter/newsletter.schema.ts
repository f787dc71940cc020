// The contract of the newsletter: subscribing, preferences, what admins do with an issue, what mail servers report.
import { z } from 'zod'
import { emailField } from '#shared/form-fields.ts'
import { pageField } from '#shared/page-field.ts'
import { textField } from '#shared/text-field.ts'
import { issueStatuses, suppressionReasons, variants } from './newsletter.rules.ts'

export const NewsletterStatus = z.object({ isSubscribed: z.boolean() })
export type NewsletterStatus = z.infer<typeof NewsletterStatus>
export const Subscription = z.strictObject({ email: emailField })

const token = z.string({ error: 'Token required' }).min(1, 'Token required').max(1_000)
export const Confirmation = z.strictObject({ token })

/** Null: this reader has no account, so there is nothing to choose. */
export const Preferences = z.object({
  newsletter: z.boolean(),
  forumMail: z.boolean().nullable(),
  membershipReminders: z.boolean().nullable(),
})
export type Preferences = z.infer<typeof Preferences>
export const PreferenceChange = z.strictObject({
  newsletter: z.boolean().optional(),
  forumMail: z.boolean().optional(),
  membershipReminders: z.boolean().optional(),
})
export type PreferenceChange = z.infer<typeof PreferenceChange>

const MailEvent = z.object({ type: z.enum(['hard_bounce', 'soft_bounce', 'complaint']), email: emailField })
export type MailEvent = z.infer<typeof MailEvent>
/** One event, or several at once. */
export const MailEvents = z
  .union([z.object({ events: z.array(MailEvent).max(1_000) }), MailEvent.transform((event) => ({ events: [event] }))])
  .transform(({ events }) => events)

/** How many events were taken. */
export const Received = z.object({ received: z.int() })

export const Issue = z.object({
  week: z.string(),
  status: z.enum(issueStatuses),
  subject: z.string(),
  intro: z.string(),
  /** Its content was kept. */
  canBeRead: z.boolean(),
  sentAt: z.iso.datetime().nullable(),
  recipients: z.int(),
  sent: z.int(),
  waiting: z.int(),
  undelivered: z.int(),
  bounced: z.int(),
  unsubscribed: z.int(),
})
export type Issue = z.infer<typeof Issue>
export const NewsletterDesk = z.object({
  upcoming: z.object({
    week: z.string(),
    status: z.enum(issueStatuses),
    /** Empty: made of what the issue holds. */
    subject: z.string(),
    intro: z.string(),
    hasNews: z.boolean(),
    listings: z.int(),
    /** In which it is eight o'clock. */
    timeZone: z.string(),
  }),
  subscribers: z.int(),
  suppressed: z.int(),
  issues: z.array(Issue),
})
export type NewsletterDesk = z.infer<typeof NewsletterDesk>

export const VariantChoice = z.object({ variant: z.enum(variants).default('member') })
export const Preview = z.object({ subject: z.string(), html: z.string(), text: z.string() })
const subject = textField({ max: 150, oneLine: true }).optional()
export const IntroEdit = z.strictObject({ intro: textField({ max: 2_000 }), subject })
export type IntroEdit = z.infer<typeof IntroEdit>
/** What is left out is taken as it was saved. */
export const TrialDraft = z.strictObject({ intro: IntroEdit.shape.intro.optional(), subject })
export type TrialDraft = z.infer<typeof TrialDraft>
const week = z.string().regex(/^\d{4}-W\d\d$/, 'Please name a week, such as 2026-W47')
export const ByWeek = z.object({ week })
/** Which issue is meant: at eight on Monday another one becomes the coming one. */
export const WeekMeant = z.strictObject({ week: week.optional() })
export type WeekMeant = z.infer<typeof WeekMeant>
export const IntroSaving = z.strictObject({ ...IntroEdit.shape, ...WeekMeant.shape })
export type IntroSaving = z.infer<typeof IntroSaving>
export const IssueAnswer = z.object({ week: z.string(), status: z.enum(issueStatuses) })
export type IssueAnswer = z.infer<typeof IssueAnswer>

export type Preview = z.infer<typeof Preview>

export const ByPage = z.object({ page: pageField })
export const Suppression = z.object({
  address: z.string(),
  reason: z.enum(suppressionReasons),
  at: z.iso.datetime(),
})
export type Suppression = z.infer<typeof Suppression>
export const SuppressionPage = z.object({
  suppressions: z.array(Suppression),
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
})
export type SuppressionPage = z.infer<typeof SuppressionPage>
export const Lifting = z.strictObject({ email: emailField })
