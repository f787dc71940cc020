// Posting many listings at once, and the warning that one is there already.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Job } from '#features/jobs/job.schema.ts'
import { aJob, anUpload } from '#testing/jobs.ts'
import { aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { Duplicate, ImportAnswer } from '../import.schema.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

type Refused = { code: string; error: string; fields: Record<string, string> }
const importCsv = (csv: string) => app.as(admin)<ImportAnswer & Refused>('POST', '/api/admin/imports', { csv })
const commit = (jobs: unknown[]) =>
  app.as(admin)<{ jobs: Job[] } & Refused>('POST', '/api/admin/imports/commit', { jobs })
const countJobs = async () => (await app.deps.db.pool.query('select count(*)::int as n from jobs')).rows[0].n as number

const post = (change: Record<string, unknown> = {}) => ({
  title: 'Skipper',
  company: 'Sail Club',
  location: 'Brest, France',
  jobUrl: 'https://sail.example/skipper',
  ...change,
})

describe('posting many', () => {
  test('stores all of them', async () => {
    const { status, body } = await commit([post(), post({ title: 'Lighterman', displayDays: 10 })])
    expect(status).toBe(201)
    expect(body.jobs).toMatchObject([{ title: 'Skipper' }, { title: 'Lighterman', displayDays: 10 }])
    const { body: found } = await app.as(await aMember(app))<{ total: number }>('GET', '/api/jobs?search=Lighterman')
    expect(found.total).toBe(1)
  })

  test('or none, and says which one and what', async () => {
    const before = await countJobs()
    const missing = '/objects/00000000-0000-4000-8000-000000000000'
    const cases: [unknown[], string][] = [
      [[post(), post({ title: '' })], 'jobs.1.title'],
      [[post(), post(), post({ companyLogo: missing })], 'jobs.2.companyLogo'],
      [[post(), post({ closesOn: '2020-01-01' })], 'jobs.1.closesOn'],
      [[post({ role: 'admin' })], 'jobs.0.role'],
      [[], 'jobs'],
      [Array.from({ length: 201 }, () => post()), 'jobs'],
    ]
    for (const [jobs, field] of cases)
      expect(await commit(jobs)).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } })
    expect(await countJobs()).toBe(before)
  })

  test('200 at once are stored', async () => {
    const before = await countJobs()
    const many = Array.from({ length: 200 }, (_, n) =>
      post({ title: `Deck ${n}`, jobUrl: `https://sail.example/${n}` }),
    )
    expect((await commit(many)).status).toBe(201)
    expect(await countJobs()).toBe(before + 200)
  })

  test('without a logo a listing takes its organisation’s, then that of an earlier listing, else none', async () => {
    const [own, earlier] = [await anUpload(app, admin), await anUpload(app, admin)]
    await app.as(admin)('POST', '/api/admin/companies', {
      name: 'Known Crew',
      contactEmail: 'c@known.example',
      logo: own,
    })
    await aJob(app, admin, { company: 'Known Crew', companyLogo: earlier })
    await aJob(app, admin, { company: 'Posted Before', companyLogo: earlier })
    const companies = ['Known Crew', 'KNOWN CREW', 'Posted Before', 'Quite New']
    const { body } = await commit(companies.map((company) => post({ company })))
    expect(body.jobs.map(({ companyLogo }) => companyLogo)).toEqual([own, own, earlier, null])
  })
})

