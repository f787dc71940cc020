// Every letter ever posted, under a key that names the letter. The body is blanked once it is sent, the recipient later.
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const letterStatuses = ['queued', 'sending', 'sent', 'failed', 'dead'] as const
export type LetterStatus = (typeof letterStatuses)[number]

export const mailLetters = pgTable(
  'mail_letters',
  {
    id: uuid().primaryKey().defaultRandom(),
    key: text().notNull().unique(),
    /** Empty once the time for which it is kept is over. */
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    status: text({ enum: letterStatuses }).notNull().default('queued'),
    /** Counts the claims, and so tells one claim from the next. */
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    claimedAt: timestamp({ withTimezone: true }),
    giveUpAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('mail_letters_status', sql`${table.status} in ('queued', 'sending', 'sent', 'failed', 'dead')`),
    index('mail_letters_undelivered').on(table.createdAt).where(sql`${table.status} in ('failed', 'dead')`),
    index('mail_letters_addressed').on(table.createdAt).where(sql`${table.recipient} <> ''`),
    index('mail_letters_recipient').on(sql`lower(${table.recipient})`),
  ],
)
