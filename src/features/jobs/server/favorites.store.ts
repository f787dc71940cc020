// The SQL of saved listings.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { preparedOnce } from '#platform/prepared.ts'
import { mostFavorites } from '../own-listings.schema.ts'
import { cardColumns, toContract } from './jobs.store.ts'
import { favorites, jobs } from './jobs.table.ts'

const favoritesQuery = preparedOnce((db) =>
  db
    .select({ ...cardColumns, active: jobs.active, draft: jobs.draft })
    .from(favorites)
    .innerJoin(jobs, eq(jobs.id, favorites.jobId))
    .where(eq(favorites.userId, sql.placeholder('userId')))
    .orderBy(desc(favorites.createdAt), desc(favorites.jobId))
    .limit(mostFavorites)
    .prepare('favorites_of'),
)

export async function listFavoritesOf(db: Sql, userId: string) {
  return (await favoritesQuery(db).execute({ userId })).map(toContract)
}

/** False when it was saved before. */
export async function insertFavorite(db: Sql, userId: string, jobId: string, createdAt: Date): Promise<boolean> {
  const added = await db
    .insert(favorites)
    .values({ userId, jobId, createdAt })
    .onConflictDoNothing()
    .returning({ id: favorites.id })
  return added.length > 0
}

export async function deleteFavorite(db: Sql, userId: string, jobId: string): Promise<void> {
  await db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.jobId, jobId)))
}

export async function exportFavorites(db: Sql, userId: string) {
  const { id, jobId, createdAt } = favorites
  return db.select({ id, jobId, createdAt }).from(favorites).where(eq(favorites.userId, userId)).orderBy(createdAt)
}
