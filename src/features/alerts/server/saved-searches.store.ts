// The SQL of saved searches.
import { and, asc, eq, lt, ne, notExists, sql } from 'drizzle-orm'
import { isNotHiddenBy } from '#features/jobs/server/hidden.store.ts'
import { isLiveAt } from '#features/jobs/server/jobs.store.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import type { Sql } from '#platform/db.ts'
import type { Cadence } from '../alert.rules.ts'
import { type AskedFilters, savedSearches, searchFinds, toldListings } from './alerts.table.ts'

export type Words = { memberWords: string | null; openWords: string | null; asked: AskedFilters; wordsVersion: number }
export type StoredSearch = {
  id: string
  userId: string
  name: string
  params: Record<string, string>
  cadence: Cadence
  createdAt: Date
  feedVersion: number
}

const { id, userId, name, params, cadence, createdAt, feedVersion } = savedSearches
const columns = { id, userId, name, params, cadence, createdAt, feedVersion }

export async function listSearches(db: Sql, ofUser: string): Promise<StoredSearch[]> {
  return db.select(columns).from(savedSearches).where(eq(userId, ofUser)).orderBy(asc(createdAt), asc(id))
}

export async function findSearch(db: Sql, searchId: string): Promise<StoredSearch | null> {
  const [row] = await db.select(columns).from(savedSearches).where(eq(id, searchId))
  return row ?? null
}

/** Nobody changes or deletes it until the transaction ends. */
export async function holdSearch(tx: Sql, of: { id: string; userId: string }): Promise<StoredSearch | null> {
  const [row] = await tx
    .select(columns)
    .from(savedSearches)
    .where(and(eq(id, of.id), eq(userId, of.userId)))
    .for('update')
  return row ?? null
}

export async function countSearches(db: Sql, ofUser: string): Promise<number> {
  return db.$count(savedSearches, eq(userId, ofUser))
}

type NewSearch = Omit<typeof savedSearches.$inferInsert, 'memberWords' | 'openWords'> & Words

export async function insertSearch(db: Sql, search: NewSearch): Promise<StoredSearch> {
  const [row] = await db.insert(savedSearches).values(search).returning(columns)
  return row!
}

export type SearchChange = Partial<Pick<NewSearch, 'name' | 'params' | 'cadence' | 'since'> & Words>

export async function updateSearch(db: Sql, searchId: string, change: SearchChange): Promise<StoredSearch> {
  const [row] = await db.update(savedSearches).set(change).where(eq(id, searchId)).returning(columns)
  return row!
}

export async function renewFeed(db: Sql, searchId: string): Promise<StoredSearch> {
  const change = { feedVersion: sql`${feedVersion} + 1` }
  const [row] = await db.update(savedSearches).set(change).where(eq(id, searchId)).returning(columns)
  return row!
}

export async function deleteSearch(db: Sql, of: { id: string; userId: string }): Promise<boolean> {
  const gone = await db
    .delete(savedSearches)
    .where(and(eq(id, of.id), eq(userId, of.userId)))
    .returning({ id })
  return gone.length > 0
}

/** As if what a search found had been found now. */
export async function dateFinds(db: Sql, searchId: string, foundAt: Date): Promise<void> {
  await db.update(searchFinds).set({ foundAt }).where(eq(searchFinds.searchId, searchId))
}

export async function forgetFinds(db: Sql, searchId: string): Promise<void> {
  await db.delete(searchFinds).where(eq(searchFinds.searchId, searchId))
}

/** Of each search, live listings that no letter has told of. */
export async function countUntold(db: Sql, ofUser: string, now: Date): Promise<Map<string, number>> {
  const told = db
    .select({ one: sql`1` })
    .from(toldListings)
    .where(and(eq(toldListings.userId, ofUser), eq(toldListings.jobId, searchFinds.jobId)))
  const rows = await db
    .select({ searchId: searchFinds.searchId, n: sql<number>`count(*)::int` })
    .from(searchFinds)
    .innerJoin(savedSearches, eq(savedSearches.id, searchFinds.searchId))
    .innerJoin(jobs, eq(jobs.id, searchFinds.jobId))
    .where(and(eq(userId, ofUser), isLiveAt(now), notExists(told), isNotHiddenBy(db, userId)))
    .groupBy(searchFinds.searchId)
  return new Map(rows.map(({ searchId, n }) => [searchId, n]))
}

/** Letters stop for one search, or for all of a person's; answers how many stopped. */
export async function silence(db: Sql, ofUser: string, searchId: string | null): Promise<number> {
  const rows = await db
    .update(savedSearches)
    .set({ cadence: 'never' })
    .where(and(eq(userId, ofUser), ne(cadence, 'never'), searchId ? eq(id, searchId) : undefined))
    .returning({ id })
  return rows.length
}

/** Everybody's for the listings of one organisation, by its folded name. */
export async function holdAskingFor(tx: Sql, companyKey: string): Promise<StoredSearch[]> {
  return tx
    .select(columns)
    .from(savedSearches)
    .where(sql`${savedSearches.asked}->>'company' = ${companyKey}`)
    .orderBy(asc(id))
    .for('update')
}

export async function holdOldWords(tx: Sql, version: number, atMost: number): Promise<StoredSearch[]> {
  return tx
    .select(columns)
    .from(savedSearches)
    .where(lt(savedSearches.wordsVersion, version))
    .limit(atMost)
    .for('update', { skipLocked: true })
}

export async function exportSearches(db: Sql, ofUser: string) {
  return db.select({ id, name, params, cadence, createdAt }).from(savedSearches).where(eq(userId, ofUser))
}

const findsKeptMs = 90 * 86_400_000

export async function forgetOldFinds(db: Sql, now: Date): Promise<void> {
  await db.delete(searchFinds).where(lt(searchFinds.foundAt, new Date(now.getTime() - findsKeptMs)))
}
