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

test('its sea, by every name that people have for it, and the find says which sea it is', async () => {
  const place = { mode: 'onsite', country: 'HR', sea: 'adriatic' }
  await aJob(app, admin, { title: 'Monk Seal Watcher', location: 'Lošinj', place })
  await aJob(app, admin, { title: 'Buoy Watcher', location: 'Adriatic Sea', place })
  const member = await aMember(app)
  for (const person of [member, await aFreeMember(app)]) {
    const names = ['adriatic', 'Adriatic%20Sea', 'mediterranean', 'adriatic%20watchers', 'baltic', 'sea%2Fadriatic']
    expect(await Promise.all(names.map((name) => found(person, name)))).toEqual([2, 2, 2, 2, 0, 1])
  }
  const matched = async (search: string) => {
    const { jobs } = (await app.as(member)<JobList>('GET', `/api/jobs?search=${search}`)).body
    return jobs.map((each) => 'title' in each && [each.title, each.matched])
  }
  expect(await matched('adriatic')).toEqual([
    ['Buoy Watcher', null],
    ['Monk Seal Watcher', 'adriatic → Adriatic Sea'],
  ])
  expect(await matched('mediterranean')).toEqual([
    ['Buoy Watcher', 'mediterranean → adriatic'],
    ['Monk Seal Watcher', 'mediterranean → Adriatic Sea'],
  ])
  expect(await matched('adriatic%20sea')).toEqual([
    ['Buoy Watcher', null],
    ['Monk Seal Watcher', 'Adriatic Sea'],
  ])
  expect(await found(member, 'adriatik')).toBe(2)
})

test('a sea that is asked for does not make every listing one about the sea', async () => {
  expect(await found(await aFreeMember(app), 'sea')).toBe(1)
})
