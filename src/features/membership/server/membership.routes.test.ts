// What members and admins do around a membership, and who may not.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import type { TestApi } from '#testing/start-api.ts'
import type { Payment } from '../membership.schema.ts'
import {
  aCheckout,
  checkoutOf,
  checkTheBooks,
  completed,
  deliver,
  readMe,
  refunded,
  startPayments,
} from './payments.fixture.ts'

const day = 86_400_000
let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startPayments()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())
afterEach(() => checkTheBooks(app))

const inbox = async (status = 'unmatched') =>
  (await app.as(admin)<{ payments: Payment[] }>('GET', `/api/admin/payments?status=${status}`)).body.payments
const endOf = async (person: Person) => (await readMe(app, person)).subscriptionEndDate

async function aStrayPayment(change: Record<string, unknown> = {}): Promise<Payment> {
  const session = aCheckout(change)
  await deliver(app, completed(session))
  return (await inbox()).find(({ sessionId }) => sessionId === session.id)!
}

describe("the admin's inbox", () => {
  test('shows what is known of a payment', async () => {
    const stray = await aStrayPayment({ customer_details: { email: 'who@mail.example' }, amount_total: 100 })
    expect(stray).toMatchObject({
      id: expect.any(String),
      sessionId: expect.stringMatching(/^cs_/),
      email: 'who@mail.example',
      amount: 100,
      currency: 'usd',
      reason: 'wrong_amount',
      createdAt: expect.any(String),
    })
  })

  test('lets one admin assign a payment once, even when ten try', async () => {
    const { id } = await aStrayPayment()
    const person = await aFreeMember(app)
    const assign = () => app.as(admin)('POST', `/api/admin/payments/${id}/assign`, { userId: person.user.id })
    const answers = await Promise.all(Array.from({ length: 10 }, assign))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const { id: userId, username, email } = person.user
    const granted = { id, status: 'granted', person: { id: userId, username, email } }
    expect(answers.find(({ status }) => status === 200)!.body).toMatchObject(granted)
    expect((await readMe(app, person)).subscriptionType).toBe('Annual')
    const { body } = await app.as(admin)<{ entries: object[] }>('GET', `/api/admin/users/${person.user.id}/membership`)
    expect(body.entries).toMatchObject([{ kind: 'payment', by: admin.user.username, from: null }])
  })

  test('takes back an assigned payment when the money goes back', async () => {
    const session = aCheckout()
    await deliver(app, completed(session))
    const stray = (await inbox()).find(({ sessionId }) => sessionId === session.id)!
    const person = await aFreeMember(app)
    await app.as(admin)('POST', `/api/admin/payments/${stray.id}/assign`, { userId: person.user.id })
    await deliver(app, refunded(session))
    expect(await endOf(person)).toBeNull()
    const again = await app.as(admin)('POST', `/api/admin/payments/${stray.id}/assign`, { userId: person.user.id })
    expect(again.status).toBe(409)
  })

  test('puts a payment aside with a reason; it leaves the inbox and is not lost', async () => {
    const { id } = await aStrayPayment()
    const dismiss = (reason: string) => app.as(admin)('POST', `/api/admin/payments/${id}/dismiss`, { reason })
    expect((await dismiss('')).status).toBe(422)
    const aside = { status: 200, body: { id, status: 'dismissed', reason: 'A test of ours', person: null } }
    expect(await dismiss('A test of ours')).toMatchObject(aside)
    expect((await dismiss('Once more')).status).toBe(409)
    expect((await inbox()).map((payment) => payment.id)).not.toContain(id)
    expect(await inbox('dismissed')).toMatchObject([{ id, reason: 'A test of ours' }])
  })

  test('knows neither strangers nor payments that are not there', async () => {
    const { id } = await aStrayPayment()
    const nobody = '00000000-0000-4000-8000-000000000000'
    const assign = (payment: string, userId: string) =>
      app.as(admin)('POST', `/api/admin/payments/${payment}/assign`, { userId })
    expect((await assign(id, nobody)).status).toBe(404)
    expect((await assign(nobody, admin.user.id)).status).toBe(404)
    expect((await inbox()).map((payment) => payment.id)).toContain(id)
  })
})

