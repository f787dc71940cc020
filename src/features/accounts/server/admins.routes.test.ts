import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenIn } from '#testing/outbox-letters.ts'
import { aFreeMember, anAdmin, newPerson } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { SignedIn } from '../account.schema.ts'
import { updateUser } from './accounts.store.ts'
import { appointAdmin } from './first-admin.ts'
import { mailResetLink } from './reset.service.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

describe('administrators', () => {
  test('have passwords of at least 12 characters, and the last one can not leave', async () => {
    const alone = await startApi()
    const admin = await anAdmin(alone)
    // Members do not count: there is still one administrator.
    await aFreeMember(alone)
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
    const [admin, person, other] = [await anAdmin(app), await aFreeMember(app), await aFreeMember(app)]
    const make = ({ email } = person) =>
      app.as(admin)<{ resetLink: string }>('POST', '/api/admin/generate-reset-link', { email })
    const others = await make(other)
    const made = await Promise.all(Array.from({ length: 8 }, () => make()))
    expect(made.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const check = ({ body }: (typeof made)[number]) =>
      app.call('GET', `/api/verify-reset-token${new URL(body.resetLink).search}`)
    const statuses = (await Promise.all(made.map(check))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, ...Array(7).fill(404)])
    // Links of somebody else, and for something else, are as good as before.
    expect((await check(others)).status).toBe(200)
    const token = await tokenIn(app, person.email, /confirm your e-mail/)
    expect((await app.call('POST', '/api/verify-email', { token })).status).toBe(204)
  })

  test('are reset by no link, also when it was made before they joined the team', async () => {
    const [admin, person] = [await anAdmin(app), await aFreeMember(app)]
    const { body } = await app.as(admin)<{ resetLink: string }>('POST', '/api/admin/generate-reset-link', {
      email: person.email,
    })
    const { search, searchParams } = new URL(body.resetLink)
    expect((await app.call('GET', `/api/verify-reset-token${search}`)).status).toBe(200)
    await updateUser(app.deps.db.orm, person.user.id, { role: 'moderator' })
    expect((await app.call('GET', `/api/verify-reset-token${search}`)).status).toBe(404)
    const reset = { token: searchParams.get('token'), newPassword: 'a-light-on-the-pier' }
    expect((await app.call('POST', '/api/reset-password', reset)).status).toBe(404)
    expect((await app.as(person)('GET', '/api/user')).status).toBe(200)
    await mailResetLink(app.deps, { userId: person.user.id }, 'of the team')
    expect(await app.deps.mailer.wasPosted(app.deps.db.orm, `reset:${person.user.id}:of the team`)).toBe(false)
  })

  test('one made by the command beside the application is marked as the team in posts that were read before', async () => {
    const writer = await aFreeMember(app)
    const words = { title: 'Who is on watch tonight', content: 'Somebody has to look after the light.' }
    expect((await app.as(writer)('POST', '/api/forum/topics', words)).status).toBe(201)
    const reader = await aFreeMember(app)
    const readAuthors = async () =>
      (await app.as(reader)<{ topics: { author: object }[] }>('GET', '/api/forum/topics')).body.topics.map(
        ({ author }) => author,
      )
    expect(await readAuthors()).toMatchObject([{ id: writer.user.id, team: false }])
    await appointAdmin((await app.beside()).deps, writer.email)
    await expect.poll(readAuthors).toMatchObject([{ id: writer.user.id, team: true }])
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
