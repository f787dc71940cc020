// The SQL of the forum's part of an issue: what people answered and thanked for, what was answered, and who could use help.
import { and, eq, gt, isNotNull, isNull, like, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import { suspensions } from '#features/accounts/server/suspensions.table.ts'
import { forumReplies, forumTopics } from '#features/forum/server/forum.table.ts'
import { forumAnswers, forumThanks } from '#features/forum/server/taking-part.table.ts'
import type { Sql } from '#platform/db.ts'
import { type IssueContent, type IssueTopic, withoutAddresses } from '../newsletter.rules.ts'

const most = { best: 3, answered: 2, question: 1 }
const dayMs = 86_400_000

type Week = { since: Date; now: Date }

/** People with a verified address who came more than a day ago and may write now; of others nothing stands in a letter. */
const isHeard = (userId: SQL, now: Date) => sql`exists (select 1 from ${users} as who where who.id = ${userId}
  and who.email_verified and who.created_at <= ${new Date(now.getTime() - dayMs)}
  and not exists (select 1 from ${suspensions} as stopped where stopped.user_id = who.id
    and (stopped.until is null or stopped.until > ${now})))`

const isOpen = (now: Date) => and(isNull(forumTopics.heldAt), isHeard(sql`${forumTopics.authorId}`, now))

/**
 * By how many people answered or thanked since, not how often; nobody counts for their own words, and of two alike the one
 * that more people answered comes first, then the newer one.
 */
async function listBest(db: Sql, { since, now }: Week): Promise<IssueTopic[]> {
  const { rows } = await db.execute<{ id: string; title: string; replies: number; thanks: number }>(sql`
    with answered as (
      select reply.topic_id, count(distinct reply.author_id)::int as people from ${forumReplies} as reply
      join ${forumTopics} as topic on topic.id = reply.topic_id
      where reply.created_at > ${since} and reply.created_at <= ${now} and reply.held_at is null
        and reply.author_id <> topic.author_id and ${isHeard(sql`reply.author_id`, now)}
      group by reply.topic_id
    ), thanked as (
      select thanks.topic_id, count(distinct thanks.user_id)::int as people from ${forumThanks} as thanks
      left join ${forumReplies} as reply on reply.id = thanks.reply_id
      where thanks.created_at > ${since} and thanks.created_at <= ${now} and reply.held_at is null
        and (thanks.reply_id is null or ${isHeard(sql`reply.author_id`, now)}) and ${isHeard(sql`thanks.user_id`, now)}
      group by thanks.topic_id
    ), liked as (
      select topic_id, coalesce(answered.people, 0) as replies, coalesce(thanked.people, 0) as thanks
      from answered full join thanked using (topic_id)
    )
    select ${forumTopics.id}, ${forumTopics.title}, replies, thanks from liked
    join ${forumTopics} on ${forumTopics.id} = liked.topic_id
    where ${isOpen(now)}
    order by replies + thanks desc, replies desc, ${forumTopics.createdAt} desc, ${forumTopics.id} desc
    limit ${most.best}`)
  return rows.map((row) => ({ ...row, kind: 'best' }))
}

const others = (found: readonly IssueTopic[]) =>
  found.length > 0
    ? notInArray(
        forumTopics.id,
        found.map(({ id }) => id),
      )
    : undefined

/** Which reply answers was said since. */
async function listAnswered(db: Sql, { since, now }: Week, found: IssueTopic[]): Promise<IssueTopic[]> {
  const { id, title, replyCount } = forumTopics
  const { acceptedAt } = forumAnswers
  const rows = await db
    .select({ id, title, replies: replyCount })
    .from(forumAnswers)
    .innerJoin(forumTopics, eq(id, forumAnswers.topicId))
    .innerJoin(forumReplies, eq(forumReplies.id, forumAnswers.replyId))
    .where(
      and(
        ...[isOpen(now), others(found), isNotNull(acceptedAt), gt(acceptedAt, since), lte(acceptedAt, now)],
        ...[isNull(forumReplies.heldAt), isHeard(sql`${forumReplies.authorId}`, now)],
      ),
    )
    .orderBy(sql`${acceptedAt} desc`, sql`${id} desc`)
    .limit(most.answered)
  return rows.map((row) => ({ ...row, kind: 'answered' }))
}

/** A question of this week that nobody has replied to, the oldest first: it has waited longest. */
async function listUnanswered(db: Sql, { since, now }: Week, found: IssueTopic[]): Promise<IssueTopic[]> {
  const { id, title, content, createdAt, replyCount, isLocked } = forumTopics
  const rows = await db
    .select({ id, title, replies: replyCount })
    .from(forumTopics)
    .where(
      and(
        ...[isOpen(now), others(found), gt(createdAt, since), lte(createdAt, now)],
        ...[eq(replyCount, 0), eq(isLocked, false), or(like(title, '%?%'), like(content, '%?%'))],
      ),
    )
    .orderBy(createdAt, id)
    .limit(most.question)
  return rows.map((row) => ({ ...row, kind: 'question' }))
}

/** Nothing when the week was silent; no topic twice. */
export async function listForumNews(db: Sql, week: Week): Promise<IssueContent['topics']> {
  // One after the other: a transaction has one connection.
  const best = await listBest(db, week)
  const answered = await listAnswered(db, week, best)
  const unanswered = await listUnanswered(db, week, [...best, ...answered])
  return [...best, ...answered, ...unanswered].map((topic) => ({ ...topic, title: withoutAddresses(topic.title) }))
}
