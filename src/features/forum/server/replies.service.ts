// What members can do with replies. Knows rules and store; nothing of HTTP or React.
import { refuseSilenced } from '#features/accounts/server/suspension.service.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse, refuseIf } from '../forum.refusals.ts'
import { momentAfter, whyNotDelete, whyNotEdit, whyNotReply } from '../forum.rules.ts'
import type { Reply, ReplyDraft } from '../forum.schema.ts'
import { maySee } from '../held-post.rules.ts'
import { keepEdit } from './edits.store.ts'
import { forumRegion } from './forum.cache.ts'
import { holdEdited } from './held-posts.service.ts'
import { withThanks } from './marks.ts'
import { holdAuthor } from './members.store.ts'
import { countPost, holdIfDue, notifyOf, withMentions } from './posting.ts'
import { noteRead, readLevels } from './readers.store.ts'
import { rememberDeletion } from './remembering.ts'
import * as store from './replies.store.ts'
import { isTopicHeld, lockTopic, recountTopics } from './topics.store.ts'

async function answerReply({ db }: Deps, actor: Actor, id: string): Promise<Reply> {
  const found = await withMentions(db.orm, [await findOrRefuse(db.orm, actor, id)])
  const [reply] = await withThanks(db.orm, actor.id, found)
  return reply!
}

async function findOrRefuse(db: Parameters<typeof store.findReply>[0], actor: Actor, id: string): Promise<Reply> {
  const reply = await store.findReply(db, id)
  if (!reply || !maySee(reply, actor)) throw refuse('not_found', 'reply_not_found')
  return reply
}

export async function postReply(deps: Deps, actor: Actor, draft: ReplyDraft, clientKey: string | null): Promise<Reply> {
  const { topicId, content } = draft
  // Before the lock, which all who reply at once wait for.
  const levels = await readLevels(deps.db.orm, topicId)
  const id = await forumRegion(deps).change(deps.db, async (tx) => {
    await holdAuthor(tx, actor.id)
    const before = clientKey ? await store.findReplyByKey(tx, actor.id, clientKey) : null
    if (before) return before
    await refuseSilenced(deps, tx, actor.id)
    const topic = await lockTopic(tx, topicId)
    if (!topic || !maySee(topic, actor)) throw refuse('not_found', 'topic_not_found')
    refuseIf('forbidden', whyNotReply(topic, actor))
    await countPost(deps, tx, actor, 'reply')
    // Taken under the lock, so that the newest reply is also the last in the order.
    const createdAt = momentAfter(deps.clock.now(), topic.lastReplyAt)
    const heldAt = await holdIfDue(deps, tx, actor, { content })
    const replyId = await store.insertReply(tx, { topicId, authorId: actor.id, content, clientKey, heldAt, createdAt })
    const { authorId, held } = topic
    if (!heldAt && !held) await notifyOf(tx, actor, { topicId, replyId, content, createdAt }, { authorId, levels })
    return replyId
  })
  const reply = await answerReply(deps, actor, id)
  // Sent again with other words, because nobody heard that the first ones came: the last ones count.
  if (reply.content !== content) return editReply(deps, actor, id, content)
  await noteAuthorRead(deps, actor, reply)
  return reply
}

/** Whoever answers was there. The reply stands when this can't be noted. */
async function noteAuthorRead({ db, log }: Deps, actor: Actor, reply: Reply): Promise<void> {
  try {
    await noteRead(db.orm, actor.id, reply.topicId, new Date(reply.createdAt))
  } catch (error) {
    log.warn({ err: error }, 'a visit was not noted')
  }
}

/** Asked before the body is read: who may not edit learns nothing from validation. */
export async function mayEditReply({ db }: Deps, actor: Actor, id: string): Promise<void> {
  refuseIf('forbidden', whyNotEdit(await findOrRefuse(db.orm, actor, id), actor))
}

export async function editReply(deps: Deps, actor: Actor, id: string, content: string): Promise<Reply> {
  await forumRegion(deps).change(deps.db, async (tx) => {
    await store.lockTopicOf(tx, id)
    const reply = await findOrRefuse(tx, actor, id)
    refuseIf('forbidden', whyNotEdit(reply, actor))
    await refuseSilenced(deps, tx, actor.id)
    if (reply.content === content) return
    const now = momentAfter(deps.clock.now(), new Date(reply.createdAt))
    if (!(await store.updateReply(tx, id, content, now))) throw refuse('not_found', 'reply_not_found')
    const { topicId, authorId } = reply
    const replaced = { topicId, replyId: id, authorId, title: null, content: reply.content, replacedAt: now }
    await keepEdit(tx, replaced)
    const held = reply.held || (await holdEdited(deps, tx, actor, { kind: 'reply', id, topicId, content }))
    if (!held && !(await isTopicHeld(tx, topicId)))
      await notifyOf(tx, actor, { topicId: reply.topicId, replyId: id, content, createdAt: now })
  })
  return answerReply(deps, actor, id)
}

export async function deleteReply(deps: Deps, actor: Actor, id: string): Promise<void> {
  await forumRegion(deps).change(deps.db, async (tx) => {
    await store.lockTopicOf(tx, id)
    const reply = await findOrRefuse(tx, actor, id)
    refuseIf('forbidden', whyNotDelete(reply, actor))
    if (reply.authorId !== actor.id) {
      await rememberDeletion(deps, tx, actor, { kind: 'reply', id, topicId: reply.topicId })
    }
    if (!(await store.deleteReply(tx, id))) throw refuse('not_found', 'reply_not_found')
    await recountTopics(tx, [reply.topicId])
  })
}
