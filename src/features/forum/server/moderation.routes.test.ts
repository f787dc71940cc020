// Putting topics in order: what is merged or split keeps its authors, thanks and links; members can do neither.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFreeMember, aStaff, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { Topic } from '../forum.schema.ts'
import type { PostEdits } from '../moderation.schema.ts'
import type { NotificationList } from '../notification.schema.ts'
import type { ReportList } from '../report.schema.ts'
import { aConversation, aReply, aTopic, readTopic } from './forum-posts.fixture.ts'

let app: TestApi
let moderator: Person
beforeAll(async () => {
  app = await startApi()
  moderator = await aStaff(app, 'moderator')
})
afterAll(() => app.stop())

const merge = (person: Person, id: string, into: string) =>
  app.as(person)<Topic>('POST', `/api/forum/topics/${id}/merge`, { into })
const split = (person: Person, id: string, replyIds: string[], title = 'A matter of its own') =>
  app.as(person)<Topic>('POST', `/api/forum/topics/${id}/split`, { title, replyIds })

test('a merged topic is a reply with its thanks, its link leads there, and a split undoes it', async () => {
  const one = await aConversation(app)
  const other = await aConversation(app)
  await app.as(one.replier)('POST', `/api/forum/topics/${other.topic.id}/thanks`)
  const complaint = { kind: 'topic', postId: other.topic.id, reason: 'spam', text: '' }
  await app.as(one.replier)('POST', '/api/forum/reports', complaint)
  const reported = async () => (await app.as(moderator)<ReportList>('GET', '/api/admin/reports')).body.reports[0]?.post
  const merged = await merge(moderator, other.topic.id, one.topic.id)
  expect([merged.status, merged.body.id, merged.body.replyCount]).toEqual([200, one.topic.id, 3])
  // What was reported is what may be deleted: never the topic it stands in now.
  expect(await reported()).toMatchObject({ kind: 'reply', id: other.topic.id, topicId: one.topic.id })
  const page = await readTopic(app, one.author, one.topic.id)
  expect(page.replies.map(({ id }) => id)).toEqual([one.reply.id, other.topic.id, other.reply.id])
  expect(page.replies[1]).toMatchObject({
    authorId: other.author.user.id,
    thanks: { count: 1 },
    content: other.topic.content,
  })
  expect(page.topic).toMatchObject({ replyCount: 3, lastReplyAt: other.reply.createdAt })
  expect((await readTopic(app, one.author, other.topic.id)).topic.id).toBe(one.topic.id)
  const bell = (await app.as(other.author)<NotificationList>('GET', '/api/forum/notifications')).body.notifications
  expect(bell[0]?.topic.id).toBe(one.topic.id)

  const back = await split(moderator, one.topic.id, [other.topic.id, other.reply.id], other.topic.title)
  expect([back.status, back.body.id]).toEqual([201, other.topic.id])
  expect(await reported()).toMatchObject({ kind: 'topic', id: other.topic.id, topicId: other.topic.id })
  const again = await readTopic(app, other.author, other.topic.id)
  expect(again.topic).toMatchObject({ title: other.topic.title, replyCount: 1, thanks: { count: 1 } })
  expect(again.replies.map(({ id }) => id)).toEqual([other.reply.id])
  expect((await readTopic(app, one.author, one.topic.id)).topic.replyCount).toBe(1)
})

test('what answered a topic answers it no longer once it is split off', async () => {
  const { author, topic, reply } = await aConversation(app)
  await app.as(author)('PATCH', `/api/forum/topics/${topic.id}/answer`, { replyId: reply.id })
  expect((await split(moderator, topic.id, [reply.id, reply.id])).status).toBe(201)
  expect((await readTopic(app, author, topic.id)).topic).toMatchObject({
    answerId: null,
    replyCount: 0,
    lastReplyAt: null,
  })
})

test('members neither merge nor split, and what makes no sense is refused', async () => {
  const { author, topic, reply } = await aConversation(app)
  const { topic: other, reply: theirs } = await aConversation(app)
  expect((await merge(author, topic.id, other.id)).status).toBe(403)
  expect((await split(author, topic.id, [reply.id])).status).toBe(403)
  expect((await merge(moderator, topic.id, topic.id)).status).toBe(422)
  expect((await merge(moderator, topic.id, crypto.randomUUID())).status).toBe(422)
  expect((await merge(moderator, crypto.randomUUID(), topic.id)).status).toBe(404)
  expect((await split(moderator, topic.id, [theirs.id])).status).toBe(422)
  expect((await split(moderator, topic.id, [reply.id], 'abc')).status).toBe(422)
  expect((await split(moderator, topic.id, [])).status).toBe(422)
  expect((await readTopic(app, author, topic.id)).topic.replyCount).toBe(1)
  // What waits to be looked at goes nowhere before.
  await app.deps.db.pool.query('update forum_topics set held_at = now() where id = $1', [topic.id])
  expect((await merge(moderator, topic.id, other.id)).status).toBe(404)
  expect((await merge(moderator, other.id, topic.id)).status).toBe(422)
  expect((await split(moderator, topic.id, [reply.id])).status).toBe(404)
})

