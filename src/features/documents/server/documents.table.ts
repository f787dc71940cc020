// Every save of every document, and who agreed to which legal one. What ships is not here until somebody changes it.
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'
import { kinds } from '../document.schema.ts'

export const documentRevisions = pgTable(
  'document_revisions',
  {
    kind: text({ enum: kinds }).notNull(),
    slug: text().notNull(),
    revision: integer().notNull(),
    markdown: text().notNull(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Null is a draft. */
    publishAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Of the shipped file it was written over. */
    shippedHash: text(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug, table.revision] }),
    index('document_revisions_publish_at').on(table.publishAt),
  ],
)

/** Given at a visit after a text had changed; what is agreed to before paying stands with the payments. */
export const legalAgreements = pgTable(
  'legal_agreements',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    revision: integer().notNull(),
    version: text().notNull(),
    agreedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.slug, table.revision] })],
)
