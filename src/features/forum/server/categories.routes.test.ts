// Categories: the list, topics in them, and moving; and people, whom one can mention and read about.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { CategoryList } from '../category.schema.ts'
import type { ForumPerson, PeopleList } from '../person.schema.ts'
import { aConversation, aTopic, listTopics, readTopic } from './forum-posts.fixture.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

test('a topic stands in the category it was written for, else in the general one', async () => {
  const author = await aFreeMember(app)
  const { body } = await app.as(author)<CategoryList>('GET', '/api/forum/categories')
  expect(body.categories.map(({ slug }) => slug)).toEqual([
    'field-work',
    'diving-and-papers',
    'work-and-pay',
    'desk-and-data',
    'general',
  ])
  expect(body.categories[0]).toMatchObject({ name: 'Field work', colour: 'teal', order: 1, topicCount: 0 })
  const filed = await aTopic(app, author, { category: 'field-work' })
  const plain = await aTopic(app, author)
  expect([filed.category, plain.category]).toEqual(['field-work', 'general'])
  const list = await listTopics(app, author, '?category=field-work')
  expect([list.total, list.topics.map(({ id }) => id)]).toEqual([1, [filed.id]])
  expect((await listTopics(app, author, '?category=nowhere')).total).toBe(0)
  const draft = { title: 'Into the blue', content: 'Where would this one go?', category: 'nowhere' }
  expect(await app.as(author)('POST', '/api/forum/topics', draft)).toMatchObject({
    status: 422,
    body: { fields: { category: 'Please choose a category that exists' } },
  })
  expect((await app.call('GET', '/api/forum/categories')).status).toBe(401)
})

test('moderators move a topic, members do not', async () => {
  const [author, admin] = [await aFreeMember(app), await anAdmin(app)]
  const { id } = await aTopic(app, author)
  const path = `/api/forum/topics/${id}/category`
  expect((await app.as(author)('PATCH', path, { category: 'work-and-pay' })).status).toBe(403)
  expect(await app.as(admin)('PATCH', path, { category: 'work-and-pay' })).toMatchObject({
    status: 200,
    body: { category: 'work-and-pay' },
  })
  expect((await readTopic(app, author, id)).topic.category).toBe('work-and-pay')
  expect((await app.as(admin)('PATCH', path, { category: 'nowhere' })).status).toBe(422)
})

test('people are found by how their name begins, with nothing of theirs that is private', async () => {
  const [asker, wanted] = [await aFreeMember(app), await aFreeMember(app)]
  const find = async (prefix: string) =>
    (await app.as(asker)<PeopleList>('GET', `/api/forum/people?prefix=${encodeURIComponent(prefix)}`)).body.people
  const { id, username } = wanted.user
  expect(await find(username.toUpperCase())).toEqual([{ id, username, profilePicture: null, team: false }])
  expect(await find(username.slice(1))).toEqual([])
  expect([await find(''), await find('%'), await find('_')]).toEqual([[], [], []])
  expect((await app.call('GET', '/api/forum/people?prefix=a')).status).toBe(401)
  const suspension = { kind: 'suspended', until: null, reason: 'Sold berths that do not exist' }
  await app.as(await anAdmin(app))('POST', `/api/admin/users/${id}/suspension`, suspension)
  expect(await find(username)).toEqual([])
})

test('only names that a post would call are offered for mentions', async () => {
  const beginning = `Anna${Date.now()}`
  for (const username of [`${beginning} Doe`, `${beginning}+sea`, `${beginning}.`, `${beginning}-Reef`])
    await aFreeMember(app, { username })
  const { body } = await app.as(await aFreeMember(app))<PeopleList>('GET', `/api/forum/people?prefix=${beginning}`)
  expect(body.people.map(({ username }) => username)).toEqual([`${beginning}-Reef`])
})

test("a person's page says what they wrote in the forum and what they chose to say, to signed-in readers only", async () => {
  const { author, replier, topic, reply } = await aConversation(app)
  await app.as(replier)('POST', `/api/forum/topics/${topic.id}/thanks`)
  const read = () => app.as(replier)<ForumPerson>('GET', `/api/forum/people/${author.user.username}`)
  const { body } = await read()
  expect(body).toMatchObject({ bio: null, topicCount: 1, replyCount: 0, thanksCount: 1, team: false })
  expect(body.topics).toMatchObject([{ id: topic.id, title: topic.title }])
  expect(JSON.stringify(body)).not.toContain(author.email)
  const say = (bio: string | null) => app.as(author)('PATCH', '/api/forum/profile', { bio })
  expect(await say('  Dives\nfor science ')).toMatchObject({ status: 200, body: { bio: 'Dives for science' } })
  expect((await read()).body.bio).toBe('Dives for science')
  await app.as(replier)('PATCH', '/api/forum/profile', { bio: 'Counts copepods' })
  const ownBio = async (who: Person) => (await app.as(who)('GET', '/api/forum/profile')).body.bio
  expect([await ownBio(author), await ownBio(replier)]).toEqual(['Dives for science', 'Counts copepods'])
  expect(await say('x'.repeat(201))).toMatchObject({ status: 422, body: { fields: { bio: expect.any(String) } } })
  expect(await say('')).toMatchObject({ status: 200, body: { bio: null } })
  // What waits to be looked at is on nobody's page.
  const pageOf = async ({ user }: Person) =>
    (await app.as(replier)<ForumPerson>('GET', `/api/forum/people/${user.username}`)).body
  expect((await pageOf(replier)).replyCount).toBe(1)
  const { pool } = app.deps.db
  await pool.query('update forum_topics set held_at = now() where id = $1', [topic.id])
  await pool.query('update forum_replies set held_at = now() where id = $1', [reply.id])
  expect(await pageOf(author)).toMatchObject({ topicCount: 0, thanksCount: 0, topics: [] })
  expect((await pageOf(replier)).replyCount).toBe(0)
  expect((await app.as(replier)('GET', '/api/forum/people/nobody-of-this-name')).status).toBe(404)
  expect((await app.call('GET', `/api/forum/people/${author.user.username}`)).status).toBe(401)
})
