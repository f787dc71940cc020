// What everybody may know of the giving, and whether payments come in with the price that is set.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFreeMember, anAdmin } from '#testing/people.ts'
import type { TestApi } from '#testing/start-api.ts'
import type { NgoQuarters, PaymentPage, PriceCheck } from '../membership.schema.ts'
import { aCheckout, checkoutOf, completed, deliver, refunded, startPayments } from './payments.fixture.ts'

let app: TestApi
beforeAll(async () => {
  app = await startPayments()
})
afterAll(() => app.stop())

const pay = async (ngo: string, change: Record<string, unknown> = {}) => {
  const session = checkoutOf(await aFreeMember(app), {
    custom_fields: [{ key: 'ngo', dropdown: { value: ngo } }],
    ...change,
  })
  await deliver(app, completed(session), { at: app.deps.clock.now().getTime() })
  return session
}

test('a tenth of what came in and stayed is told by quarter, also for who has left the list', async () => {
  const empty = await app.call<NgoQuarters>('GET', '/api/ngos')
  expect([empty.status, empty.body]).toEqual([200, { currency: 'usd', quarters: [] }])
  for (const ngo of ['reef-renewal', 'turtle-watch', 'kelp-forest-fund', 'turtle-watch']) await pay(ngo)
  await deliver(app, refunded(await pay('open-sea-trust')))
  const reef = [{ id: 'reef-renewal', name: 'Reef Renewal', url: 'https://reef.example' }]
  await app.as(await anAdmin(app))('PATCH', '/api/admin/settings', { ngos: reef })
  const { body } = await app.call<NgoQuarters>('GET', '/api/ngos')
  const turtles = { id: 'turtle-watch', name: 'Turtle Watch Network (example)', url: 'https://turtle-watch.example' }
  expect(body.quarters).toEqual([
    {
      quarter: expect.stringMatching(/^\d{4}-Q[1-4]$/),
      isRunning: true,
      cents: 1_196,
      // Who got most comes first, and of two alike the one whose name does.
      given: [
        { ...turtles, cents: 598 },
        expect.objectContaining({ id: 'kelp-forest-fund', cents: 299 }),
        { ...reef[0], cents: 299 },
      ],
    },
  ])
  app.advance(93 * 86_400_000)
  const later = await app.call<NgoQuarters>('GET', '/api/ngos')
  expect(later.body.quarters.map(({ isRunning, cents }) => [isRunning, cents])).toEqual([[false, 1_196]])
})

test('the operator sees with which amounts payments come in', async () => {
  await deliver(app, completed(aCheckout({ amount_total: 2490 })), { at: app.deps.clock.now().getTime() })
  await pay('reef-renewal', { amount_total: 3588, amount_subtotal: 2990, total_details: { amount_tax: 598 } })
  await pay('reef-renewal', { amount_total: 2990, amount_subtotal: 2990, total_details: { amount_tax: 498 } })
  const { body } = await app.as(await anAdmin(app))<PriceCheck>('GET', '/api/admin/price-check')
  expect(body.amounts).toHaveLength(2)
  expect(body.amounts).toContainEqual({ text: '$24.90 USD', payments: 1, isRight: false })
  expect(body.amounts).toContainEqual({ text: '$29.90 USD', payments: 2, isRight: true })
})

test('a payment of another price that was put aside is not called right', async () => {
  const admin = await anAdmin(app)
  const { body: inbox } = await app.as(admin)<PaymentPage>('GET', '/api/admin/payments?status=unmatched')
  const path = `/api/admin/payments/${inbox.payments[0]!.id}/dismiss`
  expect((await app.as(admin)('POST', path, { reason: 'Paid for something else' })).status).toBe(200)
  const { body } = await app.as(admin)<PriceCheck>('GET', '/api/admin/price-check')
  expect(body.amounts).toEqual([{ text: '$29.90 USD', payments: 2, isRight: true }])
})
