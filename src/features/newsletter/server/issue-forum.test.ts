// The forum's part of an issue: the week's best, what was answered, a question that could use help; and nobody who must not be heard.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { aReply, aTopic } from '#features/forum/server/forum-posts.fixture.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, anAdmin, aStaff, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { aboutTopic } from '../newsletter.rules.ts'
import { composeIssue } from './issue.service.ts'
import { listForumNews } from './issue-forum.store.ts'
import { withTitles } from './issues.store.ts'

const day = 86_400_000
let app: TestApi
let people: Person[]
let weekBegan: Date

beforeEach(async () => {
  app = await startApi()
  people = []
  for (let at = 0; at < 5; at += 1) {
    const person = await aFreeMember(app)
    await updateUser(app.deps.db.orm, person.user.id, { emailVerified: true })
    people.push(person)
  }
  app.advance(2 * day)
  weekBegan = app.deps.clock.now()
  app.advance(1_000)
})
afterEach(() => app.stop())

const news = async () => {
  const found = await listForumNews(app.deps.db.orm, { since: weekBegan, now: app.deps.clock.now() })
  return found.map((topic) => [topic.title, topic.kind, aboutTopic(topic)])
}
const thank = (person: Person, topicId: string) => app.as(person)('POST', `/api/forum/topics/${topicId}/thanks`)
const plain = 'Nothing is asked in here, only told.'

async function topicOf(author: Person, title: string, content = plain) {
  app.advance(1_000)
  return aTopic(app, author, { title, content })
}

test('a silent week says nothing, and what was told before is not told again', async () => {
  expect(await news()).toEqual([])
  const topic = await topicOf(people[0]!, 'A tale of two winches')
  expect(await news()).toEqual([])
  await aReply(app, people[1]!, topic.id)
  expect(await news()).toEqual([['A tale of two winches', 'best', 'One person replied']])
  app.advance(1_000)
  weekBegan = app.deps.clock.now()
  expect(await news()).toEqual([])
})

test('the best come by people who answered or thanked; of two alike the more answered, then the newer one', async () => {
  const [one, two, three, four, five] = people as [Person, Person, Person, Person, Person]
  const thanked = await topicOf(one, 'Thanked twice')
  const older = await topicOf(one, 'Answered once, the older')
  const newer = await topicOf(one, 'Answered once, the newer')
  const both = await topicOf(one, 'Answered and thanked')
  const alone = await topicOf(one, 'Only its author speaks')
  for (const person of [two, three]) await thank(person, thanked.id)
  await aReply(app, two, older.id)
  await aReply(app, two, newer.id)
  for (let at = 0; at < 3; at += 1) await aReply(app, four, both.id, `Again and again, number ${at}`)
  for (const person of [two, three, five]) await thank(person, both.id)
  await aReply(app, one, alone.id)
  expect(await news()).toEqual([
    ['Answered and thanked', 'best', 'One person replied, 3 said thanks'],
    ['Thanked twice', 'best', '2 people said thanks'],
    ['Answered once, the newer', 'best', 'One person replied'],
  ])
})

test('what was answered this week and one question that waits are told as well, each topic once', async () => {
  const [one, two, three] = people as [Person, Person, Person]
  const before = await topicOf(one, 'Which knot for a tow line?')
  const reply = await aReply(app, two, before.id)
  app.advance(1_000)
  weekBegan = app.deps.clock.now()
  app.advance(1_000)
  await app.as(one)('PATCH', `/api/forum/topics/${before.id}/answer`, { replyId: reply.id })
  await topicOf(two, 'What do you eat at sea?', 'I mean when it is rough.')
  await topicOf(three, 'Who has a spare anchor?', 'Mine is at the bottom.')
  await topicOf(three, 'A picture of my boat')
  const locked = await topicOf(one, 'Who closed the harbour?')
  await app.as(await aStaff(app, 'moderator'))('PATCH', `/api/forum/topics/${locked.id}/lock`, { isLocked: true })
  expect(await news()).toEqual([
    ['Which knot for a tow line?', 'answered', 'Answered this week'],
    ['What do you eat at sea?', 'question', 'Nobody has replied yet. Can you help?'],
  ])
})

