// The letters of a membership: each goes out once, at its time, and says what is true.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findUser } from '#features/accounts/server/accounts.store.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import type { TestApi } from '#testing/start-api.ts'
import { postReminders } from './membership-letters.service.ts'
import { checkoutOf, checkTheBooks, completed, deliver, settledLater, startPayments } from './payments.fixture.ts'

const day = 86_400_000
const hour = 3_600_000
let app: TestApi
beforeAll(async () => {
  app = await startPayments()
})
afterAll(() => app.stop())
afterEach(() => checkTheBooks(app))

async function lettersTo(person: Person): Promise<string[]> {
  const text =
    "select subject from mail_letters where recipient = $1 and key ~ '^(receipt|membership):' order by created_at"
  return (await app.deps.db.pool.query(text, [person.email])).rows.map(({ subject }) => subject)
}

/** The hourly run, on every hour from now on. */
async function liveThrough(hours: number): Promise<void> {
  for (let passed = 0; passed < hours; passed += 1) {
    app.advance(hour)
    await postReminders(app.deps)
  }
}

/** From the books: nobody stays signed in through a year of silence. */
const endOf = async (person: Person) =>
  Date.parse((await findUser(app.deps.db.orm, person.user.id))!.subscriptionEndDate!)
const advanceTo = (moment: number) => app.advance(moment - app.deps.clock.now().getTime())

test('a receipt goes out once, whatever is delivered again', async () => {
  const payer = await aFreeMember(app)
  const session = checkoutOf(payer)
  const event = completed(session)
  await Promise.all([event, event, settledLater(session), completed(session)].map((each) => deliver(app, each)))
  expect(await lettersTo(payer)).toEqual(['Welcome aboard: your Ocean Berth membership'])
  await deliver(app, completed(checkoutOf(payer)))
  expect(await lettersTo(payer)).toHaveLength(2)
})

test('reminders come 30, 7 and 1 days before the end, then the word that it ended, each once', async () => {
  const payer = await aFreeMember(app)
  await deliver(app, completed(checkoutOf(payer)))
  const end = await endOf(payer)
  advanceTo(end - 31 * day)
  await liveThrough(23)
  expect(await lettersTo(payer)).toHaveLength(1)
  const told = async () => (await lettersTo(payer)).slice(1)
  const texts = ['Your membership ends in 30 days', 'Your membership ends in 7 days', 'Your membership ends in one day']
  for (const [index, days] of [30, 7, 1].entries()) {
    advanceTo(end - days * day - 1)
    await liveThrough(3)
    expect(await told()).toEqual(texts.slice(0, index + 1))
  }
  advanceTo(end - 1_000)
  await postReminders(app.deps)
  expect(await told()).toEqual(texts)
  await liveThrough(30)
  expect(await told()).toEqual([...texts, 'Your membership has ended'])
  app.advance(8 * day)
  await liveThrough(2)
  expect(await told()).toHaveLength(4)
})

test('whoever goes on is reminded again a year later, and not of the end that never was', async () => {
  const payer = await aFreeMember(app)
  await deliver(app, completed(checkoutOf(payer)))
  const first = await endOf(payer)
  advanceTo(first - 20 * day)
  await postReminders(app.deps)
  await deliver(app, completed(checkoutOf(payer)))
  advanceTo(first - day / 2)
  await liveThrough(24)
  expect((await lettersTo(payer)).filter((subject) => /ends|ended/.test(subject))).toEqual([
    'Your membership ends in 20 days',
  ])
  advanceTo((await endOf(payer)) - 7 * day)
  await postReminders(app.deps)
  expect((await lettersTo(payer)).at(-1)).toBe('Your membership ends in 7 days')
})

test('two instances that wake at the same time send one letter', async () => {
  const [admin, person] = [await anAdmin(app), await aFreeMember(app)]
  const grant = { action: 'grant', days: 5, reason: 'For a fair' }
  await app.as(admin)('POST', `/api/admin/users/${person.user.id}/membership`, grant)
  await Promise.all(Array.from({ length: 8 }, () => postReminders(app.deps)))
  expect(await lettersTo(person)).toEqual(['Your membership ends in 5 days'])
})

test('who is told that the team ended a membership is not told a second time that it ended', async () => {
  const person = await aFreeMember(app)
  const path = `/api/admin/users/${person.user.id}/membership`
  const change = async (what: object) =>
    expect((await app.as(await anAdmin(app))('POST', path, { reason: 'By mistake', ...what })).status).toBe(204)
  await change({ action: 'grant', days: 300 })
  await change({ action: 'end' })
  await liveThrough(2)
  expect(await lettersTo(person)).toEqual([])
  await change({ action: 'grant', days: 1 })
  await liveThrough(30)
  expect(await lettersTo(person)).toEqual(['Your membership ends in one day', 'Your membership has ended'])
})

test('whose membership ended more than a week ago, while nothing ran, is not told of it any more', async () => {
  const [admin, early, late] = [await anAdmin(app), await aFreeMember(app), await aFreeMember(app)]
  for (const [person, days] of [
    [early, 1],
    [late, 4],
  ] as const) {
    const grant = { action: 'grant', days, reason: 'For a fair' }
    await app.as(admin)('POST', `/api/admin/users/${person.user.id}/membership`, grant)
  }
  app.advance(9 * day)
  await postReminders(app.deps)
  expect([await lettersTo(early), await lettersTo(late)]).toEqual([[], ['Your membership has ended']])
})

test('who extends a membership or leaves while all are gone through is not told that it ends', async () => {
  const admin = await anAdmin(app)
  const give = (person: Person, days: number) =>
    app.as(admin)('POST', `/api/admin/users/${person.user.id}/membership`, { action: 'grant', days, reason: 'A fair' })
  const people = [await aFreeMember(app), await aFreeMember(app), await aFreeMember(app)]
  for (const person of people) await give(person, 5)
  const told: string[] = []
  const mailer: Mailer = {
    ...app.deps.mailer,
    async post(_tx, { to }) {
      const [longer, leaves] = people.filter(({ email }) => email !== to)
      if (people.every(({ email }) => email !== to) || !longer || !leaves) return true
      told.push(to)
      await give(longer, 300)
      await app.as(leaves)('DELETE', `/api/users/${leaves.user.id}`)
      return true
    },
  }
  await postReminders({ ...app.deps, mailer })
  expect(told).toHaveLength(1)
})
