// Who is silenced or suspended now. What was lifted or has ended is in the audit log alone.
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { suspensionKinds } from '../suspension.schema.ts'
import { users } from './accounts.table.ts'

const time = () => timestamp({ withTimezone: true })

export const suspensions = pgTable(
  'suspensions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null when a suspended account was deleted: then the address can't come back before the end. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Of the address, with a key of ours, so that nobody can look it up by guessing. */
    emailHash: text().notNull(),
    kind: text({ enum: suspensionKinds }).notNull(),
    reason: text().notNull(),
    /** Null: until it is lifted. */
    until: time(),
    createdAt: time().notNull(),
  },
  (table) => [
    uniqueIndex('suspensions_user').on(table.userId),
    index('suspensions_email_hash').on(table.emailHash),
    index('suspensions_until').on(table.until),
  ],
)
