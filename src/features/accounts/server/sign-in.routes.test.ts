import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#platform/passwords.ts'
import { aFreeMember, anAdmin, newPerson } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { SignedIn } from '../account.schema.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

const register = (change: Record<string, unknown>) =>
  app.call<SignedIn & { fields: Record<string, string> }>('POST', '/api/register', newPerson(change))
const letters = (n: number) => 'k'.repeat(n)

describe('signing up', () => {
  test('answers 201 with a token and the whole user, and nothing secret', async () => {
    const form = newPerson()
    const { status, body, headers } = await app.call<SignedIn>('POST', '/api/register', form)
    expect(status).toBe(201)
    expect(body.token.length).toBeGreaterThan(40)
    expect(Object.keys(body.user).sort()).toEqual(
      'createdAt email emailVerified firstName id lastLogin lastName pendingEmail profilePicture role subscriptionEndDate subscriptionType username'.split(
        ' ',
      ),
    )
    expect(body.user).toMatchObject({
      email: form.email,
      role: 'job_seeker',
      subscriptionType: 'Free',
      emailVerified: false,
    })
    expect(headers.getSetCookie()[0]).toMatch(/^session=cok_.*HttpOnly.*SameSite=Lax/)
    expect(headers.getSetCookie()[0]).not.toContain(body.token)
  })

  test.each([
    [{ username: 'ab' }, 'username', 'Username required (min 3 characters)'],
    [{ username: letters(101) }, 'username', 'Username must be less than 100 characters'],
    [{ username: 'zero\u200bwidth' }, 'username', 'Username may not contain invisible characters'],
    [{ username: 'BerthOfTheOcean' }, 'username', 'Username may not contain both "ocean" and "berth"'],
    [{ username: 'ＯＣＥＡＮberth' }, 'username', 'Username may not contain both "ocean" and "berth"'],
    [{ firstName: '' }, 'firstName', 'First name required'],
    [{ firstName: '   ' }, 'firstName', 'First name required'],
    [{ lastName: '' }, 'lastName', 'Last name required'],
    [{ email: 'nobody.example' }, 'email', 'Invalid email'],
    [{ password: '12345' }, 'password', 'Password required (min 6 characters)'],
    [{ password: 'e\u0301'.repeat(5) }, 'password', 'Password required (min 6 characters)'],
    [{ password: letters(129) }, 'password', 'Password must have at most 128 characters'],
    [{ confirmPassword: 'another' }, 'confirmPassword', "Passwords don't match"],
    [{ role: 'admin' }, 'role', 'Unknown field'],
    [{ subscriptionType: 'Annual' }, 'subscriptionType', 'Unknown field'],
    [{ emailVerified: true }, 'emailVerified', 'Unknown field'],
  ])('%o is a 422 at %s', async (change, field, text) => {
    const { status, body } = await register(change)
    expect([status, body.fields[field]]).toEqual([422, text])
  })

  test.each([
    [{ username: 'abc' }],
    [{ username: letters(100) }],
    [{ username: 'ocean-lover' }],
    [{ password: '739164' }],
    [{ password: ` ${letters(126)} ` }],
  ])('%o is accepted and signs in', async (change) => {
    const form = newPerson(change)
    expect((await app.call('POST', '/api/register', form)).status).toBe(201)
    expect((await app.call('POST', '/api/login', { email: form.email, password: form.password })).status).toBe(200)
  })

  test.each([
    ['another case', (name: string) => name.toUpperCase()],
    [
      'full-width letters',
      (name: string) => name.replace(/[a-z]/g, (c) => String.fromCodePoint(c.codePointAt(0)! + 0xfee0)),
    ],
  ])('a taken username in %s is a 409 at the field', async (_what, disguise) => {
    const { user } = await aFreeMember(app)
    const { status, body } = await register({ username: disguise(user.username) })
    expect([status, body.fields.username]).toEqual([409, 'This username is already taken'])
  })

  test('a taken e-mail in any case is a 409 at the field', async () => {
    const { email } = await aFreeMember(app)
    const { status, body } = await register({ email: email.toUpperCase() })
    expect([status, body.fields.email]).toEqual([409, 'This email is already in use'])
  })

  test('of 100 registrations of one e-mail at once exactly one wins', async () => {
    const email = newPerson().email
    const answers = await Promise.all(Array.from({ length: 100 }, () => register({ email })))
    const tally = Object.groupBy(answers, ({ status }) => String(status))
    expect(tally['201']).toHaveLength(1)
    // Hashing is done by few at a time; who finds the queue full is told to come back.
    expect(
      Object.keys(tally)
        .sort()
        .filter((status) => !['201', '409', '503'].includes(status)),
    ).toEqual([])
  })
})

