// Every hiring system against a server that answers as it does: the address is known, its answer becomes a draft.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { openWebPages, type WebPages } from '#testing/web-pages.ts'
import type { ImportAnswer } from '../../import.schema.ts'
import { recognise } from './systems.ts'

let web: WebPages
let app: TestApi
let admin: Person
beforeAll(async () => {
  web = await openWebPages()
  const hosts = web.hosts(
    'boards.greenhouse.io',
    'boards-api.greenhouse.io',
    'careers.reef.example',
    'jobs.lever.co',
    'api.lever.co',
    'jobs.ashbyhq.com',
    'api.ashbyhq.com',
    'apply.workable.com',
    'jobs.smartrecruiters.com',
    'api.smartrecruiters.com',
    'reef.recruitee.com',
    'reef.teamtailor.com',
    'reef.jobs.personio.de',
    'reef.bamboohr.com',
  )
  app = await startApi({ OUTBOUND_TEST_HOSTS: hosts })
  admin = await anAdmin(app)
})
afterAll(async () => {
  await app.stop()
  await web.close()
})

const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) })
const xml = (body: string) => ({ type: 'application/xml', body })

async function drafts(url: string) {
  const { status, body } = await app.as(admin)<ImportAnswer>('POST', '/api/admin/imports', { url })
  expect([status, body]).toEqual([200, expect.anything()])
  return body.drafts
}

test('Greenhouse: text that was encoded twice, pay in cents, "Hybrid" is no place', async () => {
  web.show(
    'boards-api.greenhouse.io/v1/boards/reef/jobs/4001?pay_transparency=true',
    json({
      id: 4001,
      title: 'Reef Ecologist',
      company_name: 'Reef Watch',
      location: { name: 'Honolulu, Hawaii, United States' },
      content:
        '&lt;p&gt;You survey &amp;amp; map reefs.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Dive&lt;/li&gt;&lt;li&gt;Count&lt;/li&gt;&lt;/ul&gt;',
      first_published: '2026-11-01T10:00:00-04:00',
      absolute_url: 'https://boards.greenhouse.io/reef/jobs/4001',
      pay_input_ranges: [{ min_cents: 5200000, max_cents: 6100000, currency_type: 'USD', title: 'Annual salary' }],
    }),
  )
  const [draft] = await drafts('https://boards.greenhouse.io/reef/jobs/4001?gh_src=abc&utm_source=x')
  expect(draft).toMatchObject({
    fields: {
      title: 'Reef Ecologist',
      company: 'Reef Watch',
      location: 'Honolulu, Hawaii, United States',
      description: 'You survey & map reefs.\n\n- Dive\n- Count',
      jobUrl: 'https://boards.greenhouse.io/reef/jobs/4001',
      salary: 'USD 52,000 – 61,000 a year',
      pay: { class: 'salary', min: 52_000, max: 61_000, currency: 'USD', period: 'year' },
    },
    sources: { title: 'ats', company: 'ats', description: 'ats', pay: 'ats', jobUrl: 'ats' },
    warnings: [],
    duplicates: [],
  })

  web.show(
    'boards-api.greenhouse.io/v1/boards/reef/jobs/4002',
    json({ title: 'Lab Hand', location: { name: 'Hybrid' } }),
  )
  const [hybrid] = await drafts('https://job-boards.greenhouse.io/reef/jobs/4002')
  expect(hybrid?.fields).toMatchObject({ place: { mode: 'hybrid' }, company: 'Reef' })
  expect(hybrid?.fields).not.toHaveProperty('location')
  expect(hybrid?.warnings).toEqual([
    'The organisation’s name was taken from the address: please check it',
    'No description was found',
    'The page does not say when it was posted',
    'The page does not say where the work is',
  ])
})

test('Greenhouse on an organisation’s own page is found by the board that its scripts name', async () => {
  web.show(
    'careers.reef.example/open',
    '<html><body><h1>Careers</h1><script src="https://boards.greenhouse.io/embed/job_board/js?for=reef"></script></body></html>',
  )
  const [draft] = await drafts('https://careers.reef.example/open?gh_jid=4001')
  expect(draft).toMatchObject({
    fields: { title: 'Reef Ecologist', jobUrl: 'https://careers.reef.example/open?gh_jid=4001' },
    sources: { title: 'ats' },
  })
})

