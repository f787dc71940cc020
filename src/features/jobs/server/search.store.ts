// The SQL of searching and filtering: words by stem and beginning, one wrong letter forgiven, signs as they stand.
import { and, arrayOverlaps, eq, inArray, like, type SQL, sql } from 'drizzle-orm'
import { contains } from '#platform/contains.ts'
import type { Sql } from '#platform/db.ts'
import { foldText } from '#shared/fold-text.ts'
import { jobs, jobWords } from './jobs.table.ts'
import { isOneLetterAway, lessOneLetter, mayHaveTypo } from './lexicon.ts'
import { type Question, understand } from './question.ts'

/** Everything a question asks of a listing, with what its words mean. */
export function whereOf({ filters, literals }: Question, meanings: Meaning[]): SQL | undefined {
  const { jobType, workType, paidPosition, location } = filters
  return and(
    meanings.length > 0 ? sql`${jobs.searchWords} @@ (${wordsQuery(meanings)})` : undefined,
    ...literals.map((piece) => contains(jobs.searchText, piece)),
    jobType?.length ? arrayOverlaps(jobs.jobType, [...jobType]) : undefined,
    workType?.length ? inArray(jobs.workType, [...workType]) : undefined,
    paidPosition ? eq(jobs.paidPosition, true) : undefined,
    location ? contains(jobs.searchLocation, foldText(location)) : undefined,
  )
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
    ...(whole.length > 0 ? [sql`to_tsquery('berth', ${whole.map(anySpelling).join(' & ')})`] : []),
    ...beginnings.map(
      (each) => sql`(to_tsquery('berth', ${anySpelling(each)}) || to_tsquery('simple', ${`${each.word}:*`}))`,
    ),
  ]
  return sql.join(queries, sql` && `)
}

function anySpelling({ word, neighbours }: Meaning): string {
  return `(${[word, ...neighbours].join(' | ')})`
}

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
  const { words } = understand({ search: title })
  const telling = words.filter((word) => word.length > 3)
  if (telling.length === 0) return undefined
  return sql`${jobs.searchWords} @@ (${sql.join(
    telling.map((word) => sql`to_tsquery('berth', ${word})`),
    sql` || `,
  )})`
}
