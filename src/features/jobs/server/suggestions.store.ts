// The SQL of what is offered while somebody types: bounded, however many listings have what was typed.
import { sql } from 'drizzle-orm'
import { beginsWith } from '#platform/contains.ts'
import type { Sql } from '#platform/db.ts'
import { isLiveAt, newestFirst } from './jobs.store.ts'
import { jobs, jobWords } from './jobs.table.ts'
import { hasWords } from './search.store.ts'

export type Offered = { id: string; title: string; company: string; location: string }

/** Tsqueries: in what a card shows, and anywhere in a listing. */
type Words = { shown: string; anywhere: string; beginning: string }

const newestLookedAt = 2_000
const findsLookedAt = 1_000
/** So many words begin this way that the index of words would be read for long; the newest listings have to do. */
const manyWords = 500

/** Among the newest listings; then, if they have little to offer and not too many words begin so, by the index of words. */
export async function listOffered(db: Sql, words: Words, limit: number, now: Date): Promise<Offered[]> {
  const order = sql.join([...newestFirst], sql`, `)
  const newest = sql`(select title, company, location, search_words, created_at, id from ${jobs} where ${isLiveAt(now)}
    order by ${order} limit ${newestLookedAt}) as jobs`
  const { rows: recent } = await db.execute<Offered>(sql`
    select id, title, company, location from ${newest} where ${hasWords(words.shown)} order by ${order} limit ${limit}`)
  if (recent.length >= limit || (await beginManyWords(db, words.beginning))) return recent
  const { rows: older } = await db.execute<Offered>(sql`
    with found as materialized (select id, title, company, location, search_words from ${jobs}
      where ${isLiveAt(now)} and ${hasWords(words.anywhere)}),
    part as (select * from found limit ${findsLookedAt})
    select id, title, company, location from part as jobs where ${hasWords(words.shown)} limit ${limit}`)
  return [...recent, ...older]
}

async function beginManyWords(db: Sql, beginning: string): Promise<boolean> {
  const words = db
    .select({ one: sql`1`.as('one') })
    .from(jobWords)
    .where(beginsWith(jobWords.word, beginning))
    .limit(manyWords)
    .as('words')
  return (await db.$count(words)) >= manyWords
}