test('Lever: lists of what is asked become requirements', async () => {
  web.show(
    'api.lever.co/v0/postings/reef/aa-bb',
    json({
      id: 'aa-bb',
      text: 'Dive Officer',
      categories: { location: 'Lisbon', commitment: 'Part-time', team: 'Field' },
      country: 'PT',
      workplaceType: 'hybrid',
      description: '<div>You lead the dives.</div>',
      lists: [
        { text: 'What you do', content: '<li>Plan dives</li>' },
        { text: 'Requirements', content: '<li>Divemaster</li><li>First aid</li>' },
      ],
      salaryRange: { min: 20, max: 25, currency: 'EUR', interval: 'per-hour-wage' },
      createdAt: 1_793_000_000_000,
      hostedUrl: 'https://jobs.lever.co/reef/aa-bb',
    }),
  )
  web.show(
    'jobs.lever.co/reef/aa-bb',
    '<html><head><meta property="og:site_name" content="Reef Institute"></head><body>x</body></html>',
  )
  const [draft] = await drafts('https://jobs.lever.co/reef/aa-bb?lever-source=feed')
  expect(draft).toMatchObject({
    fields: {
      title: 'Dive Officer',
      company: 'Reef Institute',
      location: 'Lisbon',
      workType: 'part-time',
      description: 'You lead the dives.\n\nWhat you do\n\n- Plan dives',
      requirements: 'Requirements\n\n- Divemaster\n- First aid',
      place: { mode: 'hybrid', country: 'PT' },
      pay: { min: 20, max: 25, currency: 'EUR', period: 'hour' },
      jobUrl: 'https://jobs.lever.co/reef/aa-bb',
    },
    sources: { title: 'ats', company: 'open-graph' },
  })
})

const ashbyBoard = {
  jobs: [
    { id: 'other', title: 'Another', location: 'Oslo', isListed: true },
    {
      id: 'a1-b2',
      title: 'Ocean Data Engineer',
      location: 'Bergen',
      secondaryLocations: [],
      employmentType: 'FullTime',
      workplaceType: 'Remote',
      isListed: true,
      descriptionPlain: 'Data from buoys.',
      publishedAt: '2026-11-10T08:00:00Z',
      address: { postalAddress: { addressCountry: 'Norway', addressLocality: 'Bergen' } },
      compensation: {
        compensationTierSummary: 'NOK 600K – 700K',
        summaryComponents: [
          { compensationType: 'EquityPercentage', minValue: 1 },
          { compensationType: 'Salary', interval: '1 YEAR', currencyCode: 'NOK', minValue: 600_000, maxValue: 700_000 },
        ],
      },
    },
    { id: 'hidden', title: 'Hidden', isListed: false },
  ],
}

test('Ashby: the posting is found on the whole board, and the board itself gives a draft for each', async () => {
  web.show('api.ashbyhq.com/posting-api/job-board/reef?includeCompensation=true', json(ashbyBoard))
  const [draft, ...others] = await drafts('https://jobs.ashbyhq.com/reef/a1-b2')
  expect(others).toEqual([])
  expect(draft).toMatchObject({
    fields: {
      title: 'Ocean Data Engineer',
      location: 'Bergen',
      description: 'Data from buoys.',
      workType: 'full-time',
      salary: 'NOK 600K – 700K',
      place: { mode: 'remote', country: 'NO', city: 'Bergen' },
      pay: { min: 600_000, max: 700_000, currency: 'NOK', period: 'year' },
    },
    sources: { title: 'ats' },
  })
  expect((await drafts('https://jobs.ashbyhq.com/reef')).map(({ fields }) => fields.title)).toEqual([
    'Another',
    'Ocean Data Engineer',
  ])
})

