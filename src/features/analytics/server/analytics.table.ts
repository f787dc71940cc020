// Where sessions and interactions are kept. Rows leave with the person or the listing they belong to.
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
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
    createdAt: time().notNull(),
  },
  (table) => [
    index('analytics_sessions_counted')
      .on(table.createdAt, table.visitor, table.sessionId)
      .where(sql`not ${table.isAdmin}`),
    index('analytics_sessions_created_at').on(table.createdAt),
    index('analytics_sessions_user_id').on(table.userId),
  ],
)

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
    index('job_interactions_counted').on(table.jobId, table.interactionType).where(sql`not ${table.isAdmin}`),
    index('job_interactions_created_at').on(table.createdAt, table.interactionType),
    index('job_interactions_user_id').on(table.userId),
  ],
)
