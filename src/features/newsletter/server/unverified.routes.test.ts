// An account can be made with anybody's address: until it is confirmed, nothing that belongs to the address is given away.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { mailLetters } from '#platform/mail/letters.table.ts'
import { aFreeMember, newPerson, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { newsletterSubscribers } from './newsletter.table.ts'
import { signConfirmation, signReader } from './newsletter-links.ts'
import { listReaders } from './readers.store.ts'
import { findSuppression } from './suppressions.service.ts'
import { suppress } from './suppressions.store.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

const isSubscribed = async (who: Person) =>
  (await app.as(who)<{ isSubscribed: boolean }>('GET', '/api/newsletter/status')).body.isSubscribed
const subscribe = (who: Person) => app.as(who)('POST', '/api/newsletter', { email: who.email })
const exported = async (who: Person) =>
  (await app.as(who)<Record<string, unknown[]>>('GET', `/api/users/${who.user.id}/export`)).body
const rowOf = async (email: string) => {
  const rows = await app.deps.db.orm
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.emailKey, email))
  return rows[0]
}
const readersAt = async (email: string) =>
  (await listReaders(app.deps.db.orm, app.deps.clock.now(), null, 1000)).filter(({ address }) => address === email)
/** Never to be taken by the worker that delivers beside the tests. */
async function keepLetter(key: string, to: string, status: 'dead' | 'sent'): Promise<void> {
  const letter = { subject: 'An issue', html: '', text: '' }
  await app.deps.db.orm.transaction(async (tx) => {
    await app.deps.mailer.post(tx, { key, to, letter })
    await tx.update(mailLetters).set({ status }).where(eq(mailLetters.key, key))
  })
}
const confirmByMail = async (email: string) =>
  app.call('POST', '/api/newsletter/confirm', { token: await signConfirmation(app.deps, email) })

describe('somebody who signs up with the address of a reader', () => {
  let email: string
  let squatter: Person
  beforeEach(async () => {
    email = newPerson().email
    await confirmByMail(email)
    await app.deps.mailer.post(app.deps.db.orm, {
      key: `newsletter:${email}`,
      to: email,
      letter: { subject: 'Private', html: '', text: '' },
    })
    squatter = await aFreeMember(app, { email })
  })

  test('does not learn that it is on the list, by status or by export', async () => {
    expect(await isSubscribed(squatter)).toBe(false)
    const data = await exported(squatter)
    expect([data.newsletter_subscribers, data.newsletter_suppressions]).toEqual([[], []])
    expect(JSON.stringify(data.mail_letters)).not.toContain('Private')
  })

  test('takes it neither off nor over, subscribing, leaving or deleting the account', async () => {
    const before = await rowOf(email)
    expect((await subscribe(squatter)).body).toEqual({ isSubscribed: true })
    expect(await isSubscribed(squatter)).toBe(true)
    expect((await readersAt(email)).map(({ userId }) => userId)).toEqual([null])
    expect((await app.as(squatter)('DELETE', '/api/newsletter')).status).toBe(204)
    expect(await isSubscribed(squatter)).toBe(false)
    expect((await app.as(squatter)('DELETE', `/api/users/${squatter.user.id}`)).status).toBe(204)
    expect(await rowOf(email)).toEqual(before)
    const letters = await app.deps.db.orm.select().from(mailLetters).where(eq(mailLetters.recipient, email))
    expect(letters.map(({ subject }) => subject)).toEqual(['Private'])
  })

  test('has it all once the address is confirmed, and gets one letter', async () => {
    await subscribe(squatter)
    await updateUser(app.deps.db.orm, squatter.user.id, { emailVerified: true })
    expect(await readersAt(email)).toHaveLength(1)
    expect(await isSubscribed(squatter)).toBe(true)
    expect((await exported(squatter)).newsletter_subscribers).toHaveLength(2)
    await app.as(squatter)('DELETE', '/api/newsletter')
    expect(await readersAt(email)).toHaveLength(0)
  })

  test.each(['one click', 'choices'])('gets no more once it is unsubscribed by %s', async (way) => {
    await subscribe(squatter)
    await updateUser(app.deps.db.orm, squatter.user.id, { emailVerified: true })
    const [reader] = await readersAt(email)
    const token = await signReader(app.deps, { subscriberId: reader!.id, week: '2026-01-05' })
    const key = `issue:2026-01-05:${reader!.id}`
    await keepLetter(key, email, 'dead')
    if (way === 'one click') await app.call('POST', `/api/newsletter/unsubscribe?token=${token}`)
    else await app.call('PATCH', `/api/newsletter/preferences?token=${token}`, { newsletter: false })
    expect(await readersAt(email)).toEqual([])
    expect(await app.deps.db.orm.$count(mailLetters, eq(mailLetters.key, key))).toBe(0)
  })
})

describe('the link of an old letter, to who is on the list in two ways,', () => {
  const week = '2026-01-05'
  const unsubscribe = async (id: string) => {
    const token = await signReader(app.deps, { subscriberId: id, week })
    return (await app.call('POST', `/api/newsletter/unsubscribe?token=${token}`)).status
  }
  async function twice() {
    const { email } = newPerson()
    await confirmByMail(email)
    const alone = (await rowOf(email))!
    const person = await aFreeMember(app, { email })
    await subscribe(person)
    await updateUser(app.deps.db.orm, person.user.id, { emailVerified: true })
    const [reader] = await readersAt(email)
    await keepLetter(`issue:${week}:${reader!.id}`, email, 'sent')
    return { email, person, alone, reader: reader! }
  }

  test('also takes back an issue that waits for them under the other', async () => {
    const { email, alone, reader } = await twice()
    const key = `issue:2026-01-12:${reader.id}`
    await keepLetter(key, email, 'dead')
    expect(await unsubscribe(alone.id)).toBe(200)
    expect(await readersAt(email)).toEqual([])
    expect(await app.deps.db.orm.$count(mailLetters, eq(mailLetters.key, key))).toBe(0)
  })

  test('stops the newsletter also after they left and came back', async () => {
    const { email, person, reader } = await twice()
    await app.as(person)('DELETE', '/api/newsletter')
    await subscribe(person)
    expect((await readersAt(email))[0]?.id).not.toBe(reader.id)
    expect(await unsubscribe(reader.id)).toBe(200)
    expect(await isSubscribed(person)).toBe(false)
  })
})

test('a complaint is lifted by nobody who has not confirmed the address, nor erased with the account', async () => {
  const { email } = newPerson()
  await suppress(app.deps.db.orm, email, 'complaint', app.deps.clock.now())
  const squatter = await aFreeMember(app, { email })
  expect((await subscribe(squatter)).status).toBe(200)
  await app.as(squatter)('DELETE', `/api/users/${squatter.user.id}`)
  expect(await findSuppression(app.deps, app.deps.db.orm, email)).toMatchObject({ reason: 'complaint' })
})

test('a reader who confirms by mail is not given to an account that has not', async () => {
  const squatter = await aFreeMember(app)
  await subscribe(squatter)
  await confirmByMail(squatter.email)
  expect(await rowOf(squatter.email)).toMatchObject({ userId: null, isActive: true })
  expect(await isSubscribed(squatter)).toBe(false)
})
