// Subscribing and leaving, with and without an account, and by links.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { mailLetters } from '#platform/mail/letters.table.ts'
import { aFreeMember } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { Preferences } from '../newsletter.schema.ts'
import { signConfirmation } from './newsletter-links.ts'
import {
  anAddress,
  aReader,
  aWaitingIssue,
  confirmLetters,
  isWaiting,
  subscriberOf,
} from './newsletter-readers.fixture.ts'
import { onlyToThoseWhoWantReminders } from './reminders.service.ts'
import { suppress } from './suppressions.store.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

describe('with an account', () => {
  test('people subscribe their own address, see it, and leave again; twice does no harm', async () => {
    const person = await aFreeMember(app)
    const call = app.as(person)
    expect((await call('GET', '/api/newsletter/status')).body).toEqual({ isSubscribed: false })
    for (const email of [person.email, person.email.toUpperCase()]) {
      expect(await call('POST', '/api/newsletter', { email })).toMatchObject({
        status: 200,
        body: { isSubscribed: true },
      })
    }
    expect((await call('GET', '/api/newsletter/status')).body).toEqual({ isSubscribed: true })
    expect(await subscriberOf(app, person.email)).toMatchObject({
      consentSource: 'account',
      consentAt: expect.any(Date),
    })
    for (const _ of [1, 2]) expect((await call('DELETE', '/api/newsletter')).status).toBe(204)
    expect((await call('GET', '/api/newsletter/status')).body).toEqual({ isSubscribed: false })
    expect((await subscriberOf(app, person.email))?.unsubscribedAt).toBeInstanceOf(Date)
  })

  test('who leaves while an issue is on its way is not sent it any more', async () => {
    const person = await aFreeMember(app)
    await app.as(person)('POST', '/api/newsletter', { email: person.email })
    const key = await aWaitingIssue(app, (await subscriberOf(app, person.email))!.id)
    expect(await isWaiting(app, key)).toBe(true)
    await app.as(person)('DELETE', '/api/newsletter')
    expect(await isWaiting(app, key)).toBe(false)
  })

  test("nobody subscribes somebody else's address, or one that is none", async () => {
    const person = await aFreeMember(app)
    expect((await app.as(person)('POST', '/api/newsletter', { email: anAddress() })).status).toBe(403)
    for (const email of ['not an address', `${'a'.repeat(65)}@mail.example`]) {
      for (const call of [app.as(person), app.call]) {
        const wrong = await call('POST', '/api/newsletter', { email })
        expect([wrong.status, wrong.body.error]).toEqual([422, 'Invalid email'])
      }
    }
  })

  test('the subscription is part of the export and goes with the account', async () => {
    const person = await aFreeMember(app)
    await app.as(person)('POST', '/api/newsletter', { email: person.email })
    const { body } = await app.as(person)<Record<string, unknown[]>>('GET', `/api/users/${person.user.id}/export`)
    expect(body.newsletter_subscribers).toEqual([expect.objectContaining({ email: person.email })])
    expect((await app.as(person)('DELETE', `/api/users/${person.user.id}`)).status).toBe(204)
    expect(await subscriberOf(app, person.email)).toBeUndefined()
  })

  test('a changed address takes the subscription along, and the old one is free for others in the end', async () => {
    const [first, second] = [await aFreeMember(app), await aFreeMember(app)]
    await app.as(first)('POST', '/api/newsletter', { email: first.email })
    // As it is once both have confirmed, and the week of the old address is over.
    await updateUser(app.deps.db.orm, first.user.id, { email: `new-${first.email}`, emailVerified: true })
    await updateUser(app.deps.db.orm, second.user.id, { email: first.email, emailVerified: true })
    expect((await app.as(second)('POST', '/api/newsletter', { email: first.email })).status).toBe(200)
    for (const person of [first, second]) {
      expect((await app.as(person)('GET', '/api/newsletter/status')).body).toEqual({ isSubscribed: true })
    }
  })
})

