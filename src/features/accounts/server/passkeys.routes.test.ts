import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAuthenticator } from '#testing/authenticator.ts'
import { lettersTo } from '#testing/outbox-letters.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { firstStep, withApp, withPasskey } from '#testing/second-factors.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { SignedIn } from '../account.schema.ts'
import type { SecondFactor } from '../second-factor.schema.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

type Options = { challenge: string; allowCredentials?: { id: string }[]; rpId: string; userVerification: string }
type Said = SignedIn & { code: string }
const ask = async (challenge?: string) =>
  (await app.call<Options>('POST', '/api/login/passkey/options', challenge ? { challenge } : {})).body
const enter = (response: unknown, door?: string) =>
  app.call<Said>('POST', '/api/login/passkey', { response, ...(door ? { door } : {}) })
const begin = async (person: Person) =>
  (await app.as(person)<Options>('POST', '/api/second-factor/passkeys/options')).body
const keep = (person: Person, response: unknown) =>
  app.as(person)<{ code: string; name: string }>('POST', '/api/second-factor/passkeys', { response })

describe('a passkey', () => {
  test('is kept with its name, comes with recovery codes when it is the first factor, and is told by letter', async () => {
    const person = await aFreeMember(app)
    const first = await withPasskey(app, person)
    expect(first.recoveryCodes).toHaveLength(10)
    const second = await withPasskey(app, person)
    expect(second.recoveryCodes).toBeUndefined()
    const { body } = await app.as(person)<SecondFactor>('GET', '/api/second-factor')
    const kept = { name: 'My phone', createdAt: expect.any(String), lastUsedAt: null }
    expect(body).toEqual({
      secondFactor: ['passkey', 'recovery'],
      totp: null,
      passkeys: [
        { id: first.id, ...kept },
        { id: second.id, ...kept },
      ],
      recoveryCodesLeft: 10,
    })
    await lettersTo(app, person.email, /passkey was added/, 2)
  })

  test('is one of twenty at most, also when two are made at once', async () => {
    const person = await aFreeMember(app)
    await withPasskey(app, person)
    await app.deps.db.pool.query(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
        select user_id, credential_id || n, public_key, counter, transports, name, created_at
        from passkeys, generate_series(1, 18) as n where user_id = $1`,
      [person.user.id],
    )
    const made = [await begin(person), await begin(person)].map((options) => makeAuthenticator().create(options))
    const both = await Promise.all(made.map((response) => keep(person, response)))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const more = await app.as(person)('POST', '/api/second-factor/passkeys/options')
    expect([more.status, more.body.code]).toEqual([409, 'too_many_passkeys'])
  })

  test('signs in alone, without a password, as often as it is asked', async () => {
    const person = await aFreeMember(app)
    const { authenticator } = await withPasskey(app, person)
    const options = await ask()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options.allowCredentials ?? []).toEqual([])
    for (let i = 0; i < 2; i += 1) {
      const { status, body, headers } = await enter(authenticator.answer(await ask()))
      expect([status, body.user.email]).toEqual([200, person.email])
      expect(headers.getSetCookie()[0]).toMatch(/^session=cok_/)
      expect((await app.as(body)('GET', '/api/user')).status).toBe(200)
    }
    const { body } = await app.as(person)<SecondFactor>('GET', '/api/second-factor')
    expect(body.passkeys[0]!.lastUsedAt).toEqual(expect.any(String))
  })

  test("is the second step after a password, and then only the person's own is asked for", async () => {
    const [person, other] = [await aFreeMember(app), await aFreeMember(app)]
    const [mine, theirs] = [await withPasskey(app, person), await withPasskey(app, other)]
    const { secondFactor, challenge } = await firstStep(app, person)
    expect(secondFactor).toEqual(['passkey', 'recovery'])
    const options = await ask(challenge)
    expect(options.allowCredentials?.map(({ id }) => id)).toEqual([mine.authenticator.answer(options).id])
    expect((await enter(theirs.authenticator.answer(options))).status).toBe(401)
    const again = await ask(challenge)
    expect((await enter(mine.authenticator.answer(again))).status).toBe(200)
    const madeUp = await app.call('POST', '/api/login/passkey/options', { challenge: 'chl_made-up' })
    expect([madeUp.status, madeUp.body.code]).toEqual([401, 'challenge_over'])
  })

  test("opens the administration's door to administrators only", async () => {
    const [member, admin] = [await aFreeMember(app), await anAdmin(app)]
    const [theirs, mine] = [await withPasskey(app, member), await withPasskey(app, admin)]
    const refused = await enter(theirs.authenticator.answer(await ask()), 'admin')
    expect([refused.status, refused.body.code, refused.headers.getSetCookie()]).toEqual([403, 'not_an_admin', []])
    const { status, body } = await enter(mine.authenticator.answer(await ask()), 'admin')
    expect([status, (await app.as(body)('GET', '/api/admin/audit')).status]).toEqual([200, 200])
    app.advance(61 * 60_000)
    expect((await app.as(body)('GET', '/api/user')).status).toBe(401)
  })

  test('that was removed signs nobody in, and its owner is told', async () => {
    const person = await aFreeMember(app)
    const { authenticator, id } = await withPasskey(app, person)
    const stranger = await aFreeMember(app)
    const path = `/api/second-factor/passkeys/${id}`
    expect((await app.as(stranger)('DELETE', path)).status).toBe(404)
    expect((await app.as(person)('DELETE', path)).status).toBe(204)
    const refused = await enter(authenticator.answer(await ask()))
    expect([refused.status, refused.body.code]).toEqual([401, 'passkey_unknown'])
    expect(await firstStep(app, person)).toMatchObject({ token: expect.any(String) })
    await lettersTo(app, person.email, /passkey was removed/)
  })

  test('leaves the recovery codes alone while the app is still there', async () => {
    const person = await aFreeMember(app)
    await withApp(app, person)
    const { id } = await withPasskey(app, person)
    await app.as(person)('DELETE', `/api/second-factor/passkeys/${id}`)
    expect((await firstStep(app, person)).secondFactor).toEqual(['totp', 'recovery'])
  })
})

describe('an answer of a passkey', () => {
  test('counts once, and only for five minutes', async () => {
    const { authenticator } = await withPasskey(app, await aFreeMember(app))
    const answer = authenticator.answer(await ask())
    const both = await Promise.all([enter(answer), enter(answer)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    const late = authenticator.answer(await ask())
    app.advance(5 * 60_000)
    expect((await enter(late)).status).toBe(401)
  })

  test.each([
    ['was made for another site', { origin: 'https://evil.example' }],
    ['was made for another name', { rpId: 'evil.example' }],
    ['does not say that it made sure who used it', { isVerified: false }],
    ['comes from a copy, whose count is behind', { counter: 1 }],
  ])('is refused when it %s', async (_why, odd) => {
    const { authenticator } = await withPasskey(app, await aFreeMember(app))
    for (let i = 0; i < 2; i += 1) await enter(authenticator.answer(await ask()))
    const refused = await enter(authenticator.answer(await ask(), odd))
    expect([refused.status, refused.body.code]).toEqual([401, 'passkey_not_valid'])
  })

  test('is refused when nobody asked for it, or its signature is of another key', async () => {
    const [one, other] = [await withPasskey(app, await aFreeMember(app)), makeAuthenticator()]
    expect((await enter(one.authenticator.answer({ challenge: 'bWFkZS11cA' }))).status).toBe(401)
    const question = await ask()
    const { id, rawId } = one.authenticator.answer(question)
    expect((await enter({ ...other.answer(question), id, rawId })).status).toBe(401)
  })

  test('to the question for a new one must be its own person’s, true, and new', async () => {
    const [person, other] = [await aFreeMember(app), await aFreeMember(app)]
    const authenticator = makeAuthenticator()
    const strange = await keep(other, authenticator.create(await begin(person)))
    expect([strange.status, strange.body.code]).toEqual([422, 'passkey_not_valid'])
    for (const odd of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isVerified: false }])
      expect((await keep(person, authenticator.create(await begin(person), odd))).status).toBe(422)
    expect((await keep(person, authenticator.create(await ask()))).status).toBe(422)
    const options = await begin(person)
    const kept = await keep(person, authenticator.create(options))
    expect([kept.status, kept.body.name]).toEqual([201, 'Unknown device'])
    expect((await keep(person, authenticator.create(options))).status).toBe(422)
    const again = await keep(other, authenticator.create(await begin(other)))
    expect([again.status, again.body.code]).toEqual([409, 'passkey_known_already'])
  })
})
