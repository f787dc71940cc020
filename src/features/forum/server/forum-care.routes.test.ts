// Around the posts: notifications, mentions, the daily letter, reports and how they are settled.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { type Delivery, openPostOffice, type PostOffice } from '#testing/post-office.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { NotificationList } from '../notification.schema.ts'
import type { ReportList } from '../report.schema.ts'
import { sendDigests } from './digest.service.ts'
import { aConversation, aReply, aTopic, readTopic } from './forum-posts.fixture.ts'

let app: TestApi
let postOffice: PostOffice

beforeAll(async () => {
  postOffice = await openPostOffice()
  app = await startApi({ SMTP_URL: postOffice.url })
})
afterAll(async () => {
  await app.stop()
  await postOffice.close()
})

const bell = async (person: Person) => (await app.as(person)<NotificationList>('GET', '/api/forum/notifications')).body
const lettersTo = (person: Person, subject: RegExp) =>
  postOffice.deliveries.filter(({ to, raw }) => to.includes(person.email) && subject.test(raw))

const textOf = (letter: Delivery | undefined) => letter?.parts.get('text/plain') ?? ''

describe('the bell', () => {
  test('tells the author of a topic about replies, and nobody about their own', async () => {
    const { author, replier, topic, reply } = await aConversation(app)
    await aReply(app, author, topic.id)
    expect(await bell(author)).toMatchObject({
      unread: 1,
      notifications: [
        {
          kind: 'reply',
          replyId: reply.id,
          topic: { id: topic.id, title: topic.title },
          actor: { username: replier.user.username },
          isRead: false,
        },
      ],
    })
    expect(await bell(replier)).toEqual({ unread: 0, notifications: [] })
  })

  test('tells whoever is mentioned, once a post, in any case, and not from code', async () => {
    const { author, replier, topic } = await aConversation(app)
    const third = await aFreeMember(app)
    const name = third.user.username
    const reply = await aReply(
      app,
      replier,
      topic.id,
      `Ask @${name.toUpperCase()}, really, @${name}. And @nobody-at-all.`,
    )
    expect(reply.mentions).toEqual([name])
    await app.as(replier)('PATCH', `/api/forum/replies/${reply.id}`, {
      content: `Do ask @${name}, @${author.user.username} too.`,
    })
    await aReply(app, replier, topic.id, `It is in the code: \`@${name}\` and mail@${name}`)
    expect((await bell(third)).notifications.map(({ kind }) => kind)).toEqual(['mention'])
    const opened = await aTopic(app, replier, { content: `A topic for @${name} to read.` })
    expect((await bell(third)).notifications[0]).toMatchObject({
      kind: 'mention',
      replyId: null,
      topic: { id: opened.id },
    })
    expect((await readTopic(app, author, topic.id)).replies[1]?.mentions).toEqual([name, author.user.username])
  })

  test('falls silent when the topic is opened, or all are marked as read', async () => {
    const { author, replier, topic } = await aConversation(app)
    const other = await aTopic(app, author)
    await aReply(app, replier, other.id)
    await readTopic(app, author, topic.id)
    expect((await bell(author)).unread).toBe(1)
    expect((await app.as(author)('POST', '/api/forum/notifications/read', {})).status).toBe(204)
    expect(await bell(author)).toMatchObject({ unread: 0, notifications: [{ isRead: true }, { isRead: true }] })
  })

  test('forgets what was deleted', async () => {
    const { author, replier, reply } = await aConversation(app)
    await app.as(replier)('DELETE', `/api/forum/replies/${reply.id}`)
    expect(await bell(author)).toEqual({ unread: 0, notifications: [] })
  })
})

describe('the daily letter', () => {
  test('goes to those who asked for it, once a day, about what is unread', async () => {
    const { author, replier, topic, reply } = await aConversation(app)
    const subject = /new thing|Something new/
    await sendDigests(app.deps)
    expect((await app.as(author)('GET', '/api/forum/settings')).body).toEqual({ forumMail: false })
    await app.as(author)('PATCH', '/api/forum/settings', { forumMail: true })
    // An address that was never confirmed may be somebody else's.
    await sendDigests(app.deps)
    await updateUser(app.deps.db.orm, author.user.id, { emailVerified: true })
    await sendDigests(app.deps)
    await expect.poll(() => lettersTo(author, subject).length).toBe(1)
    const text = textOf(lettersTo(author, subject)[0])
    expect(text).toContain(`${replier.user.username} replied`)
    expect(text).toContain(`http://localhost:3000/forum/topics/${topic.id}?reply=${reply.id}#reply-${reply.id}`)

    await aReply(app, replier, topic.id, 'One more, the same day.')
    expect(await sendDigests(app.deps)).toBe(0)
    app.advance(24 * 3_600_000)
    expect(await sendDigests(app.deps)).toBe(1)
    await expect.poll(() => lettersTo(author, subject).length).toBe(2)
    app.advance(24 * 3_600_000)
    expect(await sendDigests(app.deps)).toBe(0)
    expect(lettersTo(replier, subject)).toEqual([])
  })

  test('stops when it is switched off', async () => {
    const { author } = await aConversation(app)
    await updateUser(app.deps.db.orm, author.user.id, { emailVerified: true })
    await app.as(author)('PATCH', '/api/forum/settings', { forumMail: true })
    await app.as(author)('PATCH', '/api/forum/settings', { forumMail: false })
    expect(await sendDigests(app.deps)).toBe(0)
  })
})

