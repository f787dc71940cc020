// Tickets and the objects they became. The owner is a person's id; no foreign key, as accounts build on uploads.
import { customType, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const objects = pgTable(
  'objects',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid().notNull(),
    ticketHash: bytes().notNull(),
    status: text({ enum: ['waiting', 'receiving', 'stored'] })
      .notNull()
      .default('waiting'),
    contentType: text(),
    byteSize: integer(),
    width: integer(),
    height: integer(),
    /** Which smaller copies exist. */
    sizes: integer().array().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('objects_ticket_hash').on(table.ticketHash),
    index('objects_owner_id').on(table.ownerId),
    index('objects_created_at').on(table.createdAt),
  ],
)