describe('an admin', () => {
  const change = (person: Person, what: object) =>
    app.as(admin)('POST', `/api/admin/users/${person.user.id}/membership`, what)

  test('grants days, extends and ends, each with a reason in the ledger', async () => {
    const person = await aFreeMember(app)
    const now = app.deps.clock.now().getTime()
    expect((await change(person, { action: 'grant', days: 10, reason: 'Prize of the quiz' })).status).toBe(204)
    const first = Date.parse((await endOf(person))!)
    expect(Math.round((first - now) / day)).toBe(10)
    await change(person, { action: 'grant', days: 5, reason: 'Sorry for the outage' })
    expect(Date.parse((await endOf(person))!) - first).toBe(5 * day)
    await change(person, { action: 'end', reason: 'Asked for it' })
    expect(Date.parse((await endOf(person))!)).toBeLessThanOrEqual(app.deps.clock.now().getTime() + 5)
    expect((await app.as(person)('GET', '/api/guide')).status).toBe(403)
    const { body } = await app.as(admin)<{ entries: object[] }>('GET', `/api/admin/users/${person.user.id}/membership`)
    expect(body.entries).toMatchObject([
      { kind: 'end', reason: 'Asked for it', by: admin.user.username },
      { kind: 'grant', reason: 'Sorry for the outage' },
      { kind: 'grant', reason: 'Prize of the quiz', from: null },
    ])
  })

  test('ends a membership once, and none where there is none: nobody is told of an end that was none', async () => {
    const [person, free] = [await aFreeMember(app), await aFreeMember(app)]
    await change(person, { action: 'grant', days: 10, reason: 'Prize of the quiz' })
    const end = { action: 'end', reason: 'Asked for it' }
    const both = await Promise.all([change(person, end), change(person, end)])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(await change(free, end)).toMatchObject({ status: 409, body: { code: 'no_membership' } })
    const { rows } = await app.deps.db.pool.query(
      "select recipient from mail_letters where subject like '%ended by our team' and recipient = any($1)",
      [[person.email, free.email]],
    )
    expect(rows).toEqual([{ recipient: person.email }])
  })

  test('must say why, for how long, and to whom', async () => {
    const person = await aFreeMember(app)
    for (const what of [
      { action: 'grant', days: 10 },
      { action: 'grant', days: 0, reason: 'None' },
      { action: 'give' },
    ])
      expect((await change(person, what)).status).toBe(422)
    const path = '/api/admin/users/00000000-0000-4000-8000-000000000000/membership'
    expect((await app.as(admin)('POST', path, { action: 'end', reason: 'Nobody' })).status).toBe(404)
  })

  test('makes many changes at once, and none is lost', async () => {
    const person = await aFreeMember(app)
    const grants = Array.from({ length: 20 }, () => change(person, { action: 'grant', days: 1, reason: 'A day each' }))
    expect(new Set((await Promise.all(grants)).map(({ status }) => status))).toEqual(new Set([204]))
    const left = (Date.parse((await endOf(person))!) - app.deps.clock.now().getTime()) / day
    expect(Math.ceil(left)).toBe(20)
  })
})

describe('a gift code', () => {
  const make = async (draft: object) =>
    (await app.as(admin)<{ codes: string[] }>('POST', '/api/admin/gift-codes', draft)).body.codes
  const redeem = (person: Person, code: string) => app.as(person)('POST', '/api/membership/redeem', { code })

  test('can be redeemed once, though twenty try at the same time', async () => {
    const [code] = await make({ days: 30 })
    const people = await Promise.all(Array.from({ length: 4 }, () => aFreeMember(app)))
    const tries = Array.from({ length: 20 }, (_, index) => redeem(people[index % 4]!, code!))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([204, ...Array(19).fill(404)])
    const ends = (await Promise.all(people.map(endOf))).filter((end) => end !== null)
    expect(ends.map((end) => Math.round((Date.parse(end) - app.deps.clock.now().getTime()) / day))).toEqual([30])
  })

  test('adds up when one person redeems ten at once', async () => {
    const codes = await make({ days: 3, count: 10 })
    const person = await aFreeMember(app)
    const statuses = (await Promise.all(codes.map((code) => redeem(person, code)))).map(({ status }) => status)
    expect(statuses).toEqual(Array(10).fill(204))
    expect(Math.ceil((Date.parse((await endOf(person))!) - app.deps.clock.now().getTime()) / day)).toBe(30)
  })

  test('is read kindly: small letters and spaces do not matter; an invented one is refused', async () => {
    const codes = await make({ days: 7, count: 3, note: 'Fair' })
    expect(new Set(codes).size).toBe(3)
    const person = await aFreeMember(app)
    expect((await redeem(person, ` ${codes[0]!.toLowerCase()} `)).status).toBe(204)
    const { body: list } = await app.as(admin)<{ codes: object[] }>('GET', '/api/admin/gift-codes')
    expect(list.codes).toContainEqual(
      expect.objectContaining({ code: codes[0], redeemedBy: person.user.username, redeemedAt: expect.any(String) }),
    )
    expect(await redeem(person, 'TIDE-0000')).toMatchObject({ status: 404, body: { code: 'code_not_valid' } })
  })
})

test('the agreement is kept with its version and time, and both ticks are needed', async () => {
  const person = await aFreeMember(app)
  const agree = (form: object) => app.as(person)('POST', '/api/membership/consent', form)
  expect((await agree({ termsOfSale: true, sameEmail: false })).status).toBe(422)
  expect((await agree({ termsOfSale: true, sameEmail: true })).status).toBe(204)
  const { rows } = await app.deps.db.pool.query('select terms_version from payment_consents where user_id = $1', [
    person.user.id,
  ])
  expect(rows).toEqual([{ terms_version: '2025-10-05' }])
})

test('the export of a person names everything a membership keeps, and no id of the provider', async () => {
  const person = await aFreeMember(app)
  const session = checkoutOf(person)
  await deliver(app, completed(session))
  const { body } = await app.as(person)('GET', `/api/users/${person.user.id}/export`)
  const text = JSON.stringify(body)
  for (const name of ['membership_ledger', 'payment_consents', 'ngo_choices', 'gift_codes', 'payments'])
    expect(text).toContain(`"${name}"`)
  expect(text).toContain('2990')
  expect(text).not.toContain(session.id)
  expect(text).not.toContain(session.payment_intent)
})

test('a membership lasts to its last second: member before, free after, without signing in again', async () => {
  const person = await aFreeMember(app)
  await app.as(admin)('POST', `/api/admin/users/${person.user.id}/membership`, {
    action: 'grant',
    days: 1,
    reason: 'A day',
  })
  const end = Date.parse((await endOf(person))!)
  const access = async () => [
    (await app.as(person)('GET', '/api/jobs')).body.access,
    (await app.as(person)('GET', '/api/guide')).status,
  ]
  app.advance(end - app.deps.clock.now().getTime() - 1_000)
  expect(await access()).toEqual(['member', 200])
  app.advance(1_000)
  expect(await access()).toEqual(['free', 403])
  expect((await readMe(app, person)).subscriptionEndDate).toBe(new Date(end).toISOString())
})
