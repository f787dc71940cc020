import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lettersTo } from '#testing/outbox-letters.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'

const quarter = 15 * 60_000

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

type Failure = { code: string; fields: Record<string, string> }
const confirm = (who: Person, password: string, on = app) =>
  on.as(who)<Failure>('POST', '/api/confirm-password', { password })

describe('fifteen minutes after signing in', () => {
  test('changing the address, taking the data along and deleting the account ask for the password, and then go on', async () => {
    const person = await aFreeMember(app)
    const own = `/api/users/${person.user.id}`
    const acts = [
      ['PATCH', own, { email: `new-${person.email}` }, 200],
      ['GET', `${own}/export`, undefined, 200],
      ['DELETE', own, undefined, 204],
    ] as const
    app.advance(quarter - 2_000)
    expect((await app.as(person)('GET', `${own}/export`)).status).toBe(200)
    app.advance(2_000)
    for (const [method, path, body] of acts) {
      expect(await app.as(person)(method, path, body)).toMatchObject({
        status: 403,
        body: { code: 'confirm_password' },
      })
    }
    expect((await confirm(person, person.password)).status).toBe(204)
    for (const [method, path, body, status] of acts) {
      expect((await app.as(person)(method, path, body)).status).toBe(status)
    }
  })

  test('everything else goes on as before, and only the session that was asked is fresh', async () => {
    const person = await aFreeMember(app)
    const { email, password } = person
    const other = (await app.call<Person>('POST', '/api/login', { email, password })).body
    app.advance(quarter)
    const rename = await app.as(person)('PATCH', `/api/users/${person.user.id}`, { username: `tern-${email.length}` })
    expect(rename.status).toBe(200)
    await confirm(person, password)
    expect((await app.as(other)('GET', `/api/users/${person.user.id}/export`)).status).toBe(403)
    expect((await app.as(person)('GET', `/api/users/${person.user.id}/export`)).status).toBe(200)
  })

  test('an administrator is asked before a reset link is made or a person deleted', async () => {
    const [admin, person] = [await anAdmin(app), await aFreeMember(app)]
    const acts = [
      ['POST', '/api/admin/generate-reset-link', { email: person.email }, 200],
      ['DELETE', `/api/admin/users/${person.user.id}`, undefined, 204],
    ] as const
    app.advance(quarter)
    for (const [method, path, body] of acts) {
      expect(await app.as(admin)(method, path, body)).toMatchObject({ status: 403, body: { code: 'confirm_password' } })
    }
    await confirm(admin, admin.password)
    for (const [method, path, body, status] of acts) {
      expect((await app.as(admin)(method, path, body)).status).toBe(status)
    }
  })

  test('whoever makes a token, and an administrator who corrects an address, erases one or gives a role, is asked too', async () => {
    const [admin, person] = [await anAdmin(app), await aFreeMember(app)]
    const at = `/api/admin/users/${person.user.id}`
    const acts = [
      [person, 'POST', '/api/tokens', { name: 'A script', scopes: ['read:own'], expiresOn: null }, 201],
      [admin, 'PUT', `${at}/email`, { email: `right-${person.email}` }, 200],
      [admin, 'PUT', `${at}/role`, { role: 'editor' }, 200],
      [admin, 'DELETE', '/api/admin/subscribers/00000000-0000-4000-8000-000000000000', undefined, 404],
    ] as const
    app.advance(quarter)
    for (const [who, method, path, body] of acts)
      expect(await app.as(who)(method, path, body)).toMatchObject({ status: 403, body: { code: 'confirm_password' } })
    for (const who of [admin, person]) await confirm(who, who.password)
    for (const [who, method, path, body, status] of acts)
      expect([path, (await app.as(who)(method, path, body)).status]).toEqual([path, status])
  })
})

describe('the question for the password', () => {
  test('says at the field that it is wrong or missing, and signs nobody out', async () => {
    const person = await aFreeMember(app)
    const wrong = await confirm(person, 'not-this-one')
    expect([wrong.status, wrong.body.fields.password]).toEqual([422, 'The current password is not right'])
    expect((await confirm(person, '')).body.fields.password).toBe('Password required')
    expect((await app.as(person)('GET', '/api/user')).status).toBe(200)
    expect((await app.call('POST', '/api/confirm-password', { password: person.password })).status).toBe(401)
  })

  test.each([
    ['POST', '/api/confirm-password', { password: 'guess' }, aFreeMember],
    ['PATCH', '/api/users/:id', { currentPassword: 'guess', newPassword: 'longer-one' }, aFreeMember],
    ['POST', '/api/admin/change-password', { currentPassword: 'guess', newPassword: 'a-much-longer-one' }, anAdmin],
  ] as const)('%s %s counts guesses as signing in does', async (method, path, body, who) => {
    const limited = await startApi({ RATE_LIMITS: 'on' })
    const person = await who(limited)
    const guess = () => limited.as(person)(method, path.replace(':id', person.user.id), body)
    for (let i = 0; i < 5; i += 1) expect((await guess()).status).toBe(422)
    const held = await guess()
    expect([held.status, Number(held.headers.get('retry-after')) > 30]).toEqual([429, true])
    const login = { email: person.email, password: person.password }
    expect((await limited.call('POST', '/api/login', login)).status).toBe(429)
    await limited.stop()
  })
})

test('a changed password is told by letter', async () => {
  const person = await aFreeMember(app)
  const change = { currentPassword: person.password, newPassword: 'brand-new-1' }
  expect((await app.as(person)('PATCH', `/api/users/${person.user.id}`, change)).status).toBe(200)
  await lettersTo(app, person.email, /password was changed/)
})
