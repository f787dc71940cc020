import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lettersTo } from '#testing/outbox-letters.ts'
import { aFreeMember, anAdmin } from '#testing/people.ts'
import { firstStep, withApp } from '#testing/second-factors.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { SignedIn } from '../account.schema.ts'

const halfMinute = 30_000
const stepPath = '/api/login/second-factor'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

type Said = SignedIn & { code: string; fields: Record<string, string> }
const answer = (challenge: string, code: string, on = app) => on.call<Said>('POST', stepPath, { challenge, code })

describe('who has set up an app', () => {
  test.each([
    ['/api/login', aFreeMember],
    ['/api/admin/login', anAdmin],
  ] as const)('gets neither token nor cookie from %s, and both with a code', async (path, who) => {
    const person = await who(app)
    const { code } = await withApp(app, person)
    const { email, password } = person
    const first = await app.call<Record<string, unknown>>('POST', path, { email, password })
    expect(first.status).toBe(200)
    expect(first.body).toEqual({ secondFactor: ['totp', 'recovery'], challenge: expect.stringMatching(/^chl_/) })
    expect(first.headers.getSetCookie()).toEqual([])
    expect(first.headers.get('cache-control')).toBe('no-store')
    const second = await answer(String(first.body.challenge), code())
    expect(second.status).toBe(200)
    expect(second.body.user.email).toBe(email)
    expect(second.headers.getSetCookie()[0]).toMatch(/^session=cok_/)
    expect((await app.as(second.body)('GET', '/api/user')).status).toBe(200)
    const fresh = await app.as(second.body)('GET', `/api/users/${person.user.id}/export`)
    expect(fresh.status).toBe(200)
  })

  test('is not asked before the app has shown a first code', async () => {
    const person = await aFreeMember(app)
    await app.as(person)('POST', '/api/second-factor/totp')
    expect(await firstStep(app, person)).toMatchObject({ token: expect.any(String) })
  })

  test('learns nothing more from a wrong password than anybody', async () => {
    const person = await aFreeMember(app)
    await withApp(app, person)
    const wrong = await app.call('POST', '/api/login', { email: person.email, password: 'not-this-one' })
    expect([wrong.status, wrong.body]).toEqual([401, { error: 'Invalid credentials', code: 'invalid_credentials' }])
  })
})

describe('a code', () => {
  test('works once, whichever sign-in it is used for', async () => {
    const person = await aFreeMember(app)
    const { code } = await withApp(app, person)
    const [one, other] = [await firstStep(app, person), await firstStep(app, person)]
    const answers = await Promise.all([answer(one.challenge, code()), answer(other.challenge, code())])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const again = await answer((await firstStep(app, person)).challenge, code())
    expect([again.status, again.body.fields.code]).toEqual([401, 'This code is not right, or it was used already'])
  })

  test('of the half minute before or after counts, and none further away', async () => {
    const person = await aFreeMember(app)
    const { code } = await withApp(app, person)
    app.advance(10 * halfMinute)
    for (const [steps, status] of [
      [-2, 401],
      [2, 401],
      [-1, 200],
      [0, 200],
      [1, 200],
    ] as const) {
      const { challenge } = await firstStep(app, person)
      expect([steps, (await answer(challenge, code(steps))).status]).toEqual([steps, status])
    }
  })

  test('that set the app up is used up by that', async () => {
    const person = await aFreeMember(app)
    const { code } = await withApp(app, person)
    expect((await answer((await firstStep(app, person)).challenge, code(-1))).status).toBe(401)
  })

  test('is taken with a space in the middle', async () => {
    const person = await aFreeMember(app)
    const { code } = await withApp(app, person)
    const spaced = `${code().slice(0, 3)} ${code().slice(3)}`
    expect((await answer((await firstStep(app, person)).challenge, spaced)).status).toBe(200)
  })
})