test('Workable: one posting of an account, with the account’s name', async () => {
  web.show(
    'apply.workable.com/api/v1/widget/accounts/reef?details=true',
    json({
      name: 'Reef Foundation',
      jobs: [
        {
          title: 'Turtle Ranger',
          shortcode: 'ABC123',
          city: 'Suva',
          country: 'Fiji',
          telecommuting: false,
          employment_type: 'Internship',
          published_on: '2026-11-02',
          description: '<p>Nests at night.</p>',
        },
      ],
    }),
  )
  expect(await drafts('https://apply.workable.com/reef/j/ABC123/')).toMatchObject([
    {
      fields: {
        title: 'Turtle Ranger',
        company: 'Reef Foundation',
        location: 'Suva, Fiji',
        jobType: ['internship'],
        description: 'Nests at night.',
        place: { country: 'FJ', city: 'Suva' },
      },
      warnings: [],
    },
  ])
})

test('SmartRecruiters: sections become description and requirements', async () => {
  web.show(
    'api.smartrecruiters.com/v1/companies/Reef/postings/743999',
    json({
      id: '743999',
      name: 'Vessel Mate',
      company: { name: 'Reef Lines' },
      location: { city: 'Brest', region: 'Bretagne', country: 'fr', remote: false },
      typeOfEmployment: { label: 'Full-time' },
      releasedDate: '2026-11-03T00:00:00Z',
      jobAd: {
        sections: {
          companyDescription: { text: '<p>We sail.</p>' },
          jobDescription: { text: '<p>Keep watch.</p>' },
          qualifications: { text: '<p>STCW</p>' },
        },
      },
    }),
  )
  expect(await drafts('https://jobs.smartrecruiters.com/Reef/743999-vessel-mate')).toMatchObject([
    {
      fields: {
        title: 'Vessel Mate',
        company: 'Reef Lines',
        location: 'Brest, Bretagne, France',
        description: 'Keep watch.\n\nWe sail.',
        requirements: 'STCW',
        workType: 'full-time',
        place: { country: 'FR', city: 'Brest' },
      },
      warnings: [],
    },
  ])
})

test('Recruitee: one offer by its slug', async () => {
  web.show(
    'reef.recruitee.com/api/offers/',
    json({
      offers: [
        { slug: 'cook', title: 'Cook' },
        {
          slug: 'kelp-farmer',
          title: 'Kelp Farmer',
          company_name: 'Reef Greens',
          city: 'Den Helder',
          country: 'Netherlands',
          country_code: 'NL',
          remote: false,
          employment_type_code: 'fulltime_permanent',
          description: '<p>Grow kelp.</p>',
          requirements: '<p>Boat licence</p>',
          published_at: '2026-11-04 09:00:00 UTC',
          salary: { min: '2400', max: '2900', currency: 'EUR', period: 'month' },
        },
      ],
    }),
  )
  expect(await drafts('https://reef.recruitee.com/o/kelp-farmer')).toMatchObject([
    {
      fields: {
        title: 'Kelp Farmer',
        company: 'Reef Greens',
        location: 'Den Helder, Netherlands',
        workType: 'full-time',
        description: 'Grow kelp.',
        requirements: 'Boat licence',
        pay: { min: 2400, max: 2900, currency: 'EUR', period: 'month' },
      },
      warnings: [],
    },
  ])
})

test('Teamtailor: the feed’s own elements say the place', async () => {
  web.show(
    'reef.teamtailor.com/jobs.rss',
    xml(`<?xml version="1.0"?><rss xmlns:tt="https://teamtailor.com/locations"><channel><title>Reef Nordic</title>
      <item><title>Cook</title><link>https://reef.teamtailor.com/jobs/11-cook</link></item>
      <item><title>Seal &amp; Otter Carer</title><description><![CDATA[<p>Feed them.</p>]]></description>
        <pubDate>Thu, 05 Nov 2026 09:00:00 +0100</pubDate><link>https://reef.teamtailor.com/jobs/12-seal-carer</link>
        <remoteStatus>none</remoteStatus>
        <tt:locations><tt:location><tt:name>HQ</tt:name><tt:city>Tromsø</tt:city><tt:country>Norway</tt:country></tt:location></tt:locations>
      </item></channel></rss>`),
  )
  expect(await drafts('https://reef.teamtailor.com/jobs/12-seal-carer?promotion=1')).toMatchObject([
    {
      fields: {
        title: 'Seal & Otter Carer',
        company: 'Reef Nordic',
        location: 'Tromsø, Norway',
        description: 'Feed them.',
        place: { mode: 'onsite', country: 'NO', city: 'Tromsø' },
      },
      sources: { title: 'ats', place: 'ats' },
      warnings: [],
    },
  ])
})

