// The SQL that reads a page of finds, by one of two roads: through the index of words, or down the newest listings until the
// page is full. Each road has its plan whatever the words are, so the database makes it once.
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { preparedOnce } from '#platform/prepared.ts'
import type { ListedJob } from '../board.schema.ts'
import { cardColumns, isLiveAt, newestFirst, toContract } from './jobs.store.ts'
import { jobs } from './jobs.table.ts'
import type { Way } from './search.store.ts'

export type Asked = {
  /** A tsquery. */
  words: string
  /** The part of it that few listings have: looked up, while the rest is only compared. */
  rare: string
  /** What is asked beside the words. */
  beside: SQL | undefined
  ways: readonly Way[]
  limit: number
  offset: number
}

const given = sql.placeholder
const isLive = and(eq(jobs.active, true), sql`${jobs.liveUntil} > ${given('now')}::timestamptz`)
const hasWords = sql`${jobs.searchWords} @@ ${given('words')}::tsquery`
const hasRare = sql`${jobs.searchWords} @@ ${given('rare')}::tsquery`
/** The same as `@@`, but never looked up: a beginning that many words have is gathered whole from the index. */
const comparesWords = sql`ts_match_vq(${jobs.searchWords}, ${given('words')}::tsquery)`
const matched = sql<string | null>`case when cardinality(${given('others')}::text[]) > 0 then
  (select shown from unnest(${given('plains')}::text[], ${given('others')}::text[], ${given('shown')}::text[])
     with ordinality as way(plain, other, shown, at)
   where not ${jobs.searchWords} @@ plain::tsquery and ${jobs.searchWords} @@ other::tsquery order by at limit 1) end`
const columns = { ...cardColumns, matched }

/** All finds are known before the newest are taken: where there are few, that is the index of words and nothing else. */
function byWords(db: Sql, beside?: SQL) {
  const found = db.$with('found').as(
    db
      .select({ id: jobs.id, createdAt: jobs.createdAt })
      .from(jobs)
      .where(and(isLive, hasRare, comparesWords, beside)),
  )
  const total = sql<number>`(select count(*)::int from found)`
  const page = sql`(select id from found order by created_at desc, id desc limit ${given('limit')} offset ${given('offset')})`
  // Read twice, so the database keeps it and asks the index once.
  return db
    .with(found)
    .select({ ...columns, total })
    .from(jobs)
    .where(sql`${jobs.id} in ${page}`)
    .orderBy(...newestFirst)
}

/** Down the newest until the page is full, or so many were looked at. */
function byAge(db: Sql, beside?: SQL) {
  const newest = db
    .select()
    .from(jobs)
    .where(isLive)
    .orderBy(...newestFirst)
    .limit(given('reach'))
    .as('jobs')
  // Under the table's own name, so that conditions on it hold for these.
  const names = Object.keys(cardColumns) as (keyof typeof cardColumns)[]
  const own = Object.fromEntries(names.map((name) => [name, newest[name]])) as typeof cardColumns
  return db
    .select({ ...own, matched })
    .from(newest)
    .where(and(hasWords, beside))
    .orderBy(...newestFirst)
    .limit(given('limit'))
    .offset(given('offset'))
}

const wordsAlone = preparedOnce((db) => byWords(db).prepare('found_by_words'))
const ageAlone = preparedOnce((db) => byAge(db).prepare('found_by_age'))

function valuesOf({ words, rare, ways, limit, offset }: Asked, now: Date) {
  return {
    words,
    rare,
    plains: ways.map(({ plain }) => plain),
    others: ways.map(({ other }) => other),
    shown: ways.map(({ shown }) => shown),
    limit,
    offset,
    now: now.toISOString(),
  }
}

/** The page, and how many there are in all; without rows that is not known. */
export async function findByWords(db: Sql, asked: Asked, now: Date): Promise<{ rows: ListedJob[]; total: number }> {
  const query = asked.beside ? byWords(db, asked.beside).prepare('') : wordsAlone(db)
  const rows = await query.execute(valuesOf(asked, now))
  return { rows: rows.map(({ total: _, ...row }) => toContract(row)), total: rows[0]?.total ?? 0 }
}

export async function findByAge(db: Sql, asked: Asked, reach: number, now: Date): Promise<ListedJob[]> {
  const query = asked.beside ? byAge(db, asked.beside).prepare('') : ageAlone(db)
  return (await query.execute({ ...valuesOf(asked, now), reach })).map(toContract)
}

/** Beyond these, the newest, nobody looks for what fits best. */
const rankedAtMost = 10_000

/** The best first; the lower its fit, the better a listing is. */
export async function findByFit(db: Sql, asked: Asked, fit: SQL<number>, now: Date): Promise<ListedJob[]> {
  const ranked = db
    .select({ id: jobs.id, fit: fit.as('fit') })
    .from(jobs)
    .where(and(isLive, hasWords, asked.beside))
    .orderBy(...newestFirst)
    .limit(rankedAtMost)
    .as('ranked')
  const query = db
    .select(columns)
    .from(ranked)
    .innerJoin(jobs, eq(jobs.id, ranked.id))
    .orderBy(ranked.fit, ...newestFirst)
    .limit(given('limit'))
    .offset(given('offset'))
  return (await query.prepare('').execute(valuesOf(asked, now))).map(toContract)
}

const closingFirst = [asc(jobs.closesOn), ...newestFirst]

/** What closes first; what has no day comes last. */
export async function findByClosing(db: Sql, asked: Asked, now: Date): Promise<ListedJob[]> {
  const query = db
    .select(columns)
    .from(jobs)
    .where(and(isLive, asked.words === '' ? undefined : hasWords, asked.beside))
    .orderBy(...closingFirst)
    .limit(given('limit'))
    .offset(given('offset'))
  return (await query.prepare('').execute(valuesOf(asked, now))).map(toContract)
}

/** Where no words are asked for. */
export async function findPlainly(db: Sql, { beside, limit, offset }: Asked, now: Date): Promise<ListedJob[]> {
  const rows = await db
    .select({ ...columns, matched: sql<null>`null` })
    .from(jobs)
    .where(and(isLiveAt(now), beside))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
  return rows.map(toContract)
}

/** Whether any of the newest listings has words that many have. */
export async function hasNewFinds(db: Sql, words: string, now: Date): Promise<boolean> {
  const asked = { words, rare: words, beside: undefined, ways: [], limit: 1, offset: 0 }
  return (await findByAge(db, asked, 2_000, now)).length > 0
}

/** The first find is enough; kept apart, so that words which none has are looked up and not searched for row by row. */
const atAll = preparedOnce((db) =>
  db
    .select({ isFound: sql<boolean>`is_found` })
    .from(sql`(with found as materialized (select from ${jobs} where ${and(isLive, hasWords)})
      select exists (select from found) as is_found) as asked`)
    .prepare('found_at_all'),
)

/** Whether any live listing has these words. */
export async function hasFinds(db: Sql, words: string, now: Date): Promise<boolean> {
  const [row] = await atAll(db).execute({ words, now: now.toISOString() })
  return row?.isFound === true
}
