// A post that waits again because of an edit is told of nowhere, until it is shown.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { aFreeMember, aStaff, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { OwnReply, Reply, Topic } from '../forum.schema.ts'
import type { NotificationList } from '../notification.schema.ts'
import { sendDigests } from './digest.service.ts'

let app: TestApi
let moderator: Person
beforeAll(async () => {
  app = await startApi({ RATE_LIMITS: 'on' })
  moderator = await aStaff(app, 'moderator')
})
afterAll(() => app.stop())

const link = 'Everything is on https://spam.example/offer today.'
const bellOf = async (person: Person) => {
  const { unread, notifications } = (await app.as(person)<NotificationList>('GET', '/api/forum/notifications')).body
  return { unread, titles: notifications.map(({ topic }) => topic.title) }
}
const silent = { unread: 0, titles: [] }
const show = (id: string) => app.as(moderator)('POST', `/api/admin/held-posts/${id}/show`)

test('a reply that got a link leaves the bell of whom it called, and rings it anew', async () => {
  const [newcomer, called] = [await aFreeMember(app), await aFreeMember(app)]
  const content = `Nothing but words for @${called.user.username} in here.`
  const title = 'The harbour café'
  const topic = (await app.as(moderator)<Topic>('POST', '/api/forum/topics', { title, content: link })).body
  const reply = (await app.as(newcomer)<Reply>('POST', '/api/forum/replies', { topicId: topic.id, content })).body
  expect(await bellOf(called)).toEqual({ unread: 1, titles: [title] })
  await app.as(newcomer)('PATCH', `/api/forum/replies/${reply.id}`, { content: `${content} ${link}` })
  expect(await bellOf(called)).toEqual(silent)
  expect((await show(reply.id)).status).toBe(204)
  expect(await bellOf(called)).toEqual({ unread: 1, titles: [title] })
})

test('neither bell nor letter gives away the title of a topic that waits, whoever wrote in it', async () => {
  const [newcomer, called] = [await aFreeMember(app), await aFreeMember(app)]
  await updateUser(app.deps.db.orm, called.user.id, { emailVerified: true })
  await app.as(called)('PATCH', '/api/forum/settings', { forumMail: true })
  const content = `Nothing but words for @${called.user.username} in here.`
  const { id } = (await app.as(newcomer)<Topic>('POST', '/api/forum/topics', { title: 'Quiet words', content })).body
  await app.as(moderator)('POST', '/api/forum/replies', { topicId: id, content: `@${called.user.username} may know.` })
  expect((await bellOf(called)).unread).toBe(2)
  await app.as(newcomer)('PATCH', `/api/forum/topics/${id}`, { title: 'Cheap berths for all', content: link })
  expect(await bellOf(called)).toEqual(silent)
  expect(await bellOf(newcomer)).toEqual({ unread: 1, titles: ['Cheap berths for all'] })
  expect(await sendDigests(app.deps)).toBe(0)
  expect((await show(id)).status).toBe(204)
  expect((await bellOf(called)).titles).toContain('Cheap berths for all')
  expect(await sendDigests(app.deps)).toBe(1)
})

test('who had replied to a topic that waits is not shown its title among their own posts, but for the team', async () => {
  const [newcomer, replier] = [await aFreeMember(app), await aFreeMember(app)]
  const content = 'Nothing but words about the sea in here.'
  const { id } = (await app.as(newcomer)<Topic>('POST', '/api/forum/topics', { title: 'Quiet words', content })).body
  for (const person of [replier, moderator])
    await app.as(person)('POST', '/api/forum/replies', { topicId: id, content })
  await app.as(newcomer)('PATCH', `/api/forum/topics/${id}`, { title: 'Cheap berths for all', content: link })
  const titlesOf = async (person: Person) => {
    const { body } = await app.as(person)<OwnReply[]>('GET', `/api/users/${person.user.id}/replies`)
    return body.filter(({ topic }) => topic.id === id).map(({ topic }) => topic.title)
  }
  const known = ['Cheap berths for all']
  expect([await titlesOf(replier), await titlesOf(moderator)]).toEqual([[], known])
  expect((await show(id)).status).toBe(204)
  expect(await titlesOf(replier)).toEqual(known)
})
