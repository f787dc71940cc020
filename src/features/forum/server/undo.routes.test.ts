// What moderators did can be undone: each kind of act, once, as long as nothing else has happened to it; members see none of it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFreeMember, aMember, aStaff, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { ActKind, ForumAct, ForumActList, TopicNotes } from '../act.schema.ts'
import type { Topic } from '../forum.schema.ts'
import type { HeldPostList } from '../held-post.schema.ts'
import type { ReportList } from '../report.schema.ts'
import { tidyForum } from './digest.service.ts'
import { aConversation, aReply, aTopic, readTopic } from './forum-posts.fixture.ts'

let app: TestApi
let moderator: Person
beforeAll(async () => {
  app = await startApi()
  moderator = await aStaff(app, 'moderator')
})
afterAll(() => app.stop())

const as = (person: Person) => app.as(person)
const actsOf = async (post: string) =>
  (await as(moderator)<ForumActList>('GET', `/api/admin/forum-acts?post=${post}`)).body.acts
const undo = (id: string, by = moderator) => as(by)<{ error: string }>('POST', `/api/admin/forum-acts/${id}/undo`, {})

async function lastAct(post: string, kind: ActKind): Promise<ForumAct> {
  const [act] = await actsOf(post)
  if (act?.kind !== kind) throw new Error(`expected ${kind}, got ${JSON.stringify(act)}`)
  return act
}

async function undone(post: string, kind: ActKind) {
  const { id, whyNot } = await lastAct(post, kind)
  expect(whyNot).toBeNull()
  expect((await undo(id)).status).toBe(204)
  expect((await actsOf(post))[0]).toMatchObject({ id, whyNot: 'This has been undone already' })
  return id
}

const reportTopic = async (topicId: string) => {
  const complaint = { kind: 'topic', postId: topicId, reason: 'spam', text: '' }
  return (await as(await aMember(app))<{ id: string }>('POST', '/api/forum/reports', complaint)).body.id
}
const openReports = async () => (await as(moderator)<ReportList>('GET', '/api/admin/reports')).body.reports
const hold = (id: string) => app.deps.db.pool.query('update forum_topics set held_at = now() where id = $1', [id])

test('pinning, locking, moving and answering are set back, once', async () => {
  const { author, topic, reply } = await aConversation(app)
  const path = `/api/forum/topics/${topic.id}`
  await as(moderator)('PATCH', `${path}/pin`, { isPinned: true })
  const pin = await undone(topic.id, 'pin')
  await as(moderator)('PATCH', `${path}/lock`, { isLocked: true })
  await undone(topic.id, 'lock')
  await as(moderator)('PATCH', `${path}/category`, { category: 'field-work' })
  await undone(topic.id, 'move')
  await as(moderator)('PATCH', `${path}/answer`, { replyId: reply.id })
  await undone(topic.id, 'answer')
  const unchanged = { isPinned: false, isLocked: false, category: topic.category, answerId: null }
  expect((await readTopic(app, author, topic.id)).topic).toMatchObject(unchanged)
  expect((await undo(pin)).status).toBe(409)
})

test('an answer that took the place of another gives it back, unless nobody may read that one now', async () => {
  const { author, topic, reply } = await aConversation(app)
  const better = await aReply(app, author, topic.id, 'The boots with two drains.')
  const answerBy = (person: Person, replyId: string) =>
    as(person)('PATCH', `/api/forum/topics/${topic.id}/answer`, { replyId })
  const answer = async () => (await readTopic(app, author, topic.id)).topic.answerId
  await answerBy(author, reply.id)
  await answerBy(moderator, better.id)
  await undone(topic.id, 'answer')
  expect(await answer()).toBe(reply.id)
  app.advance(1_000)
  await answerBy(moderator, better.id)
  const { id } = await lastAct(topic.id, 'answer')
  await app.deps.db.pool.query('update forum_replies set held_at = now() where id = $1', [reply.id])
  expect((await undo(id)).status).toBe(409)
  expect(await answer()).toBe(better.id)
})

