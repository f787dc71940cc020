import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lettersTo, tokenIn } from '#testing/outbox-letters.ts'
import { aFreeMember, anAdmin, newPerson, type Person } from '#testing/people.ts'
import { firstStep, withApp, withPasskey } from '#testing/second-factors.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { User } from '../account.schema.ts'
import { findUser, updateUser } from './accounts.store.ts'
import { mailResetLink } from './reset.service.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

const day = 86_400_000
const asked = /was asked for/
const changed = /address was changed/
const confirmNew = /confirm your new/

const change = (who: Person, email: string, on = app) =>
  on.as(who)<User & { fields: Record<string, string> }>('PATCH', `/api/users/${who.user.id}`, { email })
const me = async (who: { token: string }, on = app) => (await on.as(who)<User>('GET', '/api/user')).body
const verify = async (token: string, on = app) => (await on.call('POST', '/api/verify-email', { token })).status
const undo = async (token: string, on = app) => (await on.call('POST', '/api/undo-email', { token })).status
const login = async ({ password }: Person, email: string, on = app) =>
  (await on.call('POST', '/api/login', { email, password })).status
const register = async (email: string, on = app) =>
  (await on.call('POST', '/api/register', newPerson({ email }))).status

async function aMovedMember(on = app) {
  const person = await aFreeMember(on)
  const email = `new-${person.email}`
  await change(person, email, on)
  expect(await verify(await tokenIn(on, email, confirmNew), on)).toBe(204)
  return { person, email }
}

describe('a new address', () => {
  test('waits until the link in its letter is followed, and is then what one signs in with', async () => {
    const person = await aFreeMember(app)
    const email = `new-${person.email}`
    const { status, body } = await change(person, email)
    expect([status, body]).toEqual([200, { ...person.user, pendingEmail: email }])
    expect(await me(person)).toEqual(body)
    expect([await login(person, email), await login(person, person.email)]).toEqual([401, 200])
    const token = await tokenIn(app, email, confirmNew)
    expect(await verify(token)).toBe(204)
    expect(await me(person)).toMatchObject({ email, emailVerified: true, pendingEmail: null })
    expect([await login(person, email), await login(person, person.email)]).toEqual([200, 401])
    expect(await verify(token)).toBe(404)
  })

  test('is dropped by sending the present one, and its link is void', async () => {
    const person = await aFreeMember(app)
    const email = `never-${person.email}`
    await change(person, email)
    expect((await change(person, person.email)).body).toEqual({ ...person.user })
    expect(await verify(await tokenIn(app, email, confirmNew))).toBe(404)
    expect((await me(person)).email).toBe(person.email)
  })

  test('is only another spelling when nothing but case differs', async () => {
    const person = await aFreeMember(app)
    await updateUser(app.deps.db.orm, person.user.id, { emailVerified: true })
    const email = person.email.toUpperCase()
    expect((await change(person, email)).body).toMatchObject({ email, emailVerified: true, pendingEmail: null })
    await lettersTo(app, person.email, asked, 0)
  })

  test('may still be registered by somebody else, and then the link answers 409', async () => {
    const person = await aFreeMember(app)
    const email = `wanted-${person.email}`
    await change(person, email)
    const token = await tokenIn(app, email, confirmNew)
    expect(await register(email.toUpperCase())).toBe(201)
    expect(await verify(token)).toBe(409)
    expect((await me(person)).email).toBe(person.email)
  })

  test('that somebody has is a 409 at the field', async () => {
    const [one, other] = [await aFreeMember(app), await aFreeMember(app)]
    const { status, body } = await change(one, other.email.toUpperCase())
    expect([status, body.fields.email]).toEqual([409, 'This email is already in use'])
    expect((await me(one)).pendingEmail).toBeNull()
  })

  test('gets its letter again when it is asked for, and only the last link works', async () => {
    const person = await aFreeMember(app)
    const email = `again-${person.email}`
    await change(person, email)
    const first = await tokenIn(app, email, confirmNew)
    app.advance(1000)
    expect((await app.as(person)('POST', '/api/verify-email/resend')).status).toBe(204)
    await lettersTo(app, email, confirmNew, 2)
    expect(await verify(first)).toBe(404)
  })

  test('that is confirmed already is not said to have a letter on its way', async () => {
    const { person } = await aMovedMember()
    const again = await app.as(person)('POST', '/api/verify-email/resend')
    expect(again).toMatchObject({ status: 409, body: { error: 'This address is confirmed already' } })
  })

  test('says nothing that the person chose: neither name nor old address', async () => {
    const person = await aFreeMember(app, { firstName: 'Http://spam.example', lastName: 'Winner' })
    const email = `quiet-${person.email}`
    await change(person, email)
    const letters = [...(await lettersTo(app, email, /./)), ...(await lettersTo(app, person.email, /./, 2))]
    for (const { subject, text } of letters) {
      expect(subject + text).not.toMatch(/spam|winner|sailor/i)
    }
  })
})

