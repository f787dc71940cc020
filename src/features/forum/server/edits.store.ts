// The SQL of what posts said before they were changed.
import { desc, eq, lte } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { PostEdit } from '../moderation.schema.ts'
import { forumEdits } from './forum.table.ts'

export type Replaced = {
  topicId: string
  replyId: string | null
  authorId: string
  title: string | null
  content: string
  replacedAt: Date
}

export async function keepEdit(tx: Sql, edit: Replaced): Promise<void> {
  await tx.insert(forumEdits).values({ ...edit, postId: edit.replyId ?? edit.topicId })
}

export async function listEdits(db: Sql, postId: string): Promise<PostEdit[]> {
  const { title, content, replacedAt } = forumEdits
  const rows = await db
    .select({ title, content, replacedAt })
    .from(forumEdits)
    .where(eq(forumEdits.postId, postId))
    .orderBy(desc(replacedAt))
    .limit(100)
  return rows.map((row) => ({ ...row, replacedAt: row.replacedAt.toISOString() }))
}

export async function forgetOldEdits(db: Sql, before: Date): Promise<void> {
  await db.delete(forumEdits).where(lte(forumEdits.replacedAt, before))
}