test('Personio: parts of the description that ask become requirements; switched off, the page is read', async () => {
  web.show(
    'reef.jobs.personio.de/xml',
    xml(`<workzag-jobs><position><id>77</id><subcompany>Reef GmbH</subcompany><office>Kiel</office><name>Sonar Technician</name>
      <jobDescriptions><jobDescription><name>Your tasks</name><value><![CDATA[<ul><li>Tow</li></ul>]]></value></jobDescription>
      <jobDescription><name>Your profile</name><value><![CDATA[<p>Electronics</p>]]></value></jobDescription></jobDescriptions>
      <employmentType>permanent</employmentType><schedule>full-time</schedule><createdAt>2026-11-06T10:00:00+00:00</createdAt>
      </position></workzag-jobs>`),
  )
  expect(await drafts('https://reef.jobs.personio.de/job/77')).toMatchObject([
    {
      fields: {
        title: 'Sonar Technician',
        company: 'Reef GmbH',
        location: 'Kiel',
        workType: 'full-time',
        description: 'Your tasks\n- Tow',
        requirements: 'Your profile\nElectronics',
      },
      warnings: [],
    },
  ])
  web.show('reef.jobs.personio.de/xml', { status: 404, body: '' })
  web.show('reef.jobs.personio.de/job/77', '<html><body><h1>Sonar Technician</h1><p>Kiel</p></body></html>')
  const [draft] = await drafts('https://reef.jobs.personio.de/job/77')
  expect(draft).toMatchObject({ fields: { title: 'Sonar Technician' }, sources: { title: 'text' } })
})

test('BambooHR: one opening with its compensation as it is written', async () => {
  web.show(
    'reef.bamboohr.com/careers/31/detail',
    json({
      result: {
        jobOpening: {
          jobOpeningName: 'Aquarist',
          description: '<p>Tanks.</p>',
          datePosted: '2026-11-07',
          compensation: '$21 an hour',
          employmentStatusLabel: 'Part-Time',
          locationType: '0',
          location: { city: 'Monterey', state: 'California', addressCountry: 'United States' },
        },
      },
    }),
  )
  expect(await drafts('https://reef.bamboohr.com/careers/31')).toMatchObject([
    {
      fields: {
        title: 'Aquarist',
        location: 'Monterey, California, United States',
        salary: '$21 an hour',
        workType: 'part-time',
        place: { mode: 'onsite', country: 'US' },
      },
    },
  ])
})

describe('addresses', () => {
  test.each([
    'https://boards.greenhouse.io/../v1/jobs/1',
    'https://boards.greenhouse.io/a%2Fb/jobs/1',
    'https://boards.greenhouse.io/reef/jobs/%2e%2e',
    'https://jobs.lever.co/reef%3Fx/1',
    'https://jobs.lever.co/..%2f/x',
    'https://evil.example/boards.greenhouse.io/reef/jobs/1',
    'https://jobs.lever.co.evil.example/reef/1',
    'https://a.b.recruitee.com/o/x',
    'https://reef.bamboohr.com/careers/31;x',
    'https://recruitee.com/o/x',
  ])('%s is no posting of a system we know', (url) => {
    const found = recognise(new URL(url))
    if (found) expect(found.place.endpoint).toMatch(/^https:\/\/[a-z.-]+(\/[A-Za-z0-9._-]+)*\/?(\?[a-z_=&]+)?$/i)
    expect(found?.place.endpoint ?? '').not.toMatch(/\.\.|%/)
  })
})
