import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anUpload } from '#testing/jobs.ts'
import { lettersTo } from '#testing/outbox-letters.ts'
import { aFreeMember, anAdmin, newPerson, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { Session, SignedIn, User } from '../account.schema.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

type Failure = { fields: Record<string, string>; code: string; error: string }
const patch = (who: Person, change: object, id = who.user.id) =>
  app.as(who)<User & Failure>('PATCH', `/api/users/${id}`, change)
const login = async (email: string, password: string) =>
  (await app.call<SignedIn>('POST', '/api/login', { email, password })).status

async function linkIn(address: string, subject: RegExp): Promise<string> {
  const [letter] = await lettersTo(app, address, subject)
  return /https?:\/\/\S+token=[\w-]+/.exec(letter!.text)![0]
}
const tokenOf = (link: string) => new URL(link).searchParams.get('token')!

describe('changing the account', () => {
  test.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ username: 'n'.repeat(31) }, 'username', 'Username must be less than 30 characters'],
    [{ username: 'oceanberther' }, 'username', 'Username may not contain both "ocean" and "berth"'],
    [{ email: 'nonsense' }, 'email', 'Invalid email'],
    [{ currentPassword: '', newPassword: 'longer-one' }, 'currentPassword', 'Current password required'],
    [{ currentPassword: 'x', newPassword: '12345' }, 'newPassword', 'New password must be at least 6 characters'],
    [{ currentPassword: 'wrong', newPassword: 'longer-one' }, 'currentPassword', 'The current password is not right'],
    [{ role: 'admin' }, 'role', 'Unknown field'],
    [{ username: 'fine-name', role: 'admin' }, 'role', 'Unknown field'],
    [{ emailVerified: true }, 'emailVerified', 'Unknown field'],
    [{ subscriptionType: 'Annual' }, 'subscriptionType', 'Unknown field'],
  ])('%o is a 422 at %s and changes nothing', async (change, field, text) => {
    const person = await aFreeMember(app)
    const { status, body } = await patch(person, change)
    expect([status, body.fields[field]]).toEqual([422, text])
    expect((await app.as(person)<User>('GET', '/api/user')).body).toEqual(person.user)
  })

  test('names of 3 and 30 characters are fine; a taken one is a 409 at the field', async () => {
    const [one, other] = [await aFreeMember(app), await aFreeMember(app)]
    for (const username of ['q-1', 'q'.repeat(30)])
      expect((await patch(one, { username })).body.username).toBe(username)
    const taken = await patch(one, { username: other.user.username.toUpperCase() })
    expect([taken.status, taken.body.fields.username]).toEqual([409, 'This username is already taken'])
  })

  test('a new password keeps this session, ends the others, and voids reset links', async () => {
    const [person, admin] = [await aFreeMember(app), await anAdmin(app)]
    const other = (await app.call<SignedIn>('POST', '/api/login', { email: person.email, password: person.password }))
      .body
    const { body } = await app.as(admin)<{ resetLink: string }>('POST', '/api/admin/generate-reset-link', {
      email: person.email,
    })
    expect((await patch(person, { currentPassword: person.password, newPassword: 'brand-new-1' })).status).toBe(200)
    expect((await app.as(person)('GET', '/api/user')).status).toBe(200)
    expect((await app.as(other)('GET', '/api/user')).status).toBe(401)
    expect([await login(person.email, person.password), await login(person.email, 'brand-new-1')]).toEqual([401, 200])
    expect((await app.call('GET', `/api/verify-reset-token?token=${tokenOf(body.resetLink)}`)).status).toBe(404)
  })

  test("another person's account is out of reach, before anything is looked at", async () => {
    const [one, other] = [await aFreeMember(app), await aFreeMember(app)]
    for (const [method, path, body] of [
      ['PATCH', '', { nonsense: true }],
      ['DELETE', '', undefined],
      ['GET', '/export', undefined],
      ['GET', '/sessions', undefined],
      ['DELETE', '/sessions', undefined],
      ['GET', '/favorites', undefined],
    ] as const) {
      const answer = await app.as(one)(method, `/api/users/${other.user.id}${path}`, body)
      expect([method, path, answer.status]).toEqual([method, path, 403])
    }
    expect((await app.as(other)('GET', '/api/user')).status).toBe(200)
  })

  test("one's own id is one's own in capitals too, in the address and in what is sent", async () => {
    const one = await aFreeMember(app)
    const id = one.user.id.toUpperCase()
    expect(id).not.toBe(one.user.id)
    expect((await app.as(one)('GET', `/api/users/${id}/sessions`)).status).toBe(200)
    const wish = { userId: id, jobId: '00000000-0000-4000-8000-00000000ABCD' }
    expect(await app.as(one)('POST', '/api/favorites', wish)).toMatchObject({ status: 404 })
  })

  test('a picture must be one that was uploaded, by the same person; the one before disappears', async () => {
    const [one, other] = [await aFreeMember(app), await aFreeMember(app)]
    const [first, second, foreign] = [await anUpload(app, one), await anUpload(app, one), await anUpload(app, other)]
    const change = (profilePicture: string) =>
      app.as(one)<User & Failure>('PATCH', '/api/users/profile-picture', { profilePicture })
    expect((await change(first)).body.profilePicture).toBe(first)
    expect((await change(second)).body.profilePicture).toBe(second)
    expect(await app.deps.storage.get(first.split('/').at(-1)!)).toBeNull()
    for (const path of [foreign, '/objects/00000000-0000-4000-8000-000000000000', 'https://evil.example/x.png', '']) {
      expect((await change(path)).status).toBe(422)
    }
  })

  test('are taken away again by their owner, and the object with them', async () => {
    const [one, other] = [await aFreeMember(app), await aFreeMember(app)]
    const picture = await anUpload(app, one)
    const change = (person: typeof one, profilePicture: string | null) =>
      app.as(person)<User>('PATCH', '/api/users/profile-picture', { profilePicture })
    await change(one, picture)
    expect((await change(other, null)).body.profilePicture).toBeNull()
    expect(await app.deps.storage.get(picture.split('/').at(-1)!)).not.toBeNull()
    expect(await change(one, null)).toMatchObject({ status: 200, body: { profilePicture: null } })
    expect(await app.deps.storage.get(picture.split('/').at(-1)!)).toBeNull()
    expect((await change(one, null)).status).toBe(200)
    expect((await app.as(one)<User>('GET', '/api/user')).body.profilePicture).toBeNull()
  })
})