describe('signing in', () => {
  test('takes the e-mail in any case, sets lastLogin, and gives a new token each time', async () => {
    const person = await aFreeMember(app)
    const login = () =>
      app.call<SignedIn>('POST', '/api/login', { email: person.email.toUpperCase(), password: person.password })
    const [one, two] = [await login(), await login()]
    expect(one.body.token).not.toBe(two.body.token)
    expect(one.body.user.lastLogin).toMatch(/^\d{4}-/)
  })

  // Measured in processor time, as other work on the machine may fall into one of the two.
  test('an unknown e-mail and a wrong password can not be told apart', async () => {
    const { email } = await aFreeMember(app)
    const attempt = async (address: string) => {
      const before = process.cpuUsage()
      const { status, body } = await app.call('POST', '/api/login', { email: address, password: 'not-this-one' })
      const { user, system } = process.cpuUsage(before)
      return { status, body, ms: (user + system) / 1000 }
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let i = 0; i < 15; i += 1) {
      const [a, b] = [await attempt(email), await attempt(`nobody-${i}@mail.example`)]
      expect([a.status, a.body]).toEqual([b.status, b.body])
      expect(a).toMatchObject({ status: 401, body: { error: 'Invalid credentials' } })
      known.push(a.ms)
      unknown.push(b.ms)
    }
    const median = (times: number[]) => times.sort((x, y) => x - y)[7]!
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(15)
  })

  test('a password that is changed while it is checked opens nothing any more', async () => {
    const person = await aFreeMember(app)
    const { pool } = app.deps.db
    const owner = await pool.connect()
    await owner.query('begin')
    await owner.query('update users set password_hash = $2 where id = $1', [
      person.user.id,
      await hashPassword('the new one'),
    ])
    const answer = app.call('POST', '/api/login', { email: person.email, password: person.password })
    const stuck = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await expect.poll(async () => (await pool.query(stuck)).rowCount).toBe(1)
    await owner.query('delete from sessions where user_id = $1', [person.user.id])
    await owner.query('commit')
    owner.release()
    expect(await answer).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
    expect((await pool.query('select 1 from sessions where user_id = $1', [person.user.id])).rowCount).toBe(0)
    const withTheNew = { email: person.email, password: 'the new one' }
    expect((await app.call('POST', '/api/login', withTheNew)).status).toBe(200)
  })

  test('passwords are taken as they are: not trimmed, not lower-cased', async () => {
    const person = await aFreeMember(app, { password: ' Tide ' })
    const login = async (password: string) =>
      (await app.call('POST', '/api/login', { email: person.email, password })).status
    expect([await login(' Tide '), await login('Tide'), await login(' tide ')]).toEqual([200, 401, 401])
  })

  test('the admin door gives a member nothing at all', async () => {
    const { email, password } = await aFreeMember(app)
    const { status, body, headers } = await app.call('POST', '/api/admin/login', { email, password })
    expect(status).toBe(403)
    expect(body.token).toBeUndefined()
    expect(headers.getSetCookie()).toEqual([])
    const admin = await anAdmin(app)
    expect((await app.call('POST', '/api/admin/login', { email: admin.email, password: admin.password })).status).toBe(
      200,
    )
  })

  test.each(['/api/login', '/api/admin/login'])('%s says what is missing', async (path) => {
    const nonsense = await app.call<{ fields: object }>('POST', path, { email: 'nonsense', password: '' })
    expect(nonsense).toMatchObject({
      status: 422,
      body: { fields: { email: 'Invalid email', password: 'Password required' } },
    })
  })
})

