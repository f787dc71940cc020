import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountParts } from '#server/account-parts.ts'
import { aJob, anUpload } from '#testing/jobs.ts'
import { aFreeMember, anAdmin } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { updateUser } from './accounts.store.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

describe('own data', () => {
  test('the export names every table that refers to a person', async () => {
    const { rows } = await app.deps.db.orm.execute<{ table: string }>(sql`
      select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass order by 1`)
    const exported = new Set(accountParts.personalData.map(({ name }) => name))
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.map(({ table }) => table).filter((table) => !exported.has(table))).toEqual([])
  })

  test('the export holds what is there, with times as in every other answer, and nothing secret', async () => {
    const [person, admin] = [await aFreeMember(app), await anAdmin(app)]
    const job = await aJob(app, admin)
    await app.as(person)('POST', '/api/favorites', { userId: person.user.id, jobId: job.id })
    const { body, headers } = await app.as(person)<Record<string, unknown[]>>(
      'GET',
      `/api/users/${person.user.id}/export`,
    )
    expect(headers.get('content-disposition')).toContain('attachment')
    expect(body.users).toEqual([expect.objectContaining({ email: person.email })])
    const times = JSON.stringify(body).match(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d[^"]*/g) ?? []
    expect(times.filter((time) => new Date(time).toISOString() !== time)).toEqual([])
    expect(body.favorites).toEqual([expect.objectContaining({ jobId: job.id, createdAt: expect.any(String) })])
    expect(body.mail_letters).toEqual([expect.objectContaining({ subject: expect.stringContaining('address') })])
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i)
  })

  test('a deleted account is gone with its rows, objects and letters, and its address is free again', async () => {
    const person = await aFreeMember(app)
    const picture = await anUpload(app, person)
    await app.as(person)('PATCH', '/api/users/profile-picture', { profilePicture: picture })
    expect((await app.as(person)('DELETE', `/api/users/${person.user.id}`)).status).toBe(204)
    expect((await app.as(person)('GET', '/api/user')).status).toBe(401)
    expect(await app.deps.storage.get(picture.split('/').at(-1)!)).toBeNull()
    const { rows } = await app.deps.db.orm.execute(
      sql`select 1 from objects where owner_id = ${person.user.id} union all select 1 from sessions where user_id = ${person.user.id}`,
    )
    expect(rows).toEqual([])
    await aFreeMember(app, { email: person.email, username: person.user.username })
  })

  test('the deletion takes an address along from everywhere only if it was confirmed: else it is nobody’s to erase', async () => {
    const [claimed, owned, admin] = [await aFreeMember(app), await aFreeMember(app), await anAdmin(app)]
    await updateUser(app.deps.db.orm, owned.user.id, { emailVerified: true })
    for (const { email } of [claimed, owned])
      await app.as(admin)('POST', '/api/admin/gift-codes', { days: 30, count: 1, note: `For ${email}` })
    for (const person of [claimed, owned])
      expect((await app.as(person)('DELETE', `/api/users/${person.user.id}`)).status).toBe(204)
    const { rows } = await app.deps.db.orm.execute<{ note: string }>(sql`select note from gift_codes order by note`)
    expect(rows.map(({ note }) => note)).toEqual(['For [removed]', `For ${claimed.email}`])
  })
})

test('a picture that a listing shows too stays there when its owner takes another one', async () => {
  const admin = await anAdmin(app)
  const [first, second] = [await anUpload(app, admin), await anUpload(app, admin)]
  const change = (profilePicture: string) => app.as(admin)('PATCH', '/api/users/profile-picture', { profilePicture })
  await change(first)
  const job = await aJob(app, admin, { companyLogo: first })
  expect((await change(second)).body.profilePicture).toBe(second)
  expect(await app.deps.storage.get(first.split('/').at(-1)!)).not.toBeNull()
  await app.as(admin)('DELETE', `/api/jobs/${job.id}`)
  expect((await change(first)).status).toBe(200)
  expect((await change(await anUpload(app, admin))).status).toBe(200)
  expect(await app.deps.storage.get(first.split('/').at(-1)!)).toBeNull()
})
