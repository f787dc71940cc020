// Undoing after something else has happened: people have left, posts are gone, another reply answers.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFreeMember, aStaff, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { ForumActList } from '../act.schema.ts'
import { aConversation, aReply, readTopic } from './forum-posts.fixture.ts'

let app: TestApi
let moderator: Person
beforeAll(async () => {
  app = await startApi()
  moderator = await aStaff(app, 'moderator')
})
afterAll(() => app.stop())

const leave = async (person: Person) =>
  expect((await app.as(person)('DELETE', `/api/users/${person.user.id}`)).status).toBe(204)
const split = (id: string, replyIds: string[]) =>
  app.as(moderator)('POST', `/api/forum/topics/${id}/split`, { title: 'A matter of its own', replyIds })
const merge = (id: string, into: string) => app.as(moderator)('POST', `/api/forum/topics/${id}/merge`, { into })

async function undoLast(postId: string): Promise<number> {
  const { acts } = (await app.as(moderator)<ForumActList>('GET', `/api/admin/forum-acts?post=${postId}`)).body
  return (await app.as(moderator)('POST', `/api/admin/forum-acts/${acts[0]!.id}/undo`, {})).status
}

test('a deleted topic comes back without what belongs to those who left since, and without a letter', async () => {
  const { author, replier, topic, reply } = await aConversation(app)
  const [leaver, colleague] = [await aFreeMember(app), await aStaff(app, 'moderator')]
  const path = `/api/forum/topics/${topic.id}`
  const last = await aReply(app, leaver, topic.id, 'The last word, for now.')
  await app.as(replier)('POST', `/api/forum/replies/${last.id}/thanks`)
  await app.as(author)('PATCH', `${path}/answer`, { replyId: last.id })
  await app.as(colleague)('POST', `${path}/notes`, { text: 'I looked at it' })
  expect((await app.as(moderator)('DELETE', path)).status).toBe(204)
  for (const person of [leaver, colleague]) await leave(person)
  expect(await undoLast(topic.id)).toBe(204)
  const page = await readTopic(app, author, topic.id)
  expect(page.topic).toMatchObject({ replyCount: 1, answerId: null, lastReplyAuthorId: replier.user.id })
  expect(page.replies.map(({ id }) => id)).toEqual([reply.id])
  const { rows } = await app.deps.db.pool.query("select 1 from mail_letters where key like 'forum-restored:%'")
  expect(rows).toEqual([])
})

test('a topic that was pinned and locked is so again when its merge is undone, and both count what is theirs', async () => {
  const [one, other] = [await aConversation(app), await aConversation(app)]
  await app.as(moderator)('PATCH', `/api/forum/topics/${other.topic.id}/pin`, { isPinned: true })
  await app.as(moderator)('PATCH', `/api/forum/topics/${other.topic.id}/lock`, { isLocked: true })
  await merge(other.topic.id, one.topic.id)
  expect(await undoLast(other.topic.id)).toBe(204)
  const topicOf = async (id: string) => (await readTopic(app, one.author, id)).topic
  expect(await topicOf(other.topic.id)).toMatchObject({ isPinned: true, isLocked: true, replyCount: 1 })
  expect(await topicOf(one.topic.id)).toMatchObject({
    isPinned: false,
    replyCount: 1,
    lastReplyAt: one.reply.createdAt,
  })
})

test('a merge is not undone once the words of the topic were deleted', async () => {
  const [one, other] = [await aConversation(app), await aConversation(app)]
  await merge(other.topic.id, one.topic.id)
  expect((await app.as(other.author)('DELETE', `/api/forum/replies/${other.topic.id}`)).status).toBe(204)
  expect(await undoLast(other.topic.id)).toBe(409)
  expect((await readTopic(app, one.author, one.topic.id)).topic.replyCount).toBe(2)
})

test('a split that is undone leaves the answer that was chosen since, and nothing can be undone once the new topic is gone', async () => {
  const { author, replier, topic, reply } = await aConversation(app)
  const accept = (replyId: string) => app.as(author)('PATCH', `/api/forum/topics/${topic.id}/answer`, { replyId })
  const better = await aReply(app, replier, topic.id, 'The boots with two drains.')
  await accept(reply.id)
  await split(topic.id, [reply.id])
  await accept(better.id)
  expect(await undoLast(reply.id)).toBe(204)
  expect((await readTopic(app, author, topic.id)).topic).toMatchObject({ answerId: better.id, replyCount: 2 })
  await split(topic.id, [reply.id])
  expect((await app.as(replier)('DELETE', `/api/forum/topics/${reply.id}`)).status).toBe(204)
  expect(await undoLast(reply.id)).toBe(409)
})

test('what was split off keeps its thanks when the old topic goes, and what waits is not split off', async () => {
  const { author, replier, topic, reply } = await aConversation(app)
  const [second, waits] = [await aReply(app, replier, topic.id), await aReply(app, replier, topic.id)]
  await app.deps.db.pool.query('update forum_replies set held_at = now() where id = $1', [waits.id])
  expect((await split(topic.id, [waits.id])).status).toBe(422)
  await app.as(author)('POST', `/api/forum/replies/${second.id}/thanks`)
  await split(topic.id, [reply.id, second.id])
  await app.as(author)('DELETE', `/api/forum/topics/${topic.id}`)
  expect((await readTopic(app, author, reply.id)).replies).toMatchObject([{ id: second.id, thanks: { count: 1 } }])
})
