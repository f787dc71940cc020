// What admins do with people and listings, and that every act leaves a row.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Job } from '#features/jobs/job.schema.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { AuditPage, UserFile, UserList } from '../admin.schema.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const list = async (query: string) => (await app.as(admin)<UserList>('GET', `/api/admin/users?${query}`)).body
const acts = async () => (await app.as(admin)<AuditPage>('GET', '/api/admin/audit')).body

describe('people', () => {
  test('are found by name or address, by plan and by role', async () => {
    const paying = await aMember(app)
    const named = await aFreeMember(app, { firstName: 'Zephyrine', lastName: 'Quay' })
    const ids = async (query: string) => (await list(query)).users.map(({ id }) => id)
    expect(await ids('search=zephyrine%20qu')).toEqual([named.user.id])
    expect(await ids(`search=${encodeURIComponent(named.email.toUpperCase())}`)).toEqual([named.user.id])
    expect(await ids('search=%25')).toEqual([])
    expect(await ids('plan=Annual')).toEqual([paying.user.id])
    expect(await ids('plan=Free')).not.toContain(paying.user.id)
    expect(await ids('role=admin')).toEqual([admin.user.id])
    expect((await app.as(admin)('GET', '/api/admin/users?role=captain')).status).toBe(422)
    expect(JSON.stringify(await list(''))).not.toMatch(/argon2|passwordHash/)
  })

  test('can be looked at and signed out', async () => {
    const person = await aFreeMember(app)
    const { body } = await app.as(admin)<UserFile>('GET', `/api/admin/users/${person.user.id}`)
    expect(body).toMatchObject({ user: { id: person.user.id }, topics: 0, replies: 0 })
    expect(body.sessions).toHaveLength(1)
    expect((await app.as(admin)('DELETE', `/api/admin/users/${person.user.id}/sessions`)).status).toBe(204)
    expect((await app.as(person)('GET', '/api/user')).status).toBe(401)
  })

  test('become admins who owe a new password; the last admin stays', async () => {
    const path = `/api/admin/users/${admin.user.id}`
    expect(await app.as(admin)('PUT', `${path}/role`, { role: 'job_seeker' })).toMatchObject({ status: 409 })
    expect(await app.as(admin)('DELETE', path)).toMatchObject({ status: 409, body: { code: 'last_admin' } })
    const other = await aFreeMember(app)
    const promoted = await app.as(admin)('PUT', `/api/admin/users/${other.user.id}/role`, { role: 'admin' })
    expect(promoted).toMatchObject({ status: 200, body: { role: 'admin' } })
    expect(await app.as(other)('GET', '/api/admin/audit')).toMatchObject({ body: { code: 'password_change_due' } })
    expect((await app.as(admin)('DELETE', `/api/admin/users/${other.user.id}`)).status).toBe(204)
    expect((await app.as(admin)('GET', `/api/admin/users/${other.user.id}`)).status).toBe(404)
  })
})

test('many listings are closed, reopened, extended, featured and deleted at once', async () => {
  const jobs = [await aJob(app, admin), await aJob(app, admin)]
  const ids = jobs.map(({ id }) => id)
  const act = (act: string, days = 10) => app.as(admin)('POST', '/api/admin/jobs/act', { ids, act, days })
  const read = async () => (await app.as(admin)<Job>('GET', `/api/jobs/${ids[0]}`)).body
  expect(await act('close')).toMatchObject({ status: 200, body: { done: 2 } })
  expect(await read()).toMatchObject({ active: false })
  await act('reopen')
  await act('feature')
  expect(await read()).toMatchObject({ active: true, featured: true })
  await act('extend')
  expect((await read()).displayDays).toBe(jobs[0]!.displayDays + 10)
  expect(await act('delete')).toMatchObject({ body: { done: 2 } })
  expect(await act('delete')).toMatchObject({ body: { done: 0 } })
  expect(await act('sink')).toMatchObject({ status: 422 })
})

describe('the audit log', () => {
  test('says who did what to what, how it was before and after, and keeps no secret', async () => {
    const job = await aJob(app, admin, { title: 'Old title' })
    await app.as(admin)('PATCH', `/api/jobs/${job.id}`, { title: 'New title' })
    expect((await acts()).entries[0]).toMatchObject({
      adminName: admin.user.username,
      subject: job.id,
      before: { title: 'Old title' },
      after: { title: 'New title' },
    })
    const member = await aFreeMember(app)
    await app.as(admin)('POST', '/api/admin/generate-reset-link', { email: member.email })
    const change = { currentPassword: admin.password, newPassword: 'an-even-longer-password' }
    expect((await app.as(admin)('POST', '/api/admin/change-password', change)).status).toBe(200)
    const text = JSON.stringify(await acts())
    expect(text).not.toContain(change.newPassword)
    expect(text).not.toContain(member.email)
  })

  test('does not follow what an admin does as a member', async () => {
    const before = (await acts()).total
    const draft = { title: 'A topic of mine', content: 'Written as anybody would write it.' }
    expect((await app.as(admin)('POST', '/api/forum/topics', draft)).status).toBe(201)
    expect((await acts()).total).toBe(before)
  })
})
