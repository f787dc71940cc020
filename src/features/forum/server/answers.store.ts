// The SQL of accepted answers.
import { eq } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { forumAnswers } from './taking-part.table.ts'

/** One answer a topic: a new choice takes the place of the one before. */
export async function putAnswer(
  tx: Sql,
  topicId: string,
  replyId: string,
  acceptedAt: Date | null = null,
): Promise<void> {
  await tx
    .insert(forumAnswers)
    .values({ topicId, replyId, acceptedAt })
    .onConflictDoUpdate({ target: forumAnswers.topicId, set: { replyId, acceptedAt } })
}

export async function removeAnswer(tx: Sql, topicId: string): Promise<void> {
  await tx.delete(forumAnswers).where(eq(forumAnswers.topicId, topicId))
}

/** What waits to be looked at answers nothing. */
export async function dropAsAnswer(tx: Sql, replyId: string): Promise<void> {
  await tx.delete(forumAnswers).where(eq(forumAnswers.replyId, replyId))
}

export async function findAnswerId(db: Sql, topicId: string): Promise<string | null> {
  const [row] = await db.select().from(forumAnswers).where(eq(forumAnswers.topicId, topicId))
  return row?.replyId ?? null
}
