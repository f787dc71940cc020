// The SQL of questions about listings to people who held such a berth.
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Sql } from '#platform/db.ts'
import type { AskedTopic } from '../berth.schema.ts'
import { forumQuestions } from './berths.table.ts'
import { forumReplies, forumTopics } from './forum.table.ts'

const shown = 10

export type NewQuestion = { topicId: string; jobId: string; askerId: string; askedId: string; createdAt: Date }

/** False when this person was asked about this listing already. */
export async function insertQuestion(tx: Sql, question: NewQuestion): Promise<boolean> {
  const rows = await tx
    .insert(forumQuestions)
    .values({ ...question, postId: question.topicId })
    .onConflictDoNothing()
    .returning({ postId: forumQuestions.postId })
  return rows.length > 0
}

/** Newest first; what waits to be looked at, or was deleted out of the topic it was merged into, is not among them. */
export async function listAsked(db: Sql, jobId: string): Promise<AskedTopic[]> {
  const { id, title, replyCount, heldAt } = forumTopics
  const isThere = sql`(${forumQuestions.postId} = ${id} or exists (select 1 from ${forumReplies} where ${forumReplies.id} = ${forumQuestions.postId} and ${forumReplies.heldAt} is null))`
  const rows = await db
    .selectDistinct({ id, title, replyCount, createdAt: forumTopics.createdAt })
    .from(forumQuestions)
    .innerJoin(forumTopics, eq(id, forumQuestions.topicId))
    .where(and(eq(forumQuestions.jobId, jobId), isNull(heldAt), isThere))
    .orderBy(desc(forumTopics.createdAt), desc(id))
    .limit(shown)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Whom the topic's own question goes to. */
export async function findAsked(tx: Sql, postId: string): Promise<string | null> {
  const [row] = await tx
    .select({ askedId: forumQuestions.askedId })
    .from(forumQuestions)
    .where(eq(forumQuestions.postId, postId))
  return row?.askedId ?? null
}

/** What a topic asks about, and whom; the first of them after a merge. */
export async function findQuestion(db: Sql, topicId: string): Promise<{ jobId: string; username: string } | null> {
  const [row] = await db
    .select({ jobId: forumQuestions.jobId, username: users.username })
    .from(forumQuestions)
    .innerJoin(users, eq(users.id, forumQuestions.askedId))
    .where(eq(forumQuestions.topicId, topicId))
    .orderBy(sql`${forumQuestions.postId} = ${topicId} desc`, forumQuestions.createdAt)
    .limit(1)
  return row ?? null
}
