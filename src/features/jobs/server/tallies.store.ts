// Numbers of questions with more finds than are counted: kept for a while, as one listing more or less hardly changes them.
import { eq, lte, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { Tally } from './facets.store.ts'
import { broadTallies } from './jobs.table.ts'

const keptFor = 2 * 3_600_000

export type KeptTally = Tally & { id?: string; asked: string; at: Date }

export async function keepTallies(db: Sql, tallies: readonly KeptTally[]): Promise<void> {
  const rows = new Map(tallies.map(({ asked, total, facets, at }) => [asked, { asked, total, facets, countedAt: at }]))
  await db
    .insert(broadTallies)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: broadTallies.asked,
      set: { total: sql`excluded.total`, facets: sql`excluded.facets`, countedAt: sql`excluded.counted_at` },
    })
}

const oldest = (now: Date) => new Date(now.getTime() - keptFor)

export async function findTally(db: Sql, asked: string, now: Date): Promise<Tally | null> {
  const [row] = await db
    .select({ total: broadTallies.total, facets: broadTallies.facets, countedAt: broadTallies.countedAt })
    .from(broadTallies)
    .where(eq(broadTallies.asked, asked))
  return row && row.countedAt > oldest(now) ? { total: row.total, facets: row.facets } : null
}

export async function forgetOldTallies(db: Sql, now: Date): Promise<void> {
  await db.delete(broadTallies).where(lte(broadTallies.countedAt, oldest(now)))
}
