// Many at once: counts equal the rows, the last reply is the newest, nothing is left behind.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { Reply, Topic } from '../forum.schema.ts'
import type { PostEdits } from '../moderation.schema.ts'
import { aConversation, aReply, aTopic, listTopics, readTopic } from './forum-posts.fixture.ts'
import { moveReplies, moveTopicInto } from './topic-moves.store.ts'
import { lockTopic, recountTopics } from './topics.store.ts'

let app: TestApi
let people: Person[]

beforeAll(async () => {
  app = await startApi()
  people = []
  for (let at = 0; at < 10; at++) people.push(await aFreeMember(app))
})
afterAll(() => app.stop())

const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))
const draft = (topicId: string, at: number) => ({ topicId, content: `Reply number ${at} at the same time` })

async function rowsOf(topicId: string): Promise<number> {
  const { rows } = await app.deps.db.orm.execute<{ n: string }>(
    sql`select count(*) as n from forum_replies where topic_id = ${topicId}`,
  )
  return Number(rows[0]?.n)
}

/** A busy machine may ask some of a crowd to come back in a moment: they do. */
async function insist(send: () => Promise<{ status: number }>): Promise<number> {
  const { status } = await send()
  return status === 503 ? insist(send) : status
}

/** As a browser does: with the key of before. */
function reply(topicId: string, at: number): Promise<number> {
  const key = { 'idempotency-key': randomUUID() }
  return insist(() => app.as(people[at % 10]!)('POST', '/api/forum/replies', draft(topicId, at), key))
}

/** Until so many requests wait for somebody else's lock. */
const areWaiting = (count: number) =>
  expect
    .poll(async () => {
      const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return (await app.deps.db.pool.query<{ n: number }>(waiting)).rows[0]?.n
    })
    .toBe(count)

const remove = (who: Person, path: string) => insist(() => app.as(who)('DELETE', path))

test('a hundred replies at once are counted, and the last one shown is the newest', async () => {
  const topic = await aTopic(app, people[0]!)
  const statuses = await times(100, (at) => reply(topic.id, at))
  expect(statuses).toEqual(statuses.map(() => 201))
  const [first, second] = [
    await readTopic(app, people[0]!, topic.id),
    await readTopic(app, people[0]!, topic.id, '?page=2'),
  ]
  const replies = [...first.replies, ...second.replies]
  expect([replies.length, first.topic.replyCount, await rowsOf(topic.id)]).toEqual([100, 100, 100])
  const newest = replies.at(-1)!
  expect([first.topic.lastReplyAt, first.topic.lastReplyAuthorId]).toEqual([newest.createdAt, newest.authorId])
  expect(new Set(replies.map(({ createdAt }) => createdAt)).size).toBe(100)
  expect((await listTopics(app, people[0]!)).topics.find(({ id }) => id === topic.id)?.lastReply?.author.id).toBe(
    newest.authorId,
  )
})

test('replies and deletions at once leave a count that equals the rows', async () => {
  const topic = await aTopic(app, people[0]!)
  const made: Reply[] = []
  for (let at = 0; at < 20; at++) made.push(await aReply(app, people[at % 10]!, topic.id, `An early reply ${at}`))
  const admin = await anAdmin(app)
  const [, deletions] = await Promise.all([
    times(20, (at) => reply(topic.id, at)),
    times(40, (at) => remove(admin, `/api/forum/replies/${made[at % 20]!.id}`)),
  ])
  expect(deletions.filter((status) => status === 204)).toHaveLength(20)
  expect(deletions.filter((status) => status === 404)).toHaveLength(20)
  const { topic: read, replies } = await readTopic(app, people[0]!, topic.id)
  expect([read.replyCount, replies.length, await rowsOf(topic.id)]).toEqual([20, 20, 20])
  expect(read.lastReplyAt).toBe(replies.at(-1)!.createdAt)
})

