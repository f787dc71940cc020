// A visit to a topic: what it says, and that somebody was there.
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse } from '../forum.refusals.ts'
import { pageCount, viewEveryMs } from '../forum.rules.ts'
import type { Reply, Topic, TopicPage, TopicView } from '../forum.schema.ts'
import { maySee } from '../held-post.rules.ts'
import { noMarks, noThanks } from '../taking-part.schema.ts'
import { forumRegion, viewsRegion } from './forum.cache.ts'
import { markTopicRead } from './notifications.store.ts'
import { withMentions } from './posting.ts'
import { findFirstUnread, listReaderMarks, noteRead } from './readers.store.ts'
import { findReply, listHeldReplies, listReplies, pageOfReply } from './replies.store.ts'
import { listThanks } from './thanks.store.ts'
import { findTopicOfReply } from './topic-moves.store.ts'
import * as store from './topics.store.ts'

/** A visit: what the topic says, and that somebody was there. What is unread is what was so before. */
export async function visitTopic(deps: Deps, actor: Actor, id: string, view: TopicView): Promise<TopicPage> {
  const visited = await visitOrNull(deps, actor, id, view)
  if (visited) return visited
  // A topic that was merged is a reply by the same id: links to it lead where it stands now.
  const mergedInto = await findTopicOfReply(deps.db.orm, id)
  const there = mergedInto && (await visitOrNull(deps, actor, mergedInto, { ...view, reply: view.reply ?? id }))
  if (!there) throw refuse('not_found', 'topic_not_found')
  return there
}

async function visitOrNull(deps: Deps, actor: Actor, id: string, view: TopicView): Promise<TopicPage | null> {
  const { orm } = deps.db
  const now = deps.clock.now()
  const wanted = view.reply ? await pageOfReply(orm, id, view.reply) : view.page
  const [found, shown, [marks]] = await Promise.all([
    store.findTopic(orm, id, actor.id),
    readReplies(deps, id, wanted),
    listReaderMarks(orm, actor.id, [id]),
  ])
  if (!found || !maySee(found.topic, actor)) return null
  const totalPages = pageCount(found.topic.replyCount)
  // A reply that waits may be the first of a page that is not there yet.
  const page = view.reply ? Math.min(wanted, totalPages) : wanted
  const replies = page === wanted ? shown : await readReplies(deps, id, page)
  const held = page === totalPages ? await readHeldReplies(deps, actor, id) : []
  const answer = await readAnswer(deps, found.topic, replies)
  const { followLevel = noMarks.followLevel, readAt = null } = marks ?? {}
  const unread = marks?.unread ?? found.topic.replyCount
  const firstUnreadId = unread > 0 && readAt ? await findFirstUnread(orm, actor.id, id, readAt) : null
  const [topic] = await withMentions(orm, [await noteVisit(deps, actor, found, { now, readAt })])
  const onPage = [...replies, ...held]
  const thanks = await listThanks(orm, actor.id, [
    id,
    ...onPage.map((reply) => reply.id),
    ...(answer ? [answer.id] : []),
  ])
  const thanked = <P extends Topic | Reply>(post: P): P => ({ ...post, thanks: thanks.get(post.id) ?? noThanks })
  return {
    topic: thanked({ ...topic!, followLevel, unread }),
    replies: onPage.map(thanked),
    page,
    totalPages,
    firstUnreadId,
    answer: answer && thanked(answer),
  }
}

function readReplies(deps: Deps, topicId: string, page: number): Promise<Reply[]> {
  const { orm } = deps.db
  return forumRegion(deps).read(`replies ${topicId} ${page}`, async () =>
    withMentions(orm, await listReplies(orm, topicId, page)),
  )
}

/** After the last reply that everybody sees: for their author and the team. */
async function readHeldReplies(deps: Deps, actor: Actor, topicId: string): Promise<Reply[]> {
  const { orm } = deps.db
  const held = await forumRegion(deps).read(`held ${topicId}`, async () =>
    withMentions(orm, await listHeldReplies(orm, topicId)),
  )
  return held.filter((reply) => maySee(reply, actor))
}

/** The reply that answers, wherever it stands. */
async function readAnswer(deps: Deps, { answerId }: Topic, onPage: Reply[]): Promise<Reply | null> {
  if (!answerId) return null
  const { orm } = deps.db
  const shown = onPage.find(({ id }) => id === answerId)
  if (shown) return shown
  return forumRegion(deps).read(`answer ${answerId}`, async () => {
    const reply = await findReply(orm, answerId)
    return reply && (await withMentions(orm, [reply]))[0]!
  })
}

type Visit = { now: Date; readAt: Date | null }

/** Replies of one topic may be ahead of the clock. */
function seenUntil({ lastReplyAt }: Topic, now: Date): Date {
  const last = lastReplyAt ? new Date(lastReplyAt) : now
  return last > now ? last : now
}

/** Reading goes on when counting can't. */
async function noteVisit(deps: Deps, actor: Actor, found: store.ViewedTopic, visit: Visit): Promise<Topic> {
  const { db, log } = deps
  const { topic, countedAt, hasUnread } = found
  const { now, readAt } = visit
  const hourAgo = new Date(now.getTime() - viewEveryMs)
  const isDue = !countedAt || countedAt <= hourAgo
  try {
    if (hasUnread) await markTopicRead(db.orm, actor.id, topic.id, now)
    const isNews = !readAt || (topic.lastReplyAt !== null && new Date(topic.lastReplyAt) > readAt)
    if (isNews || isDue) await noteRead(db.orm, actor.id, topic.id, seenUntil(topic, now))
    if (!isDue) return topic
    const viewCount = await viewsRegion(deps).change(db, (tx) => store.countView(tx, topic.id, actor.id, now, hourAgo))
    return viewCount === null ? topic : { ...topic, viewCount }
  } catch (error) {
    log.warn({ err: error }, 'a view was not counted')
    return topic
  }
}
