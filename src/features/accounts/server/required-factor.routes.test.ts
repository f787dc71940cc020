import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeRoutes } from '#http/openapi.ts'
import { lettersTo } from '#testing/outbox-letters.ts'
import { aFreeMember, anAdmin } from '#testing/people.ts'
import { runBeside } from '#testing/run-beside.ts'
import { firstStep, withApp, withPasskey } from '#testing/second-factors.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi({ ADMIN_SECOND_FACTOR: 'required' })
})
afterAll(() => app.stop())

const fill = (path: string) => path.replace(/:\w+(\{[^}]*\})?/g, '00000000-0000-4000-8000-000000000000')

describe('where a second factor is required of administrators', () => {
  test('one without can do nothing but set it up, and then everything', async () => {
    const admin = await anAdmin(app)
    // Without their cookie they could not even see the page on which to set one up.
    const free = ['POST /api/admin/change-password', 'POST /api/confirm-password', 'POST /api/user/cookie']
    const routes = describeRoutes(app.api).filter(({ method, path, docs }) => {
      const isStaffs =
        docs.guard === 'admin' || docs.guard === 'staff' || (docs.guard === 'signed-in' && method !== 'GET')
      return isStaffs && !path.startsWith('/api/second-factor') && !free.includes(`${method} ${path}`)
    })
    expect(routes.length).toBeGreaterThan(50)
    for (const { method, path } of routes) {
      const { status, body } = await app.as(admin)(method, fill(path), {})
      expect([method, path, status, body.code]).toEqual([method, path, 403, 'second_factor_needed'])
    }
    expect((await app.as(admin)('GET', '/api/user')).status).toBe(200)
    expect((await app.as(admin)('POST', '/api/user/cookie')).status).toBe(204)
    expect((await app.as(admin)('GET', '/api/second-factor')).status).toBe(200)
    expect((await app.as(admin)('POST', '/api/confirm-password', { password: admin.password })).status).toBe(204)
    await withApp(app, admin)
    expect((await app.as(admin)('GET', '/api/admin/audit')).status).toBe(200)
    await app.as(admin)('DELETE', '/api/second-factor/totp')
    expect((await app.as(admin)('GET', '/api/admin/audit')).status).toBe(403)
    await withPasskey(app, admin)
    expect((await app.as(admin)('GET', '/api/admin/audit')).status).toBe(200)
  })

  test('members are not held up', async () => {
    const person = await aFreeMember(app)
    const rename = await app.as(person)('PATCH', `/api/users/${person.user.id}`, { username: `tern-${Date.now()}` })
    expect(rename.status).toBe(200)
  })
})

test('where it is only offered, an administrator works without', async () => {
  const offered = await startApi()
  expect((await offered.as(await anAdmin(offered))('GET', '/api/admin/audit')).status).toBe(200)
  await offered.stop()
})

describe('the command for who lost everything', () => {
  test('removes every factor, signs out every device and tells the person', async () => {
    const admin = await anAdmin(app)
    await withApp(app, admin)
    await withPasskey(app, admin)
    const { code, said } = await runBeside(app.deps, 'make-admin', [admin.email, '--reset-second-factor'])
    expect([code, said]).toEqual([0, `The second factor of ${admin.email} is removed, and every device is signed out.`])
    expect((await app.as(admin)('GET', '/api/user')).status).toBe(401)
    expect(await firstStep(app, admin, '/api/admin/login')).toMatchObject({ token: expect.any(String) })
    await lettersTo(app, admin.email, /second factor was reset/)
  })

  test('says when nobody has that address, and makes nobody an administrator', async () => {
    const { code, complained } = await runBeside(app.deps, 'make-admin', [
      'nobody@mail.example',
      '--reset-second-factor',
    ])
    expect([code, complained]).toEqual([1, 'No account has the address nobody@mail.example'])
    const member = await aFreeMember(app)
    await runBeside(app.deps, 'make-admin', [member.email, '--reset-second-factor'])
    expect(await firstStep(app, member)).toMatchObject({ user: { role: 'job_seeker' } })
  })
})