test('a reply that meets the deletion of its topic is refused or gone, never an orphan', async () => {
  for (let round = 0; round < 5; round++) {
    const topic = await aTopic(app, people[0]!)
    const [replies, deletions] = await Promise.all([
      times(10, (at) => reply(topic.id, at)),
      times(2, () => remove(people[0]!, `/api/forum/topics/${topic.id}`)),
    ])
    expect(replies.every((status) => status === 201 || status === 404)).toBe(true)
    expect(deletions.sort()).toEqual([204, 404])
    expect(await rowsOf(topic.id)).toBe(0)
  }
})

test('a form that is sent twice makes one post', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = { title: 'Sent twice by accident', content: 'The button was pressed twice.' }
  const topics = await times(8, () => app.as(people[0]!)<Topic>('POST', '/api/forum/topics', body, key))
  expect(new Set(topics.map(({ body: topic }) => topic.id)).size).toBe(1)
  expect(topics.every(({ status }) => status === 201)).toBe(true)
  const [topic] = topics
  const replies = await times(8, (at) =>
    app.as(people[1]!)<Reply>('POST', '/api/forum/replies', { ...draft(topic!.body.id, at % 1) }, key),
  )
  expect(new Set(replies.map(({ body: reply }) => reply.id)).size).toBe(1)
  expect((await readTopic(app, people[0]!, topic!.body.id)).topic.replyCount).toBe(1)
  // The key is the author's own.
  const others = await app.as(people[2]!)<Topic>('POST', '/api/forum/topics', body, key)
  expect(others.body.id).not.toBe(topic!.body.id)
})

test('what was sent again with other words, as its answer was lost, ends as it was sent last', async () => {
  const by = app.as(people[0]!)
  const key = { 'idempotency-key': crypto.randomUUID() }
  const send = <T>(path: string, body: Record<string, unknown>) => by<T>('POST', path, body, key)
  const words = { title: 'Tide tables for beginners', content: 'The first version of it.' }
  const first = await send<Topic>('/api/forum/topics', words)
  const second = await send<Topic>('/api/forum/topics', { ...words, content: 'The second version, with more in it.' })
  expect(second).toMatchObject({
    status: 201,
    body: { id: first.body.id, content: 'The second version, with more in it.' },
  })
  const topicId = first.body.id
  const reply = await send<Reply>('/api/forum/replies', { topicId, content: 'A reply that got lost.' })
  const again = await send<Reply>('/api/forum/replies', { topicId, content: 'A reply that got lost, and more.' })
  expect(again).toMatchObject({
    status: 201,
    body: { id: reply.body.id, content: 'A reply that got lost, and more.' },
  })
  expect((await readTopic(app, people[0]!, topicId)).topic.replyCount).toBe(1)
})

test('ten members who look several times at once are ten views', async () => {
  const topic = await aTopic(app, people[0]!)
  await times(40, (at) => app.as(people[at % 10]!)('GET', `/api/forum/topics/${topic.id}`))
  expect((await readTopic(app, people[0]!, topic.id)).topic.viewCount).toBe(10)
})

test('an account that is deleted while it and others write leaves counts that are right', async () => {
  const leaver = await aFreeMember(app)
  const topic = await aTopic(app, people[0]!)
  const own = await aTopic(app, leaver)
  await aReply(app, leaver, topic.id, 'A reply that leaves with its author')
  await aReply(app, people[1]!, own.id, 'A reply in a topic that leaves')
  const [answers, gone] = await Promise.all([
    times(20, (at) => app.as(at % 2 ? leaver : people[at % 10]!)('POST', '/api/forum/replies', draft(topic.id, at))),
    app.as(leaver)('DELETE', `/api/users/${leaver.user.id}`),
  ])
  expect(gone.status).toBe(204)
  expect(answers.filter(({ status }) => ![201, 401, 404].includes(status))).toEqual([])
  const { topic: read, replies } = await readTopic(app, people[0]!, topic.id)
  expect([read.replyCount, replies.length]).toEqual([await rowsOf(topic.id), 10])
  expect(replies.some(({ authorId }) => authorId === leaver.user.id)).toBe(false)
  expect([read.lastReplyAt, read.lastReplyAuthorId]).toEqual([replies.at(-1)!.createdAt, replies.at(-1)!.authorId])
  expect((await app.as(people[0]!)('GET', `/api/forum/topics/${own.id}`)).status).toBe(404)
})

