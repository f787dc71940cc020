// Tables of listings: each row a draft, and what is wrong told by line.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { ImportAnswer } from '../import.schema.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const importCsv = (csv: string) => app.as(admin)<ImportAnswer>('POST', '/api/admin/imports', { csv })

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

  test('takes one of two columns that are the same field, rather that of its own name, and says so', async () => {
    const csv = [
      'Position,Title,company,location,jobUrl,Link',
      '1,Mate,Lines,Oslo,https://t.example/1,https://t.example/apply',
    ].join('\n')
    const { body } = await importCsv(csv)
    expect(body.drafts[0]?.fields).toMatchObject({ title: 'Mate', jobUrl: 'https://t.example/1' })
    expect(body.errors).toEqual([
      { line: 1, field: 'Position', reason: 'Another column says the same' },
      { line: 1, field: 'Link', reason: 'Another column says the same' },
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
    const jobs = imported.body.drafts.map(({ fields }) => fields)
    expect((await app.as(admin)('POST', '/api/admin/imports/commit', { jobs })).status).toBe(201)
  })
})