describe('a session', () => {
  test('reads by cookie but never writes by it', async () => {
    const { cookie, user } = await aFreeMember(app)
    expect((await app.call('GET', '/api/user', undefined, { cookie })).status).toBe(200)
    expect((await app.call('PATCH', `/api/users/${user.id}`, { username: 'forged' }, { cookie })).status).toBe(401)
    expect((await app.call('DELETE', `/api/users/${user.id}`, undefined, { cookie })).status).toBe(401)
  })

  test('ends with the logout, by token or by cookie from our own page, and not by a foreign page', async () => {
    const [one, two] = [await aFreeMember(app), await aFreeMember(app)]
    expect((await app.as(one)('POST', '/api/logout')).status).toBe(204)
    expect((await app.as(one)('GET', '/api/user')).status).toBe(401)
    const logout = (headers: Record<string, string>) =>
      app.call('POST', '/api/logout', undefined, { cookie: two.cookie, ...headers })
    const isAlive = async () => (await app.call('GET', '/api/user', undefined, { cookie: two.cookie })).status === 200
    await logout({})
    expect((await logout({ origin: 'https://evil.example' })).status).toBe(403)
    expect(await isAlive()).toBe(true)
    await logout({ origin: 'http://localhost:3000' })
    expect(await isAlive()).toBe(false)
  })

  test('a browser that lost its cookie gets a new one with its token', async () => {
    const person = await aFreeMember(app)
    const elsewhere = await app.call('POST', '/api/login', { email: person.email, password: person.password })
    expect((await app.as(person)('GET', '/api/user')).headers.getSetCookie()).toEqual([])
    const answer = await app.as(person)('POST', '/api/user/cookie')
    expect(answer.status).toBe(204)
    const fresh = answer.headers.getSetCookie()[0]!.split(';')[0]!
    expect((await app.call('GET', '/api/user', undefined, { cookie: fresh })).status).toBe(200)
    expect((await app.call('GET', '/api/user', undefined, { cookie: person.cookie })).status).toBe(401)
    const given = async (cookie: string) =>
      (await app.as(person)('POST', '/api/user/cookie', undefined, { cookie })).headers.getSetCookie().length
    expect(await given(fresh)).toBe(0)
    // One of another session, and one that was replaced, are as good as none.
    expect(await given(elsewhere.headers.getSetCookie()[0]!.split(';')[0]!)).toBe(1)
    expect(await given(person.cookie)).toBe(1)
  })

  test('a person has at most ten, whatever others have', async () => {
    const [bystander, person] = [await aFreeMember(app), await aFreeMember(app)]
    for (let i = 0; i < 11; i += 1)
      await app.call('POST', '/api/login', { email: person.email, password: person.password })
    const { body } = await app.call<SignedIn>('POST', '/api/login', { email: person.email, password: person.password })
    const sessions = await app.as(body)<unknown[]>('GET', `/api/users/${person.user.id}/sessions`)
    expect(sessions.body).toHaveLength(10)
    expect((await app.as(bystander)('GET', '/api/user')).status).toBe(200)
    expect((await app.as(person)('GET', '/api/user')).status).toBe(401)
  })

  test.each(['x'.repeat(43), 'ses_short', '', 'Bearer'])('a made-up token %s is nobody', async (token) => {
    expect((await app.call('GET', '/api/user', undefined, { authorization: `Bearer ${token}` })).status).toBe(401)
  })
})
