// First posts of new people that hold a link: seen by their author and the team, until a moderator has looked.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aFreeMember, anAdmin, aStaff, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { Reply, Topic, TopicList, TopicPage } from '../forum.schema.ts'
import { holdsLink } from '../held-post.rules.ts'
import type { HeldPostList } from '../held-post.schema.ts'
import type { NotificationList } from '../notification.schema.ts'

let app: TestApi
let moderator: Person
let reader: Person
let topicId: string
beforeAll(async () => {
  app = await startApi({ RATE_LIMITS: 'on' })
  moderator = await aStaff(app, 'moderator')
  reader = await aFreeMember(app)
  topicId = (await post(moderator, 'The harbour café')).body.id
})
afterAll(() => app.stop())

const link = 'Everything is on https://spam.example/offer today.'
const plain = 'Nothing but words about the sea in here.'

const post = (by: Person, title: string, content = plain) =>
  app.as(by)<Topic>('POST', '/api/forum/topics', { title, content })
const answer = (by: Person, content: string) => app.as(by)<Reply>('POST', '/api/forum/replies', { topicId, content })
const read = async (by: Person, id: string, query = '') =>
  app.as(by)<TopicPage>('GET', `/api/forum/topics/${id}${query}`)
const titles = async (query = '') =>
  (await app.as(reader)<TopicList>('GET', `/api/forum/topics${query}`)).body.topics.map(({ title }) => title)
const queue = async () => (await app.as(moderator)<HeldPostList>('GET', '/api/admin/held-posts')).body

describe('a first topic with a link', () => {
  test('calls nobody by an edited reply either', async () => {
    const newcomer = await aFreeMember(app)
    const { id } = (await post(newcomer, 'Held and loud', link)).body
    const replied = await app.as(newcomer)<Reply>('POST', '/api/forum/replies', { topicId: id, content: plain })
    const called = await aFreeMember(app)
    const content = `Come and see, @${called.user.username}: nothing but words.`
    expect((await app.as(newcomer)('PATCH', `/api/forum/replies/${replied.body.id}`, { content })).status).toBe(200)
    const bell = await app.as(called)<NotificationList>('GET', '/api/forum/notifications')
    expect(bell.body).toMatchObject({ unread: 0, notifications: [] })
    expect((await app.as(moderator)('DELETE', `/api/forum/topics/${id}`)).status).toBe(204)
  })

  test('waits: its author and the team read it, nobody else finds it anywhere, until it is shown', async () => {
    const newcomer = await aFreeMember(app)
    const made = await post(newcomer, 'Cheap berths for all', `${link} Ask @${reader.user.username}`)
    expect(made).toMatchObject({ status: 201, body: { held: true } })
    const { id } = made.body
    expect((await read(newcomer, id)).body.topic.held).toBe(true)
    expect((await read(moderator, id)).status).toBe(200)
    expect((await read(await aStaff(app, 'editor'), id)).status).toBe(200)
    expect((await read(reader, id)).status).toBe(404)
    expect(await titles()).not.toContain('Cheap berths for all')
    expect(await titles('?search=cheap')).toEqual([])
    expect(await titles(`?author=${newcomer.user.username}`)).toEqual([])
    const { total } = (await app.as(reader)<TopicList>('GET', '/api/forum/topics')).body
    expect(total).toBe((await titles()).length)
    const bell = async () => (await app.as(reader)<NotificationList>('GET', '/api/forum/notifications')).body.unread
    expect(await bell()).toBe(0)
    const complaint = { kind: 'topic', postId: id, reason: 'spam' }
    expect((await app.as(reader)('POST', '/api/forum/reports', complaint)).status).toBe(404)
    expect((await app.as(reader)('POST', '/api/forum/replies', { topicId: id, content: plain })).status).toBe(404)
    const own = await app.as(newcomer)('GET', `/api/users/${newcomer.user.id}/topics`)
    expect(own.body).toMatchObject([{ id, held: true }])

    expect((await queue()).posts).toMatchObject([{ kind: 'topic', id, author: { username: newcomer.user.username } }])
    expect((await app.as(reader)('POST', `/api/admin/held-posts/${id}/show`)).status).toBe(403)
    expect((await app.as(moderator)('POST', `/api/admin/held-posts/${id}/show`)).status).toBe(204)
    expect((await app.as(moderator)('POST', `/api/admin/held-posts/${id}/show`)).status).toBe(404)
    expect((await read(reader, id)).body.topic.held).toBe(false)
    expect(await titles()).toContain('Cheap berths for all')
    expect(await queue()).toMatchObject({ total: 0 })
    expect(await bell()).toBe(0)
  })

  test('tells those it mentions once it is shown', async () => {
    const [newcomer, called] = [await aFreeMember(app), await aFreeMember(app)]
    const { id } = (await post(newcomer, 'For one of you', `${link} @${called.user.username}`)).body
    const bell = async () => (await app.as(called)<NotificationList>('GET', '/api/forum/notifications')).body.unread
    expect(await bell()).toBe(0)
    await app.as(moderator)('POST', `/api/admin/held-posts/${id}/show`)
    expect(await bell()).toBe(1)
  })

  test('is in no Monday letter, whoever answered in it', async () => {
    const newcomer = await aFreeMember(app)
    const { id } = (await post(newcomer, 'A letter full of links', link)).body
    await app.deps.db.pool.query("update users set email_verified = true, created_at = now() - interval '3 days'")
    await app.as(moderator)('POST', '/api/forum/replies', { topicId: id, content: 'We are looking at it.' })
    const admin = await anAdmin(app)
    const letter = async () =>
      (await app.as(admin)<{ text: string }>('GET', '/api/admin/newsletter/preview?variant=member')).body.text
    expect(await letter()).not.toContain('A letter full of links')
    await app.as(moderator)('POST', `/api/admin/held-posts/${id}/show`)
    expect(await letter()).toContain('A letter full of links')
  })
})

