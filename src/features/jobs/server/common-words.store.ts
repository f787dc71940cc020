// How common a word is: what the database's own statistics say of the words of listings, so that nothing has to be counted.
import { sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'

/** The commonest words with the part of all listings that has them; others are rarer than any of these. */
export type CommonWords = { listings: number; shares: ReadonlyMap<string, number> }

export async function readCommonWords(db: Sql): Promise<CommonWords> {
  const { rows } = await db.execute<{ listings: number; words: string[] | null; shares: number[] | null }>(sql`
    select greatest(reltuples, 0)::float8 as listings, most_common_elems::text::text[] as words,
      most_common_elem_freqs::float8[] as shares
    from pg_class left join pg_stats on tablename = relname and schemaname = relnamespace::regnamespace::text
      and attname = 'search_words'
    where pg_class.oid = 'jobs'::regclass`)
  const { listings = 0, words, shares } = rows[0] ?? {}
  return { listings, shares: new Map(words?.map((word, index) => [word, shares?.[index] ?? 0])) }
}
