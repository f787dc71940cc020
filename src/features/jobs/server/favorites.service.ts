// A member's own saved listings. What was saved stays clear to whoever saved it.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { preparedOnce } from '#platform/prepared.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse } from '../job.refusals.ts'
import { isLive } from '../job.rules.ts'
import type { FavoriteJob } from '../job.schema.ts'
import { cardColumns, findJob, toContract } from './jobs.store.ts'
import { favorites, jobs } from './jobs.table.ts'

export async function listFavorites({ db, clock }: Deps, actor: Actor): Promise<FavoriteJob[]> {
  const now = clock.now()
  return (await favoritesOf(db.orm, actor.id)).map(({ active, ...job }) => ({
    ...job,
    isLive: isLive({ ...job, active }, now),
  }))
}

const favoritesQuery = preparedOnce((db) =>
  db
    .select({ ...cardColumns, active: jobs.active })
    .from(favorites)
    .innerJoin(jobs, eq(jobs.id, favorites.jobId))
    .where(eq(favorites.userId, sql.placeholder('userId')))
    .orderBy(desc(favorites.createdAt), desc(favorites.jobId))
    .limit(1_000)
    .prepare('favorites_of'),
)

export async function favoritesOf(db: Sql, userId: string) {
  return (await favoritesQuery(db).execute({ userId })).map(toContract)
}

/** Twice is once: answers whether it is new. */
export async function addFavorite({ db, clock }: Deps, actor: Actor, jobId: string): Promise<boolean> {
  const job = await findJob(db.orm, jobId)
  if (!job || !(actor.role === 'admin' || isLive(job, clock.now()))) throw refuse('not_found', 'job_not_found')
  const added = await db.orm
    .insert(favorites)
    .values({ userId: actor.id, jobId, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: favorites.id })
  return added.length > 0
}

export async function removeFavorite({ db }: Deps, actor: Actor, jobId: string): Promise<void> {
  await db.orm.delete(favorites).where(and(eq(favorites.userId, actor.id), eq(favorites.jobId, jobId)))
}

export function whyNotTheseFavorites(actor: Actor, userId: string): 'not_your_favorites' | null {
  return actor.id === userId ? null : 'not_your_favorites'
}

export async function exportFavorites(db: Sql, userId: string): Promise<unknown[]> {
  const { rows } = await db.execute(
    sql`select id, job_id, created_at from ${favorites} where ${favorites.userId} = ${userId}`,
  )
  return rows
}