test('a merge is undone with title, category, answer, followers and views, and later replies stay where they are', async () => {
  const one = await aConversation(app)
  const other = await aConversation(app)
  const path = `/api/forum/topics/${other.topic.id}`
  await as(other.author)('PATCH', `${path}/answer`, { replyId: other.reply.id })
  await as(one.author)('POST', `${path}/follow`, { level: 'watching' })
  await as(moderator)('PATCH', `${path}/category`, { category: 'field-work' })
  await as(moderator)('POST', `${path}/notes`, { text: 'Asked before, in other words' })
  await as(moderator)('POST', `${path}/merge`, { into: one.topic.id })
  const later = await aReply(app, other.author, one.topic.id, 'Written after the merge.')
  await undone(other.topic.id, 'merge')
  const back = await readTopic(app, one.author, other.topic.id)
  expect(back.topic).toMatchObject({ title: other.topic.title, category: 'field-work', replyCount: 1 })
  expect(back.topic).toMatchObject({
    answerId: other.reply.id,
    followLevel: 'watching',
    authorId: other.author.user.id,
  })
  expect((await readTopic(app, one.author, one.topic.id)).replies.map(({ id }) => id)).toEqual([one.reply.id, later.id])
  const notesOf = async ({ id }: Topic) =>
    (await as(moderator)<TopicNotes>('GET', `/api/forum/topics/${id}/notes`)).body.notes.map(({ text }) => text)
  expect([await notesOf(one.topic), await notesOf(other.topic)]).toEqual([[], ['Asked before, in other words']])
})

test('a split is undone with what was written since, and the answer answers again', async () => {
  const { author, replier, topic, reply } = await aConversation(app)
  await as(author)('PATCH', `/api/forum/topics/${topic.id}/answer`, { replyId: reply.id })
  const form = { title: 'A matter of its own', replyIds: [reply.id] }
  await as(moderator)('POST', `/api/forum/topics/${topic.id}/split`, form)
  const later = await aReply(app, replier, reply.id, 'Written in the new topic.')
  await undone(reply.id, 'split')
  const page = await readTopic(app, author, topic.id)
  expect(page.replies.map(({ id }) => id)).toEqual([reply.id, later.id])
  expect(page.topic).toMatchObject({ answerId: reply.id, replyCount: 2, lastReplyAt: later.createdAt })
})

test('a deleted topic comes back with its replies, thanks, answer, notes and views', async () => {
  const { author, replier, topic, reply } = await aConversation(app)
  const path = `/api/forum/topics/${topic.id}`
  await as(replier)('POST', `${path}/thanks`)
  await as(author)('POST', `/api/forum/replies/${reply.id}/thanks`)
  await as(author)('PATCH', `${path}/answer`, { replyId: reply.id })
  await as(moderator)('POST', `${path}/notes`, { text: 'Looks fine to me' })
  const before = await readTopic(app, replier, topic.id)
  await as(moderator)('DELETE', path)
  expect((await as(author)('GET', path)).status).toBe(404)
  expect((await lastAct(topic.id, 'delete')).title).toBe(topic.title)
  await undone(topic.id, 'delete')
  expect(await readTopic(app, replier, topic.id)).toEqual(before)
  expect((await as(moderator)<TopicNotes>('GET', `${path}/notes`)).body.notes).toHaveLength(1)
})

test('a deleted reply comes back at its place; one that its author deletes is nobody else’s to bring back', async () => {
  const { author, replier, topic, reply } = await aConversation(app)
  const second = await aReply(app, author, topic.id, 'A second thought of mine.')
  const before = await readTopic(app, author, topic.id)
  await as(moderator)('DELETE', `/api/forum/replies/${reply.id}`)
  expect((await readTopic(app, author, topic.id)).topic.replyCount).toBe(1)
  expect(await lastAct(reply.id, 'delete')).toMatchObject({ title: topic.title, excerpt: reply.content })
  await undone(reply.id, 'delete')
  expect(await lastAct(reply.id, 'delete')).toMatchObject({ excerpt: null })
  expect(await readTopic(app, author, topic.id)).toEqual(before)
  await as(author)('DELETE', `/api/forum/replies/${second.id}`)
  expect(await actsOf(second.id)).toEqual([])
  expect((await readTopic(app, replier, topic.id)).replies).toHaveLength(1)
})

test('a removal out of a queue is undone, its report is open again, and the author is told', async () => {
  const author = await aMember(app)
  const topic = await aTopic(app, author)
  const report = await reportTopic(topic.id)
  await as(moderator)('POST', `/api/admin/reports/${report}/delete`, { reason: 'Advertising, I think' })
  expect((await openReports()).map(({ id }) => id)).not.toContain(report)
  await undone(topic.id, 'remove')
  expect((await openReports()).map(({ id }) => id)).toContain(report)
  expect((await readTopic(app, author, topic.id)).topic.title).toBe(topic.title)
  const { rows } = await app.deps.db.pool.query(
    `select key from mail_letters where key like 'forum-restored:%' and key like $1`,
    [`%:${author.user.id}`],
  )
  expect(rows).toHaveLength(1)

  await as(moderator)('POST', `/api/admin/reports/${report}/keep`, {})
  expect((await openReports()).map(({ id }) => id)).not.toContain(report)
  await undone(topic.id, 'keep')
  expect((await openReports()).map(({ id }) => id)).toContain(report)

  // Whoever heard that it is back hears that it is gone again.
  await as(moderator)('POST', `/api/admin/reports/${report}/delete`, { reason: 'Advertising, as it turned out' })
  const told = await app.deps.db.pool.query(`select key from mail_letters where key like $1`, [
    `forum-removed:%:${author.user.id}`,
  ])
  expect(told.rows).toHaveLength(2)
})

