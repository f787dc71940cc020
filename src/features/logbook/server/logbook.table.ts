// Where people keep track of their applications, and by which address their calendar is read.
import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Stage } from '../logbook.rules.ts'

const time = () => timestamp({ withTimezone: true })
const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** With a copy of the listing, which it outlives. */
export const logbookEntries = pgTable(
  'logbook_entries',
  {
    userId: owner(),
    jobId: uuid().notNull(),
    stage: text().$type<Stage>().notNull(),
    appliedOn: date({ mode: 'string' }),
    nextOn: date({ mode: 'string' }),
    note: text(),
    title: text().notNull(),
    company: text().notNull(),
    location: text().notNull(),
    jobUrl: text(),
    closesOn: date({ mode: 'string' }),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobId] }), index('logbook_entries_job_id').on(table.jobId)],
)

/** One row for each person who asked for a calendar or chose about reminders. */
export const calendarReaders = pgTable('calendar_readers', {
  userId: owner().primaryKey(),
  /** Raised to make the calendar's address another one. */
  version: integer().notNull().default(1),
  wantsReminders: boolean().notNull().default(true),
})

/** Which reminders went out: of each favourite one seven and one two days before it closes. */
export const sentReminders = pgTable(
  'closing_reminders',
  {
    userId: owner(),
    jobId: uuid().notNull(),
    closesOn: date({ mode: 'string' }).notNull(),
    daysBefore: integer().notNull(),
    sentAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobId, table.closesOn, table.daysBefore] })],
)
