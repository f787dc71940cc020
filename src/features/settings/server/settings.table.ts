// What the operator saved, and the prices there were.
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A setting that is not here has its first value. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})

export const replacedPrices = pgTable('replaced_prices', {
  id: uuid().primaryKey().defaultRandom(),
  amount: integer().notNull(),
  currency: text().notNull(),
  replacedAt: timestamp({ withTimezone: true }).notNull(),
})
