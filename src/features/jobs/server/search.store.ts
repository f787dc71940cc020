// The SQL of searching and filtering: families of words, other names, beginnings, forgiven spellings, signs as they stand.
import { and, arrayOverlaps, type Column, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Place } from '#features/places/place.schema.ts'
import { contains } from '#platform/contains.ts'
import type { Sql } from '#platform/db.ts'
import { foldText } from '#shared/fold-text.ts'
import type { Filters } from '../board-search.rules.ts'
import { type Hidden, isNotAmong } from './hidden.store.ts'
import { jobs, jobWords } from './jobs.table.ts'
import { lessOneLetter } from './lexicon.ts'
import { otherNames } from './meanings.ts'
import { type Match, type Question, type Term, understand } from './question.ts'
import type { Weight } from './search-index.ts'
import { heardAs } from './spelling.ts'
import { familyOf } from './word-family.ts'

/** Spellings that a word is taken for, where nothing is found as it was typed. */
export type Forgiven = ReadonlyMap<string, readonly string[]>
export const nothingForgiven: Forgiven = new Map()

/** Each filter by its name, so that a count can leave one out. */
function conditionsOf(filters: Filters): Record<keyof Filters, SQL | undefined> {
  const { jobType, paidPosition, location, closesBefore, company, experienceLevel } = filters
  const levels = experienceLevel?.map((level) => level.toLowerCase())
  return {
    jobType: jobType?.length ? arrayOverlaps(jobs.jobType, [...jobType]) : undefined,
    workType: anyOf(jobs.workType, filters.workType),
    paidPosition: paidPosition ? eq(jobs.paidPosition, true) : undefined,
    location: location ? contains(jobs.searchLocation, foldText(location)) : undefined,
    payClass: anyOf(jobs.payClass, filters.payClass),
    mode: anyOf(jobs.mode, filters.mode),
    country: anyOf(jobs.country, filters.country),
    sea: anyOf(jobs.sea, filters.sea),
    certificate: hasAny('certificates', filters.certificate),
    language: hasAny('languages', filters.language),
    visa: anyOf(sql`coalesce(${jobs.needs}->>'visa', 'not_stated')`, filters.visa),
    experienceLevel: anyOf(sql`lower(${jobs.experienceLevel})`, levels),
    closesBefore: closesBefore ? lte(jobs.closesOn, closesBefore) : undefined,
    company: company ? eq(jobs.companyKey, foldText(company)) : undefined,
  }
}

function anyOf(value: Column | SQL, chosen: readonly string[] | undefined): SQL | undefined {
  return chosen?.length ? inArray(sql`${value}`, [...chosen]) : undefined
}

function hasAny(name: 'certificates' | 'languages', chosen: readonly string[] | undefined): SQL | undefined {
  return chosen?.length ? sql`${jobs.needs}->${name}::text ?| ${sql.param([...chosen])}::text[]` : undefined
}

/** Everything a question asks of a listing. */
export function whereOf(
  question: Question,
  forgiven: Forgiven,
  without: readonly (keyof Filters)[] = [],
): SQL | undefined {
  const words = writeWords(question, forgiven)
  return and(words === '' ? undefined : hasWords(words), whereBeside(question, without))
}

/** What it asks beside its words. */
export function whereBeside(question: Question, without: readonly (keyof Filters)[] = []): SQL | undefined {
  const { literals, filters, isUnanswerable, hidden } = question
  const conditions = Object.entries(conditionsOf(filters)).filter(([name]) => !without.some((each) => each === name))
  return and(
    isUnanswerable ? sql`false` : undefined,
    hidden && isNotAmong(hidden),
    ...literals.map((piece) => contains(jobs.searchText, piece)),
    ...conditions.map(([, condition]) => condition),
  )
}

/** Some of its filters alone. */
export function whereFilters({ filters }: Question, names: readonly (keyof Filters)[]): SQL | undefined {
  const conditions = conditionsOf(filters)
  return and(...names.map((name) => conditions[name]))
}

/** Its words as a tsquery; empty when it has none. */
export function writeWords({ terms }: { terms: readonly Term[] }, forgiven = nothingForgiven): string {
  return terms.map((term) => writeTerm(term, forgiven)).join(' & ')
}

/** Any of what is asked for. */
export function writeAny(terms: readonly Term[]): string {
  return terms.map((term) => writeTerm(term)).join(' | ')
}

