// Counters of limits that guard secrets: in the database, so that every instance counts the same.
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('rate_counters_ends_at').on(table.endsAt)],
)
