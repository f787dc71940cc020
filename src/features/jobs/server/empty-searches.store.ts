// Searches that found nothing: the words and how often they were asked for, never by whom.
import { desc, gt, lte, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { EmptySearch } from '../board.schema.ts'
import { emptySearches } from './jobs.table.ts'

const day = 86_400_000
export const emptySearchesKeptMs = 90 * day
const shownAtMost = 50

export type Miss = { id?: string; words: string; at: Date }

/** The same words may come more than once in a batch, and a row can be changed only once by a statement. */
export async function countMisses(db: Sql, misses: readonly Miss[]): Promise<void> {
  const rows = new Map<string, { words: string; times: number; lastAt: Date }>()
  for (const { words, at } of misses) rows.set(words, { words, times: (rows.get(words)?.times ?? 0) + 1, lastAt: at })
  await db
    .insert(emptySearches)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: emptySearches.words,
      set: { times: sql`${emptySearches.times} + excluded.times`, lastAt: sql`excluded.last_at` },
    })
}

export async function listEmptySearches(db: Sql, now: Date): Promise<EmptySearch[]> {
  const rows = await db
    .select()
    .from(emptySearches)
    .where(gt(emptySearches.lastAt, new Date(now.getTime() - emptySearchesKeptMs)))
    .orderBy(desc(emptySearches.times), desc(emptySearches.lastAt), emptySearches.words)
    .limit(shownAtMost)
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }))
}

export async function forgetOldEmptySearches(db: Sql, now: Date): Promise<void> {
  await db.delete(emptySearches).where(lte(emptySearches.lastAt, new Date(now.getTime() - emptySearchesKeptMs)))
}
