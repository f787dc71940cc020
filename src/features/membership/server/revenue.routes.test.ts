// The desk's money: every payment can be found, and months add up.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFreeMember, anAdmin, aStaff, type Person } from '#testing/people.ts'
import type { TestApi } from '#testing/start-api.ts'
import type { PaymentPage, RevenueMonth } from '../membership.schema.ts'
import { monthsBetween } from '../revenue.rules.ts'
import { aCheckout, checkoutOf, completed, deliver, refunded, startPayments } from './payments.fixture.ts'

let app: TestApi
let admin: Person
let payers: Person[]
beforeAll(async () => {
  app = await startPayments()
  admin = await anAdmin(app)
  payers = [await aFreeMember(app), await aFreeMember(app), await aFreeMember(app)]
  const [one, two, three] = payers as [Person, Person, Person]
  const tax = { amount_subtotal: 2990, amount_total: 3588, total_details: { amount_tax: 598 } }
  await deliver(app, completed(checkoutOf(one, tax)))
  await deliver(
    app,
    completed(checkoutOf(two, { custom_fields: [{ key: 'ngo', dropdown: { value: 'turtle-watch' } }] })),
  )
  const back = checkoutOf(three)
  await deliver(app, completed(back))
  await deliver(app, refunded(back))
  await deliver(
    app,
    completed(
      aCheckout({
        client_reference_id: 'a-lost-reference',
        customer_details: { email: 'x@mail.example', name: 'Ada % Payer' },
      }),
    ),
  )
})
afterAll(() => app.stop())

const list = async (query: string) => (await app.as(admin)<PaymentPage>('GET', `/api/admin/payments?${query}`)).body

test('all payments are listed, and can be found by status, person, reference and day', async () => {
  const all = await list('status=')
  expect([all.total, (await list('')).total, all.totalPages]).toEqual([4, 4, 1])
  expect((await list('status=unmatched')).payments).toMatchObject([
    {
      status: 'unmatched',
      reason: 'unknown_payer',
      reference: 'a-lost-reference',
      payerName: 'Ada % Payer',
      person: null,
    },
  ])
  const [paid] = (await list(`query=${payers[0]!.user.username}`)).payments
  expect(paid).toMatchObject({ amount: 3588, tax: 598, currency: 'usd', person: { id: payers[0]!.user.id } })
  expect(paid?.url).toMatch(/^https:\/\/dashboard\.stripe\.com\/payments\/pi_/)
  expect((await list(`query=${paid!.id}`)).payments).toEqual([paid])
  expect((await list('query=ada %25 p')).total).toBe(1)
  expect((await list('query=%25%25')).total).toBe(0)
  const today = app.deps.clock.now().toISOString().slice(0, 10)
  expect((await list(`from=${today}&to=${today}`)).total).toBe(4)
  expect((await list('to=2020-01-01')).total).toBe(0)
  const times = all.payments.map(({ createdAt }) => createdAt).toSorted()
  const after = (time: string) => new Date(Date.parse(time) + 1).toISOString()
  expect((await list(`from=${times[0]}&to=${times.at(-1)}`)).total).toBe(4)
  expect((await list(`from=${after(times.at(-1)!)}`)).total).toBe(0)
  // The page somebody was on may be gone when what stood there is settled.
  expect(await list('page=9')).toEqual(all)
  expect((await app.as(admin)('GET', '/api/admin/payments?from=soon')).status).toBe(422)
  expect((await app.as(admin)('GET', '/api/admin/payments?status=lost')).status).toBe(422)
})

test('a month says what came in, what went back, who is new and who is there', async () => {
  const { body } = await app.as(admin)<{ months: RevenueMonth[] }>('GET', '/api/admin/revenue')
  expect(body.months).toHaveLength(12)
  const paid = 3588 + 2990 + 2990 + 2990
  expect(body.months.at(-1)).toEqual({
    month: app.deps.clock.now().toISOString().slice(0, 7),
    paid,
    tax: 598,
    refunded: 2990,
    net: paid - 2990,
    new: 3,
    renewed: 0,
    returned: 0,
    lapsed: 1,
    active: 2,
    ngos: { 'turtle-watch': 2990 },
  })
  const other = await app.as(admin)<{ months: RevenueMonth[] }>('GET', '/api/admin/revenue?from=2020-01&to=2020-03')
  expect(other.body.months.map(({ month, paid: cents }) => [month, cents])).toEqual([
    ['2020-01', 0],
    ['2020-02', 0],
    ['2020-03', 0],
  ])
  const moments = 'from=2020-01-31T23:59:59.999Z&to=2020-02-01T00:00:00.000Z'
  const two = await app.as(admin)<{ months: RevenueMonth[] }>('GET', `/api/admin/revenue?${moments}`)
  expect(two.body.months.map(({ month }) => month)).toEqual(['2020-01', '2020-02'])
  expect((await app.as(admin)('GET', '/api/admin/revenue?from=soon')).status).toBe(422)
})

test('up to a month that is named, without a first one, they are the twelve that end with it', async () => {
  const { body } = await app.as(admin)<{ months: RevenueMonth[] }>('GET', '/api/admin/revenue?to=2021-03-31')
  expect(body.months.map(({ month }) => month)).toEqual(monthsBetween('2020-04', '2021-03'))
})

test('months far away or without number are refused, as nobody means them and they would keep everybody waiting', async () => {
  const ask = (query: string) => app.as(admin)<{ fields: object }>('GET', `/api/admin/revenue?${query}`)
  expect(await ask('from=1990-01&to=2999-12')).toMatchObject({
    status: 422,
    body: { fields: { from: expect.any(String) } },
  })
  for (const query of ['to=9999-12', 'from=0000-01']) expect([query, (await ask(query)).status]).toEqual([query, 422])
  expect((await ask('from=1990-01')).status).toBe(200)
})

test('money is for admins alone', async () => {
  const editor = await aStaff(app, 'editor')
  for (const path of ['/api/admin/payments', '/api/admin/revenue'])
    expect((await app.as(editor)('GET', path)).status).toBe(403)
})