describe('without an account', () => {
  test('an address counts only once its owner has confirmed it', async () => {
    const email = anAddress()
    expect(await app.call('POST', '/api/newsletter', { email })).toMatchObject({
      status: 202,
      body: { isSubscribed: false },
    })
    expect(await subscriberOf(app, email)).toBeUndefined()
    expect(await confirmLetters(app, email)).toHaveLength(1)
    const reader = await aReader(app, email)
    expect(await subscriberOf(app, reader.email)).toMatchObject({
      isActive: true,
      consentSource: 'footer',
      confirmedAt: expect.any(Date),
    })
  })

  test('known and unknown addresses get the same answer, and no mailbox is flooded', async () => {
    const { email } = await aReader(app)
    const [known, unknown] = [
      await app.call('POST', '/api/newsletter', { email }),
      await app.call('POST', '/api/newsletter', { email: anAddress() }),
    ]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const limited = await startApi({ RATE_LIMITS: 'on' })
    const stranger = anAddress()
    for (let i = 0; i < 5; i++)
      expect((await limited.call('POST', '/api/newsletter', { email: stranger })).status).toBe(202)
    const letters = await limited.deps.db.orm.select().from(mailLetters).where(eq(mailLetters.recipient, stranger))
    await limited.stop()
    expect(letters).toHaveLength(3)
  })

  test('a link that is forged or older than a week confirms nothing', async () => {
    const token = await signConfirmation(app.deps, anAddress())
    const forged = token.replace(/^[^.]+/, Buffer.from('victim@mail.example').toString('base64url'))
    expect((await app.call('POST', '/api/newsletter/confirm', { token: forged })).status).toBe(404)
    app.advance(8 * 86_400_000)
    expect((await app.call('POST', '/api/newsletter/confirm', { token })).status).toBe(404)
    app.advance(-8 * 86_400_000)
  })

  test('a visitor may ask five times an hour, a member is not counted', async () => {
    const limited = await startApi({ RATE_LIMITS: 'on' })
    try {
      const ask = () => limited.call('POST', '/api/newsletter', { email: anAddress() })
      for (let i = 0; i < 5; i++) expect((await ask()).status).toBe(202)
      const sixth = await ask()
      expect([sixth.status, Number(sixth.headers.get('retry-after')) > 0]).toEqual([429, true])
      const person = await aFreeMember(limited)
      expect((await limited.as(person)('POST', '/api/newsletter', { email: person.email })).status).toBe(200)
    } finally {
      await limited.stop()
    }
  })
})

describe('the links in the letters', () => {
  test('looking at the link changes nothing; the one-click POST of a mail program unsubscribes, without signing in', async () => {
    const reader = await aReader(app)
    const path = `/api/newsletter/unsubscribe?token=${reader.token}`
    const looked = await app.call('GET', path)
    expect([looked.status, looked.headers.get('location')]).toEqual([302, `/unsubscribe?token=${reader.token}`])
    expect((await subscriberOf(app, reader.email))?.isActive).toBe(true)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const _ of [1, 2]) {
      expect((await app.call('POST', path, 'List-Unsubscribe=One-Click', form)).status).toBe(200)
      expect((await subscriberOf(app, reader.email))?.isActive).toBe(false)
    }
  })

  test('a link for somebody else does not work', async () => {
    const [one, other] = [await aReader(app), await aReader(app)]
    const forged = one.token.replace(one.id, other.id)
    expect((await app.call('POST', `/api/newsletter/unsubscribe?token=${forged}`)).status).toBe(404)
    expect((await app.call('GET', `/api/newsletter/preferences?token=${forged}`)).status).toBe(404)
    expect((await subscriberOf(app, other.email))?.isActive).toBe(true)
  })

  test('a reader without an account chooses the newsletter only', async () => {
    const { token } = await aReader(app)
    const path = `/api/newsletter/preferences?token=${token}`
    expect((await app.call('GET', path)).body).toEqual({
      newsletter: true,
      forumMail: null,
      membershipReminders: null,
    })
    expect((await app.call<Preferences>('PATCH', path, { newsletter: false })).body.newsletter).toBe(false)
    expect((await app.call<Preferences>('PATCH', path, { newsletter: true })).body.newsletter).toBe(true)
  })

  test('a reader with an account also chooses forum mails and reminders, and reminders obey', async () => {
    const person = await aFreeMember(app)
    await updateUser(app.deps.db.orm, person.user.id, { emailVerified: true })
    const { token } = await aReader(app, person.email)
    const path = `/api/newsletter/preferences?token=${token}`
    const { body } = await app.call('PATCH', path, { forumMail: true, membershipReminders: false })
    expect(body).toEqual({ newsletter: true, forumMail: true, membershipReminders: false })
    expect((await app.as(person)('GET', '/api/forum/settings')).body).toEqual({ forumMail: true })
    const mailer = onlyToThoseWhoWantReminders(app.deps)
    const remind = (key: string) =>
      mailer.post(app.deps.db.orm, { key, to: person.email, letter: { subject: 'Soon', html: 'Soon', text: 'Soon' } })
    expect(await remind(`reminder-a:${person.user.id}`)).toBe(false)
    await app.call('PATCH', path, { membershipReminders: true })
    expect(await remind(`reminder-b:${person.user.id}`)).toBe(true)
    await suppress(app.deps.db.orm, person.email, 'bounce', app.deps.clock.now())
    expect(await remind(`reminder-c:${person.user.id}`)).toBe(false)
  })
})
