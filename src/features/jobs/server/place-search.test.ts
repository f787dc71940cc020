// A search looks at a listing's place too, also at what its location does not say.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { JobList } from '../board.schema.ts'
import type { Job } from '../job.schema.ts'

let app: TestApi
let admin: Person
let job: Job
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
  const place = { mode: 'remote', country: 'PT', city: 'Horta' }
  job = await aJob(app, admin, { title: 'Data Keeper', location: 'Anywhere with a line', place })
  await aJob(app, admin, { title: 'Deck Keeper', location: 'Faro, Portugal', place: { mode: 'onsite', country: 'PT' } })
})
afterAll(() => app.stop())

async function found(person: Person, search: string): Promise<number> {
  return (await app.as(person)<JobList>('GET', `/api/jobs?search=${search}`)).body.total
}

test('its way of working, its town and its country, for everybody alike', async () => {
  for (const person of [await aMember(app), await aFreeMember(app)]) {
    expect([await found(person, 'remote'), await found(person, 'horta'), await found(person, 'portugal')]).toEqual([
      1, 1, 2,
    ])
    expect([await found(person, 'onsite'), await found(person, 'vessel')]).toEqual([0, 0])
  }
})

test('and it is found by what it says now', async () => {
  await app.as(admin)('PATCH', `/api/jobs/${job.id}`, { place: { mode: 'vessel', country: 'IS' } })
  const member = await aMember(app)
  const words = ['remote', 'horta', 'vessel', 'iceland']
  expect(await Promise.all(words.map((word) => found(member, word)))).toEqual([0, 0, 1, 1])
})
