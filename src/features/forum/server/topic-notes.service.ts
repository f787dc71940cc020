// Notes of the team on a topic: read and written by whoever looks after the forum, deleted by who wrote them.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import type { TopicNotes } from '../act.schema.ts'
import { refuse } from '../forum.refusals.ts'
import * as store from './topic-notes.store.ts'
import { lockTopic } from './topics.store.ts'

export async function readTopicNotes({ db }: Deps, topicId: string): Promise<TopicNotes> {
  return { notes: await store.listNotes(db.orm, topicId) }
}

export async function noteOnTopic(deps: Deps, actor: Actor, topicId: string, text: string): Promise<TopicNotes> {
  await deps.db.orm.transaction(async (tx) => {
    if (!(await lockTopic(tx, topicId))) throw refuse('not_found', 'topic_not_found')
    await store.insertNote(tx, { topicId, authorId: actor.id, text, createdAt: deps.clock.now() })
  })
  return readTopicNotes(deps, topicId)
}

export async function deleteTopicNote({ db }: Deps, actor: Actor, id: string): Promise<void> {
  await db.orm.transaction(async (tx) => {
    const note = await store.findNote(tx, id)
    if (!note) throw refuse('not_found', 'note_not_found')
    if (note.authorId !== actor.id) throw refuse('forbidden', 'not_your_note')
    await store.deleteNote(tx, id)
  })
}

/** For the queues: whether somebody of the team has said something already. */
export async function withNoteCounts<P extends { topicId: string }>(db: Sql, posts: P[]) {
  const counts = await store.countNotes(db, [...new Set(posts.map(({ topicId }) => topicId))])
  return posts.map((post) => ({ ...post, noteCount: counts.get(post.topicId) ?? 0 }))
}
