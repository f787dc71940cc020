// The words of posts as searches find them: kept when a post is written, and made a few at a time for older ones.
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { keepWords } from '#features/jobs/server/sea-words.service.ts'
import type { Sql } from '#platform/db.ts'
import { forumReplies, forumTopics } from './forum.table.ts'

/** A title counts before the text. */
export function wordsOf(content: string, title = ''): SQL<string> {
  const parts = [
    { text: title, weight: 'A' as const },
    { text: content, weight: 'D' as const },
  ]
  return sql<string>`${keepWords(parts)}::tsvector`
}

const atOnce = 200

/** Until none is left; an edit in between makes its own. */
export async function fillWords(db: Sql): Promise<void> {
  const { id, title, content, searchWords } = forumTopics
  for (;;) {
    const rows = await db.select({ id, title, content }).from(forumTopics).where(isNull(searchWords)).limit(atOnce)
    for (const row of rows) {
      const set = { searchWords: wordsOf(row.content, row.title) }
      await db
        .update(forumTopics)
        .set(set)
        .where(and(eq(id, row.id), isNull(searchWords)))
    }
    if (rows.length < atOnce) break
  }
  const { id: replyId, content: text, searchWords: words } = forumReplies
  for (;;) {
    const rows = await db.select({ replyId, text }).from(forumReplies).where(isNull(words)).limit(atOnce)
    for (const row of rows) {
      const set = { searchWords: wordsOf(row.text) }
      await db
        .update(forumReplies)
        .set(set)
        .where(and(eq(replyId, row.replyId), isNull(words)))
    }
    if (rows.length < atOnce) break
  }
}
