// A post that somebody may see, found for an act on it: its topic is locked, so that the post can't go meanwhile.
import type { Sql } from '#platform/db.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse } from '../forum.refusals.ts'
import { maySee } from '../held-post.rules.ts'
import type { PostRef } from '../report.schema.ts'
import { findReply, lockTopicOf } from './replies.store.ts'
import { lockTopic } from './topics.store.ts'

export async function lockSeenPost(tx: Sql, actor: Actor, { kind, id }: PostRef) {
  const topicId = kind === 'reply' ? await lockTopicOf(tx, id) : id
  // Read under the lock: while we waited for it the reply may have been moved to another topic, or held.
  const reply = kind === 'reply' ? await findReply(tx, id) : null
  if (!topicId || (kind === 'reply' && !(reply && maySee(reply, actor)))) throw refuse('not_found', 'reply_not_found')
  const topic = await lockTopic(tx, topicId)
  if (!topic || !maySee(topic, actor)) throw refuse('not_found', 'topic_not_found')
  const { authorId } = reply ?? topic
  return { authorId, post: { topicId: topic.id, replyId: reply?.id ?? null } }
}
