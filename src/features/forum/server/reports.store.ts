// The SQL of reports.
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Sql } from '#platform/db.ts'
import type { Report, ReportList, ReportReason, ReportReceipt } from '../report.schema.ts'
import { authorColumns } from './author-columns.store.ts'
import { forumReplies, forumTopics } from './forum.table.ts'
import { forumReports } from './reports.table.ts'

const reporters = alias(users, 'reporters')
const isOpen = isNull(forumReports.keptAt)
const listLength = 200

export type NewReport = {
  reporterId: string
  topicId: string
  replyId: string | null
  reason: ReportReason
  text: string
  createdAt: Date
}

/** Reported again by the same person: the first report stands; once it was settled, the team looks anew. */
export async function insertReport(tx: Sql, report: NewReport): Promise<ReportReceipt> {
  const postId = report.replyId ?? report.topicId
  await tx
    .insert(forumReports)
    .values({ ...report, postId })
    .onConflictDoUpdate({
      target: [forumReports.reporterId, forumReports.postId],
      set: { reason: report.reason, text: report.text, createdAt: report.createdAt, keptAt: null },
      setWhere: isNotNull(forumReports.keptAt),
    })
  const { id, reason, createdAt } = forumReports
  const [row] = await tx
    .select({ id, reason, createdAt })
    .from(forumReports)
    .where(and(eq(forumReports.reporterId, report.reporterId), eq(forumReports.postId, postId)))
  return { ...row!, createdAt: row!.createdAt.toISOString() }
}

const columns = {
  id: forumReports.id,
  reason: forumReports.reason,
  text: forumReports.text,
  createdAt: forumReports.createdAt,
  reporter: { id: reporters.id, username: reporters.username },
  topic: {
    id: forumTopics.id,
    title: forumTopics.title,
    content: forumTopics.content,
    createdAt: forumTopics.createdAt,
  },
  reply: { id: forumReplies.id, content: forumReplies.content, createdAt: forumReplies.createdAt },
  author: authorColumns,
}

function selectReports(db: Sql) {
  return db
    .select(columns)
    .from(forumReports)
    .innerJoin(reporters, eq(reporters.id, forumReports.reporterId))
    .innerJoin(forumTopics, eq(forumTopics.id, forumReports.topicId))
    .leftJoin(forumReplies, eq(forumReplies.id, forumReports.replyId))
    .innerJoin(users, sql`${users.id} = coalesce(${forumReplies.authorId}, ${forumTopics.authorId})`)
}

type Text = { id: string; content: string; createdAt: Date }
type Row = Omit<Report, 'post' | 'createdAt'> & {
  createdAt: Date
  topic: Text & { title: string }
  reply: Text | null
  author: Report['post']['author']
}

function toReport({ topic, reply, author, createdAt, ...row }: Row): Report {
  const { id, content, createdAt: writtenAt } = reply ?? topic
  const where = { kind: reply ? ('reply' as const) : ('topic' as const), topicId: topic.id, topicTitle: topic.title }
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    post: { ...where, id, content, author, createdAt: writtenAt.toISOString(), noteCount: 0 },
  }
}

/** Oldest first: who waits longest comes first. */
export async function listOpenReports(db: Sql): Promise<ReportList> {
  const [rows, total] = await Promise.all([
    selectReports(db).where(isOpen).orderBy(asc(forumReports.createdAt), asc(forumReports.id)).limit(listLength),
    db.$count(forumReports, isOpen),
  ])
  return { reports: rows.map(toReport), total }
}

export async function countOpenReports(db: Sql): Promise<number> {
  return db.$count(forumReports, isOpen)
}

export async function findOpenReport(db: Sql, id: string): Promise<Report | null> {
  const [row] = await selectReports(db).where(and(eq(forumReports.id, id), isOpen))
  return row ? toReport(row) : null
}

/** Settles every open report of the post; false when another admin was faster. */
export async function keepPost(tx: Sql, postId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(forumReports)
    .set({ keptAt: now })
    .where(and(eq(forumReports.postId, postId), isOpen))
    .returning({ id: forumReports.id })
  return rows.length > 0
}

/** Those that were settled in that moment; false when none of them is there any more. */
export async function openReportsAgain(tx: Sql, postId: string, keptAt: Date): Promise<boolean> {
  const rows = await tx
    .update(forumReports)
    .set({ keptAt: null })
    .where(and(eq(forumReports.postId, postId), eq(forumReports.keptAt, keptAt)))
    .returning({ id: forumReports.id })
  return rows.length > 0
}
