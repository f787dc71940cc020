import { expect, test } from 'vitest'
import { aFreeMember } from '#testing/people.ts'
import { startApi } from '#testing/start-api.ts'

const home = { 'x-forwarded-for': '198.51.100.1' }
const cafe = { 'x-forwarded-for': '198.51.100.2' }
const strangers = { 'x-forwarded-for': '198.51.100.3' }

test('strangers who guess lock themselves out, and neither the browser nor the address of the owner', async () => {
  const app = await startApi({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
  const { email, password } = await aFreeMember(app)
  const login = (word: string, headers: Record<string, string>) =>
    app.call('POST', '/api/login', { email, password: word }, headers)
  const first = await login(password, home)
  const browser = first.headers.getSetCookie().find((cookie) => cookie.startsWith('browser='))
  expect(browser).toMatch(/^browser=brw_[\w-]{43}; .*Path=\/api; HttpOnly; SameSite=Lax/)
  const cookie = browser?.split(';')[0] ?? ''

  for (let i = 0; i < 5; i += 1) expect((await login('wrong', strangers)).status).toBe(401)
  expect((await login(password, strangers)).status).toBe(429)
  expect((await login(password, cafe)).status).toBe(429)
  expect((await login(password, home)).status).toBe(200)
  expect((await login(password, { ...cafe, cookie })).status).toBe(200)

  // A known place is held up by its own failures, and by nobody else's.
  for (let i = 0; i < 5; i += 1) expect((await login('wrong', home)).status).toBe(401)
  expect((await login(password, home)).status).toBe(429)
  expect((await login(password, { ...home, cookie })).status).toBe(200)
  await app.stop()
})

test('a made-up name of a browser is a stranger', async () => {
  const app = await startApi({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
  const { email, password } = await aFreeMember(app)
  for (let i = 0; i < 6; i += 1) {
    const cookie = `browser=brw_${String(i).repeat(43)}`
    const { status } = await app.call('POST', '/api/login', { email, password: 'wrong' }, { ...strangers, cookie })
    expect(status).toBe(i < 5 ? 401 : 429)
  }
  expect((await app.call('POST', '/api/login', { email, password }, cafe)).status).toBe(429)
  await app.stop()
})
