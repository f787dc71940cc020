// What is known of the hosts we write to: when the next letter of many may go there, and whether it asked us to wait.
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const time = () => timestamp({ withTimezone: true })

export const mailHosts = pgTable('mail_hosts', {
  /** The part of an address after the @; empty for our own mail server. */
  host: text().primaryKey(),
  nextSlotAt: time(),
  pausedUntil: time(),
  /** Pauses in a row, each twice as long as the one before. */
  strikes: integer().notNull().default(0),
})
