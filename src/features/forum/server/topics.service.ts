// What members can do with topics. Knows rules and store; nothing of HTTP or React.
import { refuseSilenced } from '#features/accounts/server/suspension.service.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse, refuseIf } from '../forum.refusals.ts'
import { momentAfter, pageCount, viewEveryMs, whyNotDelete, whyNotEdit } from '../forum.rules.ts'
import type {
  Reply,
  Topic,
  TopicDraft,
  TopicEdit,
  TopicList,
  TopicPage,
  TopicSearch,
  TopicView,
} from '../forum.schema.ts'
import { maySee } from '../held-post.rules.ts'
import { forumRegion, listsRegion, viewsRegion } from './forum.cache.ts'
import { holdEdited } from './held-posts.service.ts'
import { holdAuthor } from './members.store.ts'
import { markTopicRead } from './notifications.store.ts'
import { checkTitle, countPost, holdIfDue, notifyOf, withMentions } from './posting.ts'
import { listHeldReplies, listReplies, pageOfReply } from './replies.store.ts'
import { listTopics as selectTopics } from './topic-list.store.ts'
import * as store from './topics.store.ts'

export async function listTopics(deps: Deps, search: TopicSearch): Promise<TopicList> {
  const { db } = deps
  const key = JSON.stringify(search)
  return listsRegion(deps).read(key, async () => {
    const list = await forumRegion(deps).read(`list ${key}`, () => selectTopics(db.orm, search))
    const ids = list.topics.map(({ id }) => id)
    const views = await viewsRegion(deps).read(ids.join(), () => store.listViews(db.orm, ids))
    return { ...list, topics: list.topics.map((topic) => ({ ...topic, viewCount: views.get(topic.id) ?? 0 })) }
  })
}

/** A visit: what the topic says, and that somebody was there. */
export async function visitTopic(deps: Deps, actor: Actor, id: string, view: TopicView): Promise<TopicPage> {
  const { orm } = deps.db
  const wanted = view.reply ? await pageOfReply(orm, id, view.reply) : view.page
  const [found, shown] = await Promise.all([store.findTopic(orm, id, actor.id), readReplies(deps, id, wanted)])
  if (!found || !maySee(found.topic, actor)) throw refuse('not_found', 'topic_not_found')
  const totalPages = pageCount(found.topic.replyCount)
  // A reply that waits may be the first of a page that is not there yet.
  const page = view.reply ? Math.min(wanted, totalPages) : wanted
  const replies = page === wanted ? shown : await readReplies(deps, id, page)
  const held = page === totalPages ? await readHeldReplies(deps, actor, id) : []
  const [topic] = await withMentions(orm, [await noteVisit(deps, actor, found)])
  return { topic: topic!, replies: [...replies, ...held], page, totalPages }
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

/** Reading goes on when counting can't. */
async function noteVisit(deps: Deps, actor: Actor, found: store.ViewedTopic): Promise<Topic> {
  const { db, clock, log } = deps
  const { topic, countedAt, hasUnread } = found
  const now = clock.now()
  const hourAgo = new Date(now.getTime() - viewEveryMs)
  const isDue = !countedAt || countedAt <= hourAgo
  try {
    if (hasUnread) await markTopicRead(db.orm, actor.id, topic.id, now)
    if (!isDue) return topic
    const viewCount = await viewsRegion(deps).change(db, (tx) => store.countView(tx, topic.id, actor.id, now, hourAgo))
    return viewCount === null ? topic : { ...topic, viewCount }
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
  checkTitle(deps, actor, draft.title)
  const id = await forumRegion(deps).change(deps.db, async (tx) => {
    await holdAuthor(tx, actor.id)
    const before = clientKey ? await store.findTopicByKey(tx, actor.id, clientKey) : null
    if (before) return before
    await refuseSilenced(deps, tx, actor.id)
    await countPost(deps, tx, actor, 'topic')
    const createdAt = deps.clock.now()
    const heldAt = await holdIfDue(deps, tx, actor, draft)
    const topicId = await store.insertTopic(tx, { ...draft, authorId: actor.id, clientKey, heldAt, createdAt })
    if (!heldAt) await notifyOf(tx, actor, { topicId, replyId: null, content: draft.content, createdAt })
    return topicId
  })
  return answerTopic(deps, actor, id)
}

export async function editTopic(deps: Deps, actor: Actor, id: string, edit: TopicEdit): Promise<Topic> {
  await forumRegion(deps).change(deps.db, async (tx) => {
    const topic = await store.lockTopic(tx, id)
    if (!topic || !maySee(topic, actor)) throw refuse('not_found', 'topic_not_found')
    refuseIf('forbidden', whyNotEdit(topic, actor))
    await refuseSilenced(deps, tx, actor.id)
    if (topic.title === edit.title && topic.content === edit.content) return
    if (topic.title !== edit.title) checkTitle(deps, actor, edit.title)
    const now = momentAfter(deps.clock.now(), topic.createdAt)
    await store.updateTopic(tx, id, edit, now)
    if (topic.held || (await holdEdited(deps, tx, actor, { kind: 'topic', id, ...edit }))) return
    await notifyOf(tx, actor, { topicId: id, replyId: null, content: edit.content, createdAt: now })
  })
  return answerTopic(deps, actor, id)
}

/** Asked before the body is read: who may not edit learns nothing from validation. */
export async function mayEditTopic({ db }: Deps, actor: Actor, id: string): Promise<void> {
  const found = await store.findTopic(db.orm, id, actor.id)
  if (!found || !maySee(found.topic, actor)) throw refuse('not_found', 'topic_not_found')
  refuseIf('forbidden', whyNotEdit(found.topic, actor))
}

export async function deleteTopic(deps: Deps, actor: Actor, id: string): Promise<void> {
  await forumRegion(deps).change(deps.db, async (tx) => {
    const topic = await store.lockTopic(tx, id)
    if (!topic || !maySee(topic, actor)) throw refuse('not_found', 'topic_not_found')
    refuseIf('forbidden', whyNotDelete(topic, actor))
    await store.deleteTopic(tx, id)
  })
}

export async function flagTopic(deps: Deps, actor: Actor, id: string, flags: store.TopicFlags): Promise<Topic> {
  await forumRegion(deps).change(deps.db, async (tx) => {
    if (!(await store.setFlags(tx, id, flags))) throw refuse('not_found', 'topic_not_found')
  })
  return answerTopic(deps, actor, id)
}
