// Feeds that are watched, and which of their entries were seen.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { companies, jobs } from '#features/jobs/server/jobs.table.ts'
import { feedFaults } from '../feed.rules.ts'

const time = () => timestamp({ withTimezone: true })

export const feeds = pgTable(
  'feeds',
  {
    id: uuid().primaryKey().defaultRandom(),
    url: text().notNull(),
    /** The same for every spelling of the address. */
    urlKey: text().notNull(),
    title: text().notNull(),
    companyId: uuid().references(() => companies.id, { onDelete: 'set null' }),
    paused: boolean().notNull().default(false),
    lookedAt: time(),
    nextAt: time().notNull(),
    fault: text({ enum: feedFaults }),
    /** In a row. */
    faults: integer().notNull().default(0),
    etag: text(),
    lastModified: text(),
    createdAt: time().notNull(),
  },
  (table) => [uniqueIndex('feeds_url_key').on(table.urlKey), index('feeds_next_at').on(table.nextAt)],
)

/** Stays when its draft is deleted, so that no entry comes twice. */
export const feedEntries = pgTable(
  'feed_entries',
  {
    feedId: uuid()
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    /** By the feed's own name for the entry, else by its address or its title. */
    key: text().notNull(),
    /** By its address, where no other entry has it. */
    page: text(),
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    seenAt: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.feedId, table.key] }),
    index('feed_entries_page').on(table.feedId, table.page).where(sql`${table.page} is not null`),
    index('feed_entries_job_id').on(table.jobId),
  ],
)
