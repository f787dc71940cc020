// What is known of each listing's page, whose turn each host has, and what readers reported.
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import { type LinkReason, linkStates, type Sign } from '../guardian.rules.ts'
import { listingReportReasons } from '../listing-report.schema.ts'

const time = () => timestamp({ withTimezone: true })
const ofListing = () =>
  uuid()
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' })

/** What a page said when it was last read; while it stays the same, it is not read again. */
export type Seen = {
  hash: string
  phrase: string | null
  validThrough: string | null
  isBotWall: boolean
  isScriptPage: boolean
}

export const linkChecks = pgTable(
  'link_checks',
  {
    jobId: ofListing().primaryKey(),
    url: text().notNull(),
    host: text().notNull(),
    state: text({ enum: linkStates }).notNull().default('unknown'),
    reason: text().$type<LinkReason>().notNull().default('not_looked_yet'),
    sign: text().$type<Sign>(),
    excerpt: text(),
    foundUrl: text(),
    checkedAt: time(),
    openAt: time(),
    firstGoneAt: time(),
    /** When the guardian closed the listing by itself. */
    closedAt: time(),
    etag: text(),
    lastModified: text(),
    seen: jsonb().$type<Seen>(),
    keptSign: text().$type<Sign>(),
    keptUntil: time(),
    /** Of a look that is under way: the addresses, the one to be asked next last. */
    steps: text().array().notNull().default(sql`'{}'::text[]`),
    /** Whose turn the next step waits for. */
    stepHost: text().notNull(),
    nextAt: time().notNull(),
  },
  (table) => [
    index('link_checks_next_at').on(table.nextAt),
    index('link_checks_state').on(table.state),
    index('link_checks_closings').on(table.host, table.closedAt),
  ],
)

/** Shared by all instances: one request to a host at a time. */
export const linkHosts = pgTable('link_hosts', {
  host: text().primaryKey(),
  nextAt: time().notNull(),
  robots: text(),
  robotsAt: time(),
})

export const listingReports = pgTable(
  'listing_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    jobId: ofListing(),
    reporterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text({ enum: listingReportReasons }).notNull(),
    note: text(),
    createdAt: time().notNull(),
    settledAt: time(),
    decision: text({ enum: ['keep', 'close'] }),
  },
  (table) => [
    uniqueIndex('listing_reports_once').on(table.reporterId, table.jobId).where(sql`${table.settledAt} is null`),
    index('listing_reports_open').on(table.createdAt).where(sql`${table.settledAt} is null`),
    index('listing_reports_job').on(table.jobId),
  ],
)
