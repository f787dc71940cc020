// The SQL of what is known of listings' pages.
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { isLiveAt } from '#features/jobs/server/jobs.store.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import type { Sql } from '#platform/db.ts'
import { anew, type Decision, type LinkState, paceMs } from '../guardian.rules.ts'
import { type Link, mostLinks } from '../link.schema.ts'
import { linkChecks, linkHosts, listingReports, type Seen } from './guardian.table.ts'

export type LinkCheck = typeof linkChecks.$inferSelect
type Address = { jobId: string; url: string; host: string }

/** Live listings nobody keeps an eye on yet, or whose address is another, or that are open again. */
export async function listUnwatched(db: Sql, now: Date, only?: string): Promise<{ jobId: string; url: string }[]> {
  const isUnwatched = or(isNull(linkChecks.jobId), ne(linkChecks.url, jobs.jobUrl), eq(linkChecks.state, 'closed'))
  const rows = await db
    .select({ jobId: jobs.id, url: jobs.jobUrl })
    .from(jobs)
    .leftJoin(linkChecks, eq(linkChecks.jobId, jobs.id))
    .where(and(isLiveAt(now), isNotNull(jobs.jobUrl), isUnwatched, only ? eq(jobs.id, only) : undefined))
    .limit(mostLinks)
  return rows.flatMap(({ jobId, url }) => (url ? { jobId, url } : []))
}

/** Begin anew: nothing is known of these pages. When the guardian closed a listing is kept, so that it is counted. */
export async function watch(tx: Sql, addresses: readonly Address[], now: Date): Promise<void> {
  if (addresses.length === 0) return
  const fresh = {
    ...anew,
    foundUrl: null,
    checkedAt: null,
    openAt: null,
    etag: null,
    lastModified: null,
    seen: null,
    steps: [],
    nextAt: now,
  }
  await tx
    .insert(linkChecks)
    .values(addresses.map((address) => ({ ...address, ...fresh, stepHost: address.host })))
    .onConflictDoUpdate({
      target: linkChecks.jobId,
      set: { ...fresh, url: sql`excluded.url`, host: sql`excluded.host`, stepHost: sql`excluded.step_host` },
    })
}

/** For a change: nobody else changes it meanwhile. */
export async function holdCheck(tx: Sql, jobId: string): Promise<LinkCheck | null> {
  const [row] = await tx.select().from(linkChecks).where(eq(linkChecks.jobId, jobId)).for('update')
  return row ?? null
}

/** Answers where it leads; null when it is not there, or leads nowhere. */
export async function holdListing(tx: Sql, jobId: string): Promise<string | null> {
  const [row] = await tx.select({ url: jobs.jobUrl }).from(jobs).where(eq(jobs.id, jobId)).for('update')
  return row?.url ?? null
}

/** Of each host that may be asked now, the one that waits longest. */
export async function listDue(db: Sql, now: Date, limit: number): Promise<string[]> {
  const due = db
    .selectDistinctOn([linkChecks.stepHost], { jobId: linkChecks.jobId, nextAt: linkChecks.nextAt })
    .from(linkChecks)
    .innerJoin(jobs, eq(jobs.id, linkChecks.jobId))
    .leftJoin(linkHosts, eq(linkHosts.host, linkChecks.stepHost))
    .where(
      and(
        isLiveAt(now),
        eq(jobs.jobUrl, linkChecks.url),
        ne(linkChecks.state, 'closed'),
        lte(linkChecks.nextAt, now),
        or(isNull(linkHosts.nextAt), lte(linkHosts.nextAt, now)),
      ),
    )
    .orderBy(linkChecks.stepHost, asc(linkChecks.nextAt))
    .as('due')
  const rows = await db.select({ jobId: due.jobId }).from(due).orderBy(asc(due.nextAt)).limit(limit)
  return rows.map(({ jobId }) => jobId)
}

/** While one instance looks, no other does; if it dies, the look is made again after this time. */
const leaseMs = 600_000

/** Takes the host's turn for one request. Null when it has to wait, or somebody else has it. */
export async function claim(tx: Sql, jobId: string, now: Date, isAsked: boolean): Promise<LinkCheck | null> {
  const [row] = await tx
    .select()
    .from(linkChecks)
    .where(eq(linkChecks.jobId, jobId))
    .for('update', { skipLocked: true })
  if (!row || (!isAsked && row.nextAt > now)) return null
  await tx.insert(linkHosts).values({ host: row.stepHost, nextAt: now }).onConflictDoNothing()
  const isFree = and(eq(linkHosts.host, row.stepHost), lte(linkHosts.nextAt, now))
  const [host] = await tx.select().from(linkHosts).where(isFree).for('update', { skipLocked: true })
  if (!host) return null
  await tx
    .update(linkHosts)
    .set({ nextAt: new Date(now.getTime() + paceMs) })
    .where(eq(linkHosts.host, row.stepHost))
  await tx
    .update(linkChecks)
    .set({ nextAt: new Date(now.getTime() + leaseMs) })
    .where(eq(linkChecks.jobId, jobId))
  return row
}

