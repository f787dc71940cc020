// The weekly issue: composed once, sent in batches, each letter once per reader and issue.
import { newestForFree } from '#features/jobs/job.rules.ts'
import type { JobCard } from '#features/jobs/job.schema.ts'
import { payLine } from '#features/jobs/job-line.rules.ts'
import { closesWithin, countCards, listClosing, newestIds } from '#features/jobs/server/jobs.store.ts'
import { publishDue } from '#features/jobs/server/publishing.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { readsAsMember } from '#shared/actor.ts'
import { refuse } from '../newsletter.refusals.ts'
import { dueWeek, hasNews, type IssueContent, type IssueJob, newsSince, type Variant } from '../newsletter.rules.ts'
import type { IssueAnswer } from '../newsletter.schema.ts'
import { listForumNews } from './issue-forum.store.ts'
import { printIssue, type ReaderLetter } from './issue-print.ts'
import * as issues from './issues.store.ts'
import { signReader } from './newsletter-links.ts'
import { listReaders, type Reader } from './readers.store.ts'

/** Looks every few minutes: the application's clock decides, and an hour that was missed is made up for. */
export const issueQueue = 'newsletter-issue'
export const issueCron = '*/5 * * * *'
export const batchQueue = 'newsletter-batch'
export type Batch = { week: string; after: string | null; run?: string | undefined }

/** The newest article, handed in: content is read by the server. The date is a day. */
type NewestArticle = { id: string; title: string; description: string; date: string }
type ComposingDeps = Pick<Deps, 'cache' | 'clock' | 'db'>
export type ReadArticle = (deps: ComposingDeps) => NewestArticle | null | Promise<NewestArticle | null>

const jobsInLetter = 200
const closingDays = 7
const closingInLetter = 20
const readersInBatch = 100

/** What is new from the last issue up to now, and not a moment later: the next one begins there. */
export async function composeIssue(deps: ComposingDeps, readArticle: ReadArticle, now: Date): Promise<IssueContent> {
  const { db } = deps
  const since = newsSince(now, await issues.lastComposedAt(db.orm))
  // One after the other: a transaction has one connection.
  const { cards, inAll } = await issues.listNewJobs(db.orm, { since, now, limit: jobsInLetter })
  const closing = await listClosing(db.orm, { days: closingDays, limit: closingInLetter }, now)
  const closingInAll =
    closing.length < closingInLetter ? closing.length : await countCards(db.orm, closesWithin(closingDays, now), now)
  const newest = await newestIds(db.orm, newestForFree, now)
  const topics = await listForumNews(db.orm, { since, now })
  const article = await readArticle(deps)
  // An article has a day and no hour: one of the last issue's own day is new unless that issue had it.
  const isSince = article !== null && article.date >= since.toISOString().slice(0, 10) && new Date(article.date) <= now
  const isNew = isSince && article.id !== (await issues.lastArticle(db.orm))
  return {
    jobs: cards.map(toIssueJob),
    closing: closing.map((card) => ({ ...toIssueJob(card), closesOn: card.closesOn })),
    inAll: { jobs: inAll, closing: closingInAll },
    newest,
    topics,
    article: article && { id: article.id, title: article.title, description: article.description, isNew },
  }
}

function toIssueJob({ id, title, company, location, ...offer }: JobCard): IssueJob {
  return { id, title, company, location, pay: payLine(offer) }
}

/** Monday at eight. Of two workers one composes; the other finds it done. */
export async function sendDueIssue(deps: Deps, readArticle: ReadArticle): Promise<void> {
  const week = dueWeek(deps.clock.now(), deps.config.timeZone)
  if (!week) return
  const known = await issues.findIssue(deps.db.orm, week)
  if (known?.status === 'sending') return goOnSending(deps, known)
  if (known && known.status !== 'draft') return
  await startIssue(deps, readArticle, week, 'skip')
}

const stuckAfterMs = 6 * 3_600_000

/** An issue that takes so long has lost a batch, which failed for good: it is gone through again, and each letter goes once. */
async function goOnSending({ db, clock, queue }: Deps, { week, composedAt, content }: issues.IssueRow): Promise<void> {
  if (!composedAt || clock.now().getTime() - composedAt.getTime() < stuckAfterMs) return
  await publishBatch(queue, db.orm, { week, after: null, run: content?.run })
}

/** Without news there is nothing to send: on Mondays the week is skipped, an admin is told. */
export async function startIssue(
  deps: Deps,
  readArticle: ReadArticle,
  week: string,
  withoutNews: 'skip' | 'refuse',
): Promise<IssueAnswer> {
  const { db, clock, queue } = deps
  // What is to go online at this very hour belongs to this issue, and would be too old for the next.
  await publishDue(deps)
  const now = clock.now()
  const content = await composeIssue(deps, readArticle, now)
  return db.orm.transaction(async (tx) => {
    const issue = await issues.lockIssue(tx, week, now)
    if (issue.status !== 'draft') {
      if (withoutNews === 'refuse') throw refuse('conflict', 'issue_settled')
      return { week, status: issue.status }
    }
    if (!hasNews(content)) {
      if (withoutNews === 'refuse') throw refuse('conflict', 'no_news')
      await issues.updateIssue(tx, week, { status: 'skipped' })
      return { week, status: 'skipped' }
    }
    await issues.updateIssue(tx, week, { status: 'sending', content, composedAt: now })
    await publishBatch(queue, tx, { week, after: null })
    return { week, status: 'sending' }
  })
}

export async function publishBatch(queue: Deps['queue'], tx: Sql, batch: Batch): Promise<void> {
  await queue.publish(tx, batchQueue, batch, {
    singletonKey: `${batch.week}:${batch.run ?? ''}:${batch.after ?? 'first'}`,
  })
}

/** What sending needs; composing needs more. */
type SendingDeps = Pick<Deps, 'cache' | 'config' | 'clock' | 'db' | 'mailer' | 'queue' | 'keys'>

/** Letters and the next batch in one transaction. A repeat posts nothing twice: the letter's key names its reader. */
export async function sendBatch(deps: SendingDeps, { week, after, run }: Batch): Promise<void> {
  const { db, clock, queue, mailer } = deps
  await db.orm.transaction(async (tx) => {
    // Whoever stops it meanwhile waits for these letters, and takes them back.
    const issue = await issues.lockKnownIssue(tx, week)
    if (issue?.status !== 'sending' || !issue.content || issue.content.run !== run) return
    const print = await printIssue(deps, issue, issue.content, tx)
    const readers = await listReaders(tx, clock.now(), after, readersInBatch)
    let posted = 0
    for (const reader of readers) {
      const token = await signReader(deps, { subscriberId: reader.id, week })
      const letter: ReaderLetter = print(variantOf(reader, clock.now()), token)
      const posting = { key: issues.letterKey(week, reader.id), to: reader.address, ...letter, isBulk: true }
      if (await mailer.post(tx, posting)) posted += 1
    }
    await issues.countOn(tx, week, 'recipients', posted)
    if (readers.length < readersInBatch) await issues.finishIssue(tx, week, clock.now())
    else await publishBatch(queue, tx, { week, after: readers.at(-1)!.id, run })
  })
}

function variantOf({ userId, role, subscriptionType, subscriptionEndDate }: Reader, now: Date): Variant {
  if (!userId || !role || !subscriptionType) return 'outsider'
  return readsAsMember({ role, subscriptionType, subscriptionEndDate }, now) ? 'member' : 'free'
}