test('a post that was shown waits again, and one that was removed while it waited waits again', async () => {
  const { author, replier, topic } = await aConversation(app)
  await hold(topic.id)
  const queue = async () =>
    (await as(moderator)<HeldPostList>('GET', '/api/admin/held-posts')).body.posts.map(({ id }) => id)
  await as(moderator)('POST', `/api/admin/held-posts/${topic.id}/show`, {})
  expect(await queue()).not.toContain(topic.id)
  await undone(topic.id, 'show')
  expect(await queue()).toContain(topic.id)
  expect((await as(replier)('GET', `/api/forum/topics/${topic.id}`)).status).toBe(404)
  await as(moderator)('POST', `/api/admin/held-posts/${topic.id}/remove`, { reason: 'Advertising, I think' })
  expect(await queue()).not.toContain(topic.id)
  await undone(topic.id, 'remove')
  expect(await queue()).toContain(topic.id)
  expect((await readTopic(app, author, topic.id)).topic.held).toBe(true)
})

test('what was changed since, or whose author left, is not undone, and the answer says why', async () => {
  const { author, topic, reply } = await aConversation(app)
  const path = `/api/forum/topics/${topic.id}`
  await as(moderator)('PATCH', `${path}/lock`, { isLocked: true })
  const { id } = await lastAct(topic.id, 'lock')
  await as(moderator)('PATCH', `${path}/lock`, { isLocked: false })
  expect(await undo(id)).toMatchObject({ status: 409, body: { error: expect.stringContaining('changed it since') } })

  await as(moderator)('DELETE', `/api/forum/replies/${reply.id}`)
  const deletion = await lastAct(reply.id, 'delete')
  await as(moderator)('DELETE', path)
  expect(await undo(deletion.id)).toMatchObject({ status: 409, body: { error: expect.stringContaining('topic') } })
  const { password } = author
  expect((await as(author)('DELETE', `/api/users/${author.user.id}`, { password })).status).toBeLessThan(300)
  const [gone] = await actsOf(topic.id)
  expect(gone?.whyNot).toContain('has left')
  expect((await undo(gone!.id)).status).toBe(409)
  const { rows } = await app.deps.db.pool.query('select 1 from forum_kept where person_id = $1', [author.user.id])
  expect(rows).toEqual([])
})

test('of two who undo at once one does it, and members neither see nor undo anything', async () => {
  const { author, topic } = await aConversation(app)
  await as(moderator)('DELETE', `/api/forum/topics/${topic.id}`)
  const { id } = await lastAct(topic.id, 'delete')
  expect((await as(author)('GET', '/api/admin/forum-acts')).status).toBe(403)
  expect((await undo(id, author)).status).toBe(403)
  const both = await Promise.all([undo(id), undo(id)])
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
  expect((await readTopic(app, author, topic.id)).topic.replyCount).toBe(1)
})

test('after 30 days it is too late, and what was taken away is gone', async () => {
  const author = await aFreeMember(app)
  const topic: Topic = await aTopic(app, author)
  await as(moderator)('DELETE', `/api/forum/topics/${topic.id}`)
  const { id } = await lastAct(topic.id, 'delete')
  app.advance(31 * 86_400_000)
  moderator = await aStaff(app, 'moderator')
  expect((await actsOf(topic.id))[0]?.whyNot).toContain('too late')
  expect((await undo(id)).status).toBe(409)
  await tidyForum(app.deps)
  const { rows } = await app.deps.db.pool.query('select 1 from forum_kept where act_id = $1', [id])
  expect(rows).toEqual([])
})

test('a topic comes back also when its author has sent the same form again since', async () => {
  const author = await aMember(app)
  const draft = { title: 'Charts for the north', content: 'Which ones do you have on board?' }
  const send = async () =>
    (await as(author)<Topic>('POST', '/api/forum/topics', draft, { 'idempotency-key': author.user.id })).body.id
  const first = await send()
  await as(moderator)('DELETE', `/api/forum/topics/${first}`)
  expect(await send()).not.toBe(first)
  await undone(first, 'delete')
  expect((await readTopic(app, author, first)).topic).toMatchObject(draft)
})
