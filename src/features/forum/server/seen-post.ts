// A post that somebody may see, found for an act on it: its topic is locked, so that the post can't go meanwhile.
import type { Sql } from '#platform/db.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse } from '../forum.refusals.ts'
import { maySee } from '../held-post.rules.ts'
import type { PostRef } from '../report.schema.ts'
import { findReply } from './replies.store.ts'
import { lockTopic } from './topics.store.ts'

export async function lockSeenPost(tx: Sql, actor: Actor, { kind, id }: PostRef) {
  const reply = kind === 'reply' ? await findReply(tx, id) : null
  if (kind === 'reply' && !(reply && maySee(reply, actor))) throw refuse('not_found', 'reply_not_found')
  const topic = await lockTopic(tx, reply?.topicId ?? id)
  if (!topic || !maySee(topic, actor)) throw refuse('not_found', 'topic_not_found')
  const { authorId } = reply ?? topic
  return { authorId, post: { topicId: topic.id, replyId: reply?.id ?? null } }
}
