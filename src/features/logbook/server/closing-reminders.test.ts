// Reminders of closing days: seven and two days before, once each, and no more when somebody has had enough.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { insertLetter } from '#platform/mail/letters.store.ts'
import type { Mailer, Posting } from '#platform/mail/mailer.ts'
import { aJob } from '#testing/jobs.ts'
import { lettersTo } from '#testing/outbox-letters.ts'
import { aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { chooseReminders, sendClosingReminders } from './closing-reminders.service.ts'

const day = 86_400_000
const hour = 3_600_000
let app: TestApi
beforeAll(async () => {
  app = await startApi({ TIME_ZONE: 'Europe/Paris', MAIL_PER_HOST: '100000' })
  // At noon no hour of the day is in the way.
  const now = app.deps.clock.now()
  app.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 12) - now.getTime())
})
afterAll(() => app.stop())

async function aReader(): Promise<Person> {
  const person = await aMember(app)
  await updateUser(app.deps.db.orm, person.user.id, { emailVerified: true })
  return person
}

async function aFavorite(person: Person, inDays: number, title = `Closes in ${inDays}`): Promise<string> {
  const closesOn = new Date(app.deps.clock.now().getTime() + inDays * day).toISOString().slice(0, 10)
  const { id } = await aJob(app, await anAdmin(app), { title, closesOn })
  await app.as(person)('POST', '/api/favorites', { userId: person.user.id, jobId: id })
  return id
}

const send = () => sendClosingReminders(app.deps)

test('one comes a week before and one two days before, whatever is looked at in between', async () => {
  const person = await aReader()
  await aFavorite(person, 9)
  const sent: number[] = []
  for (let left = 9; left >= 0; left -= 1) {
    sent.push((await send()) + (await send()))
    app.advance(day)
  }
  expect(sent).toEqual([0, 0, 1, 0, 0, 0, 0, 1, 0, 0])
  const letters = await lettersTo(app, person.email, /Closes in/, 2)
  expect(new Set(letters.map(({ subject }) => subject))).toEqual(
    new Set(['Closes in 7 days: Closes in 9', 'Closes in 2 days: Closes in 9']),
  )
})

test('what was missed is not sent beside the next', async () => {
  const person = await aReader()
  await aFavorite(person, 8)
  app.advance(6 * day)
  expect(await send()).toBe(1)
  await lettersTo(app, person.email, /Closes in 2 days/, 1)
})

test('several that close on a day are one letter', async () => {
  const person = await aReader()
  await aFavorite(person, 7)
  await aFavorite(person, 2)
  expect(await send()).toBe(1)
  const [letter] = await lettersTo(app, person.email, /2 of your favorites/, 1)
  expect(letter?.text).toContain('Closes in 7')
})

test('whoever is suspended gets none, and the next one once that is over', async () => {
  const person = await aReader()
  await aFavorite(person, 7)
  const suspension = `/api/admin/users/${person.user.id}/suspension`
  const admin = await anAdmin(app)
  await app.as(admin)('POST', suspension, { kind: 'suspended', until: null, reason: 'Spam' })
  expect(await send()).toBe(0)
  await app.as(admin)('DELETE', suspension)
  expect(await send()).toBe(1)
})

test('the link in the letter ends them, and the account brings them back', async () => {
  await app.deps.db.pool.query('delete from favorites')
  const person = await aReader()
  await aFavorite(person, 7)
  await send()
  const [letter] = await lettersTo(app, person.email, /Closes in/, 1)
  const token = /stop-reminders\?token=([\w.-]+)/.exec(letter?.text ?? '')?.[1]
  expect((await app.call('POST', '/api/calendar/reminders/unsubscribe?token=made.up')).status).toBe(404)
  expect((await app.call('POST', `/api/calendar/reminders/unsubscribe?token=${token}`)).status).toBe(200)
  const again = await app.as(person)('GET', '/api/calendar/reminders')
  expect(again.body).toEqual({ wanted: false })
  app.advance(5 * day)
  expect(await send()).toBe(0)
  const back = await aReader()
  expect((await app.as(back)('PUT', '/api/calendar/reminders', { wanted: false })).body).toEqual({ wanted: false })
  expect((await app.as(back)('PUT', '/api/calendar/reminders', { wanted: true })).body).toEqual({ wanted: true })
})

