// What payments do to memberships: once each, in any order, at the same time, and with a database that goes away.
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { aFreeMember, type Person } from '#testing/people.ts'
import type { TestApi } from '#testing/start-api.ts'
import * as fixture from './payments.fixture.ts'

const { aCheckout, aYearAfter, checkoutOf, completed, disputed, refunded, settledLater } = fixture

let app: TestApi
beforeAll(async () => {
  app = await fixture.startPayments()
})
afterAll(() => app.stop())
afterEach(() => fixture.checkTheBooks(app))

const send = (event: unknown) => fixture.deliver(app, event)
const me = (person: Person) => fixture.readMe(app, person)
const endOf = async (person: Person) => (await me(person)).subscriptionEndDate
const paymentOf = async (session: fixture.Session) => (await fixture.readPayments(app)).get(session.id)
const times = <T>(count: number, what: () => Promise<T>) => Promise.all(Array.from({ length: count }, what))

async function countGrants(person: Person): Promise<number> {
  const text = "select 1 from membership_ledger where user_id = $1 and kind = 'payment'"
  return (await app.deps.db.pool.query(text, [person.user.id])).rowCount ?? 0
}

describe('a payment', () => {
  test('gives one year from now, and a second one another year from there', async () => {
    const payer = await aFreeMember(app)
    const before = app.deps.clock.now()
    expect(await send(completed(checkoutOf(payer)))).toBe(200)
    const first = new Date((await endOf(payer))!)
    expect(first.getTime()).toBeGreaterThanOrEqual(aYearAfter(before).getTime())
    expect(first.getTime()).toBeLessThanOrEqual(aYearAfter(app.deps.clock.now()).getTime())
    await send(completed(checkoutOf(payer)))
    expect(await endOf(payer)).toBe(aYearAfter(first).toISOString())
  })

  test('delivered fifty times at once counts once', async () => {
    const payer = await aFreeMember(app)
    const event = completed(checkoutOf(payer))
    expect(new Set(await times(50, () => send(event)))).toEqual(new Set([200]))
    expect(await countGrants(payer)).toBe(1)
  })

  test('told about by fifty different events at once counts once', async () => {
    const payer = await aFreeMember(app)
    const session = checkoutOf(payer)
    let turn = 0
    const statuses = await times(50, () => send((turn++ % 2 ? completed : settledLater)(session)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await countGrants(payer)).toBe(1)
  })

  test('that settles later gives nothing until it does', async () => {
    const payer = await aFreeMember(app)
    const session = checkoutOf(payer, { payment_status: 'unpaid', payment_intent: null })
    expect(await send(completed(session))).toBe(200)
    expect([await endOf(payer), (await paymentOf(session))?.status]).toEqual([null, 'pending'])
    expect(await send(settledLater({ ...session, payment_intent: 'pi_that_came_later' }))).toBe(200)
    expect((await me(payer)).subscriptionType).toBe('Annual')
    await send(refunded({ ...session, payment_intent: 'pi_that_came_later' }))
    expect((await me(payer)).subscriptionType).toBe('Free')
  })

  test('of five people at once counts once for each', async () => {
    const payers = await times(5, () => aFreeMember(app))
    const events = payers.flatMap((payer) => [completed(checkoutOf(payer)), completed(checkoutOf(payer))])
    expect(new Set(await Promise.all(events.map(send)))).toEqual(new Set([200]))
    expect(await Promise.all(payers.map(countGrants))).toEqual([2, 2, 2, 2, 2])
  })
})

describe('money that goes back', () => {
  test.each([
    ['a refund', refunded],
    ['a dispute', disputed],
  ])('%s takes away the year it paid for, once, and leaves the other one', async (_what, back) => {
    const payer = await aFreeMember(app)
    const [first, second] = [checkoutOf(payer), checkoutOf(payer)]
    await send(completed(first))
    const oneYear = await endOf(payer)
    await send(completed(second))
    expect(new Set(await times(10, () => send(back(second))))).toEqual(new Set([200]))
    expect(await endOf(payer)).toBe(oneYear)
    await send(back(first))
    expect(await me(payer)).toMatchObject({ subscriptionType: 'Free', subscriptionEndDate: null })
    await send(completed(checkoutOf(payer)))
    expect((await me(payer)).subscriptionType).toBe('Annual')
  })

  test.each([
    ['a refund', refunded],
    ['a dispute', disputed],
  ])('%s that is told about before the payment leaves a free member', async (_what, back) => {
    const payer = await aFreeMember(app)
    const session = checkoutOf(payer)
    await send(back(session))
    await send(completed(session))
    await send(settledLater(session))
    expect([await endOf(payer), (await paymentOf(session))?.status]).toEqual([null, 'refunded'])
  })

  test('at the very moment of the payment leaves a free member too', async () => {
    const payers = await times(8, () => aFreeMember(app))
    const sessions = payers.map((payer) => checkoutOf(payer))
    await Promise.all(sessions.flatMap((session) => [send(completed(session)), send(refunded(session))]))
    expect(await Promise.all(payers.map(endOf))).toEqual(Array(8).fill(null))
  })

  test('in part changes nothing', async () => {
    const payer = await aFreeMember(app)
    const session = checkoutOf(payer)
    await send(completed(session))
    const end = await endOf(payer)
    await send(refunded(session, { amount_refunded: 500, refunded: false }))
    expect(await endOf(payer)).toBe(end)
    await send(refunded(session, { amount_refunded: 2990, refunded: false }))
    expect(await endOf(payer)).toBeNull()
  })

  test('for a refund and then a dispute counts once; for a payment of nobody it closes it', async () => {
    const payer = await aFreeMember(app)
    const session = checkoutOf(payer)
    await send(completed(session))
    expect([await send(refunded(session)), await send(disputed(session))]).toEqual([200, 200])
    const stray = aCheckout()
    await send(completed(stray))
    await send(refunded(stray))
    expect((await paymentOf(stray))?.status).toBe('refunded')
  })
})

describe('waits for an admin, and nobody becomes a member', () => {
  test.each([
    ['wrong_amount', { amount_total: 2989 }],
    ['wrong_amount', { amount_total: 1 }],
    ['wrong_amount', { amount_total: null }],
    ['wrong_currency', { currency: 'eur' }],
    ['wrong_currency', { currency: null }],
  ])('%s: %j', async (reason, change) => {
    const payer = await aFreeMember(app)
    const session = checkoutOf(payer, change)
    expect(await send(completed(session))).toBe(200)
    expect(await paymentOf(session)).toMatchObject({ status: 'unmatched', reason })
    expect(await endOf(payer)).toBeNull()
  })

  test('an unknown payer, also with the reference of nobody', async () => {
    const references = [null, '', 'not-an-id', '00000000-0000-4000-8000-000000000000', "'; drop table users; --"]
    for (const client_reference_id of references) {
      const session = aCheckout({ client_reference_id })
      expect(await send(completed(session))).toBe(200)
      expect(await paymentOf(session)).toMatchObject({ status: 'unmatched', reason: 'unknown_payer' })
    }
  })

  test('an address that was never confirmed; once it is, a payment finds its member whatever the case', async () => {
    const payer = await aFreeMember(app)
    const customer_details = { email: payer.email.toUpperCase() }
    const early = aCheckout({ customer_details })
    await send(completed(early))
    expect(await paymentOf(early)).toMatchObject({ status: 'unmatched', reason: 'unverified_email' })
    expect(await endOf(payer)).toBeNull()
    await updateUser(app.deps.db.orm, payer.user.id, { emailVerified: true })
    await send(completed(aCheckout({ customer_details, client_reference_id: '00000000-0000-4000-8000-000000000000' })))
    expect((await me(payer)).subscriptionType).toBe('Annual')
  })
})

test('a database that dies in the middle is a 503, nothing half remains, and the next delivery works', async () => {
  const payer = await aFreeMember(app)
  const session = checkoutOf(payer)
  const event = completed(session)
  const { options } = app.deps.db.pool
  const { host, port, user, password, database } = options
  const other = new pg.Client({ host, port, user, password, database, ssl: false } as pg.ClientConfig)
  await other.connect()
  // Somebody holds the member's row, so the event is stuck half-way; then its connection is cut.
  await other.query('begin')
  await other.query('select 1 from users where id = $1 for update', [payer.user.id])
  const answer = send(event)
  const stuck = "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  await expect.poll(async () => (await other.query(stuck)).rowCount).toBe(1)
  await other.query(`select pg_terminate_backend(pid) from (${stuck}) as waiting`)
  expect(await answer).toBe(503)
  await other.query('rollback')
  await other.end()
  expect([await endOf(payer), await paymentOf(session)]).toEqual([null, undefined])
  expect((await app.deps.db.pool.query('select 1 from payment_events where id = $1', [event.id])).rowCount).toBe(0)
  expect([await send(event), await send(event)]).toEqual([200, 200])
  expect(await countGrants(payer)).toBe(1)
})
