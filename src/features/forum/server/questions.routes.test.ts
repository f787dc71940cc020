// Asking somebody who held a berth: only who said so themselves, once each, through the paywall, with the limits of the forum.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Job } from '#features/jobs/job.schema.ts'
import type { Actor } from '#shared/actor.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, aStaff, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { AskedAbout, Berths, ListingPeople } from '../berth.schema.ts'
import type { Topic } from '../forum.schema.ts'
import type { NotificationList } from '../notification.schema.ts'
import type { ForumPerson } from '../person.schema.ts'
import { questionTitle } from '../question.rules.ts'
import { readTopic } from './forum-posts.fixture.ts'
import { changeBerths } from './questions.service.ts'

let app: TestApi
let admin: Person
let old: Job
let newest: Job
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
  old = await aJob(app, admin, { title: 'Reef surveyor', company: 'Reef Guard Foundation' })
  for (let at = 0; at < 3; at += 1) {
    app.advance(1_000)
    newest = await aJob(app, admin, { title: `Deck hand ${at}`, company: 'Harbour Works' })
  }
})
afterAll(() => app.stop())

const as = (person: Person) => app.as(person)
const berth = (company: string, year = 2024, work = 'Survey diver') => ({ company, work, year })
const say = (person: Person, ...berths: unknown[]) => as(person)<Berths>('PUT', '/api/forum/berths', { berths })
const people = async (person: Person, job: Job) =>
  (await as(person)<ListingPeople>('GET', `/api/forum/listings/${job.id}/people`)).body
const ask = (person: Person, job: Job, asked: Person, question = 'How was the food? And the boats?') =>
  as(person)<Topic>('POST', `/api/forum/listings/${job.id}/questions`, { personId: asked.user.id, question })
const bell = async (person: Person) =>
  (await as(person)<NotificationList>('GET', '/api/forum/notifications')).body.notifications

async function aHolder(company = 'Reef Guard Foundation', year = 2024): Promise<Person> {
  const person = await aMember(app)
  expect((await say(person, berth(company, year))).status).toBe(200)
  return person
}

describe('who held a berth', () => {
  test('is shown beside listings of the organisation only by their own word, the latest first', async () => {
    const viewer = await aMember(app)
    const [one, other, silent] = [await aHolder('REEF GUARD  foundation', 2022), await aHolder(), await aMember(app)]
    const note = { stage: 'offer', note: 'Was at the Reef Guard Foundation' }
    expect((await as(silent)('PUT', `/api/logbook/${old.id}`, note)).status).toBe(200)
    const shown = (await people(viewer, old)).people.map(({ username, year }) => [username, year])
    expect(shown).toEqual([
      [other.user.username, 2024],
      [one.user.username, 2022],
    ])
    expect((await people(one, old)).people.map(({ id }) => id)).toEqual([other.user.id])
    const { body } = await as(viewer)<ForumPerson>('GET', `/api/forum/people/${one.user.username}`)
    expect(body.berths).toEqual([berth('REEF GUARD foundation', 2022)])
    await say(one)
    await say(other)
    expect((await people(viewer, old)).people).toEqual([])
  })

  test('is plain text, at most five, in years that have come', async () => {
    const person = await aMember(app)
    const statusOf = async (...berths: unknown[]) => (await say(person, ...berths)).status
    expect(await statusOf(...Array.from({ length: 6 }, () => berth('Harbour Works')))).toBe(422)
    expect(await statusOf(berth('x'))).toBe(422)
    expect(await statusOf(berth('Harbour Works', 1900))).toBe(422)
    expect(await statusOf(berth('Harbour Works', 2090))).toBe(422)
    expect(await statusOf({ ...berth('Harbour Works'), secret: 1 })).toBe(422)
    expect(await statusOf(berth('<b>Harbour</b>\n Works', 2020))).toBe(200)
    const { body } = await as(person)<Berths>('GET', '/api/forum/berths')
    expect(body.berths).toEqual([berth('<b>Harbour</b> Works', 2020)])
    expect((await app.call('GET', '/api/forum/berths')).status).toBe(401)
    const { body: data } = await as(person)('GET', `/api/users/${person.user.id}/export`)
    expect(data).toMatchObject({ forum_berths: [berth('<b>Harbour</b> Works', 2020)] })
  })

  test('may be of the year that has begun where they are, though it has not in UTC', async () => {
    const [actor, tug] = [{ id: (await aMember(app)).user.id } as Actor, berth('Tug', 2027)]
    const sayAt = (now: Date) => changeBerths({ ...app.deps, clock: { now: () => now } }, actor, { berths: [tug] })
    await expect(sayAt(new Date('2026-12-31T09:00:00Z'))).rejects.toThrow('this year or before')
    expect((await sayAt(new Date('2026-12-31T11:00:00Z'))).berths).toEqual([tug])
  })

  test('and is silenced, suspended or gone is never shown and cannot be asked', async () => {
    const [viewer, moderator] = [await aMember(app), await aStaff(app, 'admin')]
    const [silenced, suspended, gone] = [await aHolder(), await aHolder(), await aHolder()]
    const decide = (person: Person, kind: string) =>
      as(moderator)('POST', `/api/admin/users/${person.user.id}/suspension`, {
        kind,
        until: null,
        reason: 'Was rude to several people',
      })
    expect((await decide(silenced, 'silenced')).status).toBeLessThan(300)
    expect((await decide(suspended, 'suspended')).status).toBeLessThan(300)
    await as(gone)('DELETE', `/api/users/${gone.user.id}`, { password: gone.password })
    expect((await people(viewer, old)).people).toEqual([])
    for (const person of [silenced, suspended, gone]) expect((await ask(viewer, old, person)).status).toBe(404)
    const { rows } = await app.deps.db.pool.query('select 1 from forum_berths where user_id = $1', [gone.user.id])
    expect(rows).toEqual([])
  })
})

