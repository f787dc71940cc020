import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aFreeMember, anAdmin, newPerson } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { SignedIn } from '../account.schema.ts'
import { appointAdmin } from './first-admin.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

describe('administrators', () => {
  test('have passwords of at least 12 characters, and the last one can not leave', async () => {
    const alone = await startApi()
    const admin = await anAdmin(alone)
    const change = (newPassword: string) =>
      alone.as(admin)('POST', '/api/admin/change-password', { currentPassword: admin.password, newPassword })
    expect((await change('eleven-char')).status).toBe(422)
    expect(
      (
        await alone.as(admin)('PATCH', `/api/users/${admin.user.id}`, {
          currentPassword: admin.password,
          newPassword: 'eleven-char',
        })
      ).status,
    ).toBe(422)
    expect((await alone.as(admin)('DELETE', `/api/users/${admin.user.id}`)).status).toBe(409)
    expect((await change('twelve-chars')).status).toBe(200)
    await alone.stop()
  })

  test('who make reset links for one member at the same moment leave one that works', async () => {
    const [admin, person] = [await anAdmin(app), await aFreeMember(app)]
    const make = () =>
      app.as(admin)<{ resetLink: string }>('POST', '/api/admin/generate-reset-link', { email: person.email })
    const made = await Promise.all(Array.from({ length: 8 }, make))
    expect(made.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const check = ({ body }: (typeof made)[number]) =>
      app.call('GET', `/api/verify-reset-token${new URL(body.resetLink).search}`)
    const statuses = (await Promise.all(made.map(check))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, ...Array(7).fill(404)])
  })

  test('one made by the command must choose a new password before anything else', async () => {
    const email = newPerson().email
    const password = await appointAdmin(app.deps, email)
    const { body } = await app.call<SignedIn>('POST', '/api/admin/login', { email, password })
    expect(body.user.role).toBe('admin')
    const due = await app.as(body)<{ code: string }>('GET', '/api/admin/companies')
    expect([due.status, due.body.code]).toEqual([403, 'password_change_due'])
    await app.as(body)('POST', '/api/admin/change-password', {
      currentPassword: password,
      newPassword: 'my-own-harbour-1',
    })
    expect((await app.as(body)('GET', '/api/admin/companies')).status).toBe(200)
  })
})