describe('the old address', () => {
  test('is told at once and after the switch, each time with a link', async () => {
    const { person } = await aMovedMember()
    for (const subject of [asked, changed]) {
      const [letter] = await lettersTo(app, person.email, subject)
      expect(letter?.text).toMatch(/http:\/\/localhost:3000\/undo-email\?token=[\w-]+/)
    }
  })

  test('drops what is pending: everybody is signed out and a reset link comes', async () => {
    const person = await aFreeMember(app)
    const email = `evil-${person.email}`
    await change(person, email)
    const token = await tokenIn(app, person.email, asked)
    // Confirmed since: that stays.
    expect(await verify(await tokenIn(app, person.email, /confirm your e-mail/))).toBe(204)
    expect(await undo(token)).toBe(204)
    expect((await app.as(person)('GET', '/api/user')).status).toBe(401)
    expect(await verify(await tokenIn(app, email, confirmNew))).toBe(404)
    expect(await login(person, person.email)).toBe(200)
    const newPassword = 'mine-again-1'
    const reset = { token: await tokenIn(app, person.email, /new password/), newPassword }
    expect((await app.call('POST', '/api/reset-password', reset)).status).toBe(200)
    expect(await undo(token)).toBe(404)
    expect((await findUser(app.deps.db.orm, person.user.id))?.emailVerified).toBe(true)
  })

  test('is told with the reset link what happened, and not that nothing needs to be done', async () => {
    const person = await aFreeMember(app)
    await change(person, `evil-${person.email}`)
    expect(await undo(await tokenIn(app, person.email, asked))).toBe(204)
    const [letter] = await lettersTo(app, person.email, /new password/)
    expect(letter?.text).toMatch(/was taken back.*may know your password/s)
    expect(letter?.text).not.toContain('nothing has changed')
  })

  test('comes back after the switch, by the first letter as by the second', async () => {
    for (const subject of [asked, changed]) {
      const { person, email } = await aMovedMember()
      expect(await undo(await tokenIn(app, person.email, subject))).toBe(204)
      expect((await app.as(person)('GET', '/api/user')).status).toBe(401)
      expect([await login(person, email), await login(person, person.email)]).toEqual([401, 200])
      // Nobody had confirmed it before, and nobody has now.
      expect((await findUser(app.deps.db.orm, person.user.id))?.emailVerified).toBe(false)
      expect(await undo(await tokenIn(app, person.email, subject === asked ? changed : asked))).toBe(404)
    }
  })

  test('wins over a second move: the way back of the stolen address is void with it', async () => {
    const { person, email } = await aMovedMember()
    app.advance(1000)
    await change(person, `third-${person.email}`)
    const thiefs = await tokenIn(app, email, asked)
    expect(await undo(await tokenIn(app, person.email, changed))).toBe(204)
    expect(await undo(thiefs)).toBe(404)
    expect(await login(person, person.email)).toBe(200)
  })

  test('takes the ways in along that were made meanwhile, and leaves older ones', async () => {
    const clocked = await startApi()
    const [person, bystander] = [await aFreeMember(clocked), await aFreeMember(clocked)]
    await withPasskey(clocked, person)
    clocked.advance(3 * day)
    await clocked.as(bystander)('POST', '/api/confirm-password', { password: bystander.password })
    for (const add of [withApp, withPasskey]) await add(clocked, bystander)
    await clocked.as(person)('POST', '/api/confirm-password', { password: person.password })
    await withApp(clocked, person)
    const draft = { name: 'A spy', scopes: ['read:own'], expiresOn: null }
    const spy = (await clocked.as(person)<{ token: string }>('POST', '/api/tokens', draft)).body
    const theirs = (await clocked.as(bystander)<{ token: string }>('POST', '/api/tokens', draft)).body
    expect((await clocked.as(spy)('GET', '/api/saved-searches')).status).toBe(200)
    await change(person, `evil-${person.email}`, clocked)
    await change(bystander, `new-${bystander.email}`, clocked)
    expect(await undo(await tokenIn(clocked, person.email, asked), clocked)).toBe(204)
    expect((await clocked.as(spy)('GET', '/api/saved-searches')).status).toBe(401)
    expect(await firstStep(clocked, person)).toMatchObject({ secondFactor: ['passkey'] })
    // Nothing of anybody else's.
    expect(await firstStep(clocked, bystander)).toMatchObject({ secondFactor: ['totp', 'passkey', 'recovery'] })
    expect((await clocked.as(theirs)('GET', '/api/saved-searches')).status).toBe(200)
    expect(await undo(await tokenIn(clocked, bystander.email, asked), clocked)).toBe(204)
    await lettersTo(clocked, person.email, /authenticator app was removed/)
    await clocked.stop()
  })

  test('can be taken again by who left it, while it is kept from everybody else', async () => {
    const { person } = await aMovedMember()
    expect(await change(person, person.email)).toMatchObject({ status: 200, body: { pendingEmail: person.email } })
    expect(await verify(await tokenIn(app, person.email, confirmNew))).toBe(204)
    expect((await me(person)).email).toBe(person.email)
  })

  test('wins by a new password too: what somebody else asked for is dropped, and its link is void', async () => {
    const person = await aFreeMember(app)
    const email = `evil-${person.email}`
    await change(person, email)
    await mailResetLink(app.deps, { userId: person.user.id }, 'the owner')
    const reset = { token: await tokenIn(app, person.email, /new password/), newPassword: 'mine-again-1' }
    expect((await app.call('POST', '/api/reset-password', reset)).status).toBe(200)
    expect((await findUser(app.deps.db.orm, person.user.id))?.pendingEmail).toBeNull()
    expect(await verify(await tokenIn(app, email, confirmNew))).toBe(404)
  })

  test('an administrator gets no reset link', async () => {
    const admin = await anAdmin(app)
    await change(admin, `new-${admin.email}`)
    expect(await undo(await tokenIn(app, admin.email, asked))).toBe(204)
    await lettersTo(app, admin.email, /new password/, 0)
  })
})

test('the old address is kept for a week, the link to the new one lives a day', async () => {
  const clocked = await startApi()
  const { person } = await aMovedMember(clocked)
  const other = await aFreeMember(clocked)
  const token = await tokenIn(clocked, person.email, changed)
  clocked.advance(7 * day - 60_000)
  expect(await register(person.email.toUpperCase(), clocked)).toBe(409)
  const again = (await clocked.call<Person>('POST', '/api/login', { email: other.email, password: other.password }))
    .body
  expect((await change({ ...other, token: again.token }, person.email, clocked)).status).toBe(409)
  clocked.advance(60_000)
  expect(await undo(token, clocked)).toBe(404)
  expect(await register(person.email, clocked)).toBe(201)

  const late = await aFreeMember(clocked)
  await change(late, `late-${late.email}`, clocked)
  const lateToken = await tokenIn(clocked, `late-${late.email}`, confirmNew)
  clocked.advance(day)
  expect(await verify(lateToken, clocked)).toBe(404)
  await clocked.stop()
})
