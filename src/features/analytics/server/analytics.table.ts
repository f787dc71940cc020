// Where sessions and interactions are kept. Rows leave with the person or the listing they belong to.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import { interactionTypes } from '../analytics.schema.ts'

const time = () => timestamp({ withTimezone: true })

export const analyticsSessions = pgTable(
  'analytics_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    userAgent: text().notNull(),
    /** Who counts as one person: the user, else the address and the agent together. */
    visitor: text().notNull(),
    isAdmin: boolean().notNull().default(false),
    /** The site that led here, by its host alone, and the campaign that the address named. */
    referrer: text(),
    campaign: text(),
    createdAt: time().notNull(),
  },
  (table) => [
    index('analytics_sessions_counted')
      .on(table.createdAt, table.visitor, table.sessionId)
      .where(sql`not ${table.isAdmin}`),
    index('analytics_sessions_issues').on(table.campaign).where(sql`${table.campaign} like 'newsletter / %'`),
    index('analytics_sessions_created_at').on(table.createdAt),
    index('analytics_sessions_user_id').on(table.userId),
  ],
)

/** Where somebody who signed up came from, if they had agreed to be counted: the first visit that is known. */
export const signUpSources = pgTable('sign_up_sources', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  referrer: text(),
  campaign: text(),
  createdAt: time().notNull(),
})

export const jobInteractions = pgTable(
  'job_interactions',
  {
    id: uuid().primaryKey().defaultRandom(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text().notNull(),
    interactionType: text({ enum: interactionTypes }).notNull(),
    isAdmin: boolean().notNull().default(false),
    createdAt: time().notNull(),
  },
  (table) => [
    index('job_interactions_job_id').on(table.jobId),
    index('job_interactions_created_at').on(table.createdAt, table.interactionType),
    index('job_interactions_user_id').on(table.userId),
  ],
)

/** How many there are of each kind, admins' own left out. Only triggers of `job_interactions` write here, whoever changes that. */
export const jobInteractionCounts = pgTable(
  'job_interaction_counts',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    interactionType: text({ enum: interactionTypes }).notNull(),
    n: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.interactionType] })],
)
