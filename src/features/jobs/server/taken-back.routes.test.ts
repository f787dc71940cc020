// A listing that is taken back to be written anew says nothing to those who had saved or hidden it, until it is out again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { Job } from '../job.schema.ts'
import type { FavoriteJob, HiddenList } from '../own-listings.schema.ts'

let app: TestApi
let admin: Person
let member: Person
let job: Job
beforeAll(async () => {
  app = await startApi()
  ;[admin, member] = [await anAdmin(app), await aMember(app)]
  job = await aJob(app, admin, { title: 'Reef Warden' })
})
afterAll(() => app.stop())

const favorites = async (person: Person) =>
  (await app.as(person)<FavoriteJob[]>('GET', `/api/users/${person.user.id}/favorites`)).body.map(({ title }) => title)
const hidden = async () => (await app.as(member)<HiddenList>('GET', '/api/hidden')).body.jobs.map(({ title }) => title)
const save = (person: Person, { id }: Job = job) =>
  app.as(person)('POST', '/api/favorites', { userId: person.user.id, jobId: id })

test('neither among favorites nor among what is hidden, and back in both with what it says then', async () => {
  for (const person of [member, admin]) await save(person)
  await app.as(member)('PUT', `/api/hidden/jobs/${job.id}`)
  await app.as(admin)('PATCH', `/api/jobs/${job.id}`, { draft: true, title: 'Not out yet' })
  expect([await favorites(member), await hidden()]).toEqual([[], []])
  expect(await favorites(admin)).toEqual(['Not out yet'])
  await app.as(admin)('PATCH', `/api/jobs/${job.id}`, { draft: false })
  expect([await favorites(member), await hidden()]).toEqual([['Not out yet'], ['Not out yet']])
})

test('nobody learns by hiding it that there is a draft', async () => {
  const draft = await aJob(app, admin, { title: 'Secret Keeper', draft: true })
  expect((await app.as(member)('PUT', `/api/hidden/jobs/${draft.id}`)).status).toBe(404)
  expect((await app.as(admin)('PUT', `/api/hidden/jobs/${draft.id}`)).status).toBe(204)
})

test('nor by saving it, and what has closed can’t be saved any more', async () => {
  const draft = await aJob(app, admin, { title: 'Secret Keeper', draft: true })
  const closed = await aJob(app, admin, { title: 'Lighthouse Keeper', active: false })
  for (const listing of [draft, closed]) {
    expect(await save(member, listing)).toMatchObject({ status: 404, body: { code: 'job_not_found' } })
    expect((await save(admin, listing)).status).toBe(201)
  }
})
