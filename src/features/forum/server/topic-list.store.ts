// The SQL of the list of topics: search, order, pages.
import { and, desc, eq, inArray, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'
import { contains } from '#platform/contains.ts'
import type { Sql } from '#platform/db.ts'
import { preparedOnce } from '#platform/prepared.ts'
import { lookAlikeKey } from '#shared/text.ts'
import { pageCount, pageSize, searchKey } from '../forum.rules.ts'
import type { TopicItem, TopicList, TopicSearch } from '../forum.schema.ts'
import type { TopicMarks } from '../taking-part.schema.ts'
import { authorColumns } from './author-columns.store.ts'
import { forumTopics } from './forum.table.ts'
import { factColumns, type TopicFacts, toFacts } from './topic-facts.store.ts'

/** What waits to be looked at is in no list, whoever asks: lists are the same for all. */
const isShown = isNull(forumTopics.heldAt)

const lastAuthors = alias(users, 'last_authors')

/** A topic as lists have it, but for how often it was looked at and what it is to whoever asks. */
export type ListedTopic = Omit<TopicItem, 'viewCount' | keyof TopicMarks>
export type ListedTopics = Omit<TopicList, 'topics'> & { topics: ListedTopic[] }

function matching({ search, author, category }: TopicSearch) {
  const key = searchKey(search)
  const byAuthor = sql`${forumTopics.authorId} = (select ${users.id} from ${users} where ${users.usernameKey} = ${lookAlikeKey(author)})`
  return and(
    isShown,
    key ? contains(forumTopics.titleKey, key) : undefined,
    author ? byAuthor : undefined,
    category ? eq(forumTopics.category, category) : undefined,
  )
}

const order = [desc(forumTopics.isPinned), desc(forumTopics.lastActivityAt), desc(forumTopics.id)]

/** `countAll`: how many there are without a search; counting them takes longer than reading a page. */
export async function listTopics(db: Sql, search: TopicSearch, countAll: () => Promise<number>): Promise<ListedTopics> {
  const { page } = search
  const where = search.search.trim() || search.author || search.category ? matching(search) : undefined
  const offset = (page - 1) * pageSize
  const [rows, total] = await Promise.all(
    where
      ? [selectItems(db, where, offset), db.$count(forumTopics, where)]
      : [wholeList(db).execute({ offset }), countAll()],
  )
  return { topics: rows.map(toItem), total, page, totalPages: pageCount(total) }
}

/** Without a search it is the forum's front page, and asked for often. */
const wholeList = preparedOnce((db) => selectItems(db, undefined, sql.placeholder('offset')).prepare('topics_page'))

export async function countAllTopics(db: Sql): Promise<number> {
  return db.$count(forumTopics, isShown)
}

/** The page's ids come from the order's index alone; only those rows are then read in full. */
function selectItems(db: Sql, where: SQL | undefined, offset: number | Placeholder) {
  const ids = db
    .select({ id: forumTopics.id })
    .from(forumTopics)
    .where(where ?? isShown)
    .orderBy(...order)
    .limit(pageSize)
    .offset(offset)
  return db
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
}

type ItemRow = TopicFacts & {
  preview: string
  lastReplyAt: Date | null
  author: TopicItem['author']
  lastAuthor: { id: string; username: string } | null
}

function toItem(row: ItemRow): ListedTopic {
  const { preview, author, lastReplyAt, lastAuthor } = row
  const lastReply = lastReplyAt && lastAuthor ? { at: lastReplyAt.toISOString(), author: lastAuthor } : null
  return { ...toFacts(row), preview, author, lastReply }
}
