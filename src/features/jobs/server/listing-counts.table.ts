// Where numbers of listings are kept, so that nobody has to count them.
import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Active listings by the day they were posted on, their last day, the hour in which they end by themselves, and their kinds.
 * Triggers of `jobs` add a row with the difference; the rows of a cell are added up by whoever reads, and joined every hour.
 */
export const listingCounts = pgTable(
  'listing_counts',
  {
    createdOn: date({ mode: 'string' }).notNull(),
    /** `infinity` where there is none: those come last. */
    closesOn: date({ mode: 'string' }).notNull(),
    liveHour: timestamp({ withTimezone: true }).notNull(),
    kinds: text().array().notNull(),
    n: integer().notNull(),
  },
  (table) => [index('listing_counts_live_hour').on(table.liveHour)],
)

/** The same by sea, where there is one. */
export const listingSeaCounts = pgTable(
  'listing_sea_counts',
  { sea: text().notNull(), liveHour: timestamp({ withTimezone: true }).notNull(), n: integer().notNull() },
  (table) => [index('listing_sea_counts_live_hour').on(table.liveHour)],
)
