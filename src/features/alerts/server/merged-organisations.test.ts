// Who follows an organisation goes on following it when the desk finds out that it was two records of one.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Company } from '#features/jobs/company.schema.ts'
import { eventually } from '#testing/eventually.ts'
import { aJob } from '#testing/jobs.ts'
import { aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { SavedSearch } from '../alert.schema.ts'
import { followMerged } from './saved-searches.service.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const add = async (name: string) =>
  (await app.as(admin)<Company>('POST', '/api/admin/companies', { name, contactEmail: 'crew@sea.example' })).body
const follow = async (who: Person, company: string, name = company, more: object = {}) =>
  expect(
    (await app.as(who)('POST', '/api/saved-searches', { name, params: { company, ...more }, cadence: 'daily' })).status,
  ).toBe(201)
const searchesOf = async (who: Person) =>
  (await app.as(who)<{ searches: SavedSearch[] }>('GET', '/api/saved-searches')).body.searches

test('who followed the one that is gone follows the other, once, and is told of what it posts', async () => {
  const [wrong, right] = [await add('Ebb Worksz'), await add('Ebb Works')]
  const [one, both] = [await aMember(app), await aMember(app)]
  await follow(one, 'Ebb Worksz')
  await follow(one, 'ebb worksz', 'Their volunteering', { jobType: 'volunteer' })
  await follow(both, 'Ebb Works')
  await follow(both, 'Ebb Worksz')
  app.advance(1_000)
  expect((await app.as(admin)('POST', `/api/admin/companies/${wrong.id}/merge`, { into: right.id })).status).toBe(204)
  await eventually(async () =>
    expect(await searchesOf(one)).toMatchObject([
      { name: 'Ebb Works', params: { company: 'Ebb Works' } },
      { name: 'Their volunteering', params: { company: 'Ebb Works', jobType: 'volunteer' } },
    ]),
  )
  await eventually(async () => expect(await searchesOf(both)).toHaveLength(1))
  app.advance(1_000)
  await aJob(app, admin, { company: 'Ebb Works', companyId: right.id })
  await eventually(async () => expect((await searchesOf(one)).map(({ finds }) => finds)).toEqual([1, 0]))
})

test('what waits to be told of the one that is gone is not lost when its listings are compared under their new name first', async () => {
  const member = await aMember(app)
  await follow(member, 'Neap Worksz')
  app.advance(1_000)
  const { id } = await aJob(app, admin, { company: 'Neap Worksz' })
  const finds = async () => (await searchesOf(member)).map((search) => search.finds)
  await expect.poll(finds).toEqual([1])
  await app.as(admin)('PATCH', `/api/jobs/${id}`, { company: 'Neap Works' })
  await expect.poll(finds).toEqual([0])
  await followMerged(app.deps, { gone: 'Neap Worksz', stays: 'Neap Works', jobIds: [id] })
  await expect.poll(finds).toEqual([1])
})
