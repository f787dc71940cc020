// What newer versions keep beside a post, its tree and its words, made for posts from before: some at a time, in the order of their ids.
import { and, asc, gt, isNull, or, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { parsePost } from '../post-text.rules.ts'
import { forumReplies, forumTopics } from './forum.table.ts'
import { writeWordsOf } from './post-words.store.ts'

type Table = typeof forumTopics | typeof forumReplies
type Post = { id: string; content: string; title: string }

const atOnce = 200
const first = '00000000-0000-0000-0000-000000000000'

/** Until none is left; an edit in between makes its own. */
export async function fillOlderPosts(db: Sql): Promise<void> {
  for (const table of [forumTopics, forumReplies]) {
    for (let after = first; ; ) {
      const posts = await listOlder(db, table, after)
      if (posts.length > 0) await fill(db, table, posts)
      if (posts.length < atOnce) break
      after = posts.at(-1)!.id
    }
  }
}

function listOlder(db: Sql, table: Table, after: string): Promise<Post[]> {
  return db
    .select({ id: table.id, content: table.content, title: 'title' in table ? table.title : sql<string>`''` })
    .from(table)
    .where(and(gt(table.id, after), or(isNull(table.body), isNull(table.searchWords))))
    .orderBy(asc(table.id))
    .limit(atOnce)
}

async function fill(db: Sql, table: Table, posts: readonly Post[]): Promise<void> {
  const ids = posts.map(({ id }) => id)
  const bodies = posts.map(({ content }) => JSON.stringify(parsePost(content)))
  const words = posts.map(({ content, title }) => writeWordsOf(content, title))
  await db.execute(sql`
    update ${table} set body = coalesce(${table.body}, made.body::jsonb),
      search_words = coalesce(${table.searchWords}, made.words::tsvector)
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(bodies)}::text[], ${sql.param(words)}::text[]) as made(id, body, words)
    where ${table.id} = made.id`)
}
