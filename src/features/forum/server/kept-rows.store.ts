// The SQL of rows that an act takes away: kept as they are, each with whose it is, and put back in an order that holds.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { blankOutJson, holdsAddressInJson } from '#platform/blank-out.ts'
import type { Sql } from '#platform/db.ts'
import { forumKept } from './acts.table.ts'

/** `person`: the column that says whose it is; `reply`: the one that names the reply it hangs on. */
type Part = { name: string; person: string | null; topic: string; reply: string | null }

const parts: readonly Part[] = [
  { name: 'forum_topics', person: 'author_id', topic: 'id', reply: null },
  { name: 'forum_replies', person: 'author_id', topic: 'topic_id', reply: 'id' },
  { name: 'forum_topic_views', person: null, topic: 'topic_id', reply: null },
  { name: 'forum_views', person: 'user_id', topic: 'topic_id', reply: null },
  { name: 'forum_readers', person: 'user_id', topic: 'topic_id', reply: null },
  { name: 'forum_notes', person: null, topic: 'topic_id', reply: null },
  { name: 'forum_questions', person: 'asker_id', topic: 'topic_id', reply: 'post_id' },
  { name: 'forum_answers', person: null, topic: 'topic_id', reply: 'reply_id' },
  { name: 'forum_thanks', person: 'user_id', topic: 'topic_id', reply: 'reply_id' },
  { name: 'forum_notifications', person: 'user_id', topic: 'topic_id', reply: 'reply_id' },
  { name: 'forum_reports', person: 'reporter_id', topic: 'topic_id', reply: 'reply_id' },
  { name: 'forum_edits', person: 'author_id', topic: 'topic_id', reply: 'reply_id' },
]

async function keep(tx: Sql, actId: string, part: Part, where: SQL): Promise<void> {
  const person = part.person ? sql`t.${sql.identifier(part.person)}` : sql`null`
  await tx.execute(sql`
    insert into ${forumKept} (act_id, person_id, part, row)
    select ${actId}, ${person}, ${part.name}, to_jsonb(t) from ${sql.identifier(part.name)} as t where ${where}`)
}

/** The topic with all that stands in it and hangs on it. */
export async function keepTopic(tx: Sql, actId: string, topicId: string): Promise<void> {
  for (const part of parts) await keep(tx, actId, part, sql`t.${sql.identifier(part.topic)} = ${topicId}`)
}

/** The reply with all that hangs on it. */
export async function keepReply(tx: Sql, actId: string, replyId: string): Promise<void> {
  for (const part of parts) {
    if (part.reply) await keep(tx, actId, part, sql`t.${sql.identifier(part.reply)} = ${replyId}`)
  }
}

/** What a topic loses when it becomes a reply; the replies and what hangs on them go along. */
const lostByMerge = ['forum_topics', 'forum_topic_views', 'forum_readers', 'forum_answers']

export async function keepTopicAlone(tx: Sql, actId: string, topicId: string): Promise<void> {
  const lost = parts.filter(({ name }) => lostByMerge.includes(name))
  for (const part of lost) await keep(tx, actId, part, sql`t.${sql.identifier(part.topic)} = ${topicId}`)
}

/**
 * Puts back what was kept, but for what has nothing to stand on any more: a reply whose author left took their thanks along,
 * and one that was moved elsewhere since, or waits to be looked at, answers nothing here.
 * The last reply is written by whoever counts anew. A form's key stays with what was sent by it since: a post that was removed
 * may have been sent again.
 */
export async function putBack(tx: Sql, actId: string, only: readonly string[] = []): Promise<void> {
  const chosen = only.length > 0 ? parts.filter(({ name }) => only.includes(name)) : parts
  for (const { name } of chosen) {
    const table = sql.identifier(name)
    const row = sql`kept.row - 'last_reply_author_id' - 'client_key'`
    const isThere = (column: string, where: string) =>
      sql`(kept.row ->> ${column} is null or exists (select 1 from ${sql.identifier(where)} as there where there.id::text = kept.row ->> ${column}))`
    const stillAnswers = sql`exists (select 1 from forum_replies as reply
      where reply.id::text = kept.row ->> 'reply_id' and reply.topic_id::text = kept.row ->> 'topic_id' and reply.held_at is null)`
    await tx.execute(sql`
      insert into ${table} select back.* from ${forumKept} as kept
      cross join lateral jsonb_populate_record(null::${table}, ${row}) as back
      where kept.act_id = ${actId} and kept.part = ${name}
        and ${isThere('topic_id', 'forum_topics')} and ${isThere('reply_id', 'forum_replies')}
        and ${isThere('actor_id', 'users')} and ${isThere('author_id', 'users')} and ${isThere('asked_id', 'users')}
        and ${isThere('job_id', 'jobs')} and (kept.part <> 'forum_answers' or ${stillAnswers})
      on conflict do nothing`)
  }
}

type KeptTopic = { title: string; category: string; isPinned: boolean; isLocked: boolean; authorId: string }

export async function readKeptTopic(tx: Sql, actId: string): Promise<KeptTopic | null> {
  const { rows } = await tx.execute<KeptTopic>(sql`
    select row ->> 'title' as title, row ->> 'category' as category, row ->> 'author_id' as "authorId",
      (row ->> 'is_pinned')::boolean as "isPinned", (row ->> 'is_locked')::boolean as "isLocked"
    from ${forumKept} where act_id = ${actId} and part = 'forum_topics'`)
  return rows[0] ?? null
}

/** What the team noted comes back as well: an address in it must not. Posts are the words of who wrote them. */
export async function blankAddressInKeptNotes(tx: Sql, email: string): Promise<void> {
  await tx
    .update(forumKept)
    .set({ row: blankOutJson(forumKept.row, email) })
    .where(and(eq(forumKept.part, 'forum_notes'), holdsAddressInJson(forumKept.row, email)))
}

/** Whose post it was that an act took away. */
export async function findKeptAuthor(tx: Sql, actId: string, postId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ authorId: string }>(sql`
    select row ->> 'author_id' as "authorId" from ${forumKept}
    where act_id = ${actId} and part in ('forum_topics', 'forum_replies') and row ->> 'id' = ${postId}`)
  return rows[0]?.authorId ?? null
}
