// What people hide is gone from their own lists and counts, and from nobody else's.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { EmptySearch, JobList } from '../board.schema.ts'
import type { Job, JobCard } from '../job.schema.ts'
import type { HiddenList } from '../own-listings.schema.ts'

let app: TestApi
let listings: Job[]
beforeAll(async () => {
  app = await startApi()
  const admin = await anAdmin(app)
  listings = []
  for (const company of ['Reef Works', 'Réef works', 'Harbour Works', 'Harbour Works', 'Fjord Trust']) {
    app.advance(1_000)
    listings.push(await aJob(app, admin, { title: `Whale Warden ${listings.length}`, company }))
  }
})
afterAll(() => app.stop())

async function shown(person: Person, query = ''): Promise<[(string | null)[], number]> {
  const { body } = await app.as(person)<JobList>('GET', `/api/jobs?${query}`)
  return [body.jobs.map((job) => ('title' in job ? job.title.slice(-1) : null)), body.total]
}

test('a hidden listing is gone from lists, searches, numbers and similar ones, until it is shown again', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const path = `/api/hidden/jobs/${listings[2]!.id}`
  expect((await app.as(member)('PUT', path)).status).toBe(204)
  expect((await app.as(member)('PUT', path)).status).toBe(204)
  expect(await shown(member)).toEqual([['4', '3', '1', '0'], 4])
  expect(await shown(member, 'search=whale')).toEqual([['4', '3', '1', '0'], 4])
  expect((await app.as(member)<JobList>('GET', '/api/jobs')).body.facets?.jobType).toEqual({ job: 4 })
  const { body } = await app.as(member)<{ jobs: JobCard[] }>('GET', `/api/jobs/${listings[0]!.id}/similar`)
  expect(body.jobs.map(({ title }) => title.slice(-1))).toEqual(['4', '3', '1'])
  expect(await shown(other)).toEqual([['4', '3', '2', '1', '0'], 5])
  const { body: hidden } = await app.as(member)<HiddenList>('GET', '/api/hidden')
  expect(hidden).toEqual({
    jobs: [{ id: listings[2]!.id, title: 'Whale Warden 2', company: 'Harbour Works' }],
    companies: [],
  })
  expect((await app.as(member)('DELETE', path)).status).toBe(204)
  expect((await shown(member))[1]).toBe(5)
})

test('a hidden organisation takes its listings along, whatever accents its name is written with', async () => {
  const member = await aMember(app)
  await app.as(member)('PUT', `/api/hidden/companies/${encodeURIComponent('REEF wörks'.replace('ö', 'o'))}`)
  expect(await shown(member)).toEqual([['4', '3', '2'], 3])
  await app.as(member)('DELETE', `/api/hidden/companies/${encodeURIComponent('Reef Works')}`)
  expect((await shown(member))[1]).toBe(5)
})

test('who shows something again shows it to nobody else who hides it', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  for (const path of [`/api/hidden/jobs/${listings[2]!.id}`, '/api/hidden/companies/Fjord%20Trust']) {
    for (const person of [member, other]) await app.as(person)('PUT', path)
    expect((await app.as(member)('DELETE', path)).status).toBe(204)
  }
  expect([await shown(member), await shown(other)]).toEqual([
    [['4', '3', '2', '1', '0'], 5],
    [['3', '1', '0'], 3],
  ])
})

test('a free member who hides one of the three sees two', async () => {
  const free = await aFreeMember(app)
  await app.as(free)('PUT', `/api/hidden/jobs/${listings[4]!.id}`)
  expect(await shown(free)).toEqual([['3', '2', null, null], 4])
})