test('who watches a topic that is merged watches the other, unless they chose something there', async () => {
  const [{ topic, author }, { topic: into }] = [await aConversation(app), await aConversation(app)]
  const muter = await aFreeMember(app)
  const follow = (person: Person, { id }: Topic, level: string) =>
    app.as(person)('POST', `/api/forum/topics/${id}/follow`, { level })
  for (const person of [author, muter]) await follow(person, topic, 'watching')
  await follow(muter, into, 'muted')
  await readTopic(app, author, into.id)
  await merge(moderator, topic.id, into.id)
  const levelOf = async (person: Person) => (await readTopic(app, person, into.id)).topic.followLevel
  expect([await levelOf(author), await levelOf(muter)]).toEqual(['watching', 'muted'])
})

test('a topic whose id is written in capitals is the same one: it is not merged into itself, and its reply answers it', async () => {
  const { author, topic, reply } = await aConversation(app)
  const [id, capitals] = [topic.id, topic.id.toUpperCase()]
  expect((await merge(moderator, id, capitals)).status).toBe(422)
  expect((await merge(moderator, capitals, id)).status).toBe(422)
  expect((await readTopic(app, author, id)).replies).toHaveLength(1)
  const answer = { replyId: reply.id.toUpperCase() }
  expect(await app.as(author)('PATCH', `/api/forum/topics/${capitals}/answer`, answer)).toMatchObject({
    status: 200,
    body: { answerId: reply.id },
  })
})

test('replies that are written while topics are merged come along or are refused, and two merges end in one', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => aFreeMember(app)))
  for (let round = 0; round < 3; round++) {
    const [from, into] = [await aTopic(app, people[0]!), await aTopic(app, people[1]!)]
    const [replies, merges] = await Promise.all([
      Promise.all(
        people.map((person, at) =>
          app.as(person)('POST', '/api/forum/replies', { topicId: from.id, content: `Written meanwhile, ${at}` }),
        ),
      ),
      Promise.all([merge(moderator, from.id, into.id), merge(moderator, from.id, into.id)]),
    ])
    expect(replies.every(({ status }) => status === 201 || status === 404)).toBe(true)
    expect(merges.map(({ status }) => status).sort()).toEqual([200, 404])
    const page = await readTopic(app, people[0]!, into.id)
    const written = replies.filter(({ status }) => status === 201).length
    expect([page.topic.replyCount, page.replies.length]).toEqual([written + 1, written + 1])
  }
})

test('two answers at once end in one, and follow while muting ends in one level', async () => {
  const { author, topic, reply } = await aConversation(app)
  const second = await aReply(app, author, topic.id, 'Or simply go barefoot.')
  const answers = await Promise.all(
    [reply.id, second.id].map((replyId) =>
      app.as(author)('PATCH', `/api/forum/topics/${topic.id}/answer`, { replyId }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const levels = await Promise.all(
    ['watching', 'muted'].map((level) => app.as(author)('POST', `/api/forum/topics/${topic.id}/follow`, { level })),
  )
  expect(levels.map(({ status }) => status)).toEqual([200, 200])
  const page = await readTopic(app, author, topic.id)
  expect([reply.id, second.id]).toContain(page.topic.answerId)
  expect(page.answer?.id).toBe(page.topic.answerId)
  expect(['watching', 'muted']).toContain(page.topic.followLevel)
})

test('moderators see what a post said before, nobody else does', async () => {
  const { author, replier, topic, reply } = await aConversation(app)
  await app.as(author)('PATCH', `/api/forum/topics/${topic.id}`, {
    title: 'A new title',
    content: 'Entirely new words.',
  })
  await app.as(replier)('PATCH', `/api/forum/replies/${reply.id}`, { content: 'Another thought of mine.' })
  const read = (person: Person, id: string) => app.as(person)<PostEdits>('GET', `/api/forum/posts/${id}/edits`)
  expect((await read(moderator, topic.id)).body.edits).toMatchObject([{ title: topic.title, content: topic.content }])
  expect((await read(moderator, reply.id)).body.edits).toMatchObject([{ title: null, content: reply.content }])
  expect((await read(author, topic.id)).status).toBe(403)
  const { body } = await app.as(author)('GET', `/api/users/${author.user.id}/export`)
  expect(JSON.stringify(body)).toContain(topic.content)
})
