// Searching what was written: by the language of the sea, with filters, for signed-in readers, and never what is held.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFreeMember, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { FoundPosts } from '../post-search.schema.ts'
import { aReply, aTopic } from './forum-posts.fixture.ts'
import { fillOlderPosts } from './older-posts.store.ts'

let app: TestApi
let author: Person
let reader: Person
beforeAll(async () => {
  app = await startApi()
  author = await aFreeMember(app)
  reader = await aFreeMember(app)
})
afterAll(() => app.stop())

const find = async (query: string) => (await app.as(reader)<FoundPosts>('GET', `/api/forum/search?${query}`)).body
const idsOf = ({ posts }: FoundPosts) => posts.map(({ topicId, replyId }) => replyId ?? topicId)

test('a member finds a post by another word of the sea, and the title counts first', async () => {
  const inText = await aTopic(app, author, {
    title: 'What did you see today?',
    content: 'Three humpbacks off the point.',
  })
  const reply = await aReply(app, reader, inText.id, 'Only a harbour porpoise, far out.')
  const inTitle = await aTopic(app, author, { title: 'Counting cetaceans from a ferry', content: 'How do you begin?' })
  const found = await find('q=cetacean')
  expect(idsOf(found)).toEqual([inTitle.id, reply.id, inText.id])
  expect(found).toMatchObject({ total: 3, page: 1, totalPages: 1 })
  expect(found.posts[1]).toMatchObject({ title: inText.title, excerpt: 'Only a harbour porpoise, far out.' })
  expect(idsOf(await find('q=cetacean+far'))).toEqual([reply.id])
  expect(JSON.stringify(found)).not.toContain(author.email)
})

test('what is found is narrowed by category, author and whether it is answered', async () => {
  const change = { title: 'Sargassum in the intake', content: 'It blocks the pump again.', category: 'field-work' }
  const open = await aTopic(app, author, change)
  const answered = await aTopic(app, reader, { ...change, category: 'general' })
  const reply = await aReply(app, author, answered.id, 'A coarse net before the intake, for sargassum.')
  await app.as(reader)('PATCH', `/api/forum/topics/${answered.id}/answer`, { replyId: reply.id })
  expect(idsOf(await find('q=sargassum')).sort()).toEqual([open.id, answered.id, reply.id].sort())
  expect(idsOf(await find('q=sargassum&category=field-work'))).toEqual([open.id])
  expect(idsOf(await find('q=sargassum&answered=no'))).toEqual([open.id])
  expect(idsOf(await find(`q=sargassum&answered=yes&author=${author.user.username}`))).toEqual([reply.id])
  expect((await find('q=sargassum&author=nobody-of-this-name')).total).toBe(0)
})

test('an edit is found by its new words, and what waits to be looked at is not found', async () => {
  const topic = await aTopic(app, author, { title: 'Words that change', content: 'It was about nudibranchs.' })
  const edit = { title: 'Words that change', content: 'It is about chitons now.' }
  await app.as(author)('PATCH', `/api/forum/topics/${topic.id}`, edit)
  expect((await find('q=nudibranch')).total).toBe(0)
  expect(idsOf(await find('q=chiton'))).toEqual([topic.id])
  const reply = await aReply(app, reader, topic.id, 'A second chiton, under a stone.')
  await app.deps.db.orm.execute(sql`update forum_replies set held_at = now() where id = ${reply.id}`)
  expect(idsOf(await find('q=chiton+stone'))).toEqual([])
})

test('posts from before there was a search are found once they are tidied', async () => {
  const topic = await aTopic(app, author, { title: 'From long ago', content: 'A letter about bryozoans.' })
  await app.deps.db.orm.execute(sql`update forum_topics set search_words = null where id = ${topic.id}`)
  await fillOlderPosts(app.deps.db.orm)
  expect(idsOf(await find('q=bryozoan'))).toEqual([topic.id])
})

test('however many posts from before there are, each gets its tree and its words, and what has them keeps them', async () => {
  const topic = await aTopic(app, author, { title: 'The whole archive', content: 'Kept as it was.' })
  const { orm } = app.deps.db
  await orm.execute(
    sql`update forum_topics set search_words = null, body = '[["p",{},["Edited since."]]]' where id = ${topic.id}`,
  )
  await orm.execute(sql`
    insert into forum_replies (topic_id, author_id, content, created_at, updated_at)
    select ${topic.id}, ${author.user.id}, 'Plate ' || n || ' of the *Challenger* report', now(), now() from generate_series(1, 450) as n`)
  await fillOlderPosts(orm)
  const { rows } = await orm.execute(sql`
    select count(*)::int as n, count(distinct body)::int as trees, count(search_words)::int as words from forum_replies where topic_id = ${topic.id}`)
  expect(rows).toEqual([{ n: 450, trees: 450, words: 450 }])
  const { body } = await app.as(reader)<{ topic: { body: unknown } }>('GET', `/api/forum/topics/${topic.id}`)
  expect(JSON.stringify(body.topic.body)).toContain('Edited since.')
  expect(idsOf(await find('q=archive'))).toEqual([topic.id])
})

test('a stranger finds nothing, and odd questions harm nothing', async () => {
  expect((await app.call('GET', '/api/forum/search?q=whale')).status).toBe(401)
  expect((await app.as(reader)('GET', '/api/forum/search?q=')).status).toBe(422)
  for (const odd of ["'", "'':*", '&|!()', '<->', '%', '\\', 'a'.repeat(200), '"unclosed']) {
    const { status } = await app.as(reader)('GET', `/api/forum/search?q=${encodeURIComponent(odd)}`)
    expect([odd, status]).toEqual([odd, 200])
  }
})

test('a post of nothing but letters and full stops is posted like any other, and found by an abbreviation in it', async () => {
  for (const piece of ['a.', 'www.']) {
    const content = piece.repeat(Math.floor(9_000 / piece.length))
    const sent = await app.as(author)('POST', '/api/forum/topics', { title: 'Full of full stops', content })
    expect([piece, sent.status]).toEqual([piece, 201])
  }
  const degree = await aTopic(app, author, { title: 'After the degree', content: 'Is an M.Sc. enough for a glider?' })
  expect(idsOf(await find('q=msc+glider'))).toEqual([degree.id])
})
