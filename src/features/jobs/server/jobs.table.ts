// Where listings, organisations, favourites and applications are kept.
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Place } from '#features/places/place.schema.ts'
import { atOnce, tsvector } from '#platform/word-index.ts'
import type { Facets } from '../board.schema.ts'
import type { JobType } from '../job.rules.ts'
import type { Needs } from '../needs/needs.schema.ts'
import type { Pay } from '../pay/pay.schema.ts'

const time = () => timestamp({ withTimezone: true })

/** Where a listing's page is, without how it is asked for and what comes after `?` or `#`; no longer than an index takes. */
export const pageAddress = (jobUrl: AnyPgColumn) =>
  sql`left(rtrim(split_part(split_part(regexp_replace(lower(${jobUrl}), '^https?://(www[.])?', ''), '?', 1), '#', 1), '/'), 500)`

export const companies = pgTable(
  'companies',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    nameKey: text().notNull(),
    contactEmail: text().notNull(),
    description: text(),
    website: text(),
    size: text(),
    logo: text(),
    createdAt: time().notNull(),
  },
  (table) => [uniqueIndex('companies_name_key').on(table.nameKey)],
)

export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    company: text().notNull(),
    companyId: uuid().references(() => companies.id, { onDelete: 'set null' }),
    description: text().notNull().default(''),
    requirements: text(),
    location: text().notNull(),
    salary: text(),
    jobType: text().array().$type<JobType[]>().notNull(),
    workType: text(),
    experienceLevel: text(),
    industrySection: text(),
    applicationInstructions: text(),
    applicationEmail: text(),
    companyLogo: text(),
    companyWebsite: text(),
    jobUrl: text(),
    paidPosition: boolean().notNull().default(false),
    featured: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    displayDays: integer().notNull().default(30),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
    /** The last day to apply: it ends when it has ended everywhere. */
    closesOn: date({ mode: 'string' }),
    startsOn: date({ mode: 'string' }),
    endsOn: date({ mode: 'string' }),
    pay: jsonb().$type<Pay>(),
    place: jsonb().$type<Place>(),
    needs: jsonb().$type<Needs>(),
    /** Read from a text, and read anew when that text changes; what somebody sent stays. */
    payIsRead: boolean().notNull().default(true),
    placeIsRead: boolean().notNull().default(true),
    /** `paidPosition` follows from the kind of pay. */
    paidIsRead: boolean().notNull().default(false),
    /** By which rules pay and place were read; older ones are read anew after the start. */
    readingVersion: integer().notNull().default(0),
    /** Not on the board yet: never active until it is published, at once or at its time. */
    draft: boolean().notNull().default(false),
    publishAt: time(),
    /** Of a draft that nobody typed: the feed it came from. */
    origin: text(),
    /** When the page it leads to was last seen open. */
    checkedOpenAt: time(),
    liveUntil: time()
      .notNull()
      .generatedAlwaysAs(sql`least(expires_at, ((closes_on + 1)::timestamp + interval '12 hours') at time zone 'UTC')`),
    payClass: text().notNull().generatedAlwaysAs(sql`coalesce(pay->>'class', 'not_stated')`),
    mode: text().generatedAlwaysAs(sql`place->>'mode'`),
    country: text().generatedAlwaysAs(sql`place->>'country'`),
    sea: text().generatedAlwaysAs(sql`place->>'sea'`),
    /** The organisation's name, folded. */
    companyKey: text().notNull().default(''),
    /** Folded text for literal searches, the folded place, and the words with their families. */
    searchText: text().notNull(),
    searchLocation: text().notNull(),
    searchWords: tsvector().notNull(),
    /** By which rules the three were made; older ones are made anew after the start. */
    searchVersion: integer().notNull().default(0),
  },
  (table) => [
    // Read backwards. Descending here would put nulls last, which no list asks for, and nothing would use it. With the end
    // of each listing in it, many are passed over without a look at their rows.
    index('jobs_live_newest').on(table.createdAt, table.id, table.liveUntil).where(sql`${table.active}`),
    // For the desk, to which a listing that has ended is one like the others.
    index('jobs_published').on(table.createdAt, table.id).where(sql`not ${table.draft}`),
    index('jobs_live_until').on(table.liveUntil).where(sql`${table.active}`),
    index('jobs_live_closing')
      .on(
        table.closesOn.asc().nullsLast(),
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.liveUntil,
      )
      .where(sql`${table.active}`),
    index('jobs_live_country').on(table.country, table.createdAt, table.id).where(sql`${table.active}`),
    index('jobs_live_sea').on(table.sea, table.createdAt, table.id).where(sql`${table.active}`),
    index('jobs_publish_at').on(table.publishAt).where(sql`${table.draft}`),
    index('jobs_company_key').on(table.companyKey),
    index('jobs_reading_version').on(table.readingVersion),
    index('jobs_company_id').on(table.companyId),
    index('jobs_company_logo').on(table.companyLogo),
    index('jobs_company_name').on(sql`lower(${table.company})`),
    index('jobs_page_address').on(pageAddress(table.jobUrl)),
    index('jobs_search_words').using('gin', table.searchWords).with(atOnce),
    // Thousands of entries a row, for the few searches with signs in them: these may wait.
    index('jobs_search_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('jobs_search_version').on(table.searchVersion),
    index('jobs_search_location').using('gin', sql`${table.searchLocation} gin_trgm_ops`).with(atOnce),
  ],
)

/** Every word that ever stood in a listing, with its spellings less one letter, so that a typo finds it. */
export const jobWords = pgTable(
  'job_words',
  { word: text().primaryKey(), lessOne: text().array().notNull() },
  (table) => [
    index('job_words_prefix').on(sql`${table.word} text_pattern_ops`),
    index('job_words_less_one').using('gin', table.lessOne).with(atOnce),
  ],
)

/** Searches that found nothing: the words and how often, never who. */
export const emptySearches = pgTable(
  'empty_searches',
  { words: text().primaryKey(), times: integer().notNull(), lastAt: time().notNull() },
  (table) => [index('empty_searches_last_at').on(table.lastAt)],
)

/** Numbers of questions with very many finds, by what was asked. */
export const broadTallies = pgTable(
  'broad_tallies',
  {
    asked: text().primaryKey(),
    total: integer().notNull(),
    facets: jsonb().$type<Facets>().notNull(),
    countedAt: time().notNull(),
  },
  (table) => [index('broad_tallies_counted_at').on(table.countedAt)],
)

export const favorites = pgTable(
  'favorites',
  {
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    createdAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobId] }), index('favorites_job_id').on(table.jobId)],
)

/** What somebody does not want to see any more, in their own lists alone. */
export const hiddenJobs = pgTable(
  'hidden_jobs',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    createdAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobId] }), index('hidden_jobs_job_id').on(table.jobId)],
)

/** When somebody was last on the board: `lastAt` in this visit, `before` at the end of the one before. */
export const boardVisits = pgTable('board_visits', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  before: time(),
  lastAt: time().notNull(),
})

export const hiddenCompanies = pgTable(
  'hidden_companies',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyKey: text().notNull(),
    name: text().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyKey] })],
)

export const applications = pgTable(
  'applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    applicantName: text().notNull(),
    applicantEmail: text().notNull(),
    coverLetter: text(),
    resumeUrl: text(),
    status: text().notNull().default('pending'),
    createdAt: time().notNull(),
  },
  (table) => [index('applications_job_id').on(table.jobId), index('applications_user_id').on(table.userId)],
)
