// Payments follow the settings: the price in force, the one before it for a while, codes and organisations.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { lettersTo } from '#testing/outbox-letters.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import type { TestApi } from '#testing/start-api.ts'
import { checkoutOf, checkTheBooks, completed, deliver, readPayments, startPayments } from './payments.fixture.ts'

let app: TestApi
beforeAll(async () => {
  app = await startPayments()
})
afterAll(() => app.stop())
afterEach(() => checkTheBooks(app))

const day = 86_400_000
/** By somebody new: the clock moves past the time a session lasts. */
async function save(patch: unknown) {
  expect((await app.as(await anAdmin(app))('PATCH', '/api/admin/settings', patch)).status).toBe(200)
}

async function pay(change: Record<string, unknown>, at: TestApi = app) {
  const payer = await aFreeMember(app)
  const session = checkoutOf(payer, change)
  expect(await deliver(at, completed(session), { at: at.deps.clock.now().getTime() })).toBe(200)
  const { status, reason } = (await readPayments(app)).get(session.id)!
  return reason ?? status
}

const discounted = (codes: (string | null)[], off = 1000) => ({
  amount_subtotal: 2990,
  amount_total: 2990 - off,
  total_details: { amount_discount: off },
  discounts: codes.map((promotion_code) => ({ promotion_code })),
})

test('a discount counts when every code of it is allowed', async () => {
  expect(await pay(discounted(['promo_spring']))).toBe('unknown_discount')
  await save({ promotionCodes: [{ id: 'promo_spring', label: 'Spring fair' }] })
  expect(await pay(discounted(['promo_spring']))).toBe('granted')
  expect(await pay(discounted(['promo_spring', 'promo_other']))).toBe('unknown_discount')
  expect(await pay(discounted(['promo_spring', null]))).toBe('unknown_discount')
  expect(await pay(discounted([]))).toBe('unknown_discount')
})

test('a code that takes all of it off leaves nothing to pay, and a member', async () => {
  const free = { ...discounted(['promo_spring'], 2990), payment_status: 'no_payment_required', payment_intent: null }
  expect(await pay(free)).toBe('granted')
  expect(await pay({ ...free, discounts: [{ promotion_code: 'promo_other' }] })).toBe('unknown_discount')
  await save({ promotionCodes: [] })
  expect(await pay(free)).toBe('unknown_discount')
})

test('an organisation that joins the list can be given to, one that leaves keeps its name', async () => {
  const custom_fields = [{ key: 'ngo', dropdown: { value: 'seagrass-society' } }]
  const payer = await aFreeMember(app)
  await deliver(app, completed(checkoutOf(payer, { custom_fields })))
  const ngoOf = async (who: Person) => (await app.as(who)<{ ngo: string }>('GET', '/api/membership')).body.ngo
  expect(await ngoOf(payer)).toBeNull()
  await save({ ngos: [{ id: 'seagrass-society', name: 'Seagrass Society', url: 'https://seagrass.example' }] })
  const later = await aFreeMember(app)
  await deliver(app, completed(checkoutOf(later, { custom_fields })))
  expect(await ngoOf(later)).toBe('seagrass-society')
  expect((await app.as(payer)('POST', '/api/membership/ngo', { ngo: 'turtle-watch' })).status).toBe(422)
  expect((await app.as(payer)('POST', '/api/membership/ngo', { ngo: 'seagrass-society' })).status).toBe(200)
})

test('after a change both prices are taken for thirty days, then the new one alone; on every instance', async () => {
  const other = await app.beside()
  await save({ price: { amount: 3490, currency: 'usd' } })
  expect(await pay({ amount_total: 3490 })).toBe('granted')
  expect(await pay({ amount_total: 2990 })).toBe('granted')
  expect(await pay({ amount_total: 3000 })).toBe('wrong_amount')
  await expect.poll(() => pay({ amount_total: 3490 }, other)).toBe('granted')
  // It would take letters of later tests into its own outbox.
  await other.stop()
  app.advance(29 * day)
  expect(await pay({ amount_total: 2990 })).toBe('granted')
  app.advance(2 * day)
  expect(await pay({ amount_total: 2990 })).toBe('wrong_amount')
  expect(await pay({ amount_total: 3490 })).toBe('granted')
})

test('a new currency is asked for, and the receipt says what was paid', async () => {
  await save({ price: { amount: 3000, currency: 'eur' } })
  expect(await pay({ amount_total: 3490 })).toBe('granted')
  const payer = await aFreeMember(app)
  const session = checkoutOf(payer, { amount_total: 3600, amount_subtotal: 3000, currency: 'eur' })
  await deliver(app, completed(session))
  const [receipt] = await lettersTo(app, payer.email, /^Welcome aboard/)
  expect(receipt?.text).toContain('€36.00 EUR')
})