describe('a report', () => {
  let admin: Person
  beforeAll(async () => {
    admin = await anAdmin(app)
  })
  const draft = (kind: string, postId: string) => ({ kind, postId, reason: 'spam', text: 'Sells fins in every topic' })
  const queue = async () => (await app.as(admin)<ReportList>('GET', '/api/admin/reports')).body

  test('waits for an admin with the post it is about, once per member and post', async () => {
    const { author, replier, topic, reply } = await aConversation(app)
    const before = (await queue()).total
    const first = await app.as(author)('POST', '/api/forum/reports', draft('reply', reply.id))
    const again = await app.as(author)('POST', '/api/forum/reports', { ...draft('reply', reply.id), reason: 'other' })
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
    const { reports, total } = await queue()
    expect(total).toBe(before + 1)
    expect(reports.at(-1)).toMatchObject({
      reason: 'spam',
      text: 'Sells fins in every topic',
      reporter: { username: author.user.username },
      post: {
        kind: 'reply',
        id: reply.id,
        topicId: topic.id,
        topicTitle: topic.title,
        content: reply.content,
        author: { username: replier.user.username },
      },
    })
    expect(JSON.stringify(reports)).not.toContain('@mail.example')
  })

  test('is refused for one’s own post, for what is not there, and without a known reason', async () => {
    const { author, topic } = await aConversation(app)
    const report = (body: object) => app.as(author)('POST', '/api/forum/reports', body)
    expect((await report(draft('topic', topic.id))).status).toBe(403)
    expect((await report(draft('reply', topic.id))).status).toBe(404)
    expect((await report({ ...draft('topic', topic.id), reason: 'boring' })).body.fields).toEqual({
      reason: 'Please choose a reason',
    })
    expect((await report({ ...draft('topic', topic.id), text: 'x'.repeat(1001) })).status).toBe(422)
  })

  test('can be settled by keeping the post', async () => {
    const { replier, author, topic } = await aConversation(app)
    for (const person of [replier, await aFreeMember(app)])
      await app.as(person)('POST', '/api/forum/reports', draft('topic', topic.id))
    const { id } = (await queue()).reports.find(({ post }) => post.id === topic.id)!
    expect((await app.as(author)('POST', `/api/admin/reports/${id}/keep`)).status).toBe(403)
    expect((await app.as(admin)('POST', `/api/admin/reports/${id}/keep`)).status).toBe(204)
    expect((await app.as(admin)('POST', `/api/admin/reports/${id}/keep`)).status).toBe(404)
    expect((await queue()).reports.some(({ post }) => post.id === topic.id)).toBe(false)
    expect((await readTopic(app, author, topic.id)).topic.id).toBe(topic.id)
    // It may have been edited since: whoever reports it again is heard again.
    await app.as(replier)('POST', '/api/forum/reports', { ...draft('topic', topic.id), text: 'Now it sells masks' })
    const anew = (await queue()).reports.filter(({ post }) => post.id === topic.id)
    expect(anew).toMatchObject([{ text: 'Now it sells masks', reporter: { username: replier.user.username } }])
  })

  test('can be settled by deleting the post, with the reason mailed to its author', async () => {
    const { author, replier, topic, reply } = await aConversation(app)
    await app.as(author)('POST', '/api/forum/reports', draft('reply', reply.id))
    const { id } = (await queue()).reports.find(({ post }) => post.id === reply.id)!
    const path = `/api/admin/reports/${id}/delete`
    expect((await app.as(admin)('POST', path, { reason: 'short' })).status).toBe(422)
    expect((await app.as(author)('POST', path, { reason: 'Advertising is not allowed here.' })).status).toBe(403)
    const answers = await Promise.all(
      [1, 2].map(() => app.as(admin)('POST', path, { reason: 'Advertising is not allowed here.' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
    expect((await readTopic(app, author, topic.id)).topic).toMatchObject({ replyCount: 0, lastReplyAt: null })
    await expect.poll(() => lettersTo(replier, /was removed/).length).toBe(1)
    expect(textOf(lettersTo(replier, /was removed/)[0])).toContain('Advertising is not allowed here.')
  })
})