describe('a first reply with a link', () => {
  test('waits, and neither counts nor shows for others; removed, it is gone and its author is told why', async () => {
    const newcomer = await aFreeMember(app)
    const before = (await read(reader, topicId)).body.topic
    const made = await answer(newcomer, link)
    expect(made).toMatchObject({ status: 201, body: { held: true } })
    const seenBy = async (person: Person) => (await read(person, topicId)).body.replies.map(({ id }) => id)
    expect(await seenBy(newcomer)).toContain(made.body.id)
    expect(await seenBy(moderator)).toContain(made.body.id)
    expect(await seenBy(reader)).not.toContain(made.body.id)
    expect((await read(reader, topicId)).body.topic).toMatchObject({
      replyCount: before.replyCount,
      lastReplyAt: before.lastReplyAt,
    })
    expect((await read(newcomer, topicId, `?reply=${made.body.id}`)).body).toMatchObject({ page: 1, totalPages: 1 })
    const remove = (reason: string) =>
      app.as(moderator)('POST', `/api/admin/held-posts/${made.body.id}/remove`, { reason })
    expect((await remove('short')).status).toBe(422)
    expect((await remove('This is advertising.')).status).toBe(204)
    expect(await seenBy(newcomer)).not.toContain(made.body.id)
    const { rows } = await app.deps.db.pool.query('select subject from mail_letters where recipient = $1', [
      newcomer.email,
    ])
    expect(rows).toContainEqual({ subject: 'Your reply in the forum was removed' })
  })

  test('is shown only in the words that were read', async () => {
    const newcomer = await aFreeMember(app)
    const { id } = (await answer(newcomer, link)).body
    const { topicTitle, content } = (await queue()).posts.find((each) => each.id === id)!
    const other = 'Something else altogether is on https://spam.example/now today.'
    expect((await app.as(newcomer)('PATCH', `/api/forum/replies/${id}`, { content: other })).status).toBe(200)
    const show = (words: object) => app.as(moderator)('POST', `/api/admin/held-posts/${id}/show`, words)
    expect(await show({ topicTitle, content })).toMatchObject({ status: 409, body: { code: 'held_post_changed' } })
    expect((await queue()).posts.map((each) => each.id)).toContain(id)
    expect((await show({ topicTitle: 'Renamed since', content: other })).status).toBe(204)
  })

  test('counts once it is shown', async () => {
    const newcomer = await aFreeMember(app)
    const before = (await read(reader, topicId)).body.topic.replyCount
    const { id } = (await answer(newcomer, link)).body
    await app.as(moderator)('POST', `/api/admin/held-posts/${id}/show`)
    const { topic, replies } = (await read(reader, topicId)).body
    expect(topic).toMatchObject({ replyCount: before + 1, lastReplyAuthorId: newcomer.user.id })
    expect(replies.map((reply) => reply.id)).toContain(id)
  })
})

describe('nothing waits', () => {
  test('without a link, and after a first post that everybody reads', async () => {
    const newcomer = await aFreeMember(app)
    expect((await answer(newcomer, plain)).body.held).toBe(false)
    app.advance(6_000)
    expect((await answer(newcomer, link)).body.held).toBe(false)
  })

  test('of people who are not new, or of the team', async () => {
    const member = await aFreeMember(app)
    await app.deps.db.pool.query(
      `update users set email_verified = true, created_at = created_at - interval '2 days' where id = $1`,
      [member.user.id],
    )
    expect((await answer(member, link)).body.held).toBe(false)
    expect((await answer(moderator, link)).body.held).toBe(false)
  })
})

test('a link that comes in by an edit waits too, and a second post with one', async () => {
  const newcomer = await aFreeMember(app)
  const first = (await answer(newcomer, plain)).body
  const edited = await app.as(newcomer)<Reply>('PATCH', `/api/forum/replies/${first.id}`, { content: link })
  expect(edited.body.held).toBe(true)
  expect((await read(reader, topicId)).body.replies.map(({ id }) => id)).not.toContain(first.id)
  app.advance(6_000)
  expect((await answer(newcomer, link)).body.held).toBe(true)
})

test('what reads as a link is one, and a missing space after a full stop is none', () => {
  for (const text of [
    'see https://a.example',
    '[x](http://a.example/)',
    'www.berths.example',
    'go to (cheap-berths.com)',
    'Berths.co.uk!',
  ])
    expect([text, holdsLink(text)]).toEqual([text, true])
  for (const text of ['It ended.Then it began', 'Use node.js or R 4.2', '@ada said so', 'e.g. a mooring', '10.30 am'])
    expect([text, holdsLink(text)]).toEqual([text, false])
})
