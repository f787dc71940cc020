// What the team notes about a person, for whoever of the team comes next. It leaves with the person.
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'

export const personNotes = pgTable(
  'person_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null when the author's account is gone. */
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('person_notes_user').on(table.userId, table.createdAt),
    index('person_notes_author').on(table.authorId),
  ],
)
