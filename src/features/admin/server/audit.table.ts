// Every act of an admin, one row each: who, what, on what, and how it was before and after.
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'

export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The account may go; the name says who it was. */
    adminId: uuid().references(() => users.id, { onDelete: 'set null' }),
    adminName: text().notNull(),
    act: text().notNull(),
    subject: text(),
    before: jsonb(),
    after: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('audit_log_newest').on(table.createdAt, table.id),
    index('audit_log_admin').on(table.adminId),
    // Of posts that were removed: whose they were.
    index('audit_log_post_author').on(sql`(${table.before} ->> 'author_id')`),
  ],
)
