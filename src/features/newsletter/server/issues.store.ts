// The SQL of issues: a row for each Monday, claimed by one worker, counted as it goes out.
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, like, lte, max, not, sql } from 'drizzle-orm'
import { forumTopics } from '#features/forum/server/forum.table.ts'
import type { JobCard } from '#features/jobs/job.schema.ts'
import { countCards, listCards } from '#features/jobs/server/jobs.store.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import type { Sql } from '#platform/db.ts'
import { mailLetters } from '#platform/mail/letters.table.ts'
import { emailKey } from '#shared/form-fields.ts'
import { type IssueContent, type IssueStatus, withoutAddresses } from '../newsletter.rules.ts'
import type { Issue } from '../newsletter.schema.ts'
import { newsletterIssues } from './newsletter.table.ts'

export type IssueRow = typeof newsletterIssues.$inferSelect

export async function findIssue(db: Sql, week: string): Promise<IssueRow | null> {
  const [row] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.week, week))
  return row ?? null
}

/** Makes the row if it is missing, and holds it until the transaction ends: two workers wait for each other here. */
export async function lockIssue(tx: Sql, week: string, now: Date): Promise<IssueRow> {
  await tx.insert(newsletterIssues).values({ week, createdAt: now }).onConflictDoNothing()
  return (await lockKnownIssue(tx, week))!
}

/** The same, where it is only there if somebody has written, skipped or sent it. */
export async function lockKnownIssue(tx: Sql, week: string): Promise<IssueRow | null> {
  const [row] = await tx.select().from(newsletterIssues).where(eq(newsletterIssues.week, week)).for('update')
  return row ?? null
}

/** For the audit log. */
export async function readIssueState(db: Sql, week: string): Promise<unknown> {
  const { status, subject, intro } = newsletterIssues
  const [row] = await db
    .select({ status, subject, intro })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.week, week))
  return row ?? null
}

type IssueChange = Partial<Pick<IssueRow, 'status' | 'subject' | 'intro' | 'content' | 'composedAt' | 'sentAt'>>

export async function updateIssue(tx: Sql, week: string, change: IssueChange): Promise<void> {
  await tx.update(newsletterIssues).set(change).where(eq(newsletterIssues.week, week))
}

export async function listBegunWeeks(db: Sql): Promise<string[]> {
  const { week, status } = newsletterIssues
  const rows = await db.select({ week }).from(newsletterIssues).where(eq(status, 'sending'))
  return rows.map((row) => row.week)
}

export async function finishIssue(tx: Sql, week: string, now: Date): Promise<void> {
  const isSending = and(eq(newsletterIssues.week, week), eq(newsletterIssues.status, 'sending'))
  const [issue] = await tx.select({ content: newsletterIssues.content }).from(newsletterIssues).where(isSending)
  const content = issue?.content && withoutTitles(issue.content)
  await tx.update(newsletterIssues).set({ status: 'sent', sentAt: now, content }).where(isSending)
}

/** What members wrote is theirs: it is read from the forum again, as long as it is there. */
export const withoutTitles = (content: IssueContent): IssueContent => ({
  ...content,
  topics: content.topics.map((topic) => ({ ...topic, title: '' })),
})

export async function withTitles(db: Sql, content: IssueContent): Promise<IssueContent> {
  const ids = content.topics.map(({ id }) => id)
  const { id, title, heldAt } = forumTopics
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id, title })
          .from(forumTopics)
          .where(and(inArray(id, ids), isNull(heldAt)))
  const titles = new Map(rows.map((row) => [row.id, withoutAddresses(row.title)]))
  return {
    ...content,
    topics: content.topics.flatMap((topic) => {
      const found = titles.get(topic.id)
      return found === undefined ? [] : [{ ...topic, title: found }]
    }),
  }
}

type Counter = 'recipients' | 'bounced' | 'unsubscribed'

export async function countOn(tx: Sql, week: string, counter: Counter, by = 1): Promise<void> {
  if (by === 0) return
  await tx
    .update(newsletterIssues)
    .set({ [counter]: sql`${newsletterIssues[counter]} + ${by}` })
    .where(eq(newsletterIssues.week, week))
}

