// Putting topics in order: two become one, or one becomes two; and what posts said before, for those who look after them.
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse } from '../forum.refusals.ts'
import type { Topic } from '../forum.schema.ts'
import type { PostEdits, SplitForm } from '../moderation.schema.ts'
import { findAnswerId } from './answers.store.ts'
import { listEdits } from './edits.store.ts'
import { topicsRegion } from './forum.cache.ts'
import { holdAuthor } from './members.store.ts'
import { remember, rememberMerge } from './remembering.ts'
import * as store from './topic-moves.store.ts'
import { answerTopic } from './topics.service.ts'
import { findTopic, lockTopic, lockTopics, recountTopics } from './topics.store.ts'

/** A reply that is written meanwhile comes along, or finds its topic gone. */
export async function mergeTopic(deps: Deps, actor: Actor, id: string, into: string): Promise<Topic> {
  if (id === into) throw refuse('invalid', 'same_topic', 'into')
  await topicsRegion(deps).change(deps.db, async (tx) => {
    const found = await findTopic(tx, id, actor.id)
    if (!found) throw refuse('not_found', 'topic_not_found')
    await holdAuthor(tx, found.topic.authorId)
    const { [id]: from, [into]: target } = await lockTopics(tx, [id, into])
    if (!from || from.held) throw refuse('not_found', 'topic_not_found')
    if (!target || target.held) throw refuse('invalid', 'topic_to_merge_not_found', 'into')
    await rememberMerge(deps, tx, actor, id, into)
    await store.moveTopicInto(tx, id, into)
    await recountTopics(tx, [into])
  })
  return answerTopic(deps, actor, into)
}

export async function splitTopic(deps: Deps, actor: Actor, id: string, form: SplitForm): Promise<Topic> {
  const wanted = [...new Set(form.replyIds)]
  const newId = await topicsRegion(deps).change(deps.db, async (tx) => {
    const [opening] = await store.listRepliesToSplit(tx, id, wanted)
    if (opening) await holdAuthor(tx, opening.authorId)
    const topic = await lockTopic(tx, id)
    if (!topic || topic.held) throw refuse('not_found', 'topic_not_found')
    const replies = (await store.listRepliesToSplit(tx, id, wanted)).map((reply) => reply.id)
    const [first] = replies
    if (!first || replies.length < wanted.length) throw refuse('invalid', 'reply_not_found', 'replyIds')
    const answer = await findAnswerId(tx, id)
    const answerId = answer && replies.includes(answer) ? answer : null
    await remember(deps, tx, actor, { postId: first, facts: { kind: 'split', from: id, answerId } })
    await store.moveReplies(tx, id, replies, form.title)
    await recountTopics(tx, [id, first])
    return first
  })
  return answerTopic(deps, actor, newId)
}

export async function readEdits({ db }: Deps, postId: string): Promise<PostEdits> {
  return { edits: await listEdits(db.orm, postId) }
}
