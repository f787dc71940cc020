// Work in the background that failed for good: who sees it, what of it, and what can be done.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFailedWork, idleWork } from '#testing/failed-work.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { FailedWorkList } from '../failed-work.schema.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const look = async () => FailedWorkList.parse((await app.as(admin)('GET', '/api/admin/failed-work')).body)
const jobsOf = async (kind: string) => {
  const { rows } = await app.deps.db.pool.query('select data from pgboss.job where name = $1', [kind])
  return rows.map(({ data }) => data)
}

test('an admin sees what failed and why, but nothing of whom it was about; a member sees nothing', async () => {
  const id = await aFailedWork(app)
  const { body } = await app.as(admin)('GET', '/api/admin/failed-work')
  expect(FailedWorkList.parse(body)).toEqual({
    work: [{ id, kind: idleWork, reason: 'The disk was full', attempts: 13, failedAt: expect.any(String) }],
    total: 1,
  })
  expect(JSON.stringify(body)).not.toContain('jane')
  const member = await aFreeMember(app)
  expect(await app.as(member)('GET', '/api/admin/failed-work')).toMatchObject({ status: 403 })
  expect(await app.as(member)('POST', `/api/admin/failed-work/${id}/retry`)).toMatchObject({ status: 403 })
  expect(await app.as(member)('DELETE', `/api/admin/failed-work/${id}`)).toMatchObject({ status: 403 })
  expect(await app.as(admin)('DELETE', `/api/admin/failed-work/${id}`)).toMatchObject({ status: 204 })
})

test('what is tried again goes back to its queue as it was, once', async () => {
  const id = await aFailedWork(app)
  const path = `/api/admin/failed-work/${id}/retry`
  const answers = await Promise.all([app.as(admin)('POST', path), app.as(admin)('POST', path)])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
  expect(await look()).toEqual({ work: [], total: 0 })
  expect((await jobsOf(idleWork)).filter((data) => data?.to)).toEqual([{ to: 'jane@mail.example' }])
})

test('what is let go is never done; neither is there a second time', async () => {
  const id = await aFailedWork(app, 'newsletter-issue')
  const path = `/api/admin/failed-work/${id}`
  expect(await app.as(admin)('DELETE', path)).toMatchObject({ status: 204 })
  expect(await app.as(admin)('DELETE', path)).toMatchObject({
    status: 404,
    body: { error: 'This work is gone, or waits to be done already' },
  })
  expect(await look()).toEqual({ work: [], total: 0 })
  expect(await jobsOf('newsletter-issue')).toEqual([])
  const nowhere = `/api/admin/failed-work/${randomUUID()}/retry`
  expect(await app.as(admin)('POST', nowhere)).toMatchObject({ status: 404 })
})
