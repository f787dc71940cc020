// The SQL of watched feeds: how each stands, whose turn it is, and which entries were seen.
import { and, asc, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { companies, jobs } from '#features/jobs/server/jobs.table.ts'
import type { Sql } from '#platform/db.ts'
import { mostFeeds } from '../feed.rules.ts'
import type { Feed } from '../feed.schema.ts'
import { feedEntries, feeds } from './feeds.table.ts'

export type WatchedFeed = typeof feeds.$inferSelect
export type NewFeed = Pick<WatchedFeed, 'url' | 'urlKey' | 'title' | 'companyId' | 'nextAt' | 'createdAt'>

export async function listFeeds(db: Sql, only?: string): Promise<Feed[]> {
  const waiting = sql<number>`(select count(*)::int from ${feedEntries} join ${jobs} on ${jobs.id} = ${feedEntries.jobId}
    where ${feedEntries.feedId} = ${feeds.id} and ${jobs.draft} and ${jobs.publishAt} is null)`
  const rows = await db
    .select({ feed: feeds, name: companies.name, waiting })
    .from(feeds)
    .leftJoin(companies, eq(companies.id, feeds.companyId))
    .where(only ? eq(feeds.id, only) : undefined)
    .orderBy(asc(feeds.title), asc(feeds.id))
    .limit(mostFeeds)
  return rows.map(({ feed, name, waiting: count }) => ({
    id: feed.id,
    url: feed.url,
    title: feed.title,
    company: feed.companyId && name ? { id: feed.companyId, name } : null,
    paused: feed.paused,
    lookedAt: feed.lookedAt?.toISOString() ?? null,
    nextAt: feed.nextAt.toISOString(),
    fault: feed.fault,
    waiting: count,
    createdAt: feed.createdAt.toISOString(),
  }))
}

/** The audit log's view, in the words of the table. */
export async function readFeedState(db: Sql, id: string): Promise<unknown> {
  const state = sql<unknown>`to_jsonb(${feeds}) - 'url_key' - 'etag' - 'last_modified'`
  const [row] = await db.select({ state }).from(feeds).where(eq(feeds.id, id))
  return row?.state ?? null
}

export async function countFeeds(db: Sql): Promise<number> {
  return db.$count(feeds)
}

/** Null: it is watched already. */
export async function insertFeed(db: Sql, feed: NewFeed): Promise<string | null> {
  const [row] = await db.insert(feeds).values(feed).onConflictDoNothing().returning({ id: feeds.id })
  return row?.id ?? null
}

export async function changeFeed(db: Sql, id: string, change: Partial<WatchedFeed>): Promise<boolean> {
  if (Object.keys(change).length === 0) return (await db.$count(feeds, eq(feeds.id, id))) > 0
  const rows = await db.update(feeds).set(change).where(eq(feeds.id, id)).returning({ id: feeds.id })
  return rows.length > 0
}

/** Two organisations become one: what the one's feeds bring is the other's from now on. */
export async function giveFeeds(tx: Sql, { from, into }: { from: string; into: string }): Promise<void> {
  await tx.update(feeds).set({ companyId: into }).where(eq(feeds.companyId, from))
}

export async function deleteFeed(db: Sql, id: string): Promise<boolean> {
  const rows = await db.delete(feeds).where(eq(feeds.id, id)).returning({ id: feeds.id })
  return rows.length > 0
}

export async function listDueFeeds(db: Sql, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: feeds.id })
    .from(feeds)
    .where(and(eq(feeds.paused, false), lte(feeds.nextAt, now)))
    .orderBy(asc(feeds.nextAt))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Of two instances one gets it: nobody else looks before `until`. */
export async function claimFeed(db: Sql, id: string, now: Date, until: Date): Promise<WatchedFeed | null> {
  const [row] = await db
    .update(feeds)
    .set({ nextAt: until })
    .where(and(eq(feeds.id, id), lte(feeds.nextAt, now)))
    .returning()
  return row ?? null
}

/** Until the transaction ends nobody else writes down what this feed brought. */
export async function holdFeed(tx: Sql, id: string): Promise<(WatchedFeed & { company: string | null }) | null> {
  const [row] = await tx
    .select({ feed: feeds, company: companies.name })
    .from(feeds)
    .leftJoin(companies, eq(companies.id, feeds.companyId))
    .where(eq(feeds.id, id))
    .for('update', { of: feeds })
  return row ? { ...row.feed, company: row.company } : null
}

export async function hasSeenAny(db: Sql, feedId: string): Promise<boolean> {
  return (await db.$count(feedEntries, eq(feedEntries.feedId, feedId))) > 0
}

type Named = { key: string; page: string | null }

/** Which of them were seen before, by their name or their address. */
export async function findSeen(db: Sql, feedId: string, entries: readonly Named[]): Promise<(entry: Named) => boolean> {
  if (entries.length === 0) return () => false
  const pages = entries.flatMap(({ page }) => page ?? [])
  const isKnown: SQL[] = [
    inArray(
      feedEntries.key,
      entries.map(({ key }) => key),
    ),
    ...(pages.length > 0 ? [inArray(feedEntries.page, pages)] : []),
  ]
  const rows = await db
    .select({ key: feedEntries.key, page: feedEntries.page })
    .from(feedEntries)
    .where(and(eq(feedEntries.feedId, feedId), or(...isKnown)))
  const keys = new Set(rows.map(({ key }) => key))
  const known = new Set(rows.map(({ page }) => page))
  return ({ key, page }) => keys.has(key) || (page !== null && known.has(page))
}

type Seen = Named & { jobId: string | null }

export async function noteSeen(tx: Sql, feedId: string, entries: readonly Seen[], seenAt: Date): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ key, page, jobId }) => ({ feedId, key, page, jobId, seenAt }))
  await tx.insert(feedEntries).values(rows).onConflictDoNothing()
}
