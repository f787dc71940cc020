// The SQL of searching titles and texts.
import { sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Sql } from '#platform/db.ts'
import { lookAlikeKey } from '#shared/text.ts'
import { pageCount, pageSize } from '../forum.rules.ts'
import type { FoundPost, PostSearch } from '../post-search.schema.ts'
import { forumReplies, forumTopics } from './forum.table.ts'
import { forumAnswers } from './taking-part.table.ts'

/** Nobody reads on; counting further would cost for nothing. */
const countedUpTo = 1_000

type Row = Omit<FoundPost, 'createdAt' | 'excerpt' | 'author'> & {
  createdAt: string | Date
  content: string
  authorId: string
  username: string
  profilePicture: string | null
  team: boolean
}
/** Two tsqueries: of everything, and of titles alone. */
type Asked = { query: string; inTitle: string }
export type FoundRow = Omit<FoundPost, 'excerpt'> & { content: string }
export type FoundRows = { posts: FoundRow[]; total: number; totalPages: number }

/** What has the words in its title comes first, then the newest. Held posts are in no search. */
export async function findPosts(db: Sql, asked: Asked, search: PostSearch): Promise<FoundRows> {
  const { query, inTitle } = asked
  const { author, category, answered, page } = search
  const isAnswered = sql`exists (select 1 from ${forumAnswers} a where a.topic_id = t.id)`
  const inTopic = sql`t.held_at is null
    ${category ? sql`and t.category = ${category}` : sql``}
    ${answered ? sql`and ${isAnswered} = ${answered === 'yes'}` : sql``}`
  const byAuthor = author
    ? sql`and p.author_id = (select ${users.id} from ${users} where ${users.usernameKey} = ${lookAlikeKey(author)})`
    : sql``
  const found = sql`
    select p.id as post_id, p.id as topic_id, null::uuid as reply_id, p.author_id, p.content, p.created_at,
      case when p.search_words @@ ${inTitle}::tsquery then 0 else 1 end as fit
    from ${forumTopics} p where p.search_words @@ ${query}::tsquery ${byAuthor}
    union all
    select p.id, p.topic_id, p.id, p.author_id, p.content, p.created_at, 1
    from ${forumReplies} p where p.search_words @@ ${query}::tsquery and p.held_at is null ${byAuthor}`
  const matching = sql`select f.*, t.title, t.category, ${isAnswered} as answered
    from (${found}) f join ${forumTopics} t on t.id = f.topic_id where ${inTopic}`
  const [counted, shown] = await Promise.all([
    db.execute<{ n: number }>(sql`select count(*)::int as n from (${matching} limit ${countedUpTo}) m`),
    db.execute<Row>(sql`
      select m.topic_id as "topicId", m.reply_id as "replyId", m.title, m.category, m.answered, m.content,
        m.created_at as "createdAt", u.id as "authorId", u.username, u.profile_picture as "profilePicture",
        u.role <> 'job_seeker' as team
      from (${matching} order by fit, created_at desc, post_id limit ${pageSize} offset ${(page - 1) * pageSize}) m
      join ${users} u on u.id = m.author_id order by m.fit, m.created_at desc, m.post_id`),
  ])
  const total = counted.rows[0]?.n ?? 0
  return { posts: shown.rows.map(toFound), total, totalPages: pageCount(total) }
}

function toFound({ authorId: id, username, profilePicture, team, createdAt, ...row }: Row): FoundRow {
  return { ...row, author: { id, username, profilePicture, team }, createdAt: new Date(createdAt).toISOString() }
}
