// One topic over HTTP: what it shows, what deleting and editing do to it, views, pages of replies.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { OwnReply, OwnTopic, Topic } from '../forum.schema.ts'
import { aConversation, aReply, aTopic, listTopics, readTopic } from './forum-posts.fixture.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
let app: TestApi
let admin: Person

beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

describe('a topic', () => {
  test('shows its author without an address, and only the first hundred characters in the list', async () => {
    const { author, replier, topic, reply } = await aConversation(app)
    const long = await aTopic(app, author, { content: `${'w'.repeat(150)}` })
    const { topics } = await listTopics(app, replier)
    expect(topics.find(({ id }) => id === long.id)?.preview).toBe('w'.repeat(100))
    const item = topics.find(({ id }) => id === topic.id)!
    expect(item).toMatchObject({
      replyCount: 1,
      isPinned: false,
      isLocked: false,
      author: { id: author.user.id, username: author.user.username, profilePicture: null },
      lastReply: { at: reply.createdAt, author: { id: replier.user.id, username: replier.user.username } },
    })
    expect(JSON.stringify([topics, await readTopic(app, replier, topic.id)])).not.toMatch(/@mail\.example/)
  })

  test('loses a deleted reply, its count and its place as the last one', async () => {
    const { author, replier, topic, reply } = await aConversation(app)
    const later = await aReply(app, author, topic.id, 'The vanishing reply')
    expect((await app.as(author)('DELETE', `/api/forum/replies/${later.id}`)).status).toBe(204)
    expect((await app.as(author)('DELETE', `/api/forum/replies/${later.id}`)).status).toBe(404)
    const { topic: read, replies } = await readTopic(app, author, topic.id)
    expect([read.replyCount, read.lastReplyAt, read.lastReplyAuthorId]).toEqual([1, reply.createdAt, replier.user.id])
    expect(replies.map(({ id }) => id)).toEqual([reply.id])
    await app.as(replier)('DELETE', `/api/forum/replies/${reply.id}`)
    expect((await readTopic(app, author, topic.id)).topic).toMatchObject({
      replyCount: 0,
      lastReplyAt: null,
      lastReplyAuthorId: null,
    })
  })

  test('takes its replies along when it is deleted', async () => {
    const { author, replier, topic } = await aConversation(app)
    expect((await app.as(author)('DELETE', `/api/forum/topics/${topic.id}`)).status).toBe(204)
    expect((await app.as(author)('DELETE', `/api/forum/topics/${topic.id}`)).status).toBe(404)
    expect((await app.as(replier)('GET', `/api/users/${replier.user.id}/replies`)).body).toEqual([])
  })

  test('is marked as edited only when its words changed', async () => {
    const author = await aFreeMember(app)
    const topic = await aTopic(app, author)
    const save = async (change: object) =>
      (
        await app.as(author)<Topic>('PATCH', `/api/forum/topics/${topic.id}`, {
          title: topic.title,
          content: topic.content,
          ...change,
        })
      ).body
    expect((await save({})).updatedAt).toBe(topic.createdAt)
    await app.as(admin)('PATCH', `/api/forum/topics/${topic.id}/pin`, { isPinned: true })
    expect((await save({})).updatedAt).toBe(topic.createdAt)
    await app.as(admin)('PATCH', `/api/forum/topics/${topic.id}/pin`, { isPinned: false })
    expect(Date.parse((await save({ content: 'A different text' })).updatedAt)).toBeGreaterThan(
      Date.parse(topic.createdAt),
    )
  })

  test('counts a view once per member and hour', async () => {
    const { author, replier, topic } = await aConversation(app)
    const views = async () => (await listTopics(app, author)).topics.find(({ id }) => id === topic.id)?.viewCount
    for (const person of [replier, replier, admin, replier]) await readTopic(app, person, topic.id)
    expect(await views()).toBe(2)
    app.advance(61 * 60_000)
    expect((await readTopic(app, replier, topic.id)).topic.viewCount).toBe(3)
    expect(await views()).toBe(3)
  })

  test('shows fifty replies a page, and finds the page of a given reply', async () => {
    const author = await aFreeMember(app)
    const topic = await aTopic(app, author)
    const replies = []
    for (let at = 0; at < 53; at++) replies.push(await aReply(app, author, topic.id, `Reply number ${at} of many`))
    const [first, second, third] = await Promise.all(
      ['', '?page=2', '?page=3'].map((q) => readTopic(app, author, topic.id, q)),
    )
    expect([first!.totalPages, first!.replies.length, second!.replies.length, third!.replies.length]).toEqual([
      2, 50, 3, 0,
    ])
    expect([...first!.replies, ...second!.replies].map(({ id }) => id)).toEqual(replies.map(({ id }) => id))
    expect((await readTopic(app, author, topic.id, `?reply=${replies[51]!.id}`)).page).toBe(2)
    expect((await readTopic(app, author, topic.id, `?reply=${replies[49]!.id}`)).page).toBe(1)
    expect((await readTopic(app, author, topic.id, `?reply=${nobody}`)).page).toBe(1)
  })

  test('stands in the lists of who wrote in it', async () => {
    const { author, replier, topic, reply } = await aConversation(app)
    const mine = await app.as(author)<OwnTopic[]>('GET', `/api/users/${author.user.id}/topics`)
    expect(mine.body).toEqual([
      { id: topic.id, title: topic.title, createdAt: topic.createdAt, replyCount: 1, viewCount: 0, held: false },
    ])
    const theirs = await app.as(replier)<OwnReply[]>('GET', `/api/users/${replier.user.id}/replies`)
    expect(theirs.body).toEqual([
      {
        id: reply.id,
        content: reply.content,
        createdAt: reply.createdAt,
        held: false,
        topic: { id: topic.id, title: topic.title },
      },
    ])
  })
})

test('replies are remembered, and what changes here or on another instance is read anew: text, names, mentions', async () => {
  const { author, replier, topic, reply } = await aConversation(app)
  const read = async () => (await readTopic(app, author, topic.id)).replies[0]
  expect(await read()).toMatchObject({ id: reply.id, content: reply.content })
  await app.as(replier)('PATCH', `/api/forum/replies/${reply.id}`, { content: 'Ask @late_to_the_party.' })
  expect(await read()).toMatchObject({ content: 'Ask @late_to_the_party.', mentions: [] })
  const elsewhere = await app.beside()
  await elsewhere.as(author)('PATCH', `/api/users/${author.user.id}`, { username: 'late_to_the_party' })
  await eventually(async () => expect(await read()).toMatchObject({ mentions: ['late_to_the_party'] }))
  await elsewhere.as(replier)('PATCH', `/api/forum/replies/${reply.id}`, { content: 'Said elsewhere.' })
  await eventually(async () => expect(await read()).toMatchObject({ content: 'Said elsewhere.' }))
  await app.as(replier)('DELETE', `/api/forum/replies/${reply.id}`)
  expect(await read()).toBeUndefined()
})