describe('a question', () => {
  test('is a topic with the asker’s own words, told to who is asked, linked from the listing, and asked once', async () => {
    const [asker, asked] = [await aMember(app), await aHolder()]
    const made = await ask(asker, old, asked, 'How was the food on board? I eat a lot.')
    expect(made).toMatchObject({ status: 201, body: { title: 'How was the food on board?', held: false } })
    expect((await bell(asked))[0]).toMatchObject({ kind: 'question', topic: { id: made.body.id } })
    const seen = await people(asker, old)
    expect(seen.people.find(({ id }) => id === asked.user.id)?.topicId).toBe(made.body.id)
    expect(seen.topics[0]).toMatchObject({ id: made.body.id, title: 'How was the food on board?' })
    expect(await ask(asker, old, asked)).toMatchObject({ status: 409, body: { code: 'asked_already' } })
    expect((await ask(asker, newest, asked)).status).toBe(404)
    const stranger = await aMember(app)
    expect((await ask(asker, old, stranger)).status).toBe(404)
    await as(asked)('POST', '/api/forum/replies', { topicId: made.body.id, content: 'Plenty of rice, and good.' })
    expect((await bell(asker))[0]).toMatchObject({ kind: 'reply', topic: { id: made.body.id } })
    await say(asked)
  })

  test('sent five times at once, with or without a key, is one topic', async () => {
    const [asker, asked] = [await aMember(app), await aHolder()]
    const all = await Promise.all(Array.from({ length: 5 }, () => ask(asker, old, asked)))
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    await say(asked)
  })

  test('says nothing of a listing that is locked for the reader, nor who could be asked about it', async () => {
    const [asker, asked, free] = [await aMember(app), await aHolder(), await aFreeMember(app)]
    const { body: topic } = await ask(asker, old, asked)
    expect(await people(free, old)).toEqual({ people: [], topics: [] })
    expect((await ask(free, old, asked)).status).toBe(404)
    const about = `/api/forum/topics/${topic.id}/listing`
    expect((await as(free)<AskedAbout>('GET', about)).body.listing).toEqual({ locked: true })
    expect((await as(asker)<AskedAbout>('GET', about)).body.listing).toMatchObject({ id: old.id, title: old.title })
    const page = JSON.stringify(await readTopic(app, free, topic.id))
    for (const secret of [old.id, old.title, old.company]) expect(page).not.toContain(secret)
    expect((await readTopic(app, free, topic.id)).topic.asksAboutListing).toBe(true)
    expect((await app.call('GET', about)).status).toBe(401)
    const holder = await aHolder('Harbour Works')
    expect((await people(free, newest)).people.map(({ id }) => id)).toContain(holder.user.id)
    expect((await ask(free, newest, holder)).status).toBe(201)
    await say(asked)
  })

  test('stays linked when its topic is merged, comes back with a deletion that is undone, and leaves with who asked', async () => {
    const [asker, asked, moderator] = [await aMember(app), await aHolder(), await aStaff(app, 'moderator')]
    const { body: topic } = await ask(asker, old, asked)
    const { body: into } = await as(asker)<Topic>('POST', '/api/forum/topics', {
      title: 'All about reefs',
      content: 'Everything that belongs to reefs.',
    })
    await as(moderator)('POST', `/api/forum/topics/${topic.id}/merge`, { into: into.id })
    const linked = async () => (await people(asker, old)).topics.map(({ id }) => id)
    expect(await linked()).toContain(into.id)
    await as(moderator)('DELETE', `/api/forum/topics/${into.id}`)
    expect(await linked()).not.toContain(into.id)
    const { body } = await as(moderator)<{ acts: { id: string }[] }>('GET', `/api/admin/forum-acts?post=${into.id}`)
    await as(moderator)('POST', `/api/admin/forum-acts/${body.acts[0]!.id}/undo`, {})
    expect(await linked()).toContain(into.id)
    const { body: data } = await as(asker)('GET', `/api/users/${asker.user.id}/export`)
    expect(data).toMatchObject({ forum_questions: [{ jobId: old.id }] })
    await as(asker)('DELETE', `/api/users/${asker.user.id}`, { password: asker.password })
    const { rows } = await app.deps.db.pool.query('select 1 from forum_questions where asked_id = $1', [asked.user.id])
    expect(rows).toEqual([])
    await say(asked)
  })

  test('is called by its first words, and never by a link', () => {
    expect(questionTitle('Is it warm?\nI mean the water.', 'ana')).toBe('Is it warm?')
    expect(questionTitle('Hi. Is the water warm there?', 'ana')).toBe('Hi. Is the water warm there?')
    expect(questionTitle('https://spam.example/offer', 'ana')).toBe('A question for ana')
    expect([...questionTitle('word '.repeat(100), 'ana')].length).toBeLessThanOrEqual(100)
  })
})

