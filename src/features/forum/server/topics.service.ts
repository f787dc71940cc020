// What members can do with topics. Knows rules and store; nothing of HTTP or React.
import { refuseSilenced } from '#features/accounts/server/suspension.service.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse, refuseIf } from '../forum.refusals.ts'
import { momentAfter, whyNotDelete, whyNotEdit } from '../forum.rules.ts'
import type { Topic, TopicDraft, TopicEdit, TopicList, TopicSearch } from '../forum.schema.ts'
import { maySee } from '../held-post.rules.ts'
import { keepEdit } from './edits.store.ts'
import { forumRegion, listsRegion, topicsRegion, viewsRegion } from './forum.cache.ts'
import { holdEdited } from './held-posts.service.ts'
import { withMarks } from './marks.ts'
import { holdAuthor } from './members.store.ts'
import { checkCategory, checkTitle, countPost, holdIfDue, notifyOf, withMentions } from './posting.ts'
import { noteRead } from './readers.store.ts'
import { rememberDeletion, rememberFlags } from './remembering.ts'
import { countAllTopics, listTopics as selectTopics } from './topic-list.store.ts'
import * as store from './topics.store.ts'

/** Of all that everybody sees; a search counts its own. */
function countTopics(deps: Deps): Promise<number> {
  return topicsRegion(deps).read('total', () => countAllTopics(deps.db.orm))
}

/** The same for all but for the marks. */
export async function listTopics(deps: Deps, actor: Actor, search: TopicSearch): Promise<TopicList> {
  const { db } = deps
  const key = JSON.stringify(search)
  const list = await listsRegion(deps).read(key, async () => {
    const list = await forumRegion(deps).read(`list ${key}`, () =>
      selectTopics(db.orm, search, () => countTopics(deps)),
    )
    const ids = list.topics.map(({ id }) => id)
    const views = await viewsRegion(deps).read(ids.join(), () => store.listViews(db.orm, ids))
    return { ...list, topics: list.topics.map((topic) => ({ ...topic, viewCount: views.get(topic.id) ?? 0 })) }
  })
  return { ...list, topics: await withMarks(db.orm, actor.id, list.topics) }
}

/** The topic as its author or an admin sees it after a change; no visit. */
export async function answerTopic({ db }: Deps, actor: Actor, id: string): Promise<Topic> {
  const found = await store.findTopic(db.orm, id, actor.id)
  if (!found) throw refuse('not_found', 'topic_not_found')
  const [topic] = await withMarks(db.orm, actor.id, await withMentions(db.orm, [found.topic]))
  return topic!
}

export async function createTopic(
  deps: Deps,
  actor: Actor,
  draft: TopicDraft,
  clientKey: string | null,
): Promise<Topic> {
  checkTitle(deps, actor, draft.title)
  const id = await topicsRegion(deps).change(deps.db, async (tx) => {
    await holdAuthor(tx, actor.id)
    const before = clientKey ? await store.findTopicByKey(tx, actor.id, clientKey) : null
    if (before) return before
    await refuseSilenced(deps, tx, actor.id)
    await checkCategory(tx, draft.category)
    await countPost(deps, tx, actor, 'topic')
    const createdAt = deps.clock.now()
    const heldAt = await holdIfDue(deps, tx, actor, draft)
    const topicId = await store.insertTopic(tx, { ...draft, authorId: actor.id, clientKey, heldAt, createdAt })
    await noteRead(tx, actor.id, topicId, createdAt)
    if (!heldAt) await notifyOf(tx, actor, { topicId, replyId: null, content: draft.content, createdAt })
    return topicId
  })
  const topic = await answerTopic(deps, actor, id)
  const { title, content } = draft
  // Sent again with other words, because nobody heard that the first ones came: the last ones count.
  return topic.title === title && topic.content === content ? topic : editTopic(deps, actor, id, { title, content })
}

export async function editTopic(deps: Deps, actor: Actor, id: string, edit: TopicEdit): Promise<Topic> {
  await topicsRegion(deps).change(deps.db, async (tx) => {
    const topic = await store.lockTopic(tx, id)
    if (!topic || !maySee(topic, actor)) throw refuse('not_found', 'topic_not_found')
    refuseIf('forbidden', whyNotEdit(topic, actor))
    await refuseSilenced(deps, tx, actor.id)
    if (topic.title === edit.title && topic.content === edit.content) return
    if (topic.title !== edit.title) checkTitle(deps, actor, edit.title)
    const now = momentAfter(deps.clock.now(), topic.createdAt)
    const { authorId, title, content } = topic
    await keepEdit(tx, { topicId: id, replyId: null, authorId, title, content, replacedAt: now })
    await store.updateTopic(tx, id, edit, now)
    if (topic.held || (await holdEdited(deps, tx, actor, { kind: 'topic', id, topicId: id, content: edit.content })))
      return
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
  await topicsRegion(deps).change(deps.db, async (tx) => {
    const topic = await store.lockTopic(tx, id)
    if (!topic || !maySee(topic, actor)) throw refuse('not_found', 'topic_not_found')
    refuseIf('forbidden', whyNotDelete(topic, actor))
    if (topic.authorId !== actor.id) await rememberDeletion(deps, tx, actor, { kind: 'topic', id, topicId: id })
    await store.deleteTopic(tx, id)
  })
}

export async function flagTopic(deps: Deps, actor: Actor, id: string, flags: store.TopicFlags): Promise<Topic> {
  await forumRegion(deps).change(deps.db, async (tx) => {
    const topic = await store.lockTopic(tx, id)
    if (!topic) throw refuse('not_found', 'topic_not_found')
    await rememberFlags(deps, tx, actor, topic, flags)
    await store.setFlags(tx, id, flags)
  })
  return answerTopic(deps, actor, id)
}
