// When backups were made, so that somebody notices when none is.
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const backups = pgTable(
  'backups',
  {
    id: uuid().primaryKey().defaultRandom(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    rows: bigint({ mode: 'number' }).notNull(),
    files: integer().notNull(),
    /** Of one that the application made itself. */
    name: text(),
    /** Why there is none of this moment. */
    failure: text(),
  },
  (table) => [index('backups_made_at').on(table.madeAt)],
)
