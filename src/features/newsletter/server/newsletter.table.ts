// Who gets the newsletter, which issues there were, which addresses must not be written to, and who wants no reminders.
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'
import { consentSources, type IssueContent, issueStatuses, suppressionReasons } from '../newsletter.rules.ts'

const time = () => timestamp({ withTimezone: true })

/** An address somebody only typed in is not here: it comes with its confirmation. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    emailKey: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    isActive: boolean().notNull().default(true),
    consentAt: time().notNull(),
    consentSource: text({ enum: consentSources }).notNull(),
    confirmedAt: time(),
    createdAt: time().notNull(),
    unsubscribedAt: time(),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email_key').on(table.emailKey),
    uniqueIndex('newsletter_subscribers_user_id').on(table.userId),
    index('newsletter_subscribers_active').on(table.isActive, table.id),
  ],
)

/** One row for each Monday. The content is kept, so that everybody gets the same issue and it can be looked at later. */
export const newsletterIssues = pgTable('newsletter_issues', {
  id: uuid().primaryKey().defaultRandom(),
  /** The week of its Monday, as in 2026-W47. */
  week: text().notNull().unique(),
  status: text({ enum: issueStatuses }).notNull().default('draft'),
  /** Empty: made of what the issue holds. */
  subject: text().notNull().default(''),
  intro: text().notNull().default(''),
  content: jsonb().$type<IssueContent>(),
  recipients: integer().notNull().default(0),
  bounced: integer().notNull().default(0),
  unsubscribed: integer().notNull().default(0),
  createdAt: time().notNull(),
  /** What is newer than this is for the next issue. */
  composedAt: time(),
  sentAt: time(),
})

export const newsletterSuppressions = pgTable('newsletter_suppressions', {
  emailKey: text().primaryKey(),
  reason: text({ enum: suppressionReasons }).notNull(),
  at: time().notNull(),
})

/** Who complained and has left since: the address is gone, and is still not written to, by its hash with a key of ours. */
export const forgottenComplaints = pgTable('newsletter_forgotten_complaints', {
  emailHash: text().primaryKey(),
  at: time().notNull(),
})

/** No row: reminders are wanted. */
export const reminderSettings = pgTable('reminder_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  membershipReminders: boolean().notNull(),
})
