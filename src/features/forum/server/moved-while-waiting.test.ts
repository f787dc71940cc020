// Posts that wait to be looked at go on waiting when what moved them is undone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFreeMember, aStaff, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { ForumActList } from '../act.schema.ts'
import type { Reply, Topic } from '../forum.schema.ts'
import type { HeldPostList } from '../held-post.schema.ts'
import { readTopic } from './forum-posts.fixture.ts'

let app: TestApi
let moderator: Person
let reader: Person
beforeAll(async () => {
  app = await startApi({ RATE_LIMITS: 'on' })
  moderator = await aStaff(app, 'moderator')
  reader = await aFreeMember(app)
})
afterAll(() => app.stop())

const plain = 'Nothing but words about the sea in here.'
const link = 'Everything is on https://spam.example/offer today.'
const post = async (by: Person, title: string) =>
  (await app.as(by)<Topic>('POST', '/api/forum/topics', { title, content: plain })).body
const reply = async (by: Person, topicId: string, content: string) =>
  (await app.as(by)<Reply>('POST', '/api/forum/replies', { topicId, content })).body
const accept = (topicId: string, replyId: string) =>
  app.as(moderator)('PATCH', `/api/forum/topics/${topicId}/answer`, { replyId })
const queue = async () =>
  (await app.as(moderator)<HeldPostList>('GET', '/api/admin/held-posts')).body.posts.map(({ kind, id }) => [kind, id])

async function undoLast(postId: string): Promise<number> {
  const { acts } = (await app.as(moderator)<ForumActList>('GET', `/api/admin/forum-acts?post=${postId}`)).body
  return (await app.as(moderator)('POST', `/api/admin/forum-acts/${acts[0]!.id}/undo`, {})).status
}

test('a topic that was split off and then got a link is a reply that waits when the split is undone', async () => {
  const newcomer = await aFreeMember(app)
  const topic = await post(moderator, 'Where to moor in winter')
  const { id } = await reply(newcomer, topic.id, plain)
  await accept(topic.id, id)
  const form = { title: 'A matter of its own', replyIds: [id] }
  await app.as(moderator)('POST', `/api/forum/topics/${topic.id}/split`, form)
  await app.as(newcomer)('PATCH', `/api/forum/topics/${id}`, { title: form.title, content: link })
  expect(await queue()).toEqual([['topic', id]])
  expect(await undoLast(id)).toBe(204)
  expect(await queue()).toEqual([['reply', id]])
  expect(await readTopic(app, reader, topic.id)).toMatchObject({
    topic: { replyCount: 0, answerId: null },
    replies: [],
  })
  expect((await app.as(moderator)('DELETE', `/api/forum/replies/${id}`)).status).toBe(204)
})

test('a topic that was merged and then got a link waits when the merge is undone', async () => {
  const newcomer = await aFreeMember(app)
  const into = await post(moderator, 'All about anchors')
  const { id } = await post(newcomer, 'My own anchor')
  await app.as(moderator)('POST', `/api/forum/topics/${id}/merge`, { into: into.id })
  await app.as(newcomer)('PATCH', `/api/forum/replies/${id}`, { content: link })
  expect(await queue()).toEqual([['reply', id]])
  expect(await undoLast(id)).toBe(204)
  expect(await queue()).toEqual([['topic', id]])
  expect((await app.as(reader)('GET', `/api/forum/topics/${id}`)).status).toBe(404)
})

test('an answer that got a link after a merge waits in its topic when that is undone, and answers no more', async () => {
  const newcomer = await aFreeMember(app)
  const [into, topic] = [await post(moderator, 'All about ropes'), await post(moderator, 'My own rope')]
  const { id } = await reply(newcomer, topic.id, plain)
  await accept(topic.id, id)
  await app.as(moderator)('POST', `/api/forum/topics/${topic.id}/merge`, { into: into.id })
  await app.as(newcomer)('PATCH', `/api/forum/replies/${id}`, { content: link })
  expect(await undoLast(topic.id)).toBe(204)
  expect(await queue()).toContainEqual(['reply', id])
  expect((await readTopic(app, reader, topic.id)).topic).toMatchObject({ replyCount: 0, answerId: null })
})

test('a reply that was split off after it was shown waits where it stands when the showing is undone', async () => {
  const topic = await post(moderator, 'Lights for the deck')
  const first = await reply(moderator, topic.id, plain)
  const { id } = await reply(await aFreeMember(app), topic.id, link)
  await app.as(moderator)('POST', `/api/admin/held-posts/${id}/show`, {})
  const form = { title: 'Lamps below', replyIds: [first.id, id] }
  await app.as(moderator)('POST', `/api/forum/topics/${topic.id}/split`, form)
  expect((await readTopic(app, reader, first.id)).topic.replyCount).toBe(1)
  expect(await undoLast(id)).toBe(204)
  expect(await queue()).toContainEqual(['reply', id])
  expect(await readTopic(app, reader, first.id)).toMatchObject({ topic: { replyCount: 0 }, replies: [] })
})