test('a member corrects their own name, both parts of it, and nobody else can', async () => {
  const [one, other] = [await aFreeMember(app), await aFreeMember(app)]
  const path = `/api/users/${one.user.id}`
  const name = { firstName: ' Zoë ', lastName: 'de la Mer' }
  expect(await app.as(one)('PATCH', path, name)).toMatchObject({
    status: 200,
    body: { firstName: 'Zoë', lastName: 'de la Mer', username: one.user.username },
  })
  expect((await app.as(other)('PATCH', path, name)).status).toBe(403)
  expect(await app.as(one)('PATCH', path, { firstName: '', lastName: 'Marsh' })).toMatchObject({
    status: 422,
    body: { fields: { firstName: 'First name required' } },
  })
  expect(await app.as(one)('PATCH', path, { firstName: 'Ada' })).toMatchObject({
    status: 422,
    body: { fields: { lastName: 'Last name required' } },
  })
  expect((await app.as(one)('PATCH', path, { ...name, role: 'admin' })).status).toBe(422)
})

describe('sessions', () => {
  test('are listed with a readable device, and ended one by one or all others, and nobody else’s', async () => {
    const [person, bystander] = [await aFreeMember(app), await aFreeMember(app)]
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    const extra = []
    for (let i = 0; i < 3; i += 1)
      extra.push(
        (await app.call<SignedIn>('POST', '/api/login', { email: person.email, password: person.password }, agent))
          .body,
      )
    const path = `/api/users/${person.user.id}/sessions`
    const { body } = await app.as(person)<Session[]>('GET', path)
    expect(body).toHaveLength(4)
    expect(body.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const foreign = body.find(({ isCurrent }) => !isCurrent)!
    expect(foreign).toMatchObject({ device: 'Firefox on Linux', address: '203.0.113.0' })
    expect((await app.as(person)('DELETE', `${path}/${foreign.id}`)).status).toBe(204)
    expect((await app.as(person)('DELETE', `${path}/${foreign.id}`)).status).toBe(404)
    const [theirs] = (await app.as(bystander)<Session[]>('GET', `/api/users/${bystander.user.id}/sessions`)).body
    expect((await app.as(person)('DELETE', `${path}/${theirs!.id}`)).status).toBe(404)
    expect((await app.as(person)('DELETE', path)).status).toBe(204)
    for (const session of extra) expect((await app.as(session)('GET', '/api/user')).status).toBe(401)
    for (const who of [person, bystander]) expect((await app.as(who)('GET', '/api/user')).status).toBe(200)
  })
})

describe('resetting a password', () => {
  const reset = (path: string, token: string, newPassword: string) =>
    app.call<Failure & { message: string }>('POST', path, { token, newPassword })

  test('the mailed link works once, ends every session and is told by mail', async () => {
    const [person, bystander] = [await aFreeMember(app), await aFreeMember(app)]
    expect((await app.call('POST', '/api/request-password-reset', { email: person.email.toUpperCase() })).status).toBe(
      200,
    )
    const link = await linkIn(person.email, /new password/i)
    expect(link.startsWith('http://localhost:3000/admin-reset-password?token=')).toBe(true)
    const answers = await Promise.all(
      ['fresh-one-1', 'fresh-two-2'].map((password) => reset('/api/reset-password', tokenOf(link), password)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await app.as(person)('GET', '/api/user')).status).toBe(401)
    expect((await app.as(bystander)('GET', '/api/user')).status).toBe(200)
    expect(await login(person.email, person.password)).toBe(401)
    await lettersTo(app, person.email, /was changed/)
  })

  test('known and unknown addresses get the same answer, and only the known one a letter', async () => {
    const person = await aFreeMember(app)
    const unknown = newPerson().email
    const [one, other] = [
      await app.call('POST', '/api/request-password-reset', { email: person.email }),
      await app.call('POST', '/api/request-password-reset', { email: unknown }),
    ]
    expect([one.status, one.body]).toEqual([other.status, other.body])
    await lettersTo(app, person.email, /new password/i)
    await lettersTo(app, unknown, /./, 0)
  })

  test('a newer link voids the older; a short password is refused in French and uses nothing up; a change of address voids it', async () => {
    const [person, admin] = [await aFreeMember(app), await anAdmin(app)]
    const make = async () =>
      tokenOf(
        (await app.as(admin)<{ resetLink: string }>('POST', '/api/admin/generate-reset-link', { email: person.email }))
          .body.resetLink,
      )
    const [older, newer] = [await make(), await make()]
    const check = async (token: string) =>
      (await app.call<{ email: string }>('GET', `/api/verify-reset-token?token=${token}`)).status
    expect([await check(older), await check(newer), await check(newer)]).toEqual([404, 200, 200])
    const short = await reset('/api/admin-reset-password', newer, '12345')
    expect([short.status, short.body.fields.newPassword]).toEqual([
      422,
      'Le mot de passe doit contenir au moins 6 caractères',
    ])
    expect(await check(newer)).toBe(200)
    await patch(person, { email: `moved-${person.email}` })
    expect(await check(newer)).toBe(404)
  })

  test('an admin link lasts a day, a mailed one an hour', async () => {
    const clocked = await startApi()
    const [person, admin] = [await aFreeMember(clocked), await anAdmin(clocked)]
    const { body } = await clocked.as(admin)<{ resetLink: string }>('POST', '/api/admin/generate-reset-link', {
      email: person.email,
    })
    const check = async () =>
      (await clocked.call('GET', `/api/verify-reset-token?token=${tokenOf(body.resetLink)}`)).status
    clocked.advance(86_400_000 - 5_000)
    expect(await check()).toBe(200)
    clocked.advance(5_000)
    expect(await check()).toBe(404)
    await clocked.stop()
  })

  test('nobody resets an administrator by a link', async () => {
    const [admin, other] = [await anAdmin(app), await anAdmin(app)]
    const { status } = await app.as(admin)('POST', '/api/admin/generate-reset-link', { email: other.email })
    expect(status).toBe(403)
    expect(
      (await app.as(admin)('POST', '/api/admin/generate-reset-link', { email: 'nobody@mail.example' })).status,
    ).toBe(404)
  })
})