describe('the question for a code', () => {
  test('is over after five wrong answers, whatever comes then', async () => {
    const person = await aFreeMember(app)
    const { code } = await withApp(app, person)
    const { challenge } = await firstStep(app, person)
    for (let i = 0; i < 5; i += 1) expect((await answer(challenge, '000000')).body.code).toBe('wrong_code')
    const late = await answer(challenge, code())
    expect([late.status, late.body.code]).toEqual([401, 'challenge_over'])
  })

  test('has no more than five tries when many come at once', async () => {
    const person = await aFreeMember(app)
    await withApp(app, person)
    const { challenge } = await firstStep(app, person)
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(challenge, '000000')))
    expect(answers.filter(({ body }) => body.code === 'wrong_code')).toHaveLength(5)
  })

  test('lives five minutes, and is answered once', async () => {
    const person = await aFreeMember(app)
    const { code, recoveryCodes } = await withApp(app, person)
    const { challenge } = await firstStep(app, person)
    const late = await firstStep(app, person)
    app.advance(5 * 60_000 - 1_000)
    expect((await answer(challenge, code())).status).toBe(200)
    expect((await answer(challenge, recoveryCodes[0]!)).body.code).toBe('challenge_over')
    app.advance(2_000)
    expect((await answer(late.challenge, recoveryCodes[0]!)).body.code).toBe('challenge_over')
  })

  test('is void once the password was changed', async () => {
    const person = await aFreeMember(app)
    const { code } = await withApp(app, person)
    const { challenge } = await firstStep(app, person)
    const change = { currentPassword: person.password, newPassword: 'another-tide-1' }
    expect((await app.as(person)('PATCH', `/api/users/${person.user.id}`, change)).status).toBe(200)
    expect((await answer(challenge, code())).body.code).toBe('challenge_over')
  })

  test('that was made up is refused like one that is over', async () => {
    expect((await answer('chl_made-up', '123456')).body.code).toBe('challenge_over')
    expect((await answer('', '')).status).toBe(422)
  })
})

describe('a recovery code', () => {
  test('signs in once, however it is typed, and is told by letter with how many are left', async () => {
    const person = await aFreeMember(app)
    const { recoveryCodes } = await withApp(app, person)
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    const typed = ` ${recoveryCodes[0]!.replaceAll('-', ' ').toUpperCase()} `
    expect((await answer((await firstStep(app, person)).challenge, typed)).status).toBe(200)
    expect((await answer((await firstStep(app, person)).challenge, recoveryCodes[0]!)).status).toBe(401)
    const [letter] = await lettersTo(app, person.email, /recovery code was used/)
    expect(letter!.text).toContain('9 are left')
  })

  test('of somebody else opens nothing, and stays good for who it belongs to', async () => {
    const [person, other] = [await aFreeMember(app), await aFreeMember(app)]
    await withApp(app, person)
    const [theirs] = (await withApp(app, other)).recoveryCodes
    expect((await answer((await firstStep(app, person)).challenge, theirs!)).status).toBe(401)
    expect((await answer((await firstStep(app, other)).challenge, theirs!)).status).toBe(200)
  })

  test('is no longer named when all are used', async () => {
    const person = await aFreeMember(app)
    const { recoveryCodes } = await withApp(app, person)
    for (const code of recoveryCodes) await answer((await firstStep(app, person)).challenge, code)
    expect((await firstStep(app, person)).secondFactor).toEqual(['totp'])
  })
})

describe('guessing codes', () => {
  test('counts for the account like wrong passwords, and a right password in between wipes nothing out', async () => {
    const limited = await startApi({ RATE_LIMITS: 'on' })
    const person = await aFreeMember(limited)
    const { code } = await withApp(limited, person)
    for (let i = 0; i < 5; i += 1) {
      const { challenge } = await firstStep(limited, person)
      expect((await answer(challenge, '000000', limited)).status).toBe(401)
    }
    const held = await limited.call('POST', '/api/login', { email: person.email, password: person.password })
    expect([held.status, Number(held.headers.get('retry-after')) > 30]).toEqual([429, true])
    limited.advance(61_000)
    const { challenge } = await firstStep(limited, person)
    expect((await answer(challenge, '000000', limited)).status).toBe(401)
    expect((await answer(challenge, code(), limited)).status).toBe(429)
    limited.advance(121_000)
    expect((await answer((await firstStep(limited, person)).challenge, code(), limited)).status).toBe(200)
    // All of it is forgotten with a whole sign-in.
    for (let i = 0; i < 4; i += 1) {
      const wrong = await limited.call('POST', '/api/login', { email: person.email, password: 'x' })
      expect(wrong.status).toBe(401)
    }
    await limited.stop()
  })

  test('is not made easier by right passwords at the same time', async () => {
    const limited = await startApi({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
    const person = await aFreeMember(limited)
    await withApp(limited, person)
    const { email, password } = person
    let from = 0
    // Each from another address, so that only the account's own count can hold them.
    const elsewhere = () => {
      from += 1
      return { 'x-forwarded-for': `198.51.100.${from}` }
    }
    const login = () => limited.call<{ challenge: string }>('POST', '/api/login', { email, password }, elsewhere())
    const challenges = (await Promise.all(Array.from({ length: 4 }, login))).map(({ body }) => body.challenge)
    const guess = (challenge: string) =>
      limited.call<Said>('POST', stepPath, { challenge, code: '000000' }, elsewhere())
    let looked = 0
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all([guess(challenges[round % 4]!), login(), guess(challenges[round % 4]!)])
      looked += answers.filter(({ body }) => 'code' in body && body.code === 'wrong_code').length
    }
    expect(looked).toBeLessThanOrEqual(7)
    await limited.stop()
  })
})
