// What members do with a topic besides writing in it: follow it, and say which reply answers it.
import { refuseSilenced } from '#features/accounts/server/suspension.service.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse, refuseIf } from '../forum.refusals.ts'
import { whyNotAnswer } from '../forum.rules.ts'
import type { Topic } from '../forum.schema.ts'
import { maySee } from '../held-post.rules.ts'
import type { FollowLevel } from '../taking-part.schema.ts'
import { findAnswerId, putAnswer, removeAnswer } from './answers.store.ts'
import { forumRegion } from './forum.cache.ts'
import { holdAuthor } from './members.store.ts'
import { setLevel } from './readers.store.ts'
import { remember } from './remembering.ts'
import { findReply } from './replies.store.ts'
import { answerTopic } from './topics.service.ts'
import { lockTopic } from './topics.store.ts'

/** Of two choices at once the later one holds. */
export async function followTopic(deps: Deps, actor: Actor, id: string, level: FollowLevel): Promise<Topic> {
  await deps.db.orm.transaction(async (tx) => {
    await holdAuthor(tx, actor.id)
    const topic = await lockTopic(tx, id)
    if (!topic || !maySee(topic, actor)) throw refuse('not_found', 'topic_not_found')
    await setLevel(tx, actor.id, id, level)
  })
  return answerTopic(deps, actor, id)
}

/** Null: none of them answers it. The topic's lock puts two choices in a row. */
export async function acceptAnswer(deps: Deps, actor: Actor, id: string, replyId: string | null): Promise<Topic> {
  await forumRegion(deps).change(deps.db, async (tx) => {
    const topic = await lockTopic(tx, id)
    if (!topic || !maySee(topic, actor)) throw refuse('not_found', 'topic_not_found')
    refuseIf('forbidden', whyNotAnswer(topic, actor))
    await refuseSilenced(deps, tx, actor.id)
    const reply = replyId ? await findReply(tx, replyId) : null
    if (replyId && (!reply || reply.topicId !== id || reply.held)) throw refuse('not_found', 'reply_not_found')
    if (topic.authorId !== actor.id) {
      const facts = { kind: 'answer' as const, before: await findAnswerId(tx, id), after: replyId }
      await remember(deps, tx, actor, { postId: id, facts })
    }
    await (replyId ? putAnswer(tx, id, replyId, deps.clock.now()) : removeAnswer(tx, id))
  })
  return answerTopic(deps, actor, id)
}

/** Asked before the body is read: who may not choose learns nothing from validation. */
export async function mayAcceptAnswer(deps: Deps, actor: Actor, id: string): Promise<void> {
  const topic = await answerTopic(deps, actor, id)
  if (!maySee(topic, actor)) throw refuse('not_found', 'topic_not_found')
  refuseIf('forbidden', whyNotAnswer(topic, actor))
}
