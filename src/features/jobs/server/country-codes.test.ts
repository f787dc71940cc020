// Countries asked for by their codes, also by those that are small words or states elsewhere.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { JobList } from '../board.schema.ts'
import { countryAskedFor, countryOfLocation } from './sea-countries.ts'

let app: TestApi
let member: Person
beforeAll(async () => {
  app = await startApi()
  const admin = await anAdmin(app)
  member = await aMember(app)
  const description = 'It is deep to the east, and my essential depth is in it. Be there.'
  for (const [title, location] of [
    ['Coral Keeper of Cagliari', 'Cagliari, Italy'],
    ['Coral Keeper of Valletta', 'Valletta, Malta'],
    ['Coral Keeper of Kiel', 'Kiel, Germany'],
    ['Coral Keeper of Vigo', 'Vigo, Spain'],
    ['IT Officer', 'Oslo, Norway'],
  ] as const)
    await aJob(app, admin, { title, location, description })
})
afterAll(() => app.stop())

async function found(search: string): Promise<unknown[]> {
  const query = new URLSearchParams({ search })
  const { body } = await app.as(member)<JobList>('GET', `/api/jobs?${query}`)
  return body.jobs.map((job) => 'title' in job && job.title)
}

test.each([
  ['coral IT', ['Coral Keeper of Cagliari']],
  ['coral (IT)', ['Coral Keeper of Cagliari']],
  ['coral MT', ['Coral Keeper of Valletta']],
  ['coral DE', ['Coral Keeper of Kiel']],
  ['coral ES', ['Coral Keeper of Vigo']],
  ['DE', ['Coral Keeper of Kiel']],
  ['coral IS', []],
  ['IT officer', ['IT Officer']],
  ['IT', ['IT Officer', 'Coral Keeper of Cagliari']],
])('“%s” finds %o', async (search, titles) => {
  expect(await found(search)).toEqual(titles)
})

test('what was found by a code says so', async () => {
  const { body } = await app.as(member)<JobList>('GET', '/api/jobs?search=coral+IT')
  expect(body.jobs[0]).toMatchObject({ matched: 'it → Italy' })
})

test('in small letters and among capitals alone they are the words that they look like', async () => {
  expect(await found('it is in Kiel')).toEqual(['Coral Keeper of Kiel'])
  expect(await found('CORAL IS IN KIEL')).toEqual(['Coral Keeper of Kiel'])
})

test('a location that ends with what may be a state is still read as nothing', () => {
  expect([countryAskedFor('DE'), countryAskedFor('MA')]).toEqual(['Germany', undefined])
  expect(countryOfLocation('Lewes, DE')).toBeUndefined()
})
