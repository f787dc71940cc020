// The part of each fee that goes to an organisation: chosen while paying, later, or before anybody knew who paid.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import type { TestApi } from '#testing/start-api.ts'
import { aCheckout, checkoutOf, completed, deliver, refunded, startPayments } from './payments.fixture.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startPayments()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const tally = async () => (await app.as(admin)<{ tally: { ngo: string }[] }>('GET', '/api/admin/ngos')).body.tally
const of = async (ngo: string) => (await tally()).find((row) => row.ngo === ngo)
const choose = (person: Person, ngo: string) => app.as(person)('POST', '/api/membership/ngo', { ngo })

test('is chosen while paying or later, and counts in money that really came in', async () => {
  const [payer, later, free] = [await aFreeMember(app), await aFreeMember(app), await aFreeMember(app)]
  const custom_fields = [{ key: 'ngo', dropdown: { value: 'turtle-watch' } }]
  const session = checkoutOf(payer, { custom_fields })
  await deliver(app, completed(session))
  expect((await app.as(payer)('GET', '/api/membership')).body).toMatchObject({ ngo: 'turtle-watch' })
  await deliver(app, completed(checkoutOf(later)))
  await choose(later, 'turtle-watch')
  await choose(free, 'turtle-watch')
  expect(await of('turtle-watch')).toMatchObject({ ngo: 'turtle-watch', members: 2, cents: 598 })
  await choose(later, 'open-sea-trust')
  expect([await of('turtle-watch'), await of('open-sea-trust')]).toMatchObject([{ cents: 299 }, { cents: 299 }])
  await deliver(app, refunded(session))
  expect(await of('turtle-watch')).toBeUndefined()
  await app.as(later)('DELETE', `/api/users/${later.user.id}`, { password: later.password })
  expect(await of('open-sea-trust')).toMatchObject({ members: 0, cents: 299 })
})

test('counts what was paid in another currency as what it was in the plan’s', async () => {
  const payer = await aFreeMember(app)
  const converted = {
    amount_total: 2745,
    currency: 'eur',
    currency_conversion: { source_currency: 'usd', amount_subtotal: 2990, amount_total: 2990 },
    custom_fields: [{ key: 'ngo', dropdown: { value: 'kelp-forest-fund' } }],
  }
  await deliver(app, completed(checkoutOf(payer, converted)))
  expect(await of('kelp-forest-fund')).toMatchObject({ ngo: 'kelp-forest-fund', members: 1, cents: 299 })
  // Of a discount of all of it nothing is left to reckon with.
  const free = {
    ...converted,
    amount_total: 0,
    payment_status: 'no_payment_required',
    currency_conversion: { ...converted.currency_conversion, amount_total: 0 },
    total_details: { amount_tax: 0, amount_discount: 2745 },
  }
  await deliver(app, completed(checkoutOf(payer, free)))
  expect((await app.as(admin)('GET', '/api/admin/revenue')).status).toBe(200)
})

test('is known by its letters and digits, which are all that the payment page can say', async () => {
  const payer = await aFreeMember(app)
  const custom_fields = [{ key: 'ngo', dropdown: { value: 'openseatrust' } }]
  await deliver(app, completed(checkoutOf(payer, { custom_fields })))
  expect((await app.as(payer)('GET', '/api/membership')).body).toMatchObject({ ngo: 'open-sea-trust' })
})

test('goes to nobody we do not know', async () => {
  const payer = await aFreeMember(app)
  await deliver(app, completed(checkoutOf(payer, { custom_fields: [{ key: 'ngo', dropdown: { value: 'mine' } }] })))
  expect((await choose(payer, 'mine')).status).toBe(422)
  expect((await app.as(payer)('GET', '/api/membership')).body).toMatchObject({ ngo: null })
})

test('is not lost when the payment waits in the inbox, and a later choice stays', async () => {
  const assignTo = async (person: Person, change = {}) => {
    const session = aCheckout({ ...change, custom_fields: [{ key: 'ngo', dropdown: { value: 'reef-renewal' } }] })
    await deliver(app, completed(session))
    const { rows } = await app.deps.db.pool.query('select id from payments where session_id = $1', [session.id])
    return () => app.as(admin)('POST', `/api/admin/payments/${rows[0].id}/assign`, { userId: person.user.id })
  }
  const readNgo = async (person: Person) => (await app.as(person)<{ ngo: string }>('GET', '/api/membership')).body.ngo
  const [quiet, decided] = [await aFreeMember(app), await aFreeMember(app)]
  expect((await (await assignTo(quiet))()).status).toBe(200)
  expect(await readNgo(quiet)).toBe('reef-renewal')
  expect(await of('reef-renewal')).toMatchObject({ ngo: 'reef-renewal', members: 1, cents: 299 })
  // Of what came in another currency nobody knows what it is in the plan's.
  expect((await (await assignTo(quiet, { currency: 'eur' }))()).status).toBe(200)
  expect(await of('reef-renewal')).toMatchObject({ members: 1, cents: 299 })
  const assign = await assignTo(decided)
  await choose(decided, 'open-sea-trust')
  await assign()
  expect(await readNgo(decided)).toBe('open-sea-trust')
})

test('keeps the name of an organisation that has left the list', async () => {
  const payer = await aFreeMember(app)
  await deliver(app, completed(checkoutOf(payer)))
  await choose(payer, 'turtle-watch')
  const name = 'Turtle Watch Network (example)'
  expect(await of('turtle-watch')).toMatchObject({ name })
  const settings = (await app.as(admin)<{ ngos: { id: string }[] }>('GET', '/api/admin/settings')).body
  const ngos = settings.ngos.filter(({ id }) => id !== 'turtle-watch')
  expect((await app.as(admin)('PATCH', '/api/admin/settings', { ngos })).status).toBe(200)
  expect(await of('turtle-watch')).toMatchObject({ name })
})
