// Where the gazetteer is kept: towns of the world, and which version of the data they are from. Backups leave both out.
import { doublePrecision, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const towns = pgTable(
  'towns',
  {
    /** The one of GeoNames; what we added ourselves has negative ones. */
    id: integer().primaryKey(),
    name: text().notNull(),
    key: text().notNull(),
    country: text().notNull(),
    /** The first level below the country, by GeoNames' codes. */
    region: text().notNull(),
    population: integer().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
  },
  // For names from their beginning, whatever order the database sorts by.
  (table) => [index('towns_key').on(table.key.op('text_pattern_ops'))],
)

export const townLoads = pgTable('town_loads', {
  version: text().primaryKey(),
  loadedAt: timestamp({ withTimezone: true }).notNull(),
})
