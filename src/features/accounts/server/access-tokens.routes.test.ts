// Personal access tokens: what each scope is good for, and everything that none of them is.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenScopes } from '#shared/token-scopes.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { AccessToken, NewAccessToken } from '../access-token.schema.ts'

let app: TestApi
let admin: Person
let member: Person
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
  member = await aMember(app)
})
afterAll(() => app.stop())

const make = (person: Person, change: object = {}) =>
  app.as(person)<NewAccessToken & { fields: object; code: string }>('POST', '/api/tokens', {
    name: 'A script',
    scopes: ['read:own'],
    expiresOn: null,
    ...change,
  })
const using = async (person: Person, change: object = {}) => app.as({ token: (await make(person, change)).body.token })

test('a token is shown once; later one sees its name, what it may do, and when it was used', async () => {
  const made = await make(member)
  expect(made).toMatchObject({ status: 201, body: { name: 'A script', scopes: ['read:own'], expiresOn: null } })
  expect(made.body.token).toMatch(/^pat_[\w-]{43}$/)
  expect((await app.as(made.body)('GET', '/api/logbook')).status).toBe(200)
  const { body } = await app.as(member)<{ tokens: AccessToken[] }>('GET', '/api/tokens')
  expect(body.tokens).toMatchObject([{ id: made.body.id, lastUsedAt: expect.any(String) }])
  expect(JSON.stringify(body)).not.toContain(made.body.token)
  const { rows } = await app.deps.db.pool.query('select * from access_tokens')
  expect(JSON.stringify(rows)).not.toContain(made.body.token)
  const other = await using(member)
  expect((await app.as(await aMember(app))('DELETE', `/api/tokens/${made.body.id}`)).status).toBe(404)
  expect((await app.as(member)('DELETE', `/api/tokens/${made.body.id}`)).status).toBe(204)
  expect((await app.as(made.body)('GET', '/api/logbook')).status).toBe(401)
  expect((await other('GET', '/api/logbook')).status).toBe(200)
})

test('reading one’s own is reading one’s own: searches, logbook, favorites, and nobody else’s', async () => {
  const call = await using(member)
  for (const path of ['/api/saved-searches', '/api/logbook', `/api/users/${member.user.id}/favorites`])
    expect([path, (await call('GET', path)).status]).toEqual([path, 200])
  expect((await call('GET', `/api/users/${admin.user.id}/favorites`)).status).toBe(403)
  expect((await call('PUT', `/api/logbook/${(await aJob(app, admin)).id}`, { stage: 'applied' })).status).toBe(403)
})

test('an editor’s token posts, edits and imports listings; a member gets none that could', async () => {
  const poster = await using(admin, { scopes: ['write:jobs'] })
  const { id, companyLogo } = await aJob(app, admin)
  const job = { title: 'By a script', company: 'Sea', location: 'Oslo', jobUrl: 'https://sea.example/1', companyLogo }
  expect((await poster('POST', '/api/jobs', job)).status).toBe(201)
  expect((await poster('PATCH', `/api/jobs/${id}`, { title: 'Better' })).status).toBe(200)
  expect((await poster('POST', '/api/objects/upload')).status).toBe(200)
  expect((await poster('DELETE', `/api/jobs/${id}`)).status).toBe(403)
  expect((await poster('POST', '/api/admin/imports', { csv: 'title\nMate\n' })).status).toBe(403)
  const importer = await using(admin, { scopes: ['write:imports'] })
  const { companyLogo: _, ...unsigned } = job
  expect((await importer('POST', '/api/admin/imports/commit', { jobs: [unsigned] })).status).toBe(201)
  expect(await make(member, { scopes: ['write:jobs'] })).toMatchObject({
    status: 422,
    body: { fields: { scopes: 'This is for those who look after listings' } },
  })
})

test('no token reaches accounts, money, the second factor, the desk or other tokens, whatever its scopes', async () => {
  const call = await using(admin, { scopes: [...tokenScopes] })
  for (const [method, path] of [
    ['GET', '/api/user'],
    ['GET', '/api/tokens'],
    ['POST', '/api/tokens'],
    ['GET', '/api/second-factor'],
    ['POST', '/api/second-factor/totp'],
    ['PATCH', `/api/users/${admin.user.id}`],
    ['DELETE', `/api/users/${admin.user.id}`],
    ['GET', `/api/users/${admin.user.id}/export`],
    ['GET', '/api/admin/payments'],
    ['GET', '/api/admin/users'],
  ] as const)
    expect([method, path, (await call(method, path, method === 'GET' ? undefined : {})).status]).toEqual([
      method,
      path,
      403,
    ])
})

test('to what is open to all, a token’s holder is a visitor', async () => {
  await aJob(app, admin)
  const { body } = await (await using(member))<{ jobs: object[] }>('GET', '/api/jobs')
  expect(body.jobs.every((job) => 'locked' in job)).toBe(true)
})

test('a token ends with its last day, and with its holder’s suspension', async () => {
  const today = app.deps.clock.now().toISOString().slice(0, 10)
  expect((await make(member, { expiresOn: '2020-01-01' })).body.fields).toHaveProperty('expiresOn')
  const person = await aFreeMember(app)
  const call = await using(person, { expiresOn: today })
  expect((await call('GET', '/api/logbook')).status).toBe(200)
  const suspend = { kind: 'suspended', reason: 'spam', until: null }
  expect((await app.as(admin)('POST', `/api/admin/users/${person.user.id}/suspension`, suspend)).status).toBeLessThan(
    300,
  )
  expect((await call('GET', '/api/logbook')).status).toBe(401)
  const lasting = await using(member, { expiresOn: today })
  app.advance(25 * 3_600_000)
  expect((await lasting('GET', '/api/logbook')).status).toBe(401)
})

test('twenty are enough, also when they are asked for at once', async () => {
  const person = await aFreeMember(app)
  const answers = await Promise.all(Array.from({ length: 23 }, () => make(person)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many')
})
