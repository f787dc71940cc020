// Tables of listings, posting many at once, and the warning that one is there already.
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

describe('a table', () => {
  test('with commas or semicolons gives a draft for each row, names of fields as people write them', async () => {
    const tables = [
      'title,company,location,jobUrl,jobType,displayDays\n"Mate, second",Lines,Oslo,https://t.example/1,job|internship,60\n',
      'Job Title;Organisation;Location;URL;Job Type;Display Days\r\n"Mate, second";Lines;Oslo;https://t.example/1;job, internship;60\r\n',
      '\ufeffTITLE,Company Name,place,Job_URL,type,displayDays\n\n"Mate, second",Lines,Oslo,https://t.example/1,"internship,job",60',
    ]
    for (const csv of tables) {
      const { status, body } = await importCsv(csv)
      expect([status, body.errors]).toEqual([200, []])
      expect(body.drafts).toMatchObject([
        {
          fields: {
            title: 'Mate, second',
            company: 'Lines',
            location: 'Oslo',
            jobUrl: 'https://t.example/1',
            displayDays: 60,
          },
          sources: { title: 'csv' },
        },
      ])
      expect(body.drafts[0]?.fields.jobType).toHaveLength(2)
    }
  })

  test('says by line what is wrong, the header being line 1, and gives the rest', async () => {
    const csv = [
      'title,company,location,jobUrl,displayDays,colour',
      'Mate,Lines,Oslo,https://t.example/2,30,blue',
      ',Lines,Oslo,https://t.example/3,30,',
      '"Cook',
      'and steward",Lines,Oslo,not an address,400,',
      'Bosun,Lines,Oslo,https://t.example/4,30,,,',
      'Purser,Lines,Oslo,https://t.example/5,,',
    ].join('\n')
    const { body } = await importCsv(csv)
    expect(body.drafts.map(({ fields, line }) => [fields.title, line])).toEqual([
      ['Mate', 2],
      ['Purser', 7],
    ])
    expect(body.errors).toEqual([
      { line: 1, field: 'colour', reason: 'Unknown field' },
      { line: 3, field: 'title', reason: 'Title is required' },
      { line: 4, field: 'jobUrl', reason: 'Please enter a valid URL' },
      { line: 4, field: 'displayDays', reason: 'Display days cannot exceed 365' },
      { line: 6, field: '', reason: 'This line has more cells than the first one' },
    ])
  })

  test('with tabs is read as well, as spreadsheets save “Unicode text”', async () => {
    const { body } = await importCsv(
      'title\tcompany\tlocation\tworkType\tjobUrl\tdescription\r\nMate\tLines\tOslo, Norway\t\thttps://t.example/1\tSteer; tie, untie\r\n',
    )
    expect(body.errors).toEqual([])
    expect(body.drafts[0]?.fields).toMatchObject({
      title: 'Mate',
      location: 'Oslo, Norway',
      jobUrl: 'https://t.example/1',
      description: 'Steer; tie, untie',
    })
  })

  test('names the lines whose days posting would refuse, before anything is posted', async () => {
    const head = 'title,company,location,jobUrl,closesOn,startsOn,endsOn\n'
    const { body } = await importCsv(
      `${head}Mate,Lines,Oslo,https://t.example/1,2020-01-01,,\nCook,Lines,Oslo,https://t.example/2,,2099-02-01,2099-01-01\nBosun,Lines,Oslo,https://t.example/3,2099-01-01,,\n`,
    )
    expect(body.errors).toEqual([
      { line: 2, field: 'closesOn', reason: 'This day has passed' },
      { line: 3, field: 'endsOn', reason: 'It ends before it starts' },
    ])
    expect(body.drafts.map(({ fields }) => fields.title)).toEqual(['Bosun'])
  })

  test('with a quotation mark that is not closed keeps what stands before it', async () => {
    const { status, body } = await importCsv(
      `title,company,location,jobUrl\nMate,Lines,Oslo,https://t.example/6\n"Cook,Lines,Oslo,https://t.example/7\n${'more,of,the,same\n'.repeat(100_000)}`,
    )
    expect(status).toBe(200)
    expect(body.drafts.map(({ fields }) => fields.title)).toEqual(['Mate'])
    expect(body.errors).toMatchObject([{ line: 3, reason: expect.stringContaining('quotation mark') }])
  })

  test('of more than 200 rows, without rows or without names is refused', async () => {
    const row = 'Mate,Lines,Oslo,https://t.example/8\n'
    expect((await importCsv(`title,company,location,jobUrl\n${row.repeat(200)}`)).status).toBe(200)
    for (const csv of [`title,company,location,jobUrl\n${row.repeat(201)}`, 'title,company\n', 'a,b\n1,2\n', '   ']) {
      const answer = await importCsv(csv)
      expect(answer).toMatchObject({ status: 422, body: { fields: { csv: expect.any(String) } } })
    }
  })

  test('tells what applicants must have, and names the cell that no list knows', async () => {
    const head = 'title,company,location,jobUrl,certificates,languages,visa\n'
    const { body } = await importCsv(
      `${head}Mate,Lines,Oslo,https://t.example/1,Open Water|first-aid,en/no,sponsored\nCook,Lines,Oslo,https://t.example/2,juggling,en,\n`,
    )
    expect(body.drafts).toMatchObject([
      {
        fields: { needs: { certificates: ['open_water', 'first_aid'], languages: ['en', 'no'], visa: 'sponsored' } },
        sources: { needs: 'csv' },
      },
    ])
    expect(body.errors).toEqual([
      { line: 3, field: 'certificates', reason: 'Please choose certificates from the list' },
    ])
  })

  test('can be downloaded empty, and what is downloaded can be imported', async () => {
    const { status, body, headers } = await app.as(admin)<string>('GET', '/api/admin/imports/template.csv')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const imported = await importCsv(body)
    expect(imported.body.errors).toEqual([])
    expect(imported.body.drafts).toHaveLength(1)
    expect((await commit(imported.body.drafts.map(({ fields }) => fields))).status).toBe(201)
  })
})

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
