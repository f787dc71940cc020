// The list of subscribers in the admins' hands.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFreeMember, anAdmin, aStaff, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { SubscriberPage } from '../subscriber-desk.schema.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
  await app.deps.db.pool.query(`
    insert into newsletter_subscribers (email, email_key, is_active, consent_at, consent_source, confirmed_at, created_at)
    values ('Reader@Alone.example', 'reader@alone.example', true, now(), 'footer', now(), now()),
      ('left@alone.example', 'left@alone.example', false, now(), 'footer', now(), now())`)
})
afterAll(() => app.stop())

const list = async (query = '') => (await app.as(admin)<SubscriberPage>('GET', `/api/admin/subscribers?${query}`)).body

test('subscribers are listed with and without an account, and found by address, name and state', async () => {
  const person = await aFreeMember(app)
  await app.as(person)('POST', '/api/newsletter', { email: person.email })
  const emails = async (query: string) => (await list(query)).subscribers.map(({ email }) => email).sort()
  expect((await list()).total).toBe(3)
  expect(await emails('account=without')).toEqual(['Reader@Alone.example', 'left@alone.example'])
  expect(await emails('account=with')).toEqual([person.email])
  expect(await emails('query=READER%40alone')).toEqual(['Reader@Alone.example'])
  expect(await emails(`query=${person.user.username}`)).toEqual([person.email])
  expect(await emails('query=%25')).toEqual([])
  expect(await emails('state=left')).toEqual(['left@alone.example'])
  expect(await emails('state=waiting')).toEqual([person.email])
  expect(await emails('state=active')).toEqual(['Reader@Alone.example'])
  expect((await app.as(admin)('GET', '/api/admin/subscribers?state=odd')).status).toBe(422)
  expect((await app.as(await aStaff(app, 'editor'))('GET', '/api/admin/subscribers')).status).toBe(403)
})

test('an address without an account is erased with all that is kept of it; one with an account is not', async () => {
  const { db } = app.deps
  await db.pool.query(`insert into mail_letters (key, recipient, subject, html, text, status, created_at, give_up_at)
    values ('issue:2026-W01:x', 'reader@alone.example', 'Hello', 'x', 'x', 'sent', now(), now())`)
  const { subscribers } = await list()
  const alone = subscribers.find(({ email }) => email === 'Reader@Alone.example')!
  const owned = subscribers.find(({ username }) => username !== null)!
  const erase = (id: string) => app.as(admin)('DELETE', `/api/admin/subscribers/${id}`)
  expect(await erase(owned.id)).toMatchObject({ status: 409, body: { code: 'subscriber_has_account' } })
  expect((await erase(alone.id)).status).toBe(204)
  expect((await erase(alone.id)).status).toBe(404)
  const { rows } = await db.pool.query(`select 1 from mail_letters where lower(recipient) = 'reader@alone.example'`)
  expect(rows).toEqual([])
  expect((await list('query=reader@alone')).total).toBe(0)
})

test('an issue that still waits for an address goes no more once it is erased, also when an account claims the address', async () => {
  const { email } = await aFreeMember(app)
  const { rows } = await app.deps.db.pool.query<{ id: string }>(
    `insert into newsletter_subscribers (email, email_key, consent_at, consent_source, confirmed_at, created_at)
    values ($1, $1, now(), 'footer', now(), now()) returning id`,
    [email],
  )
  const [{ id } = { id: '' }] = rows
  await app.deps.db.pool.query(
    `insert into mail_letters (key, recipient, subject, html, text, status, created_at, give_up_at)
    values ($1, $2, 'This week', 'x', 'x', 'dead', now(), now())`,
    [`issue:2026-W47:${id}`, email],
  )
  expect((await app.as(admin)('DELETE', `/api/admin/subscribers/${id}`)).status).toBe(204)
  const left = await app.deps.db.pool.query('select subject from mail_letters where recipient = $1', [email])
  expect(left.rows).toEqual([{ subject: 'Please confirm your e-mail address' }])
})
