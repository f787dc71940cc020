// Events are taken from the provider alone: signed, fresh, whole; everything else is refused and changes nothing.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aFreeMember, type Person } from '#testing/people.ts'
import type { TestApi } from '#testing/start-api.ts'
import { checkoutOf, checkTheBooks, completed, deliver, readMe, secret, startPayments } from './payments.fixture.ts'
import { signPayload } from './stripe-signature.ts'

let app: TestApi
let payer: Person

beforeAll(async () => {
  app = await startPayments()
  payer = await aFreeMember(app)
})
afterAll(() => app.stop())
afterEach(() => checkTheBooks(app))

const minutes = 60_000
const countEvents = async () => (await app.deps.db.pool.query('select 1 from payment_events')).rowCount

describe('is refused, and nothing is stored', () => {
  const event = () => completed(checkoutOf(payer))
  const now = () => Math.floor(Date.now() / 1000)

  test.each<[what: string, signing: () => Parameters<typeof deliver>[2]]>([
    ['an event signed with another secret', () => ({ by: 'whsec_of_somebody_else' })],
    ['an event of six minutes ago', () => ({ at: Date.now() - 6 * minutes })],
    ['an event from six minutes ahead', () => ({ at: Date.now() + 6 * minutes })],
    ['an event without a signature', () => ({ header: '' })],
    ['a signature that is no signature', () => ({ header: `t=${now()},v1=abc` })],
    ['a signature without a time', () => ({ header: signPayload('x', secret, now()).replace(/^t=\d+,/, '') })],
    ['a time that is no number', () => ({ header: `t=soon,v1=${'a'.repeat(64)}` })],
    ['the old scheme alone', () => ({ header: signPayload('x', secret, now()).replace('v1=', 'v0=') })],
    ['a flood of signatures', () => ({ header: `t=${now()}${`,v1=${'a'.repeat(64)}`.repeat(5000)}` })],
  ])('%s', async (_what, signing) => {
    expect(await deliver(app, event(), signing())).toBe(400)
    expect(await countEvents()).toBe(0)
    expect((await readMe(app, payer)).subscriptionType).toBe('Free')
  })

  test('an event that was changed after it was signed', async () => {
    const signed = JSON.stringify(event())
    const forged = signed.replace('"paid"', '"paid" ')
    expect(await deliver(app, forged, { header: signPayload(signed, secret, now()) })).toBe(400)
    expect(await deliver(app, signed.replace('2990', '2991'), { header: signPayload(signed, secret, now()) })).toBe(400)
    expect(await countEvents()).toBe(0)
  })

  test('a signed text that is no event', async () => {
    for (const text of ['', 'not json', '[]', '{"id":"evt_1"}', '{"id":1,"type":"x","data":{"object":{}}}'])
      expect([text, await deliver(app, text)]).toEqual([text, 400])
    expect(await deliver(app, { id: 'evt_odd', type: 'checkout.session.completed', data: { object: { id: 7 } } })).toBe(
      422,
    )
    expect(await countEvents()).toBe(0)
  })

  test('a body of more than 256 kB, before its signature is looked at', async () => {
    expect(await deliver(app, 'x'.repeat(256 * 1024 + 1), { header: 't=1,v1=00' })).toBe(413)
    expect(await deliver(app, 'x'.repeat(256 * 1024), { header: 't=1,v1=00' })).toBe(400)
  })

  test('every event, while no secret is configured', async () => {
    const bare = await startPayments({ STRIPE_WEBHOOK_SECRET: '' })
    const person = await aFreeMember(bare)
    expect(await deliver(bare, completed(checkoutOf(person)))).toBe(503)
    expect(await deliver(bare, completed(checkoutOf(person)), { by: '' })).toBe(503)
    expect((await readMe(bare, person)).subscriptionType).toBe('Free')
    await bare.stop()
  })
})

describe('is taken', () => {
  test('an event four minutes old or ahead', async () => {
    for (const at of [Date.now() - 4 * minutes, Date.now() + 4 * minutes])
      expect(await deliver(app, completed(checkoutOf(await aFreeMember(app))), { at })).toBe(200)
  })

  test('one with a second signature beside the right one', async () => {
    const payload = JSON.stringify(completed(checkoutOf(await aFreeMember(app))))
    const at = Math.floor(Date.now() / 1000)
    const header = `${signPayload(payload, 'whsec_retired_one', at)},${signPayload(payload, secret, at).split(',')[1]}`
    expect(await deliver(app, payload, { header })).toBe(200)
  })

  test('either secret while they are rotated, and no third', async () => {
    const rotating = await startPayments({ STRIPE_WEBHOOK_SECRET: 'whsec_the_old_one, whsec_the_new_one' })
    const people = [await aFreeMember(rotating), await aFreeMember(rotating), await aFreeMember(rotating)] as const
    const statuses = await Promise.all([
      deliver(rotating, completed(checkoutOf(people[0])), { by: 'whsec_the_old_one' }),
      deliver(rotating, completed(checkoutOf(people[1])), { by: 'whsec_the_new_one' }),
      deliver(rotating, completed(checkoutOf(people[2])), { by: secret }),
    ])
    expect(statuses).toEqual([200, 200, 400])
    const plans = await Promise.all(people.map(async (person) => (await readMe(rotating, person)).subscriptionType))
    expect(plans).toEqual(['Annual', 'Annual', 'Free'])
    await checkTheBooks(rotating)
    await rotating.stop()
  })

  test('an event of a kind we do not use, which changes nothing', async () => {
    const before = await countEvents()
    expect(await deliver(app, { id: 'evt_other', type: 'payment_intent.created', data: { object: {} } })).toBe(200)
    expect(await countEvents()).toBe(before)
  })
})

test('a payer’s name can’t turn how the address beside it reads, and a long one is cut between letters', async () => {
  const nameOf = async (name: string) => {
    const session = checkoutOf(payer, { customer_details: { email: payer.email, name } })
    expect(await deliver(app, completed(session))).toBe(200)
    const { rows } = await app.deps.db.pool.query('select payer_name from payments where session_id = $1', [session.id])
    return rows[0].payer_name
  }
  expect(await nameOf('\u202eadA\u2066 Payer\n')).toBe('adA Payer')
  expect(await nameOf('🐋'.repeat(300))).toBe('🐋'.repeat(200))
  expect(await nameOf('\u202e')).toBeNull()
})
