import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lettersTo } from '#testing/outbox-letters.ts'
import { aFreeMember, type Person } from '#testing/people.ts'
import { firstStep, withApp, withPasskey } from '#testing/second-factors.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { SecondFactor } from '../second-factor.schema.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

const read = async (person: Person) => (await app.as(person)<SecondFactor>('GET', '/api/second-factor')).body
const nothing = { secondFactor: [], totp: null, passkeys: [], recoveryCodesLeft: 0 }

describe('setting up the app', () => {
  test('gives a secret that apps read, and ten recovery codes for a first code', async () => {
    const person = await aFreeMember(app)
    expect(await read(person)).toEqual(nothing)
    const begun = await app.as(person)<{ secret: string; uri: string }>('POST', '/api/second-factor/totp')
    const { secret, uri } = begun.body
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const { protocol, host, pathname, searchParams } = new URL(uri)
    expect([protocol, host, decodeURIComponent(pathname)]).toEqual(['otpauth:', 'totp', `/Ocean Berth:${person.email}`])
    expect(Object.fromEntries(searchParams)).toEqual({
      secret,
      issuer: 'Ocean Berth',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(await read(person)).toEqual(nothing)
    const { recoveryCodes } = await withApp(app, person)
    expect(recoveryCodes).toHaveLength(10)
    expect(await read(person)).toEqual({
      secondFactor: ['totp', 'recovery'],
      totp: { createdAt: expect.any(String) },
      passkeys: [],
      recoveryCodesLeft: 10,
    })
    await lettersTo(app, person.email, /authenticator app was added/)
  })

  test('says at the field that the code is wrong or missing, and refuses a second app', async () => {
    const person = await aFreeMember(app)
    const confirm = (code: string) =>
      app.as(person)<{ code: string; fields: Record<string, string> }>('POST', '/api/second-factor/totp/confirm', {
        code,
      })
    expect((await confirm('123456')).body.code).toBe('totp_not_begun')
    await app.as(person)('POST', '/api/second-factor/totp')
    const wrong = await confirm('000000')
    expect([wrong.status, wrong.body.fields.code]).toEqual([422, 'This code is not right, or it was used already'])
    expect((await confirm(' ')).body.fields.code).toBe('Code required')
    await withApp(app, person)
    for (const path of ['totp', 'totp/confirm'] as const) {
      const again = await app.as(person)('POST', `/api/second-factor/${path}`, { code: '123456' })
      expect([again.status, again.body.code]).toEqual([409, 'totp_set_up_already'])
    }
  })

  test('can be taken back: the recovery codes go with the last factor, and the password is enough again', async () => {
    const person = await aFreeMember(app)
    await withApp(app, person)
    expect((await app.as(person)('DELETE', '/api/second-factor/totp')).status).toBe(204)
    expect(await read(person)).toEqual(nothing)
    expect(await firstStep(app, person)).toMatchObject({ token: expect.any(String) })
    expect((await app.as(person)('DELETE', '/api/second-factor/totp')).status).toBe(404)
    await lettersTo(app, person.email, /authenticator app was removed/)
  })
})

describe('recovery codes', () => {
  test('are made anew, and the ones before end', async () => {
    const person = await aFreeMember(app)
    const none = await app.as(person)('POST', '/api/second-factor/recovery-codes')
    expect([none.status, none.body.code]).toEqual([409, 'no_second_factor'])
    const { recoveryCodes: before } = await withApp(app, person)
    const renewed = await app.as(person)<{ recoveryCodes: string[] }>('POST', '/api/second-factor/recovery-codes')
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    const answer = async (code: string) => {
      const { challenge } = await firstStep(app, person)
      return (await app.call('POST', '/api/login/second-factor', { challenge, code })).status
    }
    expect([await answer(before[0]!), await answer(renewed.body.recoveryCodes[0]!)]).toEqual([401, 200])
    expect((await read(person)).recoveryCodesLeft).toBe(9)
    await lettersTo(app, person.email, /recovery codes were made/)
  })
})

describe('every change of the second factor', () => {
  test('asks for the password fifteen minutes after signing in, and then goes on', async () => {
    const person = await aFreeMember(app)
    await withApp(app, person)
    const { id } = await withPasskey(app, person)
    app.advance(15 * 60_000)
    const acts = [
      ['POST', 'totp'],
      ['POST', 'totp/confirm'],
      ['POST', 'recovery-codes'],
      ['POST', 'passkeys/options'],
      ['POST', 'passkeys'],
      ['DELETE', `passkeys/${id}`],
      ['DELETE', 'totp'],
    ] as const
    for (const [method, path] of acts) {
      const refused = await app.as(person)(method, `/api/second-factor/${path}`, {})
      expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'confirm_password'])
    }
    expect((await read(person)).secondFactor).toEqual(['totp', 'passkey', 'recovery'])
    await app.as(person)('POST', '/api/confirm-password', { password: person.password })
    expect((await app.as(person)('DELETE', '/api/second-factor/totp')).status).toBe(204)
  })
})

describe('own data', () => {
  test('the export says which factors there are, and none of their secrets', async () => {
    const person = await aFreeMember(app)
    const { body: begun } = await app.as(person)<{ secret: string }>('POST', '/api/second-factor/totp')
    const { recoveryCodes } = await withApp(app, person)
    await withPasskey(app, person)
    const { body } = await app.as(person)<Record<string, unknown[]>>('GET', `/api/users/${person.user.id}/export`)
    expect(body.totp_secrets).toEqual([{ createdAt: expect.any(String), confirmedAt: expect.any(String) }])
    expect(body.passkeys).toEqual([expect.objectContaining({ name: 'My phone' })])
    expect(body.recovery_codes).toHaveLength(10)
    const { rows } = await app.deps.db.pool.query(
      `select encode(t.secret, 'base64') as secret, encode(p.public_key, 'base64') as key, p.credential_id as id
        from totp_secrets t join passkeys p using (user_id) where user_id = $1`,
      [person.user.id],
    )
    const text = JSON.stringify(body)
    for (const secret of [begun.secret, ...recoveryCodes, ...Object.values<string>(rows[0])])
      expect(text).not.toContain(secret)
  })

  test('nothing of it is left when the account is deleted', async () => {
    const person = await aFreeMember(app)
    await withApp(app, person)
    await withPasskey(app, person)
    await firstStep(app, person)
    const tables = ['totp_secrets', 'passkeys', 'recovery_codes', 'sign_in_challenges']
    const rowsLeft = async () => {
      const counts = tables.map((table) =>
        app.deps.db.pool.query(`select count(*)::int as n from ${table} where user_id = $1`, [person.user.id]),
      )
      return (await Promise.all(counts)).map(({ rows }) => rows[0].n)
    }
    expect(await rowsLeft()).toEqual([1, 1, 10, 1])
    expect((await app.as(person)('DELETE', `/api/users/${person.user.id}`)).status).toBe(204)
    expect(await rowsLeft()).toEqual([0, 0, 0, 0])
  })
})
