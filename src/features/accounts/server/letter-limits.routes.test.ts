import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lettersTo } from '#testing/outbox-letters.ts'
import { aFreeMember, newPerson, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { updateUser } from './accounts.store.ts'
import { mailResetLink } from './reset.service.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
})
afterAll(() => app.stop())

const hour = 3_600_000
const change = (who: Person, email: string) => app.as(who)('PATCH', `/api/users/${who.user.id}`, { email })

async function countLetters(where: string): Promise<number> {
  const { rows } = await app.deps.db.orm.execute<{ n: number }>(
    sql`select count(*)::int as n from mail_letters where recipient like ${where}`,
  )
  return rows[0]?.n ?? 0
}

test('one account causes five letters an hour to strangers, and its own confirmed address is always told', async () => {
  const person = await aFreeMember(app)
  await updateUser(app.deps.db.orm, person.user.id, { emailVerified: true })
  const statuses = []
  for (let i = 0; i < 7; i += 1) statuses.push((await change(person, `s${i}-${person.email}`)).status)
  // The first of the five confirmed the account's own address.
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429])
  expect(await countLetters(`s_-${person.email}`)).toBe(4)
  await lettersTo(app, person.email, /was asked for/, 4)
})

test('an address that nobody confirmed gets three letters a day, of all kinds together', async () => {
  const { email } = newPerson()
  let host = 0
  const from = () => ({ 'x-forwarded-for': `198.51.100.${++host}` })
  const ask = () => app.call('POST', '/api/newsletter', { email }, from())
  expect((await ask()).status).toBe(202)
  const person = await aFreeMember(app, { email })
  expect((await app.as(person)('POST', '/api/verify-email/resend')).status).toBe(204)
  expect((await app.as(person)('POST', '/api/verify-email/resend')).status).toBe(429)
  expect((await ask()).status).toBe(202)
  expect(await countLetters(email)).toBe(3)

  const [one, two] = [await aFreeMember(app), await aFreeMember(app)]
  expect((await change(one, `x-${email}`)).status).toBe(200)
  for (const _ of [1, 2]) expect((await change(two, `x-${email}`)).status).toBe(200)
  expect((await change(two, `x-${email}`)).status).toBe(429)
})

test('a registration works although its letter is held back, and the letter comes another day', async () => {
  const { email } = newPerson()
  let host = 100
  for (const _ of [1, 2, 3]) {
    await app.call('POST', '/api/newsletter', { email }, { 'x-forwarded-for': `198.51.100.${++host}` })
    app.advance(1000)
  }
  const person = await aFreeMember(app, { email })
  expect(await countLetters(email)).toBe(3)
  app.advance(24 * hour)
  expect((await app.as(person)('POST', '/api/verify-email/resend')).status).toBe(204)
  expect(await countLetters(email)).toBe(4)
})

test('a reset letter that is held back leaves the link that was mailed before as it is', async () => {
  const person = await aFreeMember(app)
  const ask = (requestId: string) => mailResetLink(app.deps, { userId: person.user.id }, requestId)
  await ask('first')
  await ask('second')
  const letters = await lettersTo(app, person.email, /password/i, 2)
  const checks = letters.map(({ text }) => `/api/verify-reset-token?${/token=[\w-]+/.exec(text)}`)
  const answers = () => Promise.all(checks.map(async (path) => (await app.call('GET', path)).status))
  const before = await answers()
  expect(before.toSorted()).toEqual([200, 404])
  await ask('held back')
  expect(await countLetters(person.email)).toBe(3)
  expect(await answers()).toEqual(before)
})

test('three links to a new password an hour are enough, also for an address that was confirmed', async () => {
  const person = await aFreeMember(app)
  await updateUser(app.deps.db.orm, person.user.id, { emailVerified: true })
  const ask = (requestId: string) => mailResetLink(app.deps, { userId: person.user.id }, requestId)
  const links = async () => {
    const { rows } = await app.deps.db.pool.query(`select 1 from mail_letters where key like $1`, [
      `reset:${person.user.id}:%`,
    ])
    return rows.length
  }
  for (const nth of ['first', 'second', 'third', 'fourth']) await ask(nth)
  expect(await links()).toBe(3)
  app.advance(hour)
  await ask('an hour later')
  expect(await links()).toBe(4)
})

test('a request for a reset link that is worked on twice leaves the link in its letter good', async () => {
  const person = await aFreeMember(app)
  const ask = () => mailResetLink(app.deps, { userId: person.user.id }, 'worked on twice')
  await ask()
  const [letter] = await lettersTo(app, person.email, /password/i)
  await ask()
  await lettersTo(app, person.email, /password/i)
  expect((await app.call('GET', `/api/verify-reset-token?${/token=[\w-]+/.exec(letter!.text)}`)).status).toBe(200)
})
