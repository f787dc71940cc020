// What posts are to whoever asks: thanks of theirs among all, what they follow, what they have not read.
import type { Sql } from '#platform/db.ts'
import { noMarks, noThanks, type Thanks, type TopicMarks } from '../taking-part.schema.ts'
import { listReaderMarks } from './readers.store.ts'
import { listThanks } from './thanks.store.ts'

type WithId = { id: string }

export async function withThanks<P extends WithId>(
  db: Sql,
  viewerId: string,
  posts: P[],
): Promise<(P & { thanks: Thanks })[]> {
  const ids = posts.map(({ id }) => id)
  const thanks = await listThanks(db, viewerId, ids)
  return posts.map((post) => ({ ...post, thanks: thanks.get(post.id) ?? noThanks }))
}

export async function withMarks<P extends WithId & { replyCount: number }>(
  db: Sql,
  viewerId: string,
  topics: P[],
): Promise<(P & TopicMarks)[]> {
  const ids = topics.map(({ id }) => id)
  const [thanked, found] = await Promise.all([withThanks(db, viewerId, topics), listReaderMarks(db, viewerId, ids)])
  const marks = new Map(found.map((mark) => [mark.topicId, mark]))
  return thanked.map((topic) => {
    const { followLevel = noMarks.followLevel, unread = null } = marks.get(topic.id) ?? {}
    return { ...topic, followLevel, unread: unread ?? topic.replyCount }
  })
}
