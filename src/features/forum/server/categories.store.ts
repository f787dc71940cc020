// The SQL of categories.
import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { Category } from '../category.schema.ts'
import { forumCategories } from './categories.table.ts'
import { forumTopics } from './forum.table.ts'

/** With how many topics everybody sees in each. */
export async function listCategories(db: Sql): Promise<Category[]> {
  const { slug, name, colour, position } = forumCategories
  return db
    .select({ slug, name, colour, order: position, topicCount: count(forumTopics.id) })
    .from(forumCategories)
    .leftJoin(forumTopics, and(eq(forumTopics.category, slug), isNull(forumTopics.heldAt)))
    .groupBy(slug)
    .orderBy(asc(position), asc(slug))
}

export async function isCategory(db: Sql, slug: string): Promise<boolean> {
  const rows = await db
    .select({ slug: forumCategories.slug })
    .from(forumCategories)
    .where(eq(forumCategories.slug, slug))
  return rows.length > 0
}

export async function setCategory(tx: Sql, topicId: string, category: string): Promise<void> {
  await tx.update(forumTopics).set({ category }).where(eq(forumTopics.id, topicId))
}
