// Letters that came back, and addresses that are not written to: what an admin sees of them and does about them.
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { mailLetters } from '#platform/mail/letters.table.ts'
import { eventually } from '#testing/eventually.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { openPostOffice, type PostOffice } from '#testing/post-office.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { kindOfLetter, type UndeliveredLetters } from '../letter-desk.schema.ts'
import type { NewsletterDesk, SuppressionPage } from '../newsletter.schema.ts'
import { applyMailEvents } from './mail-events.service.ts'

const gone = new Set<string>()
let app: TestApi
let office: PostOffice
let admin: Person

beforeAll(async () => {
  office = await openPostOffice({ answer: (to) => (gone.has(to) ? '550 5.1.1 no such user' : undefined) })
  app = await startApi({ SMTP_URL: office.url })
  admin = await anAdmin(app)
})
afterAll(async () => {
  await app.stop()
  await office.close()
})

const undelivered = async () =>
  (await app.as(admin)<UndeliveredLetters>('GET', '/api/admin/newsletter/undelivered')).body
const suppressions = async () =>
  (await app.as(admin)<SuppressionPage>('GET', '/api/admin/newsletter/suppressions')).body
const lift = (email: string) => app.as(admin)('POST', '/api/admin/newsletter/suppressions/lift', { email })
const isSent = (key: string) => and(eq(mailLetters.key, key), eq(mailLetters.status, 'sent'))
const untilSent = (key: string) =>
  eventually(async () => expect(await app.deps.db.orm.$count(mailLetters, isSent(key))).toBe(1))

async function aLostLetter(key: string, status = 'failed'): Promise<void> {
  await app.deps.db.pool.query(
    `insert into mail_letters (key, recipient, subject, html, text, status, attempts, last_error, created_at, give_up_at)
     values ($1, 'nobody@mail.example', 'Hello', 'x', 'x', $2, 3, '550 unknown', now(), now())`,
    [key, status],
  )
}

test('a letter that could not be delivered is shown with kind and reason, and tried again, alone or with all others', async () => {
  for (const key of ['receipt:1', 'forum-digest:2']) await aLostLetter(key)
  await aLostLetter('something-new:3', 'dead')
  const { letters, total } = await undelivered()
  expect(total).toBe(3)
  expect(letters.map(({ kind }) => kind).toSorted()).toEqual(['Forum digest', 'Letter', 'Receipt'])
  const receipt = letters.find(({ kind }) => kind === 'Receipt')!
  expect(receipt).toMatchObject({
    recipient: 'nobody@mail.example',
    reason: '550 unknown',
    status: 'failed',
    attempts: 3,
  })
  expect(receipt).not.toHaveProperty('key')

  const path = `/api/admin/newsletter/undelivered/${receipt.id}/retry`
  expect((await app.as(admin)('POST', path)).status).toBe(204)
  await untilSent('receipt:1')
  expect((await app.as(admin)('POST', path)).status).toBe(404)
  const all = await app.as(admin)('POST', '/api/admin/newsletter/undelivered/retry')
  expect([all.status, all.body]).toEqual([200, { retried: 2 }])
  await Promise.all(['forum-digest:2', 'something-new:3'].map(untilSent))
  expect(await undelivered()).toEqual({ letters: [], total: 0 })
})

test('an address the mail server does not know is counted on the issue and not written to until an admin lifts it', async () => {
  const reader = await aFreeMember(app)
  await updateUser(app.deps.db.orm, reader.user.id, { emailVerified: true })
  await app.as(reader)('POST', '/api/newsletter', { email: reader.email })
  // The letter of the sign-up arrives; it is the issue's that comes back.
  await eventually(() => expect(office.deliveries.some(({ to }) => to.includes(reader.email))).toBe(true))
  gone.add(reader.email)
  await aJob(app, admin)
  expect((await app.as(admin)('POST', '/api/admin/newsletter/send')).status).toBe(202)
  await eventually(async () => {
    const { body } = await app.as(admin)<NewsletterDesk>('GET', '/api/admin/newsletter')
    expect(body).toMatchObject({
      subscribers: 0,
      suppressed: 1,
      issues: [{ status: 'sent', undelivered: 1, bounced: 1 }],
    })
  })
  expect(await suppressions()).toMatchObject({
    total: 1,
    suppressions: [{ address: reader.email, reason: 'bounce' }],
  })
  expect((await app.as(reader)('GET', '/api/newsletter/status')).body).toEqual({ isSubscribed: false })

  gone.clear()
  expect((await lift(reader.email.toUpperCase())).status).toBe(204)
  expect((await suppressions()).total).toBe(0)
  expect((await app.as(reader)('GET', '/api/newsletter/status')).body).toEqual({ isSubscribed: true })
  expect((await lift(reader.email)).status).toBe(404)
})

test('lifting a complaint lets people subscribe again, and subscribes nobody', async () => {
  const reader = await aFreeMember(app)
  await app.as(reader)('POST', '/api/newsletter', { email: reader.email })
  await applyMailEvents(app.deps, [{ type: 'complaint', email: reader.email }])
  expect((await lift(reader.email)).status).toBe(204)
  expect((await app.as(reader)('GET', '/api/newsletter/status')).body).toEqual({ isSubscribed: false })
})

test('lifting a bounce brings back nobody who had left before it', async () => {
  const leaver = await aFreeMember(app)
  await app.as(leaver)('POST', '/api/newsletter', { email: leaver.email })
  await app.as(leaver)('DELETE', '/api/newsletter')
  await applyMailEvents(app.deps, [{ type: 'hard_bounce', email: leaver.email }])
  expect((await lift(leaver.email)).status).toBe(204)
  expect((await app.as(leaver)('GET', '/api/newsletter/status')).body).toEqual({ isSubscribed: false })
})

test('every letter the product posts has a kind of its own', () => {
  expect(kindOfLetter('issue:2026-W47:x')).toBe('Newsletter')
  expect(kindOfLetter('issue-trial:x')).toBe('Newsletter, test')
  const others = ['alert', 'closing', 'change-email', 'email-undo', 'second-factor', 'suspension', 'forum-restored']
  for (const kind of others) expect(kindOfLetter(`${kind}:x`), kind).not.toBe('Letter')
  expect(kindOfLetter('constructor:x')).toBe('Letter')
})
