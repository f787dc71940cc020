// The way back of acts that moved posts or took them away.
import { findUser } from '#features/accounts/server/accounts.store.ts'
import { writeToMember } from '#features/accounts/server/letter-limits.service.ts'
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { refuse } from '../forum.refusals.ts'
import type { ActFacts } from './act-facts.ts'
import type { Act } from './acts.store.ts'
import { findAnswerId, putAnswer } from './answers.store.ts'
import { setCategory } from './categories.store.ts'
import { restoredPostLetter } from './forum.letters.tsx'
import { findKeptAuthor, putBack, readKeptTopic } from './kept-rows.store.ts'
import { holdAuthor } from './members.store.ts'
import { findReply } from './replies.store.ts'
import { listReplyIds, moveReplies, moveTopicInto } from './topic-moves.store.ts'
import { moveNotes } from './topic-notes.store.ts'
import { lockTopic, lockTopics, recountTopics, setFlags } from './topics.store.ts'

type Facts<K extends ActFacts['kind']> = Extract<ActFacts, { kind: K }>

/** What was written in the merged topic since then stays where it was written. */
export async function undoMerge(tx: Sql, { id: actId, postId }: Act, { into, replyIds, noteIds = [] }: Facts<'merge'>) {
  const kept = await readKeptTopic(tx, actId)
  if (!kept) throw refuse('conflict', 'undo_author_left')
  await holdAuthor(tx, kept.authorId)
  if (!(await lockTopic(tx, into))) throw refuse('conflict', 'undo_topic_gone')
  const there = new Set(await listReplyIds(tx, into))
  if (!there.has(postId)) throw refuse('conflict', 'changed_since')
  await moveReplies(tx, into, [postId, ...replyIds.filter((reply) => there.has(reply))], kept.title)
  await moveNotes(tx, noteIds, postId)
  await setCategory(tx, postId, kept.category)
  await setFlags(tx, postId, { isPinned: kept.isPinned, isLocked: kept.isLocked })
  await putBack(tx, actId, ['forum_topic_views', 'forum_readers', 'forum_answers'])
  await recountTopics(tx, [into, postId])
}

/** What was written in the new topic since then comes along. */
export async function undoSplit(tx: Sql, { postId }: Act, { from, answerId }: Facts<'split'>) {
  const { [from]: origin, [postId]: topic } = await lockTopics(tx, [from, postId])
  if (!origin) throw refuse('conflict', 'undo_topic_gone')
  if (!topic) throw refuse('conflict', 'changed_since')
  await moveTopicInto(tx, postId, from)
  const answer = answerId ? await findReply(tx, answerId) : null
  const answersAgain = answer?.topicId === from && !answer.held && !(await findAnswerId(tx, from))
  if (answer && answersAgain) await putAnswer(tx, from, answer.id)
  await recountTopics(tx, [from])
}

/** Who was told that their post is gone is told that it is back. */
export async function undoRemoval(deps: Deps, tx: Sql, act: Act, { kind, post }: Facts<'delete' | 'remove'>) {
  const authorId = await findKeptAuthor(tx, act.id, act.postId)
  if (!authorId) throw refuse('conflict', 'undo_author_left')
  await holdAuthor(tx, authorId)
  if (post === 'reply' && !(await lockTopic(tx, act.topicId))) throw refuse('conflict', 'undo_topic_gone')
  await putBack(tx, act.id)
  await recountTopics(tx, [act.topicId])
  const author = kind === 'remove' ? await findUser(tx, authorId) : null
  if (!author) return
  const letter = renderLetter(
    restoredPostLetter(author.emailVerified ? author.username : null, post),
    await readSettings(deps, tx),
  )
  await writeToMember(deps, tx, author, { key: `forum-restored:${act.id}:${author.id}`, letter })
}
