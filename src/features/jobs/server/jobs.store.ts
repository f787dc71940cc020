// The SQL of listings. Rows become the contract here; search columns never leave.
import { and, asc, desc, eq, gt, inArray, lte, min, type SQL, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { expiryOf } from '../job.rules.ts'
import type { Job, JobCard, JobEdit, JobPost } from '../job.schema.ts'
import { jobs } from './jobs.table.ts'
import { learnWords, searchColumns } from './search-columns.store.ts'
import { lexiconWords } from './search-index.ts'

export const cardColumns = {
  id: jobs.id,
  title: jobs.title,
  company: jobs.company,
  location: jobs.location,
  jobType: jobs.jobType,
  workType: jobs.workType,
  companyLogo: jobs.companyLogo,
  paidPosition: jobs.paidPosition,
  featured: jobs.featured,
  salary: jobs.salary,
  experienceLevel: jobs.experienceLevel,
  closesOn: jobs.closesOn,
  startsOn: jobs.startsOn,
  endsOn: jobs.endsOn,
  pay: jobs.pay,
  place: jobs.place,
  needs: jobs.needs,
  checkedOpenAt: jobs.checkedOpenAt,
  createdAt: jobs.createdAt,
  expiresAt: jobs.expiresAt,
}
const jobColumns = {
  ...cardColumns,
  companyId: jobs.companyId,
  description: jobs.description,
  requirements: jobs.requirements,
  industrySection: jobs.industrySection,
  applicationInstructions: jobs.applicationInstructions,
  applicationEmail: jobs.applicationEmail,
  companyWebsite: jobs.companyWebsite,
  jobUrl: jobs.jobUrl,
  active: jobs.active,
  displayDays: jobs.displayDays,
  draft: jobs.draft,
  publishAt: sql<string | null>`to_char(${jobs.publishAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

/** Which facts were read from a text, and by which rules. */
export type ReadFacts = { payIsRead: boolean; placeIsRead: boolean; paidIsRead: boolean; readingVersion: number }

type Timed = { createdAt: Date; expiresAt: Date; checkedOpenAt: Date | null }

export function toContract<T extends Timed>(row: T) {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    checkedOpenAt: row.checkedOpenAt?.toISOString() ?? null,
  }
}

export const isLiveAt = (now: Date): SQL => and(eq(jobs.active, true), gt(jobs.liveUntil, now))!
export const newestFirst = [desc(jobs.createdAt), desc(jobs.id)] as const

export async function findJob(db: Sql, id: string): Promise<Job | null> {
  const [row] = await db.select(jobColumns).from(jobs).where(eq(jobs.id, id))
  return row ? toContract(row) : null
}

export type Page = {
  where: SQL | undefined
  limit: number
  offset: number
  /** Of these alone. */
  only?: readonly string[]
}

export async function listCards(db: Sql, { where, limit, offset, only }: Page, now: Date): Promise<JobCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(jobs)
    .where(and(isLiveAt(now), where, only ? inArray(jobs.id, [...only]) : undefined))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
  return rows.map(toContract)
}

export function countCards(db: Sql, where: SQL | undefined, now: Date): Promise<number> {
  return db.$count(jobs, and(isLiveAt(now), where))
}

export async function newestIds(db: Sql, count: number, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(isLiveAt(now))
    .orderBy(...newestFirst)
    .limit(count)
  return rows.map(({ id }) => id)
}

/** Every word of some listings. */
export async function wordsOf(db: Sql, ids: string[]): Promise<string[]> {
  const { title, company, location, description, requirements, experienceLevel, place } = jobs
  const columns = { title, company, location, description, requirements, experienceLevel, place }
  const rows = await db.select(columns).from(jobs).where(inArray(jobs.id, ids))
  return rows.flatMap(lexiconWords)
}

const dayMs = 86_400_000

export function closesWithin(days: number, now: Date): SQL {
  return lte(jobs.closesOn, new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10))
}

/** Whose last day to apply is near, the nearest first. */
export async function listClosing(
  db: Sql,
  { days, limit }: { days: number; limit: number },
  now: Date,
): Promise<(JobCard & { closesOn: string })[]> {
  const rows = await db
    .select(cardColumns)
    .from(jobs)
    .where(and(isLiveAt(now), closesWithin(days, now)))
    .orderBy(asc(jobs.closesOn), ...newestFirst)
    .limit(limit)
  return rows.map(toContract).flatMap((job) => (job.closesOn ? { ...job, closesOn: job.closesOn } : []))
}

/** When the next live listing closes: until then, what was read stays true. */
export async function nextExpiry(db: Sql, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(jobs.liveUntil) })
    .from(jobs)
    .where(isLiveAt(now))
  return row?.at ?? null
}

/** A draft is stored as not active, so that "live" stays one sentence. */
export type NewJob = Omit<JobPost, 'companyLogo' | 'companyContact' | 'publishAt' | 'checkedOpenAt'> & {
  companyLogo?: string | null | undefined
  publishAt?: Date | null
  createdAt: Date
  id?: string
  origin?: string
} & Partial<ReadFacts>

export async function insertJobs(db: Sql, posts: NewJob[]): Promise<Job[]> {
  await learnWords(db, posts)
  const rows = await db
    .insert(jobs)
    .values(
      posts.map((post) => ({ ...post, expiresAt: expiryOf(post.createdAt, post.displayDays), ...searchColumns(post) })),
    )
    .returning(jobColumns)
  return rows.map(toContract)
}

const { payIsRead, placeIsRead, paidIsRead, readingVersion } = jobs
export type StoredJob = Job & ReadFacts

/** For an edit: nobody else edits it meanwhile. */
export async function holdJob(db: Sql, id: string): Promise<StoredJob | null> {
  const columns = { ...jobColumns, payIsRead, placeIsRead, paidIsRead, readingVersion }
  const [row] = await db.select(columns).from(jobs).where(eq(jobs.id, id)).for('update')
  return row ? toContract(row) : null
}

/** A draft counts its age from when it is published. */
type Change = Omit<JobEdit, 'publishAt' | 'checkedOpenAt'> & ReadFacts & { publishAt?: Date | null; createdAt?: Date }

export async function updateJob(db: Sql, before: StoredJob, edit: Change): Promise<Job> {
  const after = { ...before, ...edit }
  const createdAt = edit.createdAt ?? new Date(before.createdAt)
  // Nobody has looked at another page yet.
  const checked = after.jobUrl === before.jobUrl ? {} : { checkedOpenAt: null }
  await learnWords(db, [after])
  const [row] = await db
    .update(jobs)
    .set({ ...edit, ...checked, expiresAt: expiryOf(createdAt, after.displayDays), ...searchColumns(after) })
    .where(eq(jobs.id, before.id))
    .returning(jobColumns)
  return toContract(row!)
}

export async function deleteJob(db: Sql, id: string): Promise<Pick<Job, 'id' | 'company'> | null> {
  const [gone] = await db.delete(jobs).where(eq(jobs.id, id)).returning({ id: jobs.id, company: jobs.company })
  return gone ?? null
}

export async function findUsedLogos(db: Sql, paths: string[]): Promise<string[]> {
  const rows = await db.selectDistinct({ path: jobs.companyLogo }).from(jobs).where(inArray(jobs.companyLogo, paths))
  return rows.flatMap(({ path }) => (path ? [path] : []))
}
