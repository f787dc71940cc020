// Counts in the database how often something happened in a window, atomically and for all instances together.
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { tooMany } from '#shared/refusal.ts'
import type { Sql } from './db.ts'
import { rateCounters } from './rate-counters.table.ts'

export type Window = { key: string; seconds: number }
export type Counted = { count: number; endsAt: Date }

/** Adds one and answers the new count. A window starts with its first event. */
export async function countUp(db: Sql, { key, seconds }: Window, now: Date): Promise<Counted> {
  const endsAt = new Date(now.getTime() + seconds * 1000)
  const isOver = sql`${rateCounters.endsAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(rateCounters)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateCounters.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateCounters.endsAt} end`,
      },
    })
    .returning({ count: rateCounters.count, endsAt: rateCounters.endsAt })
  return row!
}

/** Adds one, and refuses what goes beyond. */
export async function countWithin(db: Sql, { times, ...window }: Window & { times: number }, now: Date): Promise<void> {
  const { count, endsAt } = await countUp(db, window, now)
  if (count > times) throw tooMany((endsAt.getTime() - now.getTime()) / 1000)
}

export async function prolongCount(db: Sql, key: string, endsAt: Date): Promise<void> {
  await db.update(rateCounters).set({ endsAt }).where(eq(rateCounters.key, key))
}

/** Takes one back, where what was counted turned out to be none. */
export async function countDown(db: Sql, keys: readonly string[]): Promise<void> {
  await db
    .update(rateCounters)
    .set({ count: sql`greatest(${rateCounters.count} - 1, 0)` })
    .where(inArray(rateCounters.key, [...keys]))
}

/** The same, and what nobody else has counted is as if it had never been. */
export async function takeBackCounts(db: Sql, keys: readonly string[]): Promise<void> {
  await countDown(db, keys)
  await db.delete(rateCounters).where(and(inArray(rateCounters.key, [...keys]), lte(rateCounters.count, 0)))
}

export async function forgetCounts(db: Sql, keys: readonly string[]): Promise<void> {
  await db.delete(rateCounters).where(inArray(rateCounters.key, [...keys]))
}

export async function readCounts(db: Sql, keys: readonly string[], now: Date): Promise<Map<string, Counted>> {
  const rows = await db
    .select()
    .from(rateCounters)
    .where(
      sql`${rateCounters.key} = any(${sql.param(keys)}::text[]) and ${rateCounters.endsAt} > ${now.toISOString()}::timestamptz`,
    )
  return new Map(rows.map((row) => [row.key, { count: row.count, endsAt: row.endsAt }]))
}

export async function forgetOverWindows(db: Sql, now: Date): Promise<void> {
  await db.delete(rateCounters).where(lte(rateCounters.endsAt, now))
}
