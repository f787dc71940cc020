import { describe, expect, test } from 'vitest'
import { aFreeMember, anAdmin } from '#testing/people.ts'
import { startApi } from '#testing/start-api.ts'
import type { User } from '../account.schema.ts'

describe('time', () => {
  test('a session unused for 14 days is over; a used one lasts 60 days and not longer', async () => {
    const clocked = await startApi()
    const [idle, busy] = [await aFreeMember(clocked), await aFreeMember(clocked)]
    const status = async (who: { token: string }) => (await clocked.as(who)<User>('GET', '/api/user')).status
    for (let day = 0; day < 56; day += 8) {
      clocked.advance(8 * 86_400_000)
      expect(await status(busy)).toBe(200)
    }
    expect(await status(idle)).toBe(401)
    clocked.advance(5 * 86_400_000)
    expect(await status(busy)).toBe(401)
    await clocked.stop()
  })

  test("an admin's lasts an hour without use, twelve with", async () => {
    const clocked = await startApi()
    const [idle, busy] = [await anAdmin(clocked), await anAdmin(clocked)]
    const status = async (who: { token: string }) => (await clocked.as(who)('GET', '/api/user')).status
    for (let half = 0; half < 23; half += 1) {
      clocked.advance(30 * 60_000)
      expect(await status(busy)).toBe(200)
    }
    expect(await status(idle)).toBe(401)
    clocked.advance(31 * 60_000)
    expect(await status(busy)).toBe(401)
    await clocked.stop()
  })

  test('a session of the team that is over is not shown as a place where somebody is signed in', async () => {
    const clocked = await startApi()
    const admin = await anAdmin(clocked)
    const { email, password, user } = admin
    clocked.advance(61 * 60_000)
    const { body } = await clocked.call<{ token: string }>('POST', '/api/admin/login', { email, password })
    const open = await clocked.as(body)<{ isCurrent: boolean }[]>('GET', `/api/users/${user.id}/sessions`)
    expect(open.body.map(({ isCurrent }) => isCurrent)).toEqual([true])
    const file = await clocked.as(body)<{ sessions: unknown[] }>('GET', `/api/admin/users/${user.id}`)
    expect(file.body.sessions).toHaveLength(1)
    await clocked.stop()
  })
})

describe('guessing', () => {
  test('five failures make an account wait, longer each time, through either door; other accounts are not held up', async () => {
    const limited = await startApi({ RATE_LIMITS: 'on' })
    const victim = await aFreeMember(limited)
    const tries = async (path = '/api/login', password = 'wrong') =>
      limited.call('POST', path, { email: victim.email, password }, { 'x-test': '1' })
    for (let i = 0; i < 5; i += 1) expect((await tries(i % 2 ? '/api/admin/login' : '/api/login')).status).toBe(401)
    const held = await tries('/api/login', victim.password)
    expect(held.status).toBe(429)
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(30)
    expect((await limited.call('POST', '/api/login', { email: 'other@mail.example', password: 'x' })).status).toBe(401)
    limited.advance(61_000)
    expect((await tries()).status).toBe(401)
    const again = await tries()
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(60)
    limited.advance(16 * 60_000)
    expect((await tries('/api/login', victim.password)).status).toBe(200)
    await limited.stop()
  })

  test('an address that fails ten times in a minute waits, and successes do not count', async () => {
    const limited = await startApi({ RATE_LIMITS: 'on' })
    const person = await aFreeMember(limited)
    for (let i = 0; i < 15; i += 1) {
      expect(
        (await limited.call('POST', '/api/login', { email: person.email, password: person.password })).status,
      ).toBe(200)
    }
    for (let i = 0; i < 10; i += 1) {
      expect((await limited.call('POST', '/api/login', { email: `g${i}@mail.example`, password: 'x' })).status).toBe(
        401,
      )
    }
    expect((await limited.call('POST', '/api/login', { email: 'g11@mail.example', password: 'x' })).status).toBe(429)
    await limited.stop()
  })

  test('who guesses at others does not wipe that out by signing in as oneself in between', async () => {
    const limited = await startApi({ RATE_LIMITS: 'on' })
    const { email, password } = await aFreeMember(limited)
    for (let i = 0; i < 10; i += 1) {
      const guess = await limited.call('POST', '/api/login', { email: `g${i}@mail.example`, password: 'x' })
      expect(guess.status).toBe(401)
      if (i < 9) expect((await limited.call('POST', '/api/login', { email, password })).status).toBe(200)
    }
    expect((await limited.call('POST', '/api/login', { email: 'g11@mail.example', password: 'x' })).status).toBe(429)
    await limited.stop()
  })
})
