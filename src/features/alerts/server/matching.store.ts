// The SQL that compares one listing with every saved search at once: one pass over what was asked.
import { and, type Column, eq, notExists, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { ChosenFilter, PlainFilter } from '#features/jobs/board-search.rules.ts'
import { isLiveAt } from '#features/jobs/server/jobs.store.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import type { Sql } from '#platform/db.ts'
import type { Plan, Role } from '#shared/actor.ts'
import type { Cadence } from '../alert.rules.ts'
import { savedSearches, searchFinds, toldListings } from './alerts.table.ts'

type Asked = {
  searchId: string
  userId: string
  params: Record<string, string>
  cadence: Cadence
  /** By the words as members ask them, and as everybody else does. */
  isMembers: boolean
  isOpen: boolean
}
export type Match = Asked & { role: Role; subscriptionType: Plan; subscriptionEndDate: Date | null }

const { asked } = savedSearches

/** What a listing has for each filter with choices. */
const choices: Record<ChosenFilter, SQL> = {
  jobType: sql`${jobs.jobType}`,
  workType: sql`array[${jobs.workType}]`,
  payClass: sql`array[${jobs.payClass}]`,
  mode: sql`array[${jobs.mode}]`,
  country: sql`array[${jobs.country}]`,
  sea: sql`array[${jobs.sea}]`,
  certificate: sql`array(select jsonb_array_elements_text(${jobs.needs}->'certificates'))`,
  language: sql`array(select jsonb_array_elements_text(${jobs.needs}->'languages'))`,
  visa: sql`array[coalesce(${jobs.needs}->>'visa', 'not_stated')]`,
  experienceLevel: sql`array[lower(${jobs.experienceLevel})]`,
}
export const chosenFilters = Object.keys(choices) as ChosenFilter[]

type Listing = NonNullable<Awaited<ReturnType<typeof readListing>>>

/** As values: joined with the searches, the row's long texts would be unpacked anew for each of them. */
async function readListing(db: Sql, jobId: string, now: Date) {
  const { searchText, searchLocation, companyKey, closesOn, paidPosition } = jobs
  const [listing] = await db
    .select({
      createdAt: sql<string>`${jobs.createdAt}::text`,
      words: sql<string>`${jobs.searchWords}::text`,
      texts: { searchText, searchLocation, companyKey },
      closesOn,
      paidPosition,
      has: sql<Record<ChosenFilter, (string | null)[]>>`jsonb_build_object(${sql.join(
        Object.entries(choices).flatMap(([name, has]) => [sql.raw(`'${name}'`), has]),
        sql`, `,
      )})`,
    })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), isLiveAt(now)))
  return listing
}

/** What each of the other filters asks of a listing. */
const conditions: Record<PlainFilter, (listing: Listing) => SQL> = {
  location: ({ texts }) => sql`strpos(${texts.searchLocation}::text, ${asked}->>'location') > 0`,
  company: ({ texts }) => sql`${texts.companyKey}::text = ${asked}->>'company'`,
  // As texts, which days are in order by, too: read as a date, one that does not exist would end the look for everybody.
  closesBefore: ({ closesOn }) => sql`${closesOn}::text collate "C" <= ${asked}->>'closesBefore'`,
  paidPosition: ({ paidPosition }) => sql`${paidPosition}::boolean`,
}

function isAskedFor(listing: Listing): SQL | undefined {
  const unlessAsked = (name: string, condition: SQL) => sql`(not ${asked} ? ${name} or ${condition})`
  return and(
    ...Object.entries(conditions).map(([name, condition]) => unlessAsked(name, condition(listing))),
    ...Object.entries(listing.has).map(([name, values]) =>
      unlessAsked(name, sql`${asked}->${name} ?| ${sql.param(values)}::text[]`),
    ),
  )
}

const hasWords = (words: Column, { words: has }: Listing) => sql`(${words} is null or ${has}::tsvector @@ ${words})`

/** By its words and signs, as one kind of people asks them. */
function isFoundBy(words: Column, who: 'member' | 'open', listing: Listing): SQL<boolean> {
  return sql<boolean>`(${hasWords(words, listing)}
    and not (${asked}->${who}::text->>'isUnanswerable')::boolean
    and not exists (select from jsonb_array_elements_text(${asked}->${who}::text->'literals') as literal
      where strpos(${listing.texts.searchText}::text, literal) = 0))`
}

/** Whose they are is asked apart: joined, the planner, which expects a handful, compares everybody with every match. */
export async function matchingSearches(db: Sql, jobId: string, now: Date): Promise<Match[]> {
  const asked = await askedFor(db, jobId, now)
  const ids = [...new Set(asked.map(({ userId }) => userId))]
  if (ids.length === 0) return []
  const { id, role, subscriptionType, subscriptionEndDate } = users
  const people = await db
    .select({ id, role, subscriptionType, subscriptionEndDate })
    .from(users)
    .where(sql`${id} = any(${sql.param(ids)}::uuid[])`)
  const plans = new Map(people.map(({ id, ...plan }) => [id, plan]))
  return asked.flatMap((match) => {
    const plan = plans.get(match.userId)
    return plan ? [{ ...match, ...plan }] : []
  })
}

async function askedFor(db: Sql, jobId: string, now: Date): Promise<Asked[]> {
  const listing = await readListing(db, jobId, now)
  if (!listing) return []
  const { memberWords, openWords } = savedSearches
  const isMembers = isFoundBy(memberWords, 'member', listing)
  const isOpen = isFoundBy(openWords, 'open', listing)
  return db
    .select({
      searchId: savedSearches.id,
      userId: savedSearches.userId,
      params: savedSearches.params,
      cadence: savedSearches.cadence,
      isMembers,
      isOpen,
    })
    .from(savedSearches)
    .where(
      and(
        sql`${savedSearches.since} < ${listing.createdAt}::timestamptz`,
        // The cheapest question first: it leaves few for the others.
        or(hasWords(memberWords, listing), hasWords(openWords, listing)),
        isAskedFor(listing),
        or(isMembers, isOpen),
      ),
    )
}

/** What it matches now; what was found before and not told is forgotten when it does not match any more. */
export async function keepFinds(tx: Sql, jobId: string, searchIds: readonly string[], now: Date): Promise<void> {
  // As one array: a list of parameters ends at 65,535.
  const ids = sql`${sql.param([...searchIds])}::uuid[]`
  const told = tx
    .select({ one: sql`1` })
    .from(toldListings)
    .innerJoin(savedSearches, eq(savedSearches.userId, toldListings.userId))
    .where(and(eq(savedSearches.id, searchFinds.searchId), eq(toldListings.jobId, jobId)))
  await tx
    .delete(searchFinds)
    .where(and(eq(searchFinds.jobId, jobId), notExists(told), sql`${searchFinds.searchId} <> all(${ids})`))
  // A search that was deleted meanwhile finds nothing.
  const there = tx
    .select({
      searchId: savedSearches.id,
      jobId: sql<string>`${jobId}::uuid`.as('job_id'),
      foundAt: sql<Date>`${now.toISOString()}::timestamptz`.as('found_at'),
    })
    .from(savedSearches)
    .where(sql`${savedSearches.id} = any(${ids})`)
  await tx.insert(searchFinds).select(there).onConflictDoNothing()
}

/**
 * Until the transaction ends the listing stays as it is: what is found is true of it. Without, a look that began before a
 * change could keep what it saw after the change had been looked at.
 */
export async function holdListing(tx: Sql, jobId: string): Promise<boolean> {
  const held = await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for('share')
  return held.length > 0
}
