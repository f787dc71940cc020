import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'

let app: TestApi
let admin: Person

beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const readStatus = (id: string) => app.call('GET', `/api/jobs/${id}/status`)

test('a listing is live, closed when it was taken off, unknown when it never was', async () => {
  const { id } = await aJob(app, admin)
  expect((await readStatus(id)).body).toEqual({ status: 'live' })
  await app.as(admin)('PATCH', `/api/jobs/${id}`, { active: false })
  expect((await readStatus(id)).body).toEqual({ status: 'closed' })
  expect((await app.as(admin)('GET', `/api/jobs/${id}/status`)).body).toEqual({ status: 'live' })
  expect((await readStatus('00000000-0000-4000-8000-000000000000')).body).toEqual({ status: 'unknown' })
})

test('a connection that breaks does not make a live listing a closed one', async () => {
  const { id } = await aJob(app, admin)
  const { pool } = app.deps.db
  const query = pool.query
  let broken = 0
  pool.query = () => {
    pool.query = query
    broken += 1
    return Promise.reject(new Error('Connection terminated unexpectedly'))
  }
  expect(await readStatus(id)).toMatchObject({ status: 503, body: { code: 'database_unavailable' } })
  expect(broken).toBe(1)
  expect((await readStatus(id)).body).toEqual({ status: 'live' })
})
