// The SQL that compares one listing with every saved search at once: one pass over what was asked.
import { and, type Column, eq, inArray, notExists, notInArray, type SQL, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import { isLiveAt } from '#features/jobs/server/jobs.store.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import type { Sql } from '#platform/db.ts'
import type { Plan, Role } from '#shared/actor.ts'
import { type ChosenFilter, savedSearches, searchFinds, toldListings } from './alerts.table.ts'

export type Match = {
  searchId: string
  userId: string
  params: Record<string, string>
  /** By the words as members ask them, and as everybody else does. */
  isMembers: boolean
  isOpen: boolean
  role: Role
  subscriptionType: Plan
  subscriptionEndDate: Date | null
}

const { asked } = savedSearches

/** What a listing has for each filter with choices, as a text or as an array of texts. */
const values: Record<ChosenFilter, SQL> = {
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

const isChosen = Object.entries(values).map(
  ([name, has]) => sql`(not ${asked} ? ${name} or ${asked}->${name} ?| ${has})`,
)

const isAsked = and(
  sql`(not ${asked} ? 'location' or strpos(${jobs.searchLocation}, ${asked}->>'location') > 0)`,
  sql`(not ${asked} ? 'company' or ${jobs.companyKey} = ${asked}->>'company')`,
  sql`(not ${asked} ? 'closesBefore' or ${jobs.closesOn} <= (${asked}->>'closesBefore')::date)`,
  sql`(not ${asked} ? 'paidPosition' or ${jobs.paidPosition})`,
  ...isChosen,
)

/** By its words and signs, as one kind of people asks them. */
function isFoundBy(words: Column, who: 'member' | 'open'): SQL<boolean> {
  return sql<boolean>`((${words} is null or ${jobs.searchWords} @@ ${words})
    and not (${asked}->${who}::text->>'isUnanswerable')::boolean
    and not exists (select from jsonb_array_elements_text(${asked}->${who}::text->'literals') as literal
      where strpos(${jobs.searchText}, literal) = 0))`
}

export async function matchingSearches(db: Sql, jobId: string, now: Date): Promise<Match[]> {
  const isMembers = isFoundBy(savedSearches.memberWords, 'member')
  const isOpen = isFoundBy(savedSearches.openWords, 'open')
  return db
    .select({
      searchId: savedSearches.id,
      userId: savedSearches.userId,
      params: savedSearches.params,
      isMembers,
      isOpen,
      role: users.role,
      subscriptionType: users.subscriptionType,
      subscriptionEndDate: users.subscriptionEndDate,
    })
    .from(jobs)
    .innerJoin(savedSearches, sql`${jobs.createdAt} > ${savedSearches.since}`)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(and(eq(jobs.id, jobId), isLiveAt(now), isAsked, sql`(${isMembers} or ${isOpen})`))
}

/** What it matches now; what was found before and not told is forgotten when it does not match any more. */
export async function keepFinds(tx: Sql, jobId: string, searchIds: readonly string[], now: Date): Promise<void> {
  const ids = [...searchIds]
  const told = tx
    .select({ one: sql`1` })
    .from(toldListings)
    .innerJoin(savedSearches, eq(savedSearches.userId, toldListings.userId))
    .where(and(eq(savedSearches.id, searchFinds.searchId), eq(toldListings.jobId, jobId)))
  await tx
    .delete(searchFinds)
    .where(
      and(
        eq(searchFinds.jobId, jobId),
        notExists(told),
        ids.length > 0 ? notInArray(searchFinds.searchId, ids) : undefined,
      ),
    )
  if (ids.length === 0) return
  // A search that was deleted meanwhile finds nothing.
  const there = await tx.select({ id: savedSearches.id }).from(savedSearches).where(inArray(savedSearches.id, ids))
  if (there.length === 0) return
  await tx
    .insert(searchFinds)
    .values(there.map(({ id }) => ({ searchId: id, jobId, foundAt: now })))
    .onConflictDoNothing()
}

export async function isThere(db: Sql, jobId: string): Promise<boolean> {
  return (await db.$count(jobs, eq(jobs.id, jobId))) > 0
}
