// The SQL of all posts of one person: those that are shown, those that wait, and those the team removed.
import { sql } from 'drizzle-orm'
import { forumActs } from '#features/forum/server/acts.table.ts'
import { forumReplies, forumTopics } from '#features/forum/server/forum.table.ts'
import type { Sql } from '#platform/db.ts'
import { pageOf } from '#shared/paging.ts'
import type { PersonPost, PersonPosts } from '../conduct.schema.ts'
import { auditLog } from './audit.table.ts'

const pageSize = 20
const previewLength = 160

/** What was removed is gone; the log keeps the beginning of it, as long as the account is there. Unless it came back. */
function allPosts(userId: string) {
  const removed = sql`(${auditLog.before} ->> 'post_id')::uuid`
  const stateOf = (heldAt: unknown) => sql`case when ${heldAt} is null then 'shown' else 'held' end`
  return sql`
    select 'topic' as kind, ${forumTopics.id} as id, ${forumTopics.id} as "topicId", ${forumTopics.title} as title,
      ${forumTopics.preview} as preview, ${stateOf(forumTopics.heldAt)} as state, ${forumTopics.createdAt} as at
    from ${forumTopics} where ${forumTopics.authorId} = ${userId}
    union all
    select 'reply', ${forumReplies.id}, ${forumTopics.id}, ${forumTopics.title},
      left(${forumReplies.content}, ${previewLength}), ${stateOf(forumReplies.heldAt)}, ${forumReplies.createdAt}
    from ${forumReplies} join ${forumTopics} on ${forumTopics.id} = ${forumReplies.topicId}
    where ${forumReplies.authorId} = ${userId}
    union all
    select ${auditLog.before} ->> 'kind', ${removed}, (${auditLog.before} ->> 'topic_id')::uuid,
      ${auditLog.before} ->> 'title', ${auditLog.before} ->> 'preview', 'removed', ${auditLog.createdAt}
    from ${auditLog} where ${auditLog.before} ->> 'author_id' = ${userId} and ${auditLog.before} ->> 'post_id' is not null
      and not exists (select 1 from ${forumTopics} where ${forumTopics.id} = ${removed})
      and not exists (select 1 from ${forumReplies} where ${forumReplies.id} = ${removed})
      and not exists (select 1 from ${forumActs}
        where ${forumActs.postId} = ${removed} and ${forumActs.undoneAt} >= ${auditLog.createdAt})`
}

export async function listPostsOf(db: Sql, userId: string, wanted: number): Promise<PersonPosts> {
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${allPosts(userId)}) as posts`,
  )
  const total = counted.rows[0]?.total ?? 0
  const { offset, ...shown } = pageOf(wanted, total, pageSize)
  const { rows } = await db.execute<Omit<PersonPost, 'createdAt'> & { at: string }>(sql`
    select * from (${allPosts(userId)}) as posts order by at desc, id desc limit ${pageSize} offset ${offset}`)
  const posts = rows.map(({ at, ...post }) => ({ ...post, createdAt: new Date(at).toISOString() }))
  return { posts, total, ...shown }
}
