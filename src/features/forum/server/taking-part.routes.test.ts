// Thanks, following, accepted answers, what is unread: each by whom it may be done, and what everybody else sees of it.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { NotificationList } from '../notification.schema.ts'
import { aConversation, aReply, aTopic, listTopics, readTopic } from './forum-posts.fixture.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

const bellOf = async (person: Person) =>
  (await app.as(person)<NotificationList>('GET', '/api/forum/notifications')).body.notifications

const follow = (person: Person, id: string, level: string) =>
  app.as(person)('POST', `/api/forum/topics/${id}/follow`, { level })

test('thanks are given once, counted for all, and taken back', async () => {
  const { author, replier, topic, reply } = await aConversation(app)
  const path = `/api/forum/replies/${reply.id}/thanks`
  const [once, twice] = await Promise.all([app.as(author)('POST', path), app.as(author)('POST', path)])
  for (const { status, body } of [once, twice]) expect([status, body]).toEqual([200, { count: 1, mine: true }])
  expect((await readTopic(app, author, topic.id)).replies[0]?.thanks).toEqual({ count: 1, mine: true })
  expect((await readTopic(app, replier, topic.id)).replies[0]?.thanks).toEqual({ count: 1, mine: false })
  expect(await app.as(author)('DELETE', path)).toMatchObject({ status: 200, body: { count: 0, mine: false } })
  expect(await app.as(author)('DELETE', path)).toMatchObject({ status: 200, body: { count: 0, mine: false } })

  const forTopic = `/api/forum/topics/${topic.id}/thanks`
  expect(await app.as(replier)('POST', forTopic)).toMatchObject({ status: 200, body: { count: 1, mine: true } })
  expect((await readTopic(app, author, topic.id)).topic.thanks).toEqual({ count: 1, mine: false })
  const listed = (await listTopics(app, replier)).topics.find(({ id }) => id === topic.id)
  expect(listed?.thanks).toEqual({ count: 1, mine: true })
  expect((await app.as(await aFreeMember(app))('POST', forTopic)).body).toEqual({ count: 2, mine: true })
  expect((await app.as(replier)('DELETE', forTopic)).body).toEqual({ count: 1, mine: false })
})

test('nobody thanks themselves, a stranger nobody, and what is gone takes no thanks', async () => {
  const { author, replier, topic, reply } = await aConversation(app)
  const own = await app.as(author)('POST', `/api/forum/topics/${topic.id}/thanks`)
  expect([own.status, own.body.code]).toEqual([403, 'thanks_to_oneself'])
  expect((await app.as(replier)('POST', `/api/forum/replies/${reply.id}/thanks`)).status).toBe(403)
  expect((await app.call('POST', `/api/forum/topics/${topic.id}/thanks`)).status).toBe(401)
  await app.as(replier)('DELETE', `/api/forum/replies/${reply.id}`)
  expect((await app.as(author)('POST', `/api/forum/replies/${reply.id}/thanks`)).status).toBe(404)
})

test('who is silenced thanks nobody, accepts no answer and says nothing of themselves', async () => {
  const { author, topic, reply } = await aConversation(app)
  const [admin, other] = [await anAdmin(app), await aFreeMember(app)]
  const theirs = await aTopic(app, other)
  const draft = { kind: 'silenced', until: null, reason: 'Too loud for the others' }
  const silenced = await app.as(admin)('POST', `/api/admin/users/${author.user.id}/suspension`, draft)
  expect(silenced.status).toBeLessThan(300)
  expect((await app.as(author)('POST', `/api/forum/topics/${theirs.id}/thanks`)).status).toBe(403)
  const answer = { replyId: reply.id }
  expect((await app.as(author)('PATCH', `/api/forum/topics/${topic.id}/answer`, answer)).status).toBe(403)
  expect((await app.as(author)('PATCH', '/api/forum/profile', { bio: 'Still here' })).status).toBe(403)
})

test('what is unread is what others wrote since the last visit', async () => {
  const { author, replier, topic, reply } = await aConversation(app)
  const unreadOf = async (person: Person) =>
    (await listTopics(app, person)).topics.find(({ id }) => id === topic.id)?.unread
  expect([await unreadOf(author), await unreadOf(replier)]).toEqual([1, 0])
  const visit = await readTopic(app, author, topic.id)
  expect([visit.topic.unread, visit.firstUnreadId]).toEqual([1, reply.id])
  expect(await unreadOf(author)).toBe(0)
  app.advance(1_000)
  const second = await aReply(app, replier, topic.id, 'And a second thought')
  await aReply(app, replier, topic.id, 'And a third thought')
  expect([await unreadOf(author), await unreadOf(replier), await unreadOf(await aFreeMember(app))]).toEqual([2, 0, 3])
  expect((await readTopic(app, author, topic.id)).firstUnreadId).toBe(second.id)
  expect((await readTopic(app, author, topic.id)).firstUnreadId).toBeNull()
})

