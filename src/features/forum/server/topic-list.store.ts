// The SQL of the list of topics: search, order, pages.
import { and, desc, eq, inArray, like, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Sql } from '#platform/db.ts'
import { lookAlikeKey } from '#shared/text.ts'
import { pageCount, pageSize, searchKey } from '../forum.rules.ts'
import type { TopicItem, TopicList, TopicSearch } from '../forum.schema.ts'
import { authorColumns } from './author-columns.ts'
import { forumTopics } from './forum.table.ts'
import { factColumns, type TopicFacts, toFacts } from './topic-facts.ts'

const lastAuthors = alias(users, 'last_authors')

/** `%`, `_` and `\` are letters like any other. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

function matching({ search, author }: TopicSearch) {
  const key = searchKey(search)
  const byAuthor = sql`${forumTopics.authorId} = (select ${users.id} from ${users} where ${users.usernameKey} = ${lookAlikeKey(author)})`
  return and(key ? like(forumTopics.titleKey, `%${escapeLike(key)}%`) : undefined, author ? byAuthor : undefined)
}

const order = [desc(forumTopics.isPinned), desc(forumTopics.lastActivityAt), desc(forumTopics.id)]

/** The page's ids come from the order's index alone; only those rows are then read in full. */
export async function listTopics(db: Sql, search: TopicSearch): Promise<TopicList> {
  const { ids, total } = await findPage(db, matching(search), search.page)
  const topics = ids.length > 0 ? await readItems(db, ids) : []
  return { topics, total, page: search.page, totalPages: pageCount(total) }
}

async function findPage(db: Sql, where: SQL | undefined, page: number): Promise<{ ids: string[]; total: number }> {
  const [rows, total] = await Promise.all([
    db
      .select({ id: forumTopics.id })
      .from(forumTopics)
      .where(where)
      .orderBy(...order)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(forumTopics, where),
  ])
  return { ids: rows.map(({ id }) => id), total }
}

async function readItems(db: Sql, ids: string[]): Promise<TopicItem[]> {
  const rows = await db
    .select({
      ...factColumns,
      preview: forumTopics.preview,
      author: authorColumns,
      lastAuthor: { id: lastAuthors.id, username: lastAuthors.username },
    })
    .from(forumTopics)
    .innerJoin(users, eq(users.id, forumTopics.authorId))
    .leftJoin(lastAuthors, eq(lastAuthors.id, forumTopics.lastReplyAuthorId))
    .where(inArray(forumTopics.id, ids))
    .orderBy(...order)
  return rows.map(toItem)
}

type ItemRow = TopicFacts & {
  preview: string
  lastReplyAt: Date | null
  author: TopicItem['author']
  lastAuthor: { id: string; username: string } | null
}

function toItem(row: ItemRow): TopicItem {
  const { preview, author, lastReplyAt, lastAuthor } = row
  const lastReply = lastReplyAt && lastAuthor ? { at: lastReplyAt.toISOString(), author: lastAuthor } : null
  return { ...toFacts(row), preview, author, lastReply }
}
