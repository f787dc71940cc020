// Every save of every document. What ships in files is not here until somebody changes it.
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
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
