// Removing somebody's post: the post and the letter to its author in one transaction.

import { findUser } from '#features/accounts/server/accounts.store.ts'
import { writeToMember } from '#features/accounts/server/letter-limits.service.ts'
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import type { Report } from '../report.schema.ts'
import { removedPostLetter } from './forum.letters.tsx'
import { rememberDeletion } from './remembering.ts'
import { deleteReply, lockTopicOf } from './replies.store.ts'
import { deleteTopic, lockTopic, recountTopics } from './topics.store.ts'

/** `why`: after a report, or because it waited to be looked at. */
type Removed = { reason: string; why: 'reported' | 'held' }

/** False when somebody was faster: then nothing of it stays. */
export async function removePost(
  deps: Deps,
  tx: Sql,
  actor: { id: string },
  post: Report['post'],
  { reason, why }: Removed,
): Promise<boolean> {
  const topicId = post.kind === 'reply' ? await lockTopicOf(tx, post.id) : (await lockTopic(tx, post.id))?.id
  if (!topicId) return false
  const actId = await rememberDeletion(deps, tx, actor, { ...post, topicId }, 'remove')
  const isGone = post.kind === 'reply' ? await deleteReply(tx, post.id) : await deleteTopic(tx, post.id)
  if (!isGone) return false
  if (post.kind === 'reply') await recountTopics(tx, [topicId])
  const author = await findUser(tx, post.author.id)
  if (!author) return true
  const words = removedPostLetter(author.emailVerified ? author.username : null, post, reason, why)
  const letter = renderLetter(words, await readSettings(deps, tx))
  // By the act and not the post: what was undone and is removed once more is told once more.
  await writeToMember(deps, tx, author, { key: `forum-removed:${actId}:${author.id}`, letter })
  return true
}
