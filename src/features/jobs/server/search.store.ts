// The SQL of searching and filtering: words by stem and beginning, one wrong letter forgiven, signs as they stand.
import { and, arrayOverlaps, eq, inArray, like, type SQL, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { foldText } from '#shared/fold-text.ts'
import type { Filters } from '../job.rules.ts'
import { jobs, jobWords } from './jobs.table.ts'
import { isOneLetterAway, lessOneLetter, mayHaveTypo, parseSearch } from './search-words.ts'

/** In a pattern these mean something; here they are letters like others. */
function contains(column: typeof jobs.searchText | typeof jobs.searchLocation, folded: string): SQL {
  return like(column, `%${folded.replace(/[\\%_]/g, '\\$&')}%`)
}

export async function conditionsOf(db: Sql, filters: Filters): Promise<SQL | undefined> {
  const { jobType, workType, paidPosition, location } = filters
  return and(
    ...(await searchConditions(db, filters.search ?? '')),
    jobType?.length ? arrayOverlaps(jobs.jobType, [...jobType]) : undefined,
    workType?.length ? inArray(jobs.workType, [...workType]) : undefined,
    paidPosition ? eq(jobs.paidPosition, true) : undefined,
    location ? contains(jobs.searchLocation, foldText(location)) : undefined,
  )
}

async function searchConditions(db: Sql, text: string): Promise<SQL[]> {
  const { words, literals } = parseSearch(text)
  const meant = await Promise.all(words.map((word) => neighboursOf(db, word)))
  const queries = words.map((word, index) => wordQuery(word, meant[index] ?? []))
  return [
    ...(queries.length > 0 ? [sql`${jobs.searchWords} @@ (${sql.join(queries, sql` && `)})`] : []),
    ...literals.map((piece) => contains(jobs.searchText, piece)),
  ]
}

/** Words hold letters and digits only, so they need no quoting inside a query. */
function wordQuery(word: string, neighbours: string[]): SQL {
  const stems = [word, ...neighbours].map((each) => sql`to_tsquery('berth', ${each})`)
  const beginning = word.length > 1 ? [sql`to_tsquery('simple', ${`${word}:*`})`] : []
  return sql`(${sql.join([...stems, ...beginning], sql` || `)})`
}

/** A long word that no listing has, and none begins with, may be a word with one wrong letter. */
async function neighboursOf(db: Sql, word: string): Promise<string[]> {
  if (!mayHaveTypo(word)) return []
  const known = await db
    .select({ word: jobWords.word })
    .from(jobWords)
    .where(like(jobWords.word, `${word}%`))
    .limit(1)
  if (known.length > 0) return []
  const near = await db
    .select({ word: jobWords.word })
    .from(jobWords)
    .where(arrayOverlaps(jobWords.lessOne, lessOneLetter(word)))
    .limit(50)
  return near.map((row) => row.word).filter((each) => isOneLetterAway(each, word))
}

/** Listings that share words of the title, newest first among the best. */
export function resembles(title: string): SQL | undefined {
  const { words } = parseSearch(title)
  const telling = words.filter((word) => word.length > 3)
  if (telling.length === 0) return undefined
  return sql`${jobs.searchWords} @@ (${sql.join(
    telling.map((word) => sql`to_tsquery('berth', ${word})`),
    sql` || `,
  )})`
}
