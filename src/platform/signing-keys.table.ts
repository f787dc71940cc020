// The keys that sign links: one row per purpose, made once, shared by every instance.
import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

export const signingKeys = pgTable('signing_keys', {
  purpose: text().primaryKey(),
  secret: bytea().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