/** In what a card shows: title, organisation and place. */
export function writeShown({ terms }: Pick<Question, 'terms'>): string {
  return terms.map((term) => writeTerm(term, nothingForgiven, 'ABC')).join(' & ')
}

export const hasWords = (query: string): SQL => sql`${jobs.searchWords} @@ ${query}::tsquery`

/** Of listings that a person does not hide. */
export function hasWordsAndIsShown(query: string, hidden: Hidden | undefined): SQL | undefined {
  return and(hasWords(query), hidden && isNotAmong(hidden))
}

/** Lexemes hold letters, digits and a few signs, never a quote. */
const lexeme = (text: string, where = '') => `'${text.replaceAll("'", '')}'${where && `:${where}`}`

function writeMatch({ families, inOrder, within }: Match, where = ''): string {
  const places = within && (where === '' || where.includes(within)) ? within : where
  return `(${families.map((family) => lexeme(family, places)).join(inOrder ? ' <-> ' : ' & ')})`
}

/** Of one letter everything is a beginning. */
function writeTerm(term: Term, forgiven: Forgiven = nothingForgiven, where = ''): string {
  const ways = [...writePlain(term, where), ...otherWays(term, forgiven).map((way) => writeMatch(way, where))]
  return `(${ways.join(' | ')})`
}

/** Other names, and spellings with theirs. */
function otherWays({ word, others }: Term, forgiven: Forgiven): (Match & { shown: string })[] {
  const spellings = (word && forgiven.get(word)) || []
  const meant = spellings.flatMap((shown) => {
    const families = [familyOf(shown)]
    return [{ shown, families }, ...otherNames(families)]
  })
  return [...others, ...meant.map((name) => ({ ...name, inOrder: true }))]
}

function writePlain({ plain, word, isBeginning }: Term, where = ''): string[] {
  const own = plain.map((match) => writeMatch(match, where))
  return isBeginning && word && word.length > 1 ? [...own, lexeme(word, `*${where}`)] : own
}

/** How well a listing fits: every word in its title, then in title or company, then anywhere. */
export function fitOf({ terms }: Question, forgiven: Forgiven): SQL<number> {
  const within = (where: string) => hasWords(terms.map((term) => writeTerm(term, forgiven, where)).join(' & '))
  const someIn = (where: Weight) => hasWords(terms.map((term) => writeTerm(term, forgiven, where)).join(' | '))
  if (terms.length === 0) return sql<number>`0`
  return sql<number>`case when ${within('A')} then 0 when ${within('AB')} then 1 when ${someIn('A')} then 2
    when ${someIn('B')} then 3 else 4 end`
}

/** Ways to be found that are not plain: a listing without the first and with the second was found by what is shown. */
export type Way = { plain: string; other: string; shown: string }

/** `cetacean → whale`, and `Baltic Sea` alone for who typed just that. */
export function waysOf({ terms }: Question, forgiven: Forgiven): Way[] {
  return terms.flatMap((term) =>
    otherWays(term, forgiven).map((way) => ({
      plain: writePlain(term).join(' | '),
      other: writeMatch(way),
      shown: foldText(way.shown) === term.said ? way.shown : `${term.said} → ${way.shown}`,
    })),
  )
}

export async function isInLexicon(db: Sql, word: string): Promise<boolean> {
  return (await db.$count(jobWords, eq(jobWords.word, word))) > 0
}

/** Words of listings that share a spelling less one letter with this one, also as it is heard. */
export async function findLookAlikes(db: Sql, word: string): Promise<string[]> {
  const near = await db
    .select({ word: jobWords.word })
    .from(jobWords)
    .where(arrayOverlaps(jobWords.lessOne, [word, ...heardAs(word)].flatMap(lessOneLetter)))
    .limit(200)
  return near.map((row) => row.word)
}

/** Listings at the same sea or in the same country. */
export function isNear(place: Pick<Place, 'sea' | 'country'> | null): SQL | undefined {
  if (place?.sea) return eq(jobs.sea, place.sea)
  return place?.country ? eq(jobs.country, place.country) : undefined
}

/** Listings that share words of the title, newest first among the best. */
export function resembles(title: string): SQL | undefined {
  const { terms } = understand({ search: title }, 'whole words')
  const telling = terms.filter(({ said }) => said.length > 3)
  if (telling.length === 0) return undefined
  return hasWords(telling.flatMap((term) => term.plain.map((match) => writeMatch(match))).join(' | '))
}