test('whoever watches hears of each reply, whoever muted of none, and mentions reach the bell', async () => {
  const { author, replier, topic } = await aConversation(app)
  const [watcher, muter] = [await aFreeMember(app), await aFreeMember(app)]
  expect(await follow(watcher, topic.id, 'watching')).toMatchObject({ status: 200, body: { followLevel: 'watching' } })
  await follow(muter, topic.id, 'muted')
  await follow(author, topic.id, 'muted')
  expect((await readTopic(app, muter, topic.id)).topic.followLevel).toBe('muted')
  const before = (await bellOf(author)).length
  const reply = await aReply(app, replier, topic.id, `Ask @${muter.user.username} about the drains`)
  expect(await bellOf(watcher)).toMatchObject([{ kind: 'reply', replyId: reply.id }])
  expect(await bellOf(muter)).toMatchObject([{ kind: 'mention', replyId: reply.id }])
  expect(await bellOf(author)).toHaveLength(before)
  await follow(watcher, topic.id, 'normal')
  await aReply(app, replier, topic.id)
  expect(await bellOf(watcher)).toHaveLength(1)
  expect((await follow(watcher, topic.id, 'loud')).status).toBe(422)
  expect((await follow(watcher, crypto.randomUUID(), 'muted')).status).toBe(404)
})

test('the author or a moderator says which reply answers; of two at once one holds', async () => {
  const { author, replier, topic, reply } = await aConversation(app)
  const admin = await anAdmin(app)
  const other = await aReply(app, replier, topic.id, 'Or go barefoot instead')
  const accept = (person: Person, replyId: string | null) =>
    app.as(person)('PATCH', `/api/forum/topics/${topic.id}/answer`, { replyId })
  expect((await accept(replier, reply.id)).status).toBe(403)
  expect(await accept(author, reply.id)).toMatchObject({ status: 200, body: { answerId: reply.id } })
  const page = await readTopic(app, replier, topic.id)
  expect([page.topic.answerId, page.answer?.content]).toEqual([reply.id, reply.content])
  const both = await Promise.all([accept(author, reply.id), accept(admin, other.id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect([reply.id, other.id]).toContain((await readTopic(app, author, topic.id)).topic.answerId)
  expect(await accept(author, null)).toMatchObject({ status: 200, body: { answerId: null } })
  const elsewhere = await aConversation(app)
  expect((await accept(author, elsewhere.reply.id)).status).toBe(404)
  await accept(author, other.id)
  await app.as(replier)('DELETE', `/api/forum/replies/${other.id}`)
  expect((await readTopic(app, author, topic.id)).topic.answerId).toBeNull()
})

test('all of it is in the export and goes with the account', async () => {
  const { author, replier, topic, reply } = await aConversation(app)
  await app.as(replier)('POST', `/api/forum/topics/${topic.id}/thanks`)
  await app.as(replier)('PATCH', '/api/forum/profile', { bio: 'Counts copepods' })
  await follow(replier, topic.id, 'watching')
  await app.as(author)('PATCH', `/api/forum/topics/${topic.id}/answer`, { replyId: reply.id })
  const { id } = replier.user
  expect((await app.as(replier)('GET', `/api/users/${id}/export`)).body).toMatchObject({
    forum_thanks: [{ topicId: topic.id, replyId: null }],
    forum_readers: [{ topicId: topic.id, level: 'watching' }],
    forum_profiles: [{ bio: 'Counts copepods' }],
  })
  expect((await app.as(replier)('DELETE', `/api/users/${id}`)).status).toBe(204)
  const { rows } = await app.deps.db.orm.execute<{ n: number }>(sql`
    select (select count(*) from forum_thanks where user_id = ${id}) + (select count(*) from forum_readers where user_id = ${id})
      + (select count(*) from forum_profiles where user_id = ${id}) as n`)
  expect(Number(rows[0]?.n)).toBe(0)
  expect((await readTopic(app, author, topic.id)).topic).toMatchObject({ answerId: null, thanks: { count: 0 } })
})

test('a topic that very many watch takes replies as any other, and all of them are told', async () => {
  const { replier, topic } = await aConversation(app)
  const watchers = 9_400
  await app.deps.db.orm.execute(sql`
    with made as (
      insert into users (username, username_key, email, email_key, password_hash, created_at)
      select 'w' || n, 'w' || n, 'w' || n || '@mail.example', 'w' || n || '@mail.example', '', now()
      from generate_series(1, ${watchers}::int) as n returning id
    )
    insert into forum_readers (user_id, topic_id, level) select id, ${topic.id}::uuid, 'watching' from made`)
  const reply = await aReply(app, replier, topic.id, 'Said to a full harbour')
  const { rows } = await app.deps.db.orm.execute(
    sql`select count(*)::int as told from forum_notifications where post_id = ${reply.id}`,
  )
  // The topic's author is told too.
  expect(rows).toEqual([{ told: watchers + 1 }])
})
