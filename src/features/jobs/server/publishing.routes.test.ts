// Listings that are published at a time: on no list before it, and counted from it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobBody } from '#testing/jobs.ts'
import { aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { JobList } from '../board.schema.ts'
import type { Job } from '../job.schema.ts'
import { publishDraft } from './drafts.store.ts'
import { publishDue } from './publishing.service.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const minute = 60_000
const post = async (change: Record<string, unknown>) =>
  (await app.as(admin)<Job>('POST', '/api/jobs', await jobBody(app, admin, change))).body
const isOnBoard = async ({ id }: Job) => (await app.call('GET', `/api/jobs/${id}`)).status === 200
const titles = async () => {
  const { body } = await app.as(await aMember(app))<JobList>('GET', '/api/jobs')
  return body.jobs.map((job) => ('title' in job ? job.title : ''))
}

test('a listing with a time goes online at that time, and its age and place in the list count from it', async () => {
  const publishAt = new Date(app.deps.clock.now().getTime() + 30 * minute).toISOString()
  const later = await post({ title: 'Later', publishAt })
  expect(later).toMatchObject({ draft: true, active: false, publishAt })
  app.advance(10 * minute)
  await post({ title: 'Sooner' })
  expect(await publishDue(app.deps)).toBe(0)
  expect(await titles()).toEqual(['Sooner'])
  app.advance(21 * minute)
  const both = await Promise.all([publishDue(app.deps), publishDue(app.deps)])
  expect(both.sort()).toEqual([0, 1])
  expect(await titles()).toEqual(['Later', 'Sooner'])
  const { body } = await app.call<Job>('GET', `/api/jobs/${later.id}`)
  expect(body).toMatchObject({ draft: false, active: true, publishAt: null, createdAt: publishAt })
  expect(Date.parse(body.expiresAt) - Date.parse(publishAt)).toBe(30 * 24 * 60 * minute)
})

test('a time that has come publishes a draft, though the draft is sent back as not active', async () => {
  const job = await post({ title: 'Late', draft: true })
  const publishAt = new Date(app.deps.clock.now().getTime() - minute).toISOString()
  const { body } = await app.as(admin)<Job>('PATCH', `/api/jobs/${job.id}`, { publishAt, active: false })
  expect(body).toMatchObject({ draft: false, active: true, publishAt: null })
  expect(await titles()).toContain('Late')
})

test('what is kept as a draft is one, also with a time that has come', async () => {
  const publishAt = new Date(app.deps.clock.now().getTime() - minute).toISOString()
  expect(await post({ title: 'Kept', draft: true, publishAt })).toMatchObject({ draft: true, publishAt: null })
  expect(await titles()).not.toContain('Kept')
  expect(await post({ title: 'At once', publishAt })).toMatchObject({ draft: false, active: true, publishAt: null })
})

test('a time that is moved at the last moment counts', async () => {
  const inMinutes = (minutes: number) => new Date(app.deps.clock.now().getTime() + minutes * minute).toISOString()
  const { id } = await post({ title: 'Moved', publishAt: inMinutes(1) })
  app.advance(2 * minute)
  await app.as(admin)('PATCH', `/api/jobs/${id}`, { publishAt: inMinutes(600) })
  expect(await publishDraft(app.deps.db.orm, id, app.deps.clock.now())).toBeNull()
  expect(await titles()).not.toContain('Moved')
})

test('a draft that was published while somebody edited it stays online when they save', async () => {
  const publishAt = new Date(app.deps.clock.now().getTime() + minute).toISOString()
  const { id } = await post({ title: 'Edited meanwhile', publishAt })
  app.advance(2 * minute)
  expect(await publishDue(app.deps)).toBe(1)
  const { body } = await app.as(admin)<Job>('PATCH', `/api/jobs/${id}`, { title: 'Edited', publishAt })
  expect(body).toMatchObject({ title: 'Edited', draft: false, active: true, publishAt: null, createdAt: publishAt })
})

test('a time is changed or taken back, and odd ones are refused', async () => {
  const publishAt = new Date(app.deps.clock.now().getTime() + 5 * minute).toISOString()
  const job = await post({ title: 'Perhaps', publishAt })
  const patch = (edit: object) => app.as(admin)<Job>('PATCH', `/api/jobs/${job.id}`, edit)
  expect((await patch({ publishAt: null })).body).toMatchObject({ draft: true, publishAt: null, active: false })
  app.advance(6 * minute)
  expect(await publishDue(app.deps)).toBe(0)
  expect((await patch({ publishAt: 'tomorrow' })).status).toBe(422)
  expect((await patch({ active: true })).body).toMatchObject({ draft: false, active: true })
  expect((await patch({ draft: true })).body).toMatchObject({ draft: true, active: false })
})

test('a draft is on no list until it is published', async () => {
  const job = await post({ title: 'Stoker', draft: true })
  expect(job).toMatchObject({ draft: true, active: false, publishAt: null })
  expect((await app.call('GET', `/api/jobs/${job.id}`)).status).toBe(404)
  expect((await app.call('GET', `/api/jobs/${job.id}/status`)).body).toEqual({ status: 'unknown' })
  const { body } = await app.as(admin)<{ drafts: { id: string }[] }>('GET', '/api/admin/drafts')
  expect(body.drafts.map(({ id }) => id)).toContain(job.id)
  app.advance(60 * minute)
  // An hour later the first one's session is over.
  const later = await anAdmin(app)
  await app.as(later)('PATCH', `/api/jobs/${job.id}`, { title: 'Head Stoker' })
  expect(await isOnBoard(job)).toBe(false)
  const { body: live } = await app.as(later)<Job>('PATCH', `/api/jobs/${job.id}`, { draft: false })
  expect(live).toMatchObject({ draft: false, active: true, title: 'Head Stoker' })
  expect(Date.parse(live.createdAt)).toBeGreaterThanOrEqual(Date.parse(job.createdAt) + 60 * minute)
  expect(await isOnBoard(job)).toBe(true)
})
