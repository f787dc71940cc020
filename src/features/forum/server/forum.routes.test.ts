// Topics and replies over HTTP: who may do what, and what is refused.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { aConversation, aTopic, readTopic } from './forum-posts.fixture.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
let app: TestApi
let admin: Person

beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

describe('who may do what', () => {
  const text = { title: 'A better title', content: 'A better second thought' }
  type Verb = [name: string, method: string, path: (ids: { topic: string; reply: string }) => string, body?: unknown]
  const verbs: [...Verb, expected: Record<'topicAuthor' | 'replyAuthor' | 'other' | 'admin' | 'visitor', number>][] = [
    ['read the list', 'GET', () => '/api/forum/topics', undefined, all(200)],
    ['read a topic', 'GET', ({ topic }) => `/api/forum/topics/${topic}`, undefined, all(200)],
    ['create a topic', 'POST', () => '/api/forum/topics', text, all(201)],
    ['reply', 'POST', () => '/api/forum/replies', 'reply', all(201)],
    ['edit the topic', 'PATCH', ({ topic }) => `/api/forum/topics/${topic}`, text, only('topicAuthor', 200)],
    [
      'edit the reply',
      'PATCH',
      ({ reply }) => `/api/forum/replies/${reply}`,
      { content: text.content },
      only('replyAuthor', 200),
    ],
    ['pin', 'PATCH', ({ topic }) => `/api/forum/topics/${topic}/pin`, { isPinned: true }, only('admin', 200)],
    ['lock', 'PATCH', ({ topic }) => `/api/forum/topics/${topic}/lock`, { isLocked: true }, only('admin', 200)],
    [
      'delete the reply',
      'DELETE',
      ({ reply }) => `/api/forum/replies/${reply}`,
      undefined,
      { ...only('replyAuthor', 204), admin: 204 },
    ],
    [
      'delete the topic',
      'DELETE',
      ({ topic }) => `/api/forum/topics/${topic}`,
      undefined,
      { ...only('topicAuthor', 204), admin: 204 },
    ],
  ]
  function all(status: number) {
    return { topicAuthor: status, replyAuthor: status, other: status, admin: status, visitor: 401 }
  }
  function only(who: 'topicAuthor' | 'replyAuthor' | 'admin', status: number) {
    return { ...all(403), [who]: status }
  }

  test.each(verbs)('%s', async (_name, method, path, body, expected) => {
    for (const [who, status] of Object.entries(expected)) {
      const { author, replier, topic, reply } = await aConversation(app)
      const people: Record<string, Person | null> = {
        topicAuthor: author,
        replyAuthor: replier,
        other: await aFreeMember(app),
        admin,
        visitor: null,
      }
      const person = people[who]
      const call = person ? app.as(person) : app.call
      const sent = body === 'reply' ? { topicId: topic.id, content: 'A reply of a good length' } : body
      // Read once before, so that nothing is new to the author any more.
      await readTopic(app, author, topic.id)
      const before = await readTopic(app, author, topic.id)
      const answer = await call(method, path({ topic: topic.id, reply: reply.id }), sent)
      expect([who, answer.status]).toEqual([who, status])
      if (status === 401 || status === 403) expect(await readTopic(app, author, topic.id)).toEqual(before)
    }
  })

  test('somebody else learns nothing from what is wrong with an edit', async () => {
    const { topic, reply } = await aConversation(app)
    const other = app.as(await aFreeMember(app))
    expect((await other('PATCH', `/api/forum/topics/${topic.id}`, { title: '' })).status).toBe(403)
    expect((await other('PATCH', `/api/forum/replies/${reply.id}`, '{"content":')).status).toBe(403)
  })

  test("another member's lists of posts are closed, also to admins", async () => {
    const { author, replier } = await aConversation(app)
    for (const list of ['topics', 'replies']) {
      expect((await app.as(author)('GET', `/api/users/${author.user.id}/${list}`)).status).toBe(200)
      expect((await app.as(replier)('GET', `/api/users/${author.user.id}/${list}`)).status).toBe(403)
      expect((await app.as(admin)('GET', `/api/users/${author.user.id}/${list}`)).status).toBe(403)
      expect((await app.call('GET', `/api/users/${author.user.id}/${list}`)).status).toBe(401)
    }
  })

  test('a locked topic takes replies from admins only, and can be unlocked', async () => {
    const { author, topic } = await aConversation(app)
    const draft = { topicId: topic.id, content: 'One more thing to say' }
    await app.as(admin)('PATCH', `/api/forum/topics/${topic.id}/lock`, { isLocked: true })
    expect(await app.as(author)('POST', '/api/forum/replies', draft)).toMatchObject({
      status: 403,
      body: { code: 'topic_locked' },
    })
    expect((await app.as(admin)('POST', '/api/forum/replies', draft)).status).toBe(201)
    await app.as(admin)('PATCH', `/api/forum/topics/${topic.id}/lock`, { isLocked: false })
    expect((await app.as(author)('POST', '/api/forum/replies', draft)).status).toBe(201)
  })
})