test('what is hidden is not offered while somebody types, and is not near where nothing is found', async () => {
  const [member, free] = [await aMember(app), await aFreeMember(app)]
  const offered = async (person: Person) =>
    JSON.stringify((await app.as(person)('GET', '/api/jobs/suggestions?prefix=warden')).body).match(/\d(?=")/g)
  const near = async (person: Person) =>
    (await app.as(person)<JobList>('GET', '/api/jobs?search=warden+zeppelin')).body.near.map(({ title }) =>
      title.slice(-1),
    )
  expect([await offered(free), await near(free)]).toEqual([
    ['4', '3', '2'],
    ['4', '3', '2'],
  ])
  for (const person of [member, free]) {
    await app.as(person)('PUT', `/api/hidden/jobs/${listings[4]!.id}`)
    await app.as(person)('PUT', '/api/hidden/companies/Harbour%20Works')
  }
  expect([await offered(member), await near(member)]).toEqual([
    ['1', '0'],
    ['1', '0'],
  ])
  expect([await offered(free), await near(free)]).toEqual([null, []])
})

test('another spelling is not suggested where it would find only what is hidden', async () => {
  const [free, other] = [await aFreeMember(app), await aFreeMember(app)]
  const suggestion = async (person: Person) =>
    (await app.as(person)<JobList>('GET', '/api/jobs?search=fjrod')).body.suggestion
  await app.as(free)('PUT', '/api/hidden/companies/Fjord%20Trust')
  expect([await suggestion(other), await suggestion(free)]).toEqual(['fjord', null])
})

test('who finds nothing because they hide it is no sign that the board lacks it', async () => {
  const member = await aMember(app)
  const search = () => app.as(member)<JobList>('GET', '/api/jobs?search=fjord')
  expect((await search()).body.total).toBe(1)
  await app.as(member)('PUT', '/api/hidden/companies/Fjord%20Trust')
  expect((await search()).body.total).toBe(0)
  await app.deps.batches.flush()
  const { body } = await app.as(await anAdmin(app))<{ searches: EmptySearch[] }>('GET', '/api/admin/empty-searches')
  expect(body.searches.map(({ words }) => words)).not.toContain('fjord')
})

test('what does not exist can’t be hidden, and a visitor hides nothing', async () => {
  const member = await aMember(app)
  expect((await app.as(member)('PUT', '/api/hidden/jobs/00000000-0000-4000-8000-000000000000')).status).toBe(404)
  expect((await app.call('PUT', `/api/hidden/jobs/${listings[0]!.id}`)).status).toBe(401)
  expect((await app.call('GET', '/api/hidden')).status).toBe(401)
})

test('a thousand are the most that one person hides, listings and organisations together', async () => {
  const member = await aMember(app)
  const path = `/api/hidden/jobs/${listings[0]!.id}`
  await app.deps.db.pool.query(
    `insert into hidden_companies (user_id, company_key, name, created_at)
     select $1, 'tide ' || n, 'Tide ' || n, now() from generate_series(1, 999) as n`,
    [member.user.id],
  )
  expect((await app.as(member)('PUT', path)).status).toBe(204)
  const last = await app.as(member)('PUT', '/api/hidden/companies/Nessie%20Tours')
  expect(last).toMatchObject({ status: 409, body: { code: 'too_many_hidden' } })
  const { body } = await app.as(member)<HiddenList>('GET', '/api/hidden')
  expect([body.jobs.length, body.companies.length]).toEqual([1, 999])
})

test('a name whose percent code can’t be read is none', async () => {
  const member = await aMember(app)
  for (const name of ['%E0%A4%A', '%', 'Kelp%20%ZZ', '%FF'])
    for (const method of ['PUT', 'DELETE'])
      expect([name, (await app.as(member)(method, `/api/hidden/companies/${name}`)).status]).toEqual([name, 404])
  expect((await app.as(member)('PUT', '/api/hidden/companies/100%25%20Sea')).status).toBe(204)
  expect((await app.as(member)('PUT', '/api/hidden/companies/Tide%252')).status).toBe(204)
  const { body } = await app.as(member)<HiddenList>('GET', '/api/hidden')
  expect(body.companies.map(({ name }) => name).sort()).toEqual(['100% Sea', 'Tide%2'])
})

test('what is hidden is in the export', async () => {
  const member = await aMember(app)
  await app.as(member)('PUT', '/api/hidden/companies/Nessie%20Tours')
  const { body } = await app.as(member)('GET', `/api/users/${member.user.id}/export`)
  expect(JSON.stringify(body)).toContain('Nessie Tours')
})