const begun: IssueStatus[] = ['sending', 'sent', 'stopped']
const isComposed = and(inArray(newsletterIssues.status, begun), isNotNull(newsletterIssues.composedAt))

export async function lastComposedAt(db: Sql): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(newsletterIssues.composedAt) })
    .from(newsletterIssues)
    .where(isComposed)
  return row?.at ?? null
}

/** Which article the last issue had. */
export async function lastArticle(db: Sql): Promise<string | null> {
  const { content, composedAt } = newsletterIssues
  const [row] = await db
    .select({ id: sql<string | null>`${content} -> 'article' ->> 'id'` })
    .from(newsletterIssues)
    .where(isComposed)
    .orderBy(desc(composedAt))
    .limit(1)
  return row?.id ?? null
}

/** Which listings the last issue had. */
async function lastListings(db: Sql): Promise<string[]> {
  const { content, composedAt } = newsletterIssues
  const [row] = await db.select({ content }).from(newsletterIssues).where(isComposed).orderBy(desc(composedAt)).limit(1)
  return row?.content?.jobs.map(({ id }) => id) ?? []
}

export type News = { since: Date; now: Date; limit: number }

/** Longer than posting takes, of many listings too. */
const postedWithinMs = 5 * 60_000

/** A listing's time is when its posting began: the last issue may have been composed before it was there. */
export async function listNewJobs(db: Sql, { since, now, limit }: News): Promise<{ cards: JobCard[]; inAll: number }> {
  const begun = new Date(since.getTime() - postedWithinMs)
  const isTold = sql`${jobs.id} = any(${sql.param(await lastListings(db))}::uuid[])`
  const where = and(gt(jobs.createdAt, begun), lte(jobs.createdAt, now), not(isTold))
  const cards = await listCards(db, { where, limit, offset: 0 }, now)
  return { cards, inAll: cards.length < limit ? cards.length : await countCards(db, where, now) }
}

/** All letters of an issue begin so. */
export const letterKeys = (week: string) => `issue:${week}:`
export const letterKey = (week: string, subscriberId: string) => letterKeys(week) + subscriberId

/** Whom a reader's letter went to; null when that is not known any more. */
export async function recipientOf(db: Sql, week: string, subscriberId: string): Promise<string | null> {
  const [row] = await db
    .select({ recipient: mailLetters.recipient })
    .from(mailLetters)
    .where(eq(mailLetters.key, letterKey(week, subscriberId)))
  return row?.recipient || null
}

/** Which issue a letter was; null for letters of other kinds. */
export function weekOfLetter(key: string): string | null {
  const [kind, week = null] = key.split(':')
  return kind === 'issue' ? week : null
}

/** Which issue a returned letter was: the last one that went to the address. */
export async function lastIssueTo(db: Sql, email: string): Promise<string | null> {
  const [row] = await db
    .select({ key: mailLetters.key })
    .from(mailLetters)
    .where(and(sql`lower(${mailLetters.recipient}) = ${emailKey(email)}`, like(mailLetters.key, 'issue:%')))
    .orderBy(desc(mailLetters.createdAt))
    .limit(1)
  return row ? weekOfLetter(row.key) : null
}

export async function listIssues(db: Sql, limit = 26): Promise<Issue[]> {
  const rows = await db.select().from(newsletterIssues).orderBy(desc(newsletterIssues.week)).limit(limit)
  const week = sql<string>`split_part(${mailLetters.key}, ':', 2)`
  const counted = await db
    .select({ week, status: mailLetters.status, n: count() })
    .from(mailLetters)
    .where(like(mailLetters.key, 'issue:%'))
    .groupBy(week, mailLetters.status)
  const sum = (of: string, ...statuses: string[]) =>
    counted.filter((each) => each.week === of && statuses.includes(each.status)).reduce((total, { n }) => total + n, 0)
  return rows.map((row) => ({
    week: row.week,
    status: row.status,
    subject: row.subject,
    intro: row.intro,
    canBeRead: row.content !== null,
    sentAt: row.sentAt?.toISOString() ?? null,
    recipients: row.recipients,
    sent: sum(row.week, 'sent'),
    waiting: sum(row.week, 'queued', 'sending'),
    undelivered: sum(row.week, 'failed', 'dead'),
    bounced: row.bounced,
    unsubscribed: row.unsubscribed,
  }))
}
