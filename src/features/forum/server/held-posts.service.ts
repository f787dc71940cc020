// Posts that wait to be looked at: held when they are edited, shown or removed by a moderator.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse } from '../forum.refusals.ts'
import type { HeldPost, HeldPostList, WordsRead } from '../held-post.schema.ts'
import { topicsRegion } from './forum.cache.ts'
import * as store from './held-posts.store.ts'
import { holdIfDue, notifyOf } from './posting.ts'
import { findAsked } from './questions.store.ts'
import { readLevels } from './readers.store.ts'
import { remember } from './remembering.ts'
import { removePost } from './removal.service.ts'
import { withNoteCounts } from './topic-notes.service.ts'
import { lockTopic, recountTopics } from './topics.store.ts'

type Edited = { kind: HeldPost['kind']; id: string; topicId: string; content: string }

/** A link that comes in later waits like one that was there from the beginning. The topic must be locked. */
export async function holdEdited(deps: Deps, tx: Sql, actor: Actor, post: Edited): Promise<boolean> {
  const heldAt = await holdIfDue(deps, tx, actor, { content: post.content, postId: post.id })
  return heldAt !== null && store.holdAgain(tx, post, heldAt)
}

export async function listHeld({ db }: Deps): Promise<HeldPostList> {
  const [posts, total] = await Promise.all([store.listHeldPosts(db.orm), store.countHeldPosts(db.orm)])
  return { posts: await withNoteCounts(db.orm, posts), total }
}

async function findOrRefuse(tx: Sql, id: string): Promise<HeldPost> {
  const post = await store.findHeldPost(tx, id)
  if (!post) throw refuse('not_found', 'held_post_not_found')
  return post
}

/** From now on everybody sees it; those whom it concerns are told now. */
export async function showHeldPost(deps: Deps, actor: Actor, id: string, read: WordsRead = {}): Promise<void> {
  await topicsRegion(deps).change(deps.db, async (tx) => {
    const topic = await lockTopic(tx, (await findOrRefuse(tx, id)).topicId)
    const post = await findOrRefuse(tx, id)
    const { kind, topicId, content, author, heldAt } = post
    if (isOther(post, read)) throw refuse('conflict', 'held_post_changed')
    if (topic?.id !== topicId || !(await store.setHeld(tx, kind, id, null)))
      throw refuse('not_found', 'held_post_not_found')
    await remember(deps, tx, actor, { postId: id, topicId, facts: { kind: 'show', post: kind, heldAt } })
    if (kind === 'reply') await recountTopics(tx, [topicId])
    if (kind === 'reply' && topic.held) return
    const told = { topicId, replyId: kind === 'reply' ? id : null, content, createdAt: deps.clock.now() }
    await notifyOf(tx, author, told, await whomOf(tx, kind, topic))
  })
}

/** The title above a reply is somebody else's. */
function isOther(post: HeldPost, { content = post.content, topicTitle = post.topicTitle }: WordsRead): boolean {
  return content !== post.content || (post.kind === 'topic' && topicTitle !== post.topicTitle)
}

/** Of a reply those who follow its topic, of a question whoever is asked. */
async function whomOf(tx: Sql, kind: HeldPost['kind'], { id, authorId }: { id: string; authorId: string }) {
  if (kind === 'reply') return { authorId, levels: await readLevels(tx, id) }
  const askedId = await findAsked(tx, id)
  return askedId ? { askedId } : undefined
}

export async function removeHeldPost(deps: Deps, actor: Actor, id: string, reason: string): Promise<void> {
  await topicsRegion(deps).change(deps.db, async (tx) => {
    const post = await findOrRefuse(tx, id)
    if (!(await removePost(deps, tx, actor, post, { reason, why: 'held' })))
      throw refuse('not_found', 'held_post_not_found')
  })
}