describe('what a post must be', () => {
  let author: Person
  beforeAll(async () => {
    author = await aFreeMember(app)
  })
  const good = { title: 'A good title', content: 'Ten letters at least' }

  test.each([
    ['title', 'abcd', 'Title must contain at least 5 characters'],
    ['title', '  abcd  ', 'Title must contain at least 5 characters'],
    ['title', 't'.repeat(201), 'Title cannot exceed 200 characters'],
    ['title', undefined, 'Title must contain at least 5 characters'],
    ['title', 7, 'Title must contain at least 5 characters'],
    ['content', 'c'.repeat(9), 'Content must contain at least 10 characters'],
    ['content', 'c'.repeat(10_001), 'Content cannot exceed 10000 characters'],
    ['content', null, 'Content must contain at least 10 characters'],
  ])('a new topic with a bad %s is refused in the words of the form', async (field, value, text) => {
    const { status, body } = await app.as(author)('POST', '/api/forum/topics', { ...good, [field]: value })
    expect([status, body.fields]).toEqual([422, { [field]: text }])
  })

  test.each([
    ['5 and 10', 'abcde', 'c'.repeat(10)],
    ['200 and 10000', 't'.repeat(200), 'c'.repeat(10_000)],
    ['200 and 10000 outside the basic plane', '𓆟'.repeat(200), '𓆝'.repeat(10_000)],
  ])('lengths of %s are accepted and come back as they were', async (_name, title, content) => {
    const topic = await aTopic(app, author, { title, content })
    const { topic: read } = await readTopic(app, author, topic.id)
    expect([read.title, read.content]).toEqual([title, content])
  })

  test('an edit speaks its own texts', async () => {
    const topic = await aTopic(app, author)
    const edit = async (change: object) =>
      (await app.as(author)('PATCH', `/api/forum/topics/${topic.id}`, { ...good, ...change })).body.fields
    expect(await edit({ title: 'abcd' })).toEqual({ title: 'Title must be at least 5 characters long' })
    expect(await edit({ content: 'c'.repeat(9) })).toEqual({ content: 'Content must be at least 10 characters long' })
    expect(await edit({ title: 't'.repeat(201) })).toEqual({ title: 'Title cannot exceed 200 characters' })
  })

  test.each([
    [9, 422],
    [10, 201],
    [10_000, 201],
    [10_001, 422],
  ])('a reply of %i characters answers %i', async (length, status) => {
    const topic = await aTopic(app, author)
    const answer = await app.as(author)('POST', '/api/forum/replies', {
      topicId: topic.id,
      content: 'r'.repeat(length),
    })
    expect(answer.status).toBe(status)
    if (length === 9) expect(answer.body.fields).toEqual({ content: 'Reply must be at least 10 characters long' })
  })

  test('nothing but its words can be set by who writes it', async () => {
    for (const extra of [
      { isPinned: true },
      { isLocked: true },
      { viewCount: 99 },
      { authorId: admin.user.id },
      { id: nobody },
      { createdAt: '2020-01-01T00:00:00Z' },
    ]) {
      expect((await app.as(author)('POST', '/api/forum/topics', { ...good, ...extra })).status).toBe(422)
    }
    const topic = await aTopic(app, author)
    expect((await app.as(author)('PATCH', `/api/forum/topics/${topic.id}`, { ...good, isPinned: true })).status).toBe(
      422,
    )
    const reply = { topicId: topic.id, content: 'A reply of a good length' }
    expect((await app.as(author)('POST', '/api/forum/replies', { ...reply, authorId: admin.user.id })).status).toBe(422)
  })

  test('what is not there is a 404, also under a malformed id', async () => {
    const call = app.as(admin)
    for (const id of [nobody, 'not-an-id', '1']) {
      expect((await call('GET', `/api/forum/topics/${id}`)).status).toBe(404)
      expect((await call('PATCH', `/api/forum/topics/${id}`, good)).status).toBe(404)
      expect((await call('DELETE', `/api/forum/topics/${id}`)).status).toBe(404)
      expect((await call('PATCH', `/api/forum/topics/${id}/pin`, { isPinned: true })).status).toBe(404)
      expect((await call('PATCH', `/api/forum/replies/${id}`, { content: good.content })).status).toBe(404)
      expect((await call('DELETE', `/api/forum/replies/${id}`)).status).toBe(404)
    }
    expect((await call('POST', '/api/forum/replies', { topicId: nobody, content: good.content })).status).toBe(404)
    expect((await call('GET', '/api/forum/topics?page=0')).status).toBe(422)
    expect((await call('GET', '/api/forum/topics?page=abc')).status).toBe(422)
    expect((await call('GET', '/api/forum/topics?search=%00')).status).toBe(422)
  })
})
