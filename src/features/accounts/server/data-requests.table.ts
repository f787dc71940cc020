// What people asked about their data, and when it was done. Of whoever has gone only a masked address stays.
import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { requestKinds, requestWays } from '../data-request.rules.ts'
import { users } from './accounts.table.ts'

export const dataRequests = pgTable(
  'data_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: requestKinds }).notNull(),
    way: text({ enum: requestWays }).notNull(),
    /** Whose account it is about; null when there is none any more. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    who: text().notNull(),
    receivedOn: date({ mode: 'string' }).notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
    note: text(),
  },
  (table) => [
    index('data_requests_open').on(table.dueOn).where(sql`${table.doneAt} is null`),
    index('data_requests_done').on(table.doneAt),
    index('data_requests_user').on(table.userId),
  ],
)
