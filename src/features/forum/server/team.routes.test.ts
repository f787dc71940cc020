import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFreeMember, aMember, anAdmin, newPerson } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi({ ADMIN_EMAIL: 'admin@harbour.example', ADMIN_PASSWORD: 'harbour-light-at-night' })
})
afterAll(() => app.stop())

type Failure = { fields: Record<string, string> }
type Post = { id: string; author: { team: boolean } }

test('posts of the team say so in their author, those of members do not, and a change of role counts at once', async () => {
  const [admin, member] = [await anAdmin(app), await aMember(app)]
  const draft = { title: 'Who writes here', content: 'Ten or more characters of content.' }
  const topic = (await app.as(admin)<Post>('POST', '/api/forum/topics', draft)).body
  const reply = { topicId: topic.id, content: 'A reply that is long enough.' }
  await app.as(member)('POST', '/api/forum/replies', reply)
  const read = async () => {
    const { body } = await app.as(member)<{ topic: Post; replies: Post[] }>('GET', `/api/forum/topics/${topic.id}`)
    const { body: list } = await app.as(member)<{ topics: Post[] }>('GET', '/api/forum/topics')
    return [body.topic, ...body.replies, ...list.topics].map(({ author }) => author.team)
  }
  expect(await read()).toEqual([true, false, true])
  await app.as(admin)('PUT', `/api/admin/users/${member.user.id}/role`, { role: 'admin' })
  expect(await read()).toEqual([true, true, true])
})

test('a username that reads as staff is a 422 at the field, at sign-up and at a change, but not for the team', async () => {
  const [person, admin] = [await aFreeMember(app), await anAdmin(app)]
  const answers = [
    await app.call<Failure>('POST', '/api/register', newPerson({ username: 'Аdmin' })),
    await app.as(person)<Failure>('PATCH', `/api/users/${person.user.id}`, { username: 'm0derator' }),
  ]
  for (const { status, body } of answers) expect([status, Object.keys(body.fields)]).toEqual([422, ['username']])
  for (const username of ['badminton', 'ocean']) {
    expect((await app.call('POST', '/api/register', newPerson({ username }))).status).toBe(201)
  }
  expect((await app.as(admin)('PATCH', `/api/users/${admin.user.id}`, { username: 'support' })).status).toBe(200)
})
