// How much one member may post, and what is theirs to take along or to erase.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { aReply, aTopic } from './forum-posts.fixture.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi({ RATE_LIMITS: 'on' })
})
afterAll(() => app.stop())

/** Verified, and here for longer than a day. */
async function aSettledMember(): Promise<Person> {
  const person = await aFreeMember(app)
  await app.deps.db.orm.execute(
    sql`update users set email_verified = true, created_at = created_at - interval '2 days' where id = ${person.user.id}`,
  )
  return person
}

const topicDraft = { title: 'One of many topics', content: 'Said again and again.' }

test('a member opens one topic in 15 seconds and twenty a day; a form sent twice does not count', async () => {
  const member = app.as(await aSettledMember())
  const key = { 'idempotency-key': crypto.randomUUID() }
  const post = (headers = {}) => member('POST', '/api/forum/topics', topicDraft, headers)
  expect([(await post(key)).status, (await post(key)).status]).toEqual([201, 201])
  const refused = await post()
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15)
  for (let made = 1; made < 20; made++) {
    app.advance(15_000)
    expect((await post()).status).toBe(201)
  }
  app.advance(15_000)
  expect((await post()).status).toBe(429)
  app.advance(24 * 3_600_000)
  expect((await post()).status).toBe(201)
})

test('somebody new opens three topics and gives ten replies a day, and is told when there may be more', async () => {
  const person = await aFreeMember(app)
  const topics = []
  for (let made = 0; made < 3; made++) {
    topics.push(await aTopic(app, person))
    app.advance(15_000)
  }
  const refused = await app.as(person)('POST', '/api/forum/topics', topicDraft)
  expect([refused.status, refused.body.code]).toEqual([429, 'new_here'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
  for (let made = 0; made < 10; made++) {
    await aReply(app, person, topics[0]!.id)
    app.advance(5_000)
  }
  const reply = { topicId: topics[0]!.id, content: 'One reply more than that' }
  expect(await app.as(person)('POST', '/api/forum/replies', reply)).toMatchObject({
    status: 429,
    body: { code: 'new_here' },
  })
})

test('whoever has confirmed the address waits only until they are here for a day', async () => {
  const person = await aFreeMember(app)
  await updateUser(app.deps.db.orm, person.user.id, { emailVerified: true })
  app.advance(23 * 3_600_000)
  for (let made = 0; made < 3; made++) {
    await aTopic(app, person)
    app.advance(15_000)
  }
  const post = () => app.as(person)('POST', '/api/forum/topics', topicDraft)
  const refused = await post()
  const wait = Number(refused.headers.get('retry-after'))
  expect([refused.body.code, wait > 3_000, wait <= 3_600]).toEqual(['new_here', true, true])
  app.advance(wait * 1_000)
  expect((await post()).status).toBe(201)
})

test('somebody new puts no link into a title, neither at first nor by an edit; others may', async () => {
  const [person, settled] = [await aFreeMember(app), await aSettledMember()]
  const title = 'Cheap boots at https://evil.example/boots'
  const fields = { title: 'A title cannot hold a link while you are new here' }
  expect(await app.as(person)('POST', '/api/forum/topics', { ...topicDraft, title })).toMatchObject({
    status: 422,
    body: { fields },
  })
  const { id, content } = await aTopic(app, person, { title: 'Boots, says @tom_tidepool' })
  expect((await app.as(person)('PATCH', `/api/forum/topics/${id}`, { title, content })).status).toBe(422)
  await aTopic(app, settled, { title })
})

test('a member replies once in 5 seconds; what was refused costs nothing; admins are exempt', async () => {
  const person = await aFreeMember(app)
  const admin = await anAdmin(app)
  const topic = await aTopic(app, person)
  const reply = (content: string) => app.as(person)('POST', '/api/forum/replies', { topicId: topic.id, content })
  expect((await reply('too short')).status).toBe(422)
  expect((await reply('Long enough to be kept')).status).toBe(201)
  expect((await reply('Another one at once')).status).toBe(429)
  app.advance(5_000)
  expect((await reply('Another one at once')).status).toBe(201)
  for (let at = 0; at < 5; at++) await aReply(app, admin, topic.id, `An admin's reply number ${at}`)
})

test('a member edits sixty times a minute', async () => {
  const person = await aFreeMember(app)
  const topic = await aTopic(app, person)
  const edit = (at: number) =>
    app.as(person)('PATCH', `/api/forum/topics/${topic.id}`, { title: `Edited ${at} times`, content: topic.content })
  const statuses = []
  for (let at = 0; at < 61; at++) statuses.push((await edit(at)).status)
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429])
})

test('the export holds all of one’s own, and deletion leaves no row behind', async () => {
  const [leaver, other] = [await aFreeMember(app), await aFreeMember(app)]
  const own = await aTopic(app, leaver, { title: 'A title of my own' })
  const theirs = await aTopic(app, other)
  await aReply(app, leaver, theirs.id, 'Words that are mine')
  await aReply(app, other, own.id, 'Words of somebody else')
  await app.as(leaver)('GET', `/api/forum/topics/${theirs.id}`)
  await app.as(leaver)('PATCH', '/api/forum/settings', { forumMail: true })
  await app.as(leaver)('POST', '/api/forum/reports', { kind: 'topic', postId: theirs.id, reason: 'other' })
  const { body } = await app.as(leaver)<Record<string, unknown[]>>('GET', `/api/users/${leaver.user.id}/export`)
  expect(body).toMatchObject({
    forum_topics: [{ title: 'A title of my own' }],
    forum_replies: [{ content: 'Words that are mine' }],
    forum_views: [{ topicId: theirs.id }],
    forum_notifications: [{ kind: 'reply', topicId: own.id }],
    forum_settings: [{ forumMail: true }],
    forum_reports: [{ reason: 'other', topicId: theirs.id }],
  })
  expect(JSON.stringify(body)).not.toContain('Words of somebody else')

  expect((await app.as(leaver)('DELETE', `/api/users/${leaver.user.id}`)).status).toBe(204)
  const { rows } = await app.deps.db.orm.execute<{ n: number }>(sql`
    select (select count(*) from forum_topics where author_id = ${leaver.user.id} or last_reply_author_id = ${leaver.user.id})
      + (select count(*) from forum_replies where author_id = ${leaver.user.id} or topic_id = ${own.id})
      + (select count(*) from forum_views where user_id = ${leaver.user.id})
      + (select count(*) from forum_notifications where user_id = ${leaver.user.id} or actor_id = ${leaver.user.id})
      + (select count(*) from forum_reports where reporter_id = ${leaver.user.id})
      + (select count(*) from forum_settings where user_id = ${leaver.user.id}) as n`)
  expect(Number(rows[0]?.n)).toBe(0)
  const { body: left } = await app.as(other)<{ topic: object }>('GET', `/api/forum/topics/${theirs.id}`)
  expect(left.topic).toMatchObject({ replyCount: 0, lastReplyAt: null, lastReplyAuthorId: null })
})
