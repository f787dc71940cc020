// What the operator saves counts at once, everywhere; what can't be right is refused at its field.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstContact, ngos } from '#shared/brand.ts'
import type { SiteFacts } from '#shared/site-facts.ts'
import { lettersTo } from '#testing/outbox-letters.ts'
import { aFreeMember, anAdmin, aStaff, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { Settings } from '../settings.schema.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi({ SUPPORT_EMAIL: 'first@oceanberth.example' })
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const path = '/api/admin/settings'
const read = async () => (await app.as(admin)<Settings>('GET', path)).body
const save = (patch: unknown) => app.as(admin)<Settings & { fields?: Record<string, string> }>('PATCH', path, patch)
const readSite = async (of: TestApi = app) => (await of.call<SiteFacts>('GET', '/api/site')).body

test('before anything is saved, the environment and the brand give the values', async () => {
  expect(await read()).toEqual({
    price: { amount: 2990, currency: 'usd' },
    promotionCodes: [],
    ngos: [...ngos],
    links: [firstContact.link],
    supportEmail: 'first@oceanberth.example',
    announcement: null,
  })
  expect((await readSite()).price).toEqual({
    amount: 2990,
    currency: 'usd',
    text: '$29.90 USD',
    monthly: 'Only $2.49/month',
    free: '$0 USD',
  })
})

test('a part is saved, the rest stays, and pages and letters know it', async () => {
  const { status, body } = await save({
    price: { amount: 3490, currency: 'EUR' },
    links: [{ label: 'Mastodon', url: 'https://social.example/@berth' }],
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ price: { amount: 3490, currency: 'eur' }, supportEmail: 'first@oceanberth.example' })
  expect(body).toEqual(await read())
  expect(await readSite()).toMatchObject({
    price: { text: '€34.90 EUR', monthly: 'Only €2.91/month', free: '€0 EUR' },
    links: [{ label: 'Mastodon' }],
  })
  await save({ supportEmail: 'crew@oceanberth.example' })
  const { email } = await aFreeMember(app)
  const [letter] = await lettersTo(app, email, /confirm your e-mail/)
  expect(letter?.text).toContain('crew@oceanberth.example')
})

test.each<[field: string, patch: unknown]>([
  ['price', { price: { amount: 12.5, currency: 'usd' } }],
  ['price', { price: { amount: -1, currency: 'usd' } }],
  ['price', { price: { amount: 2990, currency: 'jpy' } }],
  ['price', { price: { amount: 2990, currency: 'xxxx' } }],
  ['price', { price: { amount: 2990 } }],
  ['promotionCodes.1.id', { promotionCodes: ['promo_1', 'promo_1'].map((id) => ({ id, label: 'Twice' })) }],
  ['promotionCodes.0.id', { promotionCodes: [{ id: 'not an id', label: '' }] }],
  ['ngos', { ngos: [] }],
  ['ngos.0.url', { ngos: [{ id: 'reef', name: 'Reef', url: 'javascript:alert(1)' }] }],
  ['ngos.0.id', { ngos: [{ id: 'Reef Club', name: 'Reef', url: 'https://reef.example' }] }],
  ['links.0.url', { links: [{ label: 'Us', url: 'http://me:secret@social.example' }] }],
  ['supportEmail', { supportEmail: 'nobody' }],
  ['announcement', { announcement: { text: '', endsAt: '2030-01-01T00:00:00Z' } }],
  ['announcement', { announcement: { text: 'Hello', endsAt: 'soon' } }],
  ['colour', { colour: 'red' }],
])('what can’t be right is refused at %s', async (field, patch) => {
  const before = await read()
  const { status, body } = await save(patch)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]])
  expect(await read()).toEqual(before)
})

test('only admins see and change them', async () => {
  const editor = await aStaff(app, 'editor')
  for (const person of [editor, await aFreeMember(app)]) {
    expect((await app.as(person)('GET', path)).status).toBe(403)
    expect((await app.as(person)('PATCH', path, { price: { amount: 1, currency: 'usd' } })).status).toBe(403)
  }
  expect((await app.call('GET', path)).status).toBe(401)
})

test('an announcement is there until its end, and no longer', async () => {
  const endsAt = new Date(app.deps.clock.now().getTime() + 600_000).toISOString()
  await save({ announcement: { text: 'The forum rests on Sunday', endsAt } })
  expect((await readSite()).announcement).toEqual({ text: 'The forum rests on Sunday', endsAt })
  app.advance(600_001)
  expect((await readSite()).announcement).toBeNull()
  expect((await read()).announcement).not.toBeNull()
  await save({ announcement: null })
  expect((await read()).announcement).toBeNull()
})

test('another instance knows it at once', async () => {
  const other = await app.beside()
  expect((await readSite(other)).price.amount).not.toBe(3990)
  await save({ price: { amount: 3990, currency: 'usd' } })
  await expect.poll(async () => (await readSite(other)).price.text).toBe('$39.90 USD')
})
