// When backups were made, so that somebody notices when none is.
import { bigint, index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

export const backups = pgTable(
  'backups',
  {
    id: uuid().primaryKey().defaultRandom(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    rows: bigint({ mode: 'number' }).notNull(),
    files: integer().notNull(),
  },
  (table) => [index('backups_made_at').on(table.madeAt)],
)
