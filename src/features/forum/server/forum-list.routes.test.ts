// The list of topics: its order, its pages, its search.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { aReply, aTopic, listTopics, readTopic } from './forum-posts.fixture.ts'

let app: TestApi
let member: Person

beforeAll(async () => {
  app = await startApi()
  member = await aFreeMember(app)
})
afterAll(() => app.stop())

const idsOf = async (query: string) => (await listTopics(app, member, query)).topics.map(({ id }) => id)
const search = (text: string) => idsOf(`?search=${encodeURIComponent(text)}`)

test('pinned topics come first, then the latest activity', async () => {
  const admin = await anAdmin(app)
  const [one, two, three] = [await aTopic(app, member), await aTopic(app, member), await aTopic(app, member)]
  expect((await idsOf('')).slice(0, 3)).toEqual([three.id, two.id, one.id])
  await aReply(app, member, one.id)
  await app.as(admin)('PATCH', `/api/forum/topics/${two.id}/pin`, { isPinned: true })
  expect((await idsOf('')).slice(0, 3)).toEqual([two.id, one.id, three.id])
  await app.as(admin)('PATCH', `/api/forum/topics/${two.id}/pin`, { isPinned: false })
  expect((await idsOf('')).slice(0, 3)).toEqual([one.id, three.id, two.id])
})

test('pages hold fifty and each topic once, also in a search', async () => {
  for (let at = 0; at < 53; at++) await aTopic(app, member, { title: `Paging number ${at}` })
  const [first, second] = [
    await listTopics(app, member, '?search=PAGING'),
    await listTopics(app, member, '?search=paging&page=2'),
  ]
  expect([first.total, first.page, first.totalPages, first.topics.length]).toEqual([53, 1, 2, 50])
  expect([second.page, second.topics.length]).toEqual([2, 3])
  expect(new Set([...first.topics, ...second.topics].map(({ id }) => id)).size).toBe(53)
  expect((await listTopics(app, member, '?search=paging&page=9')).topics).toEqual([])
})

test('a search and a page that say nothing are the first page of all', async () => {
  const all = await listTopics(app, member, '')
  expect(await listTopics(app, member, '?search=&page=')).toEqual(all)
  expect(await app.as(member)('GET', '/api/forum/topics?page=deck')).toMatchObject({
    status: 422,
    body: { fields: { page: 'Page must be a number' } },
  })
})

test('a search is a part of the title in any case, and its signs are plain letters', async () => {
  const eels = await aTopic(app, member, { title: 'Moray Eels at 100% humidity' })
  const under = await aTopic(app, member, { title: 'snake_case or camelCase \\ for columns' })
  const french = await aTopic(app, member, { title: 'L’ÉTÉ en Straße' })
  expect(await search('EELS AT')).toEqual([eels.id])
  expect(await search('100%')).toEqual([eels.id])
  expect(await search('Mor%Eels')).toEqual([])
  expect(await search('%')).toEqual([eels.id])
  expect(await search('_')).toEqual([under.id])
  expect(await search('e_case')).toEqual([under.id])
  expect(await search('sna_e')).toEqual([])
  expect(await search('\\')).toEqual([under.id])
  expect(await search("' or 1=1 --")).toEqual([])
  expect(await search('été EN')).toEqual([french.id])
  expect(await search('strasse')).toEqual([french.id])
  expect(await search('   ')).toHaveLength(50)
})

test('the topics of one member can be asked for by name', async () => {
  const other = await aFreeMember(app)
  const topic = await aTopic(app, other)
  expect(await idsOf(`?author=${other.user.username.toUpperCase()}`)).toEqual([topic.id])
  expect(await idsOf('?author=nobody-of-that-name')).toEqual([])
})

test('a list is remembered, and what another instance changes is in it a moment later: topics, names, deletions', async () => {
  const author = await aFreeMember(app)
  const topic = await aTopic(app, author, { title: 'Elsewhere in the fleet' })
  const found = async () => (await listTopics(app, member, '?search=in+the+fleet')).topics[0]
  expect(await found()).toMatchObject({ id: topic.id, author: { username: author.user.username } })
  const elsewhere = await app.beside()
  await elsewhere.as(await anAdmin(app))('PATCH', `/api/forum/topics/${topic.id}/lock`, { isLocked: true })
  await eventually(async () => expect(await found()).toMatchObject({ isLocked: true }))
  await elsewhere.as(author)('PATCH', `/api/users/${author.user.id}`, { username: 'renamed_elsewhere' })
  await eventually(async () => expect(await found()).toMatchObject({ author: { username: 'renamed_elsewhere' } }))
  await elsewhere.as(author)('DELETE', `/api/users/${author.user.id}`)
  await eventually(async () => expect(await found()).toBeUndefined())
})

test('whoever renames themselves or opens a topic sees it in the next list at once', async () => {
  const author = await aFreeMember(app)
  const topic = await aTopic(app, author, { title: 'A moored buoy' })
  const found = async () => (await listTopics(app, member, '?search=moored+buoy')).topics[0]!
  const before = await found()
  await readTopic(app, member, topic.id)
  expect((await found()).viewCount).toBe(before.viewCount + 1)
  const username = `buoy_${Date.now()}`
  expect((await app.as(author)('PATCH', `/api/users/${author.user.id}`, { username })).status).toBe(200)
  expect((await found()).author.username).toBe(username)
})
