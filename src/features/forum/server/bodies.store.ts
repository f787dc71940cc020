// Trees of posts that were written before trees were stored: made a few at a time.
import { and, eq, isNull } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { parsePost } from '../post-text.rules.ts'
import { forumReplies, forumTopics } from './forum.table.ts'

const atOnce = 200

/** Until none is left; an edit in between makes its own. */
export async function fillBodies(db: Sql): Promise<void> {
  for (const table of [forumTopics, forumReplies]) {
    for (;;) {
      const rows = await db
        .select({ id: table.id, content: table.content })
        .from(table)
        .where(isNull(table.body))
        .limit(atOnce)
      for (const { id, content } of rows) {
        await db
          .update(table)
          .set({ body: parsePost(content) })
          .where(and(eq(table.id, id), isNull(table.body)))
      }
      if (rows.length < atOnce) break
    }
  }
}
