// What is paid with tax, discounts or in another currency, and what a dispute takes and gives back.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aFreeMember } from '#testing/people.ts'
import type { TestApi } from '#testing/start-api.ts'
import {
  anEvent,
  checkoutOf,
  checkTheBooks,
  completed,
  deliver,
  disputed,
  readMe,
  readPayments,
  refunded,
  type Session,
  startPayments,
} from './payments.fixture.ts'

let app: TestApi
beforeAll(async () => {
  app = await startPayments()
})
afterAll(() => app.stop())
afterEach(() => checkTheBooks(app))

async function pay(change: Record<string, unknown>) {
  const payer = await aFreeMember(app)
  const session = checkoutOf(payer, change)
  expect(await deliver(app, completed(session))).toBe(200)
  const plan = (await readMe(app, payer)).subscriptionType
  const row = (await readPayments(app)).get(session.id)!
  return { payer, session, plan, status: row.status, reason: row.reason }
}

test.each<[what: string, change: Record<string, unknown>]>([
  ['tax on top', { amount_subtotal: 2990, amount_total: 3588, total_details: { amount_tax: 598 } }],
  ['tax within', { amount_subtotal: 2990, amount_total: 2990, total_details: { amount_tax: 498 } }],
  ['tax on top, without a subtotal', { amount_total: 3588, total_details: { amount_tax: 598 } }],
  [
    'another currency, converted',
    {
      currency: 'eur',
      amount_subtotal: 2801,
      amount_total: 2801,
      currency_conversion: { source_currency: 'usd', amount_subtotal: 2990, amount_total: 2990 },
    },
  ],
])('%s is the plan’s price', async (_what, change) => {
  expect(await pay(change)).toMatchObject({ plan: 'Annual', status: 'granted', reason: null })
})

test.each<[what: string, change: Record<string, unknown>, reason: string]>([
  [
    'less, made up to the price by tax',
    { amount_total: 2990, amount_subtotal: 2492, total_details: { amount_tax: 498 } },
    'wrong_amount',
  ],
  ['another currency, not converted', { currency: 'eur', amount_subtotal: 2990 }, 'wrong_currency'],
  [
    'a discount by a code that nobody allowed',
    {
      amount_subtotal: 2990,
      amount_total: 1990,
      total_details: { amount_discount: 1000 },
      discounts: [{ promotion_code: 'promo_x' }],
    },
    'unknown_discount',
  ],
  [
    'a discount of all of it',
    {
      payment_status: 'no_payment_required',
      amount_subtotal: 2990,
      amount_total: 0,
      total_details: { amount_discount: 2990 },
    },
    'unknown_discount',
  ],
  [
    'nothing, without a discount',
    {
      payment_status: 'no_payment_required',
      amount_subtotal: 2990,
      amount_total: 0,
      total_details: { amount_discount: 0 },
    },
    'unknown_discount',
  ],
  [
    'nothing, without a word of a discount',
    { payment_status: 'no_payment_required', amount_subtotal: 2990, amount_total: 0 },
    'unknown_discount',
  ],
])('%s waits for a person', async (_what, change, reason) => {
  expect(await pay(change)).toMatchObject({ plan: 'Free', status: 'unmatched', reason })
})

test('tax, reference and the payer’s name are kept, and the name goes with the address', async () => {
  // Of their own, as the books of somebody who left are not complete.
  const own = await startPayments()
  const payer = await aFreeMember(own)
  const session = checkoutOf(payer, {
    amount_subtotal: 2990,
    amount_total: 3588,
    total_details: { amount_tax: 598 },
    customer_details: { email: 'other@mail.example', name: 'Ada Payer' },
  })
  await deliver(own, completed(session))
  const read = async () => {
    const columns = 'amount, tax, reference, payer_name'
    const { rows } = await own.deps.db.pool.query(`select ${columns} from payments where session_id = $1`, [session.id])
    return rows[0]
  }
  expect(await read()).toEqual({ amount: 3588, tax: 598, reference: payer.user.id, payer_name: 'Ada Payer' })
  await own.as(payer)('DELETE', `/api/users/${payer.user.id}`, { password: payer.password })
  expect((await read()).payer_name).toBeNull()
  await own.stop()
})

describe('a dispute', () => {
  const closed = (session: Session, status: string) =>
    anEvent('charge.dispute.closed', { payment_intent: session.payment_intent, status })

  test('that was won gives the membership back as it was', async () => {
    const { payer, session } = await pay({})
    const before = (await readMe(app, payer)).subscriptionEndDate
    await deliver(app, disputed(session))
    expect((await readMe(app, payer)).subscriptionType).toBe('Free')
    await deliver(app, closed(session, 'won'))
    expect(await readMe(app, payer)).toMatchObject({ subscriptionType: 'Annual', subscriptionEndDate: before })
  })

  test('that was lost, or is under review, gives nothing back', async () => {
    const { payer, session } = await pay({})
    await deliver(app, disputed(session))
    for (const status of ['lost', 'warning_closed']) await deliver(app, closed(session, status))
    expect((await readMe(app, payer)).subscriptionType).toBe('Free')
  })

  test('that a bank only asks about takes nothing until the money is withdrawn', async () => {
    const { payer, session } = await pay({})
    const asked = { payment_intent: session.payment_intent, status: 'warning_needs_response' }
    await deliver(app, anEvent('charge.dispute.created', asked))
    expect((await readMe(app, payer)).subscriptionType).toBe('Annual')
    const withdrawn = { payment_intent: session.payment_intent, status: 'needs_response' }
    await deliver(app, anEvent('charge.dispute.funds_withdrawn', withdrawn))
    expect((await readMe(app, payer)).subscriptionType).toBe('Free')
  })

  test('that was begun and withdrawn counts once, and is given back once', async () => {
    const { payer, session } = await pay({})
    const before = (await readMe(app, payer)).subscriptionEndDate
    const withdrawn = anEvent('charge.dispute.funds_withdrawn', { payment_intent: session.payment_intent })
    for (const event of [disputed(session), withdrawn, closed(session, 'won')]) await deliver(app, event)
    expect((await readMe(app, payer)).subscriptionEndDate).toBe(before)
  })

  test('of a payment that was refunded gives nothing back when it is won', async () => {
    const { payer, session } = await pay({})
    for (const event of [refunded(session), disputed(session), closed(session, 'won')]) await deliver(app, event)
    expect((await readMe(app, payer)).subscriptionType).toBe('Free')
  })

  test('that was won does not stand in the way of a refund', async () => {
    const { payer, session } = await pay({})
    for (const event of [disputed(session), closed(session, 'won'), refunded(session)])
      expect(await deliver(app, event)).toBe(200)
    expect((await readMe(app, payer)).subscriptionType).toBe('Free')
  })

  test('told in the wrong order takes nothing', async () => {
    const { payer, session } = await pay({})
    await deliver(app, closed(session, 'won'))
    await deliver(app, disputed(session))
    expect((await readMe(app, payer)).subscriptionType).toBe('Annual')
  })

  test('does not bring back what was refunded', async () => {
    const { payer, session } = await pay({})
    await deliver(app, refunded(session))
    await deliver(app, closed(session, 'won'))
    expect((await readMe(app, payer)).subscriptionType).toBe('Free')
  })

  test('about a payment that comes later waits for a person once it is won', async () => {
    const payer = await aFreeMember(app)
    const session = checkoutOf(payer)
    await deliver(app, disputed(session))
    await deliver(app, completed(session))
    await deliver(app, closed(session, 'won'))
    expect((await readPayments(app)).get(session.id)).toMatchObject({ status: 'unmatched', reason: 'dispute_won' })
  })
})
