// The SQL of searching and filtering: words by stem and beginning, one wrong letter forgiven, signs as they stand.
import { and, arrayOverlaps, eq, inArray, like, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { contains } from '#platform/contains.ts'
import type { Sql } from '#platform/db.ts'
import { preparedOnce } from '#platform/prepared.ts'
import { foldText } from '#shared/fold-text.ts'
import type { Filters } from '../job.rules.ts'
import type { JobCard } from '../job.schema.ts'
import { cardColumns, listCards, newestFirst, toContract } from './jobs.store.ts'
import { jobs, jobWords } from './jobs.table.ts'
import { isOneLetterAway, lessOneLetter, mayHaveTypo, parseSearch } from './search-words.ts'

export function conditionsOf(filters: Filters, meanings: Meaning[]): SQL | undefined {
  const { jobType, workType, paidPosition, location } = filters
  return and(
    ...searchConditions(filters.search ?? '', meanings),
    jobType?.length ? arrayOverlaps(jobs.jobType, [...jobType]) : undefined,
    workType?.length ? inArray(jobs.workType, [...workType]) : undefined,
    paidPosition ? eq(jobs.paidPosition, true) : undefined,
    location ? contains(jobs.searchLocation, foldText(location)) : undefined,
  )
}

function searchConditions(text: string, meanings: Meaning[]): SQL[] {
  return [
    ...(meanings.length > 0 ? [sql`${jobs.searchWords} @@ (${wordsQuery(meanings)})`] : []),
    ...parseSearch(text).literals.map((piece) => contains(jobs.searchText, piece)),
  ]
}

/**
 * The last word may still be in the making, and one that nobody knows may be a beginning; any other is whole. That
 * matters: the index reads every word that begins so, which for three common words is fifty times the work.
 */
function splitWords(meanings: Meaning[]): { whole: Meaning[]; beginnings: Meaning[] } {
  const mayBeBeginning = ({ word, isKnown }: Meaning, index: number) =>
    word.length > 1 && (index === meanings.length - 1 || !isKnown)
  const beginnings = meanings.filter(mayBeBeginning)
  return { whole: meanings.filter((meaning) => !beginnings.includes(meaning)), beginnings }
}

/** Words hold letters and digits only, so they need no quoting inside a query. */
function wordsQuery(meanings: Meaning[]): SQL {
  const { whole, beginnings } = splitWords(meanings)
  const queries = [
    ...(whole.length > 0 ? [sql`to_tsquery('berth', ${allOf(whole)})`] : []),
    ...beginnings.map((each) => beginningQuery(anySpelling(each), `${each.word}:*`)),
  ]
  return sql.join(queries, sql` && `)
}

function beginningQuery(spellings: string | Placeholder, beginning: string | Placeholder): SQL {
  return sql`(to_tsquery('berth', ${spellings}) || to_tsquery('simple', ${beginning}))`
}

function allOf(meanings: Meaning[]): string {
  return meanings.map(anySpelling).join(' & ')
}

function anySpelling({ word, neighbours }: Meaning): string {
  return `(${[word, ...neighbours].join(' | ')})`
}

export type Place = { limit: number; offset: number; now: Date }

export async function listMatches(
  db: Sql,
  filters: Filters,
  meanings: Meaning[],
  { limit, offset, now }: Place,
): Promise<JobCard[]> {
  const words = nothingButWords(filters, meanings)
  if (!words) return listCards(db, { where: conditionsOf(filters, meanings), limit, offset }, now)
  const rows = await cardsByWords(db).execute({ ...words, limit, offset, now: now.toISOString() })
  return rows.map(toContract)
}

/** What people mostly search for: some words, of which one may be a beginning, and no filter. */
function nothingButWords({ search = '', ...filters }: Filters, meanings: Meaning[]) {
  const isFiltered = Object.values(filters).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))
  const { whole, beginnings } = splitWords(meanings)
  const [beginning, second] = beginnings
  if (isFiltered || !beginning || second || parseSearch(search).literals.length > 0) return null
  return { whole: allOf(whole), spellings: anySpelling(beginning), beginning: `${beginning.word}:*` }
}

/** Put into words once, but without a name: the database is to make its plan for these words, not for any. */
const cardsByWords = preparedOnce((db) => {
  const whole = sql.placeholder('whole')
  const beginning = beginningQuery(sql.placeholder('spellings'), sql.placeholder('beginning'))
  const words = sql`case when ${whole}::text = '' then ${beginning} else to_tsquery('berth', ${whole}) && ${beginning} end`
  return db
    .select(cardColumns)
    .from(jobs)
    .where(
      and(
        eq(jobs.active, true),
        sql`${jobs.expiresAt} > ${sql.placeholder('now')}::timestamptz`,
        sql`${jobs.searchWords} @@ (${words})`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('')
})

/** What the lexicon says of a word of a search. */
export type Meaning = {
  word: string
  isKnown: boolean
  /** Spellings one letter away, when no listing has the word and none has one that begins so. */
  neighbours: string[]
}

export async function findMeaning(db: Sql, word: string): Promise<Meaning> {
  const [first] = await db
    .select({ word: jobWords.word })
    .from(jobWords)
    .where(like(jobWords.word, `${word}%`))
    .orderBy(sql`${jobWords.word} using ~<~`)
    .limit(1)
  const neighbours = first || !mayHaveTypo(word) ? [] : await findNeighbours(db, word)
  return { word, isKnown: first?.word === word, neighbours }
}

async function findNeighbours(db: Sql, word: string): Promise<string[]> {
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