test('people who are new ask at most three a day, and a first question with a link waits before anybody is told', async () => {
  const strict = await startApi({ RATE_LIMITS: 'on' })
  try {
    const boss = await anAdmin(strict)
    const job = await aJob(strict, boss, { company: 'Harbour Works' })
    const moderator = await aStaff(strict, 'moderator')
    const holders = await Promise.all(Array.from({ length: 5 }, () => aMember(strict)))
    for (const holder of holders) {
      await strict.as(holder)('PUT', '/api/forum/berths', { berths: [berth('Harbour Works')] })
    }
    const newcomer = await aFreeMember(strict)
    const put = (asked: Person, question: string) =>
      strict.as(newcomer)<Topic>('POST', `/api/forum/listings/${job.id}/questions`, {
        personId: asked.user.id,
        question,
      })
    const held = await put(holders[0]!, 'Is it as on www.spam.example says?')
    expect(held).toMatchObject({ status: 201, body: { held: true } })
    const told = async () =>
      (await strict.as(holders[0]!)<NotificationList>('GET', '/api/forum/notifications')).body.notifications
    expect(await told()).toEqual([])
    expect((await strict.as(moderator)('POST', `/api/admin/held-posts/${held.body.id}/show`, {})).status).toBe(204)
    expect(await told()).toMatchObject([{ kind: 'question' }])
    for (const at of [1, 2]) {
      strict.advance(16_000)
      expect((await put(holders[at]!, 'How long are the days there?')).status).toBe(201)
    }
    strict.advance(16_000)
    expect(await put(holders[3]!, 'How long are the nights?')).toMatchObject({
      status: 429,
      body: { code: 'new_here' },
    })
  } finally {
    await strict.stop()
  }
})

test('a question that is sent again with other words, as its answer was lost, is asked in the last ones', async () => {
  const [asker, asked] = [await aMember(app), await aHolder()]
  const key = { 'idempotency-key': crypto.randomUUID() }
  const send = (question: string) =>
    as(asker)<Topic>('POST', `/api/forum/listings/${old.id}/questions`, { personId: asked.user.id, question }, key)
  const first = await send('How was the food there?')
  const again = await send('How was the food there, and who cooked it?')
  expect(again).toMatchObject({
    status: 201,
    body: {
      id: first.body.id,
      title: 'How was the food there, and who cooked it?',
      content: 'How was the food there, and who cooked it?',
      asksAboutListing: true,
    },
  })
  expect(await send('How was the food there, and who cooked it?')).toMatchObject({ body: { id: first.body.id } })
  expect((await bell(asked)).map(({ kind }) => kind)).toEqual(['question'])
})

test('a question that was merged and then deleted is not asked any more, and can be asked again', async () => {
  const [asker, asked, moderator] = [await aMember(app), await aHolder(), await aStaff(app, 'moderator')]
  const question = (await ask(asker, old, asked)).body
  const into = (
    await as(asked)<Topic>('POST', '/api/forum/topics', { title: 'All questions', content: 'In one place.' })
  ).body
  await as(moderator)('POST', `/api/forum/topics/${question.id}/merge`, { into: into.id })
  expect((await readTopic(app, asker, into.id)).topic.asksAboutListing).toBe(true)
  expect((await as(asker)('DELETE', `/api/forum/replies/${question.id}`)).status).toBe(204)
  expect((await readTopic(app, asker, into.id)).topic.asksAboutListing).toBe(false)
  expect((await ask(asker, old, asked)).status).toBe(201)
})
