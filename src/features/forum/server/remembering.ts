// What moderators do is remembered in the transaction that does it, with what it takes to undo it.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { ActFacts } from './act-facts.ts'
import { insertAct } from './acts.store.ts'
import { keepReply, keepTopic, keepTopicAlone } from './kept-rows.store.ts'
import { listReplyIds } from './topic-moves.store.ts'
import { listNotes } from './topic-notes.store.ts'
import type { LockedTopic, TopicFlags } from './topics.store.ts'

type Actor = { id: string }
type Done = { postId: string; topicId?: string; facts: ActFacts }

export async function remember(
  { clock }: Deps,
  tx: Sql,
  actor: Actor,
  { postId, topicId = postId, facts }: Done,
): Promise<string> {
  return insertAct(tx, { actorId: actor.id, postId, topicId, facts, createdAt: clock.now() })
}

/** What stays as it was is no act. */
export async function rememberFlags(deps: Deps, tx: Sql, actor: Actor, topic: LockedTopic, flags: TopicFlags) {
  const { isPinned = topic.isPinned, isLocked = topic.isLocked } = flags
  const changes: ActFacts[] = [
    { kind: 'pin', before: topic.isPinned, after: isPinned },
    { kind: 'lock', before: topic.isLocked, after: isLocked },
  ]
  for (const facts of changes) {
    if ('before' in facts && facts.before !== facts.after) await remember(deps, tx, actor, { postId: topic.id, facts })
  }
}

type Post = { kind: 'topic' | 'reply'; id: string; topicId: string }

/** The rows are kept before they go; the topic must be locked. */
export async function rememberDeletion(
  deps: Deps,
  tx: Sql,
  actor: Actor,
  { kind: post, id, topicId }: Post,
  kind: 'delete' | 'remove' = 'delete',
): Promise<string> {
  const actId = await remember(deps, tx, actor, { postId: id, topicId, facts: { kind, post } })
  await (post === 'topic' ? keepTopic : keepReply)(tx, actId, id)
  return actId
}

export async function rememberMerge(deps: Deps, tx: Sql, actor: Actor, id: string, into: string): Promise<void> {
  const noteIds = (await listNotes(tx, id)).map((note) => note.id)
  const facts: ActFacts = { kind: 'merge', into, replyIds: await listReplyIds(tx, id), noteIds }
  const actId = await remember(deps, tx, actor, { postId: id, facts })
  await keepTopicAlone(tx, actId, id)
}
