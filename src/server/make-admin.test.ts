import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBeside } from '#testing/run-beside.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const email = 'keeper@lighthouse.example'

test('the command makes an administrator, whose printed password is due for a change', async () => {
  const { code, said } = await runBeside(api.deps, 'make-admin', [email])
  expect([code, said]).toEqual([0, expect.stringContaining(`${email} is an administrator now.`)])
  const password = /first sign-in: (\S+)/.exec(said)?.[1]
  const login = await api.call<{ token: string }>('POST', '/api/admin/login', { email, password })
  expect(login.status).toBe(200)
  const refused = await api.as(login.body)('GET', '/api/admin/audit')
  expect([refused.status, refused.body.code]).toEqual([403, 'password_change_due'])
})

test.each([[[]], [['not-an-address']]])('given %j it says how to use it', async (args) => {
  expect(await runBeside(api.deps, 'make-admin', args)).toEqual({
    code: 1,
    said: '',
    complained: 'Usage: npm run admin -- EMAIL [--reset-second-factor]',
  })
})
