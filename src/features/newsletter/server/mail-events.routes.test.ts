// What mail servers report: addresses that do not exist, and people who complain.
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { aFreeMember, anAdmin } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import {
  anAddress,
  aReader,
  aWaitingIssue,
  confirmLetters,
  isWaiting,
  subscriberOf,
} from './newsletter-readers.fixture.ts'
import { findSuppression } from './suppressions.service.ts'

const secret = 'a-secret-for-mail-events'
let app: TestApi
beforeAll(async () => {
  app = await startApi({ MAIL_EVENTS_SECRET: secret })
})
afterAll(() => app.stop())

function report(event: unknown, signature?: string) {
  const payload = JSON.stringify(event)
  const signed = createHmac('sha256', secret).update(payload).digest('hex')
  return app.call('POST', '/api/mail-events', payload, { 'x-signature': signature ?? signed })
}

test('a hard bounce stops everything, a full mailbox nothing', async () => {
  const person = await aFreeMember(app)
  await updateUser(app.deps.db.orm, person.user.id, { emailVerified: true })
  await app.as(person)('POST', '/api/newsletter', { email: person.email })
  expect((await report({ type: 'soft_bounce', email: person.email })).status).toBe(200)
  expect((await app.as(person)('GET', '/api/newsletter/status')).body).toEqual({ isSubscribed: true })
  expect((await report({ events: [{ type: 'hard_bounce', email: person.email }] })).status).toBe(200)
  expect((await app.as(person)('GET', '/api/newsletter/status')).body).toEqual({ isSubscribed: false })
  expect((await app.as(person)('POST', '/api/newsletter', { email: person.email })).status).toBe(409)
  await app.call('POST', '/api/newsletter', { email: person.email })
  expect(await confirmLetters(app, person.email)).toHaveLength(0)
})

test('who complains is not sent the issue that is on its way, and a complaint after a bounce stays one', async () => {
  const reader = await aReader(app)
  const key = await aWaitingIssue(app, reader.id)
  await report({ type: 'complaint', email: reader.email })
  expect(await isWaiting(app, key)).toBe(false)
  const other = await aReader(app)
  for (const type of ['hard_bounce', 'complaint', 'hard_bounce']) await report({ type, email: other.email })
  const admin = await anAdmin(app)
  expect((await app.as(admin)('POST', '/api/admin/newsletter/suppressions/lift', { email: other.email })).status).toBe(
    204,
  )
  // Whom a bounce took off comes back with it; who complained has to ask again.
  expect(await subscriberOf(app, other.email)).toMatchObject({ isActive: false })
})

test('who complained can come back on their own', async () => {
  const person = await aFreeMember(app)
  await app.as(person)('POST', '/api/newsletter', { email: person.email })
  await report({ type: 'complaint', email: person.email })
  expect((await app.as(person)('GET', '/api/newsletter/status')).body).toEqual({ isSubscribed: false })
  expect((await app.as(person)('POST', '/api/newsletter', { email: person.email })).status).toBe(200)
})

test('who complained can also come back by the link of a letter, which only they have; letters that came back stay away', async () => {
  const [reader, gone] = [await aReader(app), await aReader(app)]
  await report({ type: 'complaint', email: reader.email })
  await report({ type: 'hard_bounce', email: gone.email })
  const choose = ({ token }: { token: string }) =>
    app.call('PATCH', `/api/newsletter/preferences?token=${token}`, { newsletter: true })
  expect(await choose(reader)).toMatchObject({ status: 200, body: { newsletter: true } })
  expect(await findSuppression(app.deps, app.deps.db.orm, reader.email)).toBeNull()
  expect(await choose(gone)).toMatchObject({ status: 409, body: { code: 'address_suppressed' } })
})

test('an unsigned report is refused, and without a secret there are none', async () => {
  const event = { type: 'hard_bounce', email: anAddress() }
  expect((await report(event, 'ab'.repeat(32))).status).toBe(400)
  expect((await report(event, '')).status).toBe(400)
  expect((await report({ type: 'birthday' })).status).toBe(400)
  const without = await startApi()
  try {
    expect((await without.call('POST', '/api/mail-events', '{}')).status).toBe(503)
  } finally {
    await without.stop()
  }
})