test('a letter that still waits when reminders are switched off never goes', async () => {
  const person = await aReader()
  const now = app.deps.clock.now()
  const waiting = { recipient: person.email, subject: 'Closes', html: '', text: '', createdAt: now, giveUpAt: now }
  for (const kind of ['closing', 'receipt'])
    await insertLetter(app.deps.db.orm, { ...waiting, key: `${kind}:${person.user.id}:one` })
  await app.as(person)('PUT', '/api/calendar/reminders', { wanted: false })
  const { rows } = await app.deps.db.pool.query(
    "select split_part(key, ':', 1) as kind from mail_letters where recipient = $1 and subject = 'Closes'",
    [person.email],
  )
  expect(rows).toEqual([{ kind: 'receipt' }])
})

test('who switches reminders off while a round goes through everybody gets none of that round', async () => {
  await app.deps.db.pool.query('delete from favorites')
  const people = [await aReader(), await aReader()]
  for (const person of people) await aFavorite(person, 7)
  const told: string[] = []
  const mailer: Mailer = {
    ...app.deps.mailer,
    async post(_tx, { to }) {
      told.push(to)
      for (const other of people.filter(({ email }) => email !== to))
        await chooseReminders(app.deps, other.user.id, false)
      return true
    },
  }
  expect(await sendClosingReminders({ ...app.deps, mailer })).toBe(1)
  expect(told).toHaveLength(1)
})

test('the link in a letter is good for who has left, too', async () => {
  await app.deps.db.pool.query('delete from favorites')
  const person = await aReader()
  await aFavorite(person, 7)
  await send()
  const [letter] = await lettersTo(app, person.email, /Closes in/, 1)
  const [token] = /token=[\w.-]+/.exec(letter?.text ?? '') ?? []
  expect((await app.as(person)('DELETE', `/api/users/${person.user.id}`)).status).toBe(204)
  expect((await app.call('POST', `/api/calendar/reminders/unsubscribe?${token}`)).status).toBe(200)
})

test('everybody is written to about their own favourites alone', async () => {
  await app.deps.db.pool.query('delete from favorites')
  const titles = ['Heron Count', 'Seal Watch']
  const people = await Promise.all(titles.map(aReader))
  for (const [at, title] of titles.entries()) await aFavorite(people[at]!, 7, title)
  expect(await send()).toBe(2)
  for (const [at, title] of titles.entries()) {
    const [letter] = await lettersTo(app, people[at]!.email, /Closes in 7 days/, 1)
    expect(titles.filter((each) => letter?.text.includes(each))).toEqual([title])
  }
})

test('one that is saved later in the day is reminded of too', async () => {
  const person = await aReader()
  await aFavorite(person, 7, 'Saved at noon')
  await send()
  await aFavorite(person, 7, 'Saved after that')
  expect(await send()).toBe(1)
  await lettersTo(app, person.email, /Closes in 7 days/, 2)
})

test('nobody is reminded of a listing that was closed, nor at an address they have not confirmed', async () => {
  const [person, unconfirmed] = [await aReader(), await aMember(app)]
  const closed = await aFavorite(person, 7)
  await aFavorite(unconfirmed, 7)
  const admin = await anAdmin(app)
  await app.as(admin)('PATCH', `/api/jobs/${closed}`, { active: false })
  expect(await send()).toBe(0)
  await app.as(admin)('PATCH', `/api/jobs/${closed}`, { active: true })
  expect(await send()).toBe(1)
})

test('nothing is sent before seven in the morning', async () => {
  const person = await aReader()
  await aFavorite(person, 8)
  // From noon to half past four of the next day in UTC, which is before seven in Paris, and an hour and a half later is not.
  app.advance(16.5 * hour)
  expect(await send()).toBe(0)
  app.advance(1.5 * hour)
  expect(await send()).toBe(1)
  app.advance(6 * hour)
})

test('a mail program can stop them with one press, and they wait for the turn of their host', async () => {
  await app.deps.db.pool.query('delete from favorites')
  const person = await aReader()
  await aFavorite(person, 7)
  const posted: Posting[] = []
  const post: Mailer['post'] = async (_tx, posting) => posted.push(posting) > 0
  await sendClosingReminders({ ...app.deps, mailer: { ...app.deps.mailer, post } })
  expect(posted).toMatchObject([{ to: person.email, isBulk: true }])
  const { headers } = posted[0]!
  expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const { pathname, search } = new URL(headers!['List-Unsubscribe']!.slice(1, -1))
  expect(await app.call('POST', pathname + search)).toMatchObject({ status: 200, body: { wanted: false } })
  expect((await app.as(person)('GET', '/api/calendar/reminders')).body).toEqual({ wanted: false })
})