/** The next step of a look: another address, and the turn of its host. A listing that was given another address meanwhile begins anew. */
export async function goOn(
  db: Sql,
  { jobId, url }: Pick<LinkCheck, 'jobId' | 'url'>,
  steps: string[],
  stepHost: string,
  now: Date,
): Promise<void> {
  await db
    .update(linkChecks)
    .set({ steps, stepHost, nextAt: now })
    .where(and(eq(linkChecks.jobId, jobId), eq(linkChecks.url, url)))
}

/** What a look found besides its decision. */
export type Found = {
  foundUrl?: string | null
  seen?: Seen | null
  etag?: string | null
  lastModified?: string | null
}

export async function noteLook(tx: Sql, check: LinkCheck, decision: Decision, found: Found, now: Date): Promise<void> {
  const { isSeenOpen, closes, ...known } = decision
  await tx
    .update(linkChecks)
    .set({
      ...known,
      ...found,
      checkedAt: now,
      ...(isSeenOpen ? { openAt: now } : {}),
      ...(closes ? { closedAt: now } : {}),
      steps: [],
      stepHost: check.host,
    })
    .where(eq(linkChecks.jobId, check.jobId))
}

/** By hand, at the desk. */
export async function changeCheck(
  tx: Sql,
  jobId: string,
  change: Partial<Omit<LinkCheck, 'jobId' | 'url' | 'host'>>,
): Promise<void> {
  await tx.update(linkChecks).set(change).where(eq(linkChecks.jobId, jobId))
}

const dayMs = 86_400_000

/** How many listings of a host the guardian closed within a day. */
export async function countClosings(tx: Sql, host: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - dayMs)
  return tx.$count(linkChecks, and(eq(linkChecks.host, host), gt(linkChecks.closedAt, since)))
}

/** What is known of a listing's page: nothing, where it was given another address or was opened again since. */
function isKnownOf(now: Date): SQL | undefined {
  const isOutdated = or(ne(linkChecks.url, jobs.jobUrl), eq(linkChecks.state, 'closed'))
  return and(eq(linkChecks.jobId, jobs.id), not(and(isLiveAt(now), isOutdated)!))
}

const state = sql<LinkState>`coalesce(${linkChecks.state}, 'unknown')`
const order: Record<LinkState, number> = { doubtful: 0, unknown: 1, open: 2, closed: 3 }

/** What waits for a decision comes first. */
export async function listLinks(
  db: Sql,
  { wanted, only }: { wanted?: LinkState | undefined; only?: string },
  now: Date,
): Promise<Link[]> {
  const isShown = or(isLiveAt(now), eq(linkChecks.state, 'closed'))
  const rank = sql`case ${state} ${sql.join(
    Object.entries(order).map(([name, at]) => sql`when ${name} then ${at}::int`),
    sql` `,
  )} end`
  const inOrder = [rank, desc(linkChecks.checkedAt), desc(jobs.createdAt)]
  const shown = db
    .select({ id: jobs.id })
    .from(jobs)
    .leftJoin(linkChecks, isKnownOf(now))
    .where(and(isNotNull(jobs.jobUrl), only ? eq(jobs.id, only) : isShown, wanted ? eq(state, wanted) : undefined))
    .orderBy(...inOrder)
    .limit(mostLinks)
  // Their texts are read when it is known which they are: to carry all of them through the sorting takes seconds.
  const rows = await db
    .select({
      jobId: jobs.id,
      title: jobs.title,
      company: jobs.company,
      description: sql<string>`left(${jobs.description}, 600)`,
      url: sql<string>`${jobs.jobUrl}`,
      state,
      reason: sql<Link['reason']>`coalesce(${linkChecks.reason}, 'not_looked_yet')`,
      excerpt: linkChecks.excerpt,
      foundUrl: linkChecks.foundUrl,
      checkedAt: linkChecks.checkedAt,
      openAt: linkChecks.openAt,
    })
    .from(jobs)
    .leftJoin(linkChecks, isKnownOf(now))
    .where(inArray(jobs.id, shown))
    .orderBy(...inOrder)
  return rows.map((row) => ({
    ...row,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    openAt: row.openAt?.toISOString() ?? null,
  }))
}

/** Listings that somebody has to decide about: doubtful or reported, each once, however many reported it. */
export async function countToDecide(db: Sql, now: Date): Promise<number> {
  const doubtful = db
    .select({ jobId: linkChecks.jobId })
    .from(linkChecks)
    .innerJoin(jobs, isKnownOf(now))
    .where(and(isLiveAt(now), eq(linkChecks.state, 'doubtful')))
  const reported = db
    .select({ jobId: listingReports.jobId })
    .from(listingReports)
    .where(isNull(listingReports.settledAt))
  const [row] = await db.select({ n: count() }).from(union(doubtful, reported).as('to_decide'))
  return row?.n ?? 0
}

/** For the audit log: the listing and its link in one. */
export async function readLinkState(db: Sql, jobId: string): Promise<unknown> {
  const { title, active } = jobs
  const [row] = await db
    .select({ title, active, state, reason: linkChecks.reason })
    .from(jobs)
    .leftJoin(linkChecks, eq(linkChecks.jobId, jobs.id))
    .where(eq(jobs.id, jobId))
  return row ?? null
}
