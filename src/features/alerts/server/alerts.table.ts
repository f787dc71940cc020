// Where saved searches are kept, what they found, and what was told to whom.
import { customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { ChosenFilter, PlainFilter } from '#features/jobs/board-search.rules.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import type { Cadence } from '../alert.rules.ts'

const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' })
const time = () => timestamp({ withTimezone: true })
const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Signs that are looked for as they stand; and whether nothing of it can be looked for by that person. */
type AskedSigns = { literals: string[]; isUnanswerable: boolean }

/** What a search asks beside its words, in the shape that is compared with a listing. */
export type AskedFilters = { member: AskedSigns; open: AskedSigns } & { [name in ChosenFilter]?: string[] } & {
  [name in PlainFilter]?: string | true | undefined
}

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    name: text().notNull(),
    params: jsonb().$type<Record<string, string>>().notNull(),
    cadence: text().$type<Cadence>().notNull(),
    createdAt: time().notNull(),
    /** Listings published before are none of its finds. */
    since: time().notNull(),
    /** Raised to make its feed's address another one. */
    feedVersion: integer().notNull().default(1),
    /** Its words as a member asks them, and as everybody else does; null: none. */
    memberWords: tsquery(),
    openWords: tsquery(),
    asked: jsonb().$type<AskedFilters>().notNull(),
    /** By which rules its words were read; older ones are read anew after the start. */
    wordsVersion: integer().notNull(),
  },
  (table) => [index('saved_searches_user_id').on(table.userId), index('saved_searches_version').on(table.wordsVersion)],
)

export const searchFinds = pgTable(
  'search_finds',
  {
    searchId: uuid()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    foundAt: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.jobId] }),
    index('search_finds_job_id').on(table.jobId),
    index('search_finds_found_at').on(table.foundAt),
  ],
)

/** A listing is told once for a person, however many searches find it. */
export const toldListings = pgTable(
  'told_listings',
  {
    userId: owner(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    toldAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobId] }), index('told_listings_job_id').on(table.jobId)],
)

/** One row for each person who was ever sent an alert: held while a letter is written. */
export const alertReaders = pgTable('alert_readers', {
  userId: owner().primaryKey(),
  letters: integer().notNull().default(0),
  lastInstantAt: time(),
})