test('a reply that is deleted while its topic is merged leaves a count that equals the rows', async () => {
  const { topic, reply: left, replier } = await aConversation(app)
  const into = await aTopic(app, people[0]!)
  let deletion: Promise<number> | undefined
  await app.deps.db.orm.transaction(async (tx) => {
    for (const id of [topic.id, into.id]) await lockTopic(tx, id)
    deletion = remove(replier, `/api/forum/replies/${left.id}`)
    await areWaiting(1)
    await moveTopicInto(tx, topic.id, into.id)
    await recountTopics(tx, [into.id])
  })
  expect(await deletion).toBe(204)
  const { topic: read, replies } = await readTopic(app, people[0]!, into.id)
  expect([read.replyCount, replies.length, await rowsOf(into.id)]).toEqual([1, 1, 1])
})

test('thanks and a report that meet a split hang on the reply where it stands now', async () => {
  const { topic, author, replier } = await aConversation(app)
  const [opening, moved] = [await aReply(app, replier, topic.id), await aReply(app, replier, topic.id)]
  const complaint = { kind: 'reply', postId: moved.id, reason: 'spam', text: '' }
  let answers: Promise<{ status: number }>[] = []
  await app.deps.db.orm.transaction(async (tx) => {
    await lockTopic(tx, topic.id)
    answers = [
      app.as(author)('POST', `/api/forum/replies/${moved.id}/thanks`),
      app.as(author)('POST', '/api/forum/reports', complaint),
    ]
    await areWaiting(2)
    await moveReplies(tx, topic.id, [opening.id, moved.id], 'Boots in winter')
    await recountTopics(tx, [topic.id, opening.id])
  })
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 201])
  const { rows } = await app.deps.db.pool.query(
    'select topic_id from forum_thanks where post_id = $1 union all select topic_id from forum_reports where post_id = $1',
    [moved.id],
  )
  expect(rows).toEqual([{ topic_id: opening.id }, { topic_id: opening.id }])
})

test('of two edits at once the team can read what each of them replaced', async () => {
  const { reply: changed, replier } = await aConversation(app)
  const path = `/api/forum/replies/${changed.id}`
  const words = ['The first of two changes.', 'The second of two changes.']
  let edits: Promise<{ status: number }>[] = []
  await app.deps.db.orm.transaction(async (tx) => {
    await tx.execute(sql`select 1 from forum_replies where id = ${changed.id} for update`)
    edits = words.map((content) => app.as(replier)('PATCH', path, { content }))
    await areWaiting(2)
  })
  expect((await Promise.all(edits)).map(({ status }) => status)).toEqual([200, 200])
  const { replies } = await readTopic(app, replier, changed.topicId)
  const kept = await app.as(await anAdmin(app))<PostEdits>('GET', `/api/forum/posts/${changed.id}/edits`)
  const said = [...kept.body.edits, ...replies].map(({ content }) => content)
  expect(said.sort()).toEqual([changed.content, ...words].sort())
})

test('of two choices about the letter at once neither is lost', async () => {
  const reader = await aFreeMember(app)
  const choose = (kinds: object) => app.as(reader)('PATCH', '/api/forum/mail-kinds', kinds)
  await choose({ questions: true })
  let choices: Promise<unknown>[] = []
  await app.deps.db.orm.transaction(async (tx) => {
    await tx.execute(sql`select 1 from forum_settings where user_id = ${reader.user.id} for update`)
    choices = [choose({ replies: false }), choose({ mentions: false })]
    await areWaiting(2)
  })
  await Promise.all(choices)
  expect((await choose({})).body).toEqual({ replies: false, mentions: false, questions: true })
})
