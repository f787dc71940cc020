// Thanks: a member's nod to somebody else's post, given and taken back.
import { refuseSilenced } from '#features/accounts/server/suspension.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse, refuseIf } from '../forum.refusals.ts'
import { whyNotThank } from '../forum.rules.ts'
import { maySee } from '../held-post.rules.ts'
import type { PostRef } from '../report.schema.ts'
import type { Thanks } from '../taking-part.schema.ts'
import { holdAuthor } from './members.store.ts'
import { findReply } from './replies.store.ts'
import * as store from './thanks.store.ts'
import { lockTopic } from './topics.store.ts'

/** The topic is locked, so that the post can't go meanwhile. */
async function findPost(tx: Sql, actor: Actor, { kind, id }: PostRef) {
  const reply = kind === 'reply' ? await findReply(tx, id) : null
  if (kind === 'reply' && !(reply && maySee(reply, actor))) throw refuse('not_found', 'reply_not_found')
  const topic = await lockTopic(tx, reply?.topicId ?? id)
  if (!topic || !maySee(topic, actor)) throw refuse('not_found', 'topic_not_found')
  const { authorId } = reply ?? topic
  return { authorId, post: { topicId: topic.id, replyId: reply?.id ?? null } }
}

export async function giveThanks(deps: Deps, actor: Actor, ref: PostRef): Promise<Thanks> {
  return deps.db.orm.transaction(async (tx) => {
    await holdAuthor(tx, actor.id)
    const { authorId, post } = await findPost(tx, actor, ref)
    refuseIf('forbidden', whyNotThank({ authorId }, actor))
    await refuseSilenced(deps, tx, actor.id)
    await store.insertThanks(tx, actor.id, post, deps.clock.now())
    return store.readThanks(tx, actor.id, post)
  })
}

export async function takeThanksBack({ db }: Deps, actor: Actor, ref: PostRef): Promise<Thanks> {
  return db.orm.transaction(async (tx) => {
    const { post } = await findPost(tx, actor, ref)
    await store.deleteThanks(tx, actor.id, post)
    return store.readThanks(tx, actor.id, post)
  })
}
