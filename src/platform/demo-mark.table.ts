// One row in a database that the demo began: without it a database with people in it is somebody's, and left alone.
import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

export const demoMark = pgTable('demo_mark', {
  /** Always 1. */
  id: integer().primaryKey(),
  markedAt: timestamp({ withTimezone: true }).notNull(),
})