test('held posts, suspended and new people are never in it, neither as authors nor as those who count', async () => {
  const [one, two, three, four] = people as [Person, Person, Person, Person]
  const newcomer = await aFreeMember(app)
  await updateUser(app.deps.db.orm, newcomer.user.id, { emailVerified: true })
  const { pool } = app.deps.db
  const byStopped = await topicOf(two, 'Written by somebody suspended?')
  await aReply(app, one, byStopped.id)
  const held = await topicOf(one, 'Held because of a link?')
  await aReply(app, three, held.id)
  const quiet = await topicOf(one, 'Only the wrong people came')
  await aReply(app, two, quiet.id)
  const hidden = await aReply(app, three, quiet.id)
  await thank(newcomer, quiet.id)
  await aReply(app, newcomer, quiet.id)
  await topicOf(newcomer, 'Can somebody new ask?')
  const answered = await topicOf(four, 'Answered by somebody suspended')
  const reply = await aReply(app, two, answered.id)
  await app.as(four)('PATCH', `/api/forum/topics/${answered.id}/answer`, { replyId: reply.id })
  await pool.query('update forum_topics set held_at = now() where id = $1', [held.id])
  await pool.query('update forum_replies set held_at = now() where id = $1', [hidden.id])
  const stop = { kind: 'suspended', until: null, reason: 'Was rude to several people' }
  await app.as(await aStaff(app, 'admin'))('POST', `/api/admin/users/${two.user.id}/suspension`, stop)
  expect(await news()).toEqual([])
})

test('a topic is in the letter by the people who answered it: verified, a day old, and not its author', async () => {
  const verified = async () => {
    const person = await aFreeMember(app)
    await updateUser(app.deps.db.orm, person.user.id, { emailVerified: true })
    return person
  }
  const [author, one, two] = [await verified(), await verified(), await verified()]
  const unverified = await aFreeMember(app)
  const loud = await aTopic(app, author, { title: 'Loud at evil.example all alone' })
  for (let at = 0; at < 6; at++) await aReply(app, author, loud.id)
  for (let at = 0; at < 6; at++) await aReply(app, unverified, loud.id)
  const asked = await aTopic(app, author, { title: 'Asked by many, see evil.example' })
  for (const person of [one, two]) await aReply(app, person, asked.id)
  const once = await aTopic(app, one, { title: 'Answered by one, five times' })
  for (let at = 0; at < 5; at++) await aReply(app, two, once.id)
  const strangers = await aTopic(app, unverified, { title: 'Of somebody unverified' })
  for (const person of [one, two]) await aReply(app, person, strangers.id)

  const early = await composeIssue(app.deps, () => null, app.deps.clock.now())
  expect(early.topics).toEqual([])
  app.advance(25 * 3_600_000)
  const content = await composeIssue(app.deps, () => null, app.deps.clock.now())
  const { topics } = content
  expect(topics).toEqual([
    { id: asked.id, title: 'Asked by many, see', replies: 2, thanks: 0, kind: 'best' },
    { id: once.id, title: 'Answered by one, five times', replies: 1, thanks: 0, kind: 'best' },
  ])
  const desk = await anAdmin(app)
  await aJob(app, desk)
  const { body } = await app.as(desk)<{ text: string }>('GET', '/api/admin/newsletter/preview?variant=member')
  expect(body.text).toContain('Asked by many, see')
  expect(body.text).not.toMatch(/evil\.example|Loud/)

  // A past issue is read with the titles of now, and without what nobody may read by then.
  const past = { ...content, topics: topics.map((topic) => ({ ...topic, title: '' })) }
  expect(await withTitles(app.deps.db.orm, past)).toEqual(content)
  await app.deps.db.pool.query('update forum_topics set held_at = now() where id = $1', [asked.id])
  expect((await withTitles(app.deps.db.orm, past)).topics).toEqual([topics[1]])
})
