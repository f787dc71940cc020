// The sandbox plays the payment page in demo and development, and does not exist anywhere else.
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { AppEnv } from '#http/app-env.ts'
import type { Mode } from '#platform/config.ts'
import { aFreeMember, type Person } from '#testing/people.ts'
import type { TestApi } from '#testing/start-api.ts'
import { readState } from './membership.service.ts'
import { checkTheBooks, readMe, startPayments } from './payments.fixture.ts'
import { mountSandbox } from './sandbox.pages.ts'

let app: TestApi
let person: Person
beforeAll(async () => {
  app = await startPayments()
  person = await aFreeMember(app)
})
afterAll(() => app.stop())
afterEach(() => checkTheBooks(app))

function depsIn(mode: Mode, linkUrl?: string) {
  const { config } = app.deps
  return { ...app.deps, config: { ...config, mode, payment: { ...config.payment, linkUrl } } }
}

function siteIn(mode: Mode, linkUrl?: string) {
  const site = new Hono<AppEnv>()
  mountSandbox(site, depsIn(mode, linkUrl))
  const send = (body: BodyInit, headers?: HeadersInit) =>
    site.request('/sandbox/checkout', { method: 'POST', body, ...(headers ? { headers } : {}) })
  const pay = (fields: Record<string, string>) => send(new URLSearchParams(fields))
  return { open: (query = '') => site.request(`/sandbox/checkout${query}`), send, pay }
}

const form = (act: string) => ({ act, email: person.email, client_reference_id: person.user.id, ngo: 'reef-renewal' })

test('it is not there in production, nor where a real payment page is configured', async () => {
  for (const site of [siteIn('production'), siteIn('test'), siteIn('demo', 'https://pay.example/link')]) {
    expect([(await site.open()).status, (await site.pay(form('pay'))).status]).toEqual([404, 404])
  }
  expect((await readMe(app, person)).subscriptionType).toBe('Free')
  const createdAt = new Date(person.user.createdAt)
  const account = { subscriptionEndDate: null, lastLogin: null, createdAt, confirmedAt: createdAt }
  const actor = { ...person.user, ...account, sessionId: '', mustChangePassword: false, mustSetUpSecondFactor: false }
  expect((await readState(depsIn('production'), actor)).paymentUrl).toBeNull()
  const { paymentUrl } = await readState(depsIn('production', 'https://pay.example/link?x=1'), actor)
  expect(paymentUrl).toBe(
    `https://pay.example/link?x=1&prefilled_email=${encodeURIComponent(person.email)}&client_reference_id=${person.user.id}`,
  )
})

test('it fills in the address, escapes what it is given, and runs no script', async () => {
  const page = await siteIn('demo').open(`?prefilled_email=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const text = await page.text()
  expect(text).toContain('&quot;&gt;&lt;script&gt;')
  expect(text).not.toContain('<script')
})

test('cancelling and paying later give nothing; paying gives the year and keeps the choice', async () => {
  const { pay } = siteIn('development')
  expect(await (await pay(form('cancel'))).text()).toContain('Nothing was paid')
  expect(await (await pay(form('later'))).text()).toContain('We wait for your transfer')
  expect((await readMe(app, person)).subscriptionType).toBe('Free')
  expect(await (await pay(form('pay'))).text()).toContain('The payment went through')
  expect((await readMe(app, person)).subscriptionType).toBe('Annual')
  expect((await app.as(person)('GET', '/api/membership')).body).toMatchObject({ ngo: 'reef-renewal' })
})

test('a form that can not be read pays nothing, and what no database keeps is left out', async () => {
  const { pay, send } = siteIn('demo')
  const torn = await send('torn', { 'Content-Type': 'multipart/form-data' })
  expect([torn.status, (await torn.text()).includes('Nothing was paid')]).toEqual([200, true])
  const parts = new FormData()
  parts.set('act', 'later')
  expect(await (await send(parts)).text()).toContain('We wait for your transfer')
  const odd = await pay({ ...form('pay'), client_reference_id: 'no\0body', email: 'no\0body@sea.example' })
  expect([odd.status, (await odd.text()).includes('The payment went through')]).toEqual([200, true])
})
