// What members can do with topics. Knows rules and store; nothing of HTTP or React.
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse, refuseIf } from '../forum.refusals.ts'
import { momentAfter, pageCount, viewEveryMs, whyNotDelete, whyNotEdit } from '../forum.rules.ts'
import type { Reply, Topic, TopicDraft, TopicEdit, TopicPage, TopicSearch, TopicView } from '../forum.schema.ts'
import { keptReading } from './kept-readings.ts'
import { holdAuthor } from './members.store.ts'
import { markTopicRead } from './notifications.store.ts'
import { countPost, notifyOf, withMentions } from './posting.ts'
import { listReplies, pageOfReply } from './replies.store.ts'
import { listTopics as selectTopics } from './topic-list.store.ts'
import * as store from './topics.store.ts'

/** As text, ready to send: the same list goes to every member. */
export async function listTopics(deps: Deps, search: TopicSearch): Promise<string> {
  return keptReading(deps.forumTopics, JSON.stringify(search), async () =>
    JSON.stringify(await selectTopics(deps.db.orm, search)),
  )
}

export async function readTopic(deps: Deps, actor: Actor, id: string, view: TopicView): Promise<TopicPage> {
  const { orm } = deps.db
  const page = view.reply ? await pageOfReply(orm, id, view.reply) : view.page
  const [found, replies] = await Promise.all([store.findTopic(orm, id, actor.id), readReplies(deps, id, page)])
  if (!found) throw refuse('not_found', 'topic_not_found')
  const [topic] = await withMentions(orm, [await noteVisit(deps, actor, found)])
  return { topic: topic!, replies, page, totalPages: pageCount(topic!.replyCount) }
}

function readReplies({ db, forumReplies }: Deps, topicId: string, page: number): Promise<Reply[]> {
  return keptReading(forumReplies, `${topicId} ${page}`, async () =>
    withMentions(db.orm, await listReplies(db.orm, topicId, page)),
  )
}

/** Reading goes on when counting can't. */
async function noteVisit(
  { db, clock, log, forumTopics }: Deps,
  actor: Actor,
  found: store.ViewedTopic,
): Promise<Topic> {
  const { topic, countedAt, hasUnread } = found
  const now = clock.now()
  const hourAgo = new Date(now.getTime() - viewEveryMs)
  const isDue = !countedAt || countedAt <= hourAgo
  try {
    if (hasUnread) await markTopicRead(db.orm, actor.id, topic.id, now)
    const viewCount = isDue ? await store.countView(db.orm, topic.id, actor.id, now, hourAgo) : null
    if (viewCount === null) return topic
    forumTopics.touch()
    return { ...topic, viewCount }
  } catch (error) {
    log.warn({ err: error }, 'a view was not counted')
    return topic
  }
}

/** The topic as its author or an admin sees it after a change; no visit. */
async function answerTopic({ db }: Deps, actor: Actor, id: string): Promise<Topic> {
  const found = await store.findTopic(db.orm, id, actor.id)
  if (!found) throw refuse('not_found', 'topic_not_found')
  const [topic] = await withMentions(db.orm, [found.topic])
  return topic!
}

export async function createTopic(
  deps: Deps,
  actor: Actor,
  draft: TopicDraft,
  clientKey: string | null,
): Promise<Topic> {
  const id = await deps.db.orm.transaction(async (tx) => {
    await holdAuthor(tx, actor.id)
    const before = clientKey ? await store.findTopicByKey(tx, actor.id, clientKey) : null
    if (before) return before
    await countPost(deps, tx, actor, 'topic')
    const createdAt = deps.clock.now()
    const topicId = await store.insertTopic(tx, { ...draft, authorId: actor.id, clientKey, createdAt })
    await notifyOf(tx, actor, { topicId, replyId: null, content: draft.content, createdAt })
    return topicId
  })
  return answerTopic(deps, actor, id)
}

export async function editTopic(deps: Deps, actor: Actor, id: string, edit: TopicEdit): Promise<Topic> {
  await deps.db.orm.transaction(async (tx) => {
    const topic = await store.lockTopic(tx, id)
    if (!topic) throw refuse('not_found', 'topic_not_found')
    refuseIf('forbidden', whyNotEdit(topic, actor))
    if (topic.title === edit.title && topic.content === edit.content) return
    const now = momentAfter(deps.clock.now(), topic.createdAt)
    await store.updateTopic(tx, id, edit, now)
    await notifyOf(tx, actor, { topicId: id, replyId: null, content: edit.content, createdAt: now })
  })
  return answerTopic(deps, actor, id)
}

/** Asked before the body is read: who may not edit learns nothing from validation. */
export async function mayEditTopic({ db }: Deps, actor: Actor, id: string): Promise<void> {
  const found = await store.findTopic(db.orm, id, actor.id)
  if (!found) throw refuse('not_found', 'topic_not_found')
  refuseIf('forbidden', whyNotEdit(found.topic, actor))
}

export async function deleteTopic({ db }: Deps, actor: Actor, id: string): Promise<void> {
  await db.orm.transaction(async (tx) => {
    const topic = await store.lockTopic(tx, id)
    if (!topic) throw refuse('not_found', 'topic_not_found')
    refuseIf('forbidden', whyNotDelete(topic, actor))
    await store.deleteTopic(tx, id)
  })
}

export async function flagTopic(deps: Deps, actor: Actor, id: string, flags: store.TopicFlags): Promise<Topic> {
  if (!(await store.setFlags(deps.db.orm, id, flags))) throw refuse('not_found', 'topic_not_found')
  return answerTopic(deps, actor, id)
}
