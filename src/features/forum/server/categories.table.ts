// Where the forum's categories are kept. Their rows come with a migration.
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { categoryColours } from '../category.schema.ts'

export const forumCategories = pgTable('forum_categories', {
  slug: text().primaryKey(),
  name: text().notNull(),
  colour: text({ enum: categoryColours }).notNull(),
  position: integer().notNull(),
})
