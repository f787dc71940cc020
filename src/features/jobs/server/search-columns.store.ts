// What is stored for searching beside each listing: written with it, and made anew when the rules of reading have changed.
import { desc, lt, type SQL, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { foldText } from '#shared/fold-text.ts'
import { jobs, jobWords } from './jobs.table.ts'
import { lessOneLetter } from './lexicon.ts'
import { indexVersion, lexiconWords, type Searchable, searchTextOf, wordVector } from './search-index.ts'

export function searchColumns(job: Searchable): {
  searchText: string
  searchLocation: string
  companyKey: string
  searchWords: SQL<string>
  searchVersion: number
} {
  return {
    searchText: searchTextOf(job),
    searchLocation: foldText(job.location),
    companyKey: foldText(job.company),
    searchWords: sql<string>`${wordVector(job)}::tsvector`,
    searchVersion: indexVersion,
  }
}

/** The lexicon only grows: a word that no live listing has leads to nothing, so it does no harm. */
export async function learnWords(db: Sql, listings: readonly Searchable[]): Promise<void> {
  const words = [...new Set(listings.flatMap(lexiconWords))].sort()
  const size = 2_000
  for (let start = 0; start < words.length; start += size) {
    const rows = words.slice(start, start + size).map((word) => ({ word, lessOne: lessOneLetter(word) }))
    await db.insert(jobWords).values(rows).onConflictDoNothing()
  }
}

/** Some listings that were stored by older rules, newest first, are read anew; answers how many. */
export async function renewSome(db: Sql, atMost: number): Promise<number> {
  return db.transaction(async (tx) => {
    const { id, title, company, location, description, requirements, experienceLevel, place } = jobs
    const old = await tx
      .select({ id, title, company, location, description, requirements, experienceLevel, place })
      .from(jobs)
      .where(lt(jobs.searchVersion, indexVersion))
      .orderBy(desc(jobs.createdAt))
      .limit(atMost)
      .for('update', { skipLocked: true })
    if (old.length === 0) return 0
    await learnWords(tx, old)
    await tx.execute(sql`
      update ${jobs} set search_text = made.text, search_location = made.place, search_words = made.words::tsvector,
        company_key = made.company, search_version = ${indexVersion}
      from unnest(${sql.param(old.map((job) => job.id))}::uuid[], ${sql.param(old.map(searchTextOf))}::text[],
        ${sql.param(old.map((job) => foldText(job.location)))}::text[], ${sql.param(old.map(wordVector))}::text[],
        ${sql.param(old.map((job) => foldText(job.company)))}::text[]) as made(id, text, place, words, company)
      where ${jobs.id} = made.id`)
    return old.length
  })
}