describe('a listing that may be there already', () => {
  const search = async (asked: Record<string, string>) => {
    const query = new URLSearchParams(asked)
    const { body } = await app.as(admin)<{ duplicates: Duplicate[] }>('GET', `/api/admin/duplicates?${query}`)
    return body.duplicates
  }

  test('is found by its address, whatever follows people around', async () => {
    const job = await aJob(app, admin, { title: 'Aquarist', jobUrl: 'https://www.tank.example/Jobs/9/?gh_jid=5&ref=a' })
    const found = [{ id: job.id, title: 'Aquarist', company: job.company, why: 'address' }]
    for (const jobUrl of [
      'https://www.tank.example/Jobs/9/?gh_jid=5&ref=a',
      'http://tank.example/Jobs/9?ref=a&gh_jid=5&utm_source=mail&fbclid=x#apply',
    ])
      expect(await search({ jobUrl })).toEqual(found)
    for (const jobUrl of [
      'https://www.tank.example/Jobs/9/?gh_jid=6&ref=a',
      'https://www.tank.example/Jobs/9/?gh_jid=5&ref=b',
      'https://www.tank.example/Jobs/9',
      'https://www.tank.example/jobs/9/?gh_jid=5&ref=a',
      'https://tank.example.evil/Jobs/9?gh_jid=5&ref=a',
      'not an address',
    ])
      expect(await search({ jobUrl })).toEqual([])
  })

  test('is found by its address whether its letters are written plainly or in percent codes', async () => {
    const codes = (name: string) => `https://mer.example/offres/${name}?lieu=oc%C3%A9an`
    const [plain, coded] = ['plong\u00e9e-1', 'plong%C3%A9e-2'].map(codes)
    for (const jobUrl of [plain, coded]) await aJob(app, admin, { title: 'Plongeur', jobUrl })
    for (const jobUrl of [plain, coded, codes('plong%C3%A9e-1'), codes('plong\u00e9e-2')])
      expect(await search({ jobUrl: jobUrl! })).toMatchObject([{ why: 'address' }])
    expect(await search({ jobUrl: 'https://mer.example/offres/plong%E9e-1' })).toEqual([])
  })

  test('is found by organisation and nearly the same title while it is live', async () => {
    const job = await aJob(app, admin, {
      title: 'Marine Biologist (Field)',
      company: 'Tide Lab',
      jobUrl: 'https://tide.example/1',
    })
    expect(await search({ title: 'Marine biologist, field', company: 'TIDE LAB' })).toEqual([
      { id: job.id, title: job.title, company: 'Tide Lab', why: 'title' },
    ])
    expect(await search({ title: 'Marine Biologist (Field)', company: 'Other Lab' })).toEqual([])
    expect(await search({ title: 'Boat Driver', company: 'Tide Lab' })).toEqual([])
    expect(await search({ title: '', company: '' })).toEqual([])
    await app.as(admin)('PATCH', `/api/jobs/${job.id}`, { active: false })
    expect(await search({ title: 'Marine biologist, field', company: 'Tide Lab' })).toEqual([])
  })

  test('is found for every row of a table, however many are more alike', async () => {
    const many = Array.from({ length: 30 }, () => post({ title: 'Reef Diver', company: 'Swarm' }))
    expect((await commit(many)).status).toBe(201)
    const titles = [...Array(40).fill('Reef Diver'), 'Reef Divers']
    const rows = titles.map((title, n) => `${title},Swarm,Palau,https://swarm.example/${n}\n`)
    const { body } = await importCsv(`title,company,location,jobUrl\n${rows.join('')}`)
    expect(body.drafts.map(({ duplicates }) => duplicates.length)).toEqual(Array(41).fill(5))
  })

  test('warns in a draft and blocks nothing; the same address twice in a table says so too', async () => {
    const job = await aJob(app, admin, {
      title: 'Harbour Pilot',
      company: 'Port Co',
      jobUrl: 'https://port.example/pilot',
    })
    const row = 'Harbour Pilot,Port Co,Rotterdam,https://port.example/pilot?utm_campaign=x\n'
    const { body } = await importCsv(`title,company,location,jobUrl\n${row.repeat(2)}`)
    expect(
      body.drafts.map(({ duplicates, warnings }) => [duplicates.map(({ id, why }) => [id, why]), warnings]),
    ).toEqual([
      [[[job.id, 'address']], []],
      [[[job.id, 'address']], ['The same address as line 2']],
    ])
    expect((await commit(body.drafts.map(({ fields }) => fields))).status).toBe(201)
  })
})

test('an address of any length and letters can be kept and looked for', async () => {
  const jobUrl = `https://wide.example/${'\u6d77'.repeat(1_900)}`
  const { status } = await commit([post({ jobUrl })])
  expect(status).toBe(201)
  const { body } = await app.as(admin)<ImportAnswer>('POST', '/api/admin/imports', { text: 'x', url: jobUrl })
  expect(body.drafts[0]?.duplicates).toMatchObject([{ why: 'address' }])
})
