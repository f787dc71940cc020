// Undoing what moderators did: each kind of act has its way back, as long as nothing else has happened to it since.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import type { ForumActList, ForumActSearch } from '../act.schema.ts'
import { excerptOf } from '../excerpt.rules.ts'
import { refusalTexts, refuse, refuseIf } from '../forum.refusals.ts'
import { actText, whyNotUndo } from '../undo.rules.ts'
import type { ActFacts } from './act-facts.ts'
import * as store from './acts.store.ts'
import { findAnswerId, putAnswer, removeAnswer } from './answers.store.ts'
import { setCategory } from './categories.store.ts'
import { topicsRegion } from './forum.cache.ts'
import { holdAgain } from './held-posts.store.ts'
import { findReply, lockTopicOf } from './replies.store.ts'
import { openReportsAgain } from './reports.store.ts'
import { lockTopic, setFlags } from './topics.store.ts'
import { undoMerge, undoRemoval, undoSplit } from './undo-moves.ts'

export async function listForumActs({ db, clock }: Deps, search: ForumActSearch): Promise<ForumActList> {
  const now = clock.now()
  const acts = (await store.listActs(db.orm, search)).map((act) => {
    const { id, kind, postId, topicId, title, content, actor, createdAt, undoneAt } = act
    const reason = whyNotUndo(act, now)
    const times = { createdAt: createdAt.toISOString(), undoneAt: undoneAt?.toISOString() ?? null }
    const words = { text: actText(act), whyNot: reason && refusalTexts[reason] }
    const excerpt = content === null ? null : excerptOf(content, [])
    return { id, kind, postId, topicId, title, excerpt, actor, ...times, ...words }
  })
  return { acts }
}

/** Nothing is undone twice, and nothing that came after is lost by it. */
export async function undoAct(deps: Deps, actor: Actor, id: string): Promise<void> {
  await topicsRegion(deps).change(deps.db, async (tx) => {
    const act = await store.lockAct(tx, id)
    if (!act) throw refuse('not_found', 'act_not_found')
    refuseIf('conflict', whyNotUndo(act, deps.clock.now()))
    await wayBack(deps, tx, act, act.facts)
    await store.markUndone(tx, id, actor.id, deps.clock.now())
  })
}

const changedSince = () => refuse('conflict', 'changed_since')

async function wayBack(deps: Deps, tx: Sql, act: store.Act, facts: ActFacts): Promise<unknown> {
  switch (facts.kind) {
    case 'merge':
      return undoMerge(tx, act, facts)
    case 'split':
      return undoSplit(tx, act, facts)
    case 'delete':
    case 'remove':
      return undoRemoval(deps, tx, act, facts)
    case 'show':
      return holdOnceMore(tx, act, facts)
    case 'keep':
      return openOnceMore(tx, act, facts)
    default:
      return setBack(tx, act.topicId, facts)
  }
}

type Setting = Extract<ActFacts, { kind: 'pin' | 'lock' | 'move' | 'answer' }>

/** Only while it stands as the act left it. */
async function setBack(tx: Sql, topicId: string, facts: Setting): Promise<unknown> {
  const topic = await lockTopic(tx, topicId)
  if (!topic) throw refuse('conflict', 'undo_topic_gone')
  const now = {
    pin: topic.isPinned,
    lock: topic.isLocked,
    move: topic.category,
    answer: await findAnswerId(tx, topicId),
  }
  if (now[facts.kind] !== facts.after) throw changedSince()
  if (facts.kind === 'pin') return setFlags(tx, topicId, { isPinned: facts.before })
  if (facts.kind === 'lock') return setFlags(tx, topicId, { isLocked: facts.before })
  if (facts.kind === 'move') return setCategory(tx, topicId, facts.before)
  return answerAgain(tx, topicId, facts.before)
}

async function answerAgain(tx: Sql, topicId: string, replyId: string | null): Promise<void> {
  if (!replyId) return removeAnswer(tx, topicId)
  const reply = await findReply(tx, replyId)
  if (!reply || reply.topicId !== topicId || reply.held) throw changedSince()
  await putAnswer(tx, topicId, replyId)
}

async function holdOnceMore(tx: Sql, { postId, topicId }: store.Act, facts: Extract<ActFacts, { kind: 'show' }>) {
  if (facts.post === 'topic' && !(await lockTopic(tx, topicId))) throw refuse('conflict', 'undo_topic_gone')
  // A reply may have been moved since.
  const standsIn = facts.post === 'topic' ? topicId : await lockTopicOf(tx, postId)
  if (!standsIn) throw changedSince()
  const post = { kind: facts.post, id: postId, topicId: standsIn }
  if (!(await holdAgain(tx, post, new Date(facts.heldAt)))) throw changedSince()
}

async function openOnceMore(tx: Sql, { postId }: store.Act, facts: Extract<ActFacts, { kind: 'keep' }>) {
  if (!(await openReportsAgain(tx, postId, new Date(facts.keptAt)))) throw changedSince()
}
