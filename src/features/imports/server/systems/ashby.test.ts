// Ashby against a server that answers as it does: the address is known, its answer becomes a draft.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportDesk, json, openImportDesk } from '../import-desk.fixture.ts'

let desk: ImportDesk
beforeAll(async () => {
  desk = await openImportDesk('jobs.ashbyhq.com', 'api.ashbyhq.com')
})
afterAll(() => desk.close())

const board = {
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
  desk.web.show('api.ashbyhq.com/posting-api/job-board/reef?includeCompensation=true', json(board))
  const [draft, ...others] = await desk.draftsOf({ url: 'https://jobs.ashbyhq.com/reef/a1-b2' })
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
  expect((await desk.draftsOf({ url: 'https://jobs.ashbyhq.com/reef' })).map(({ fields }) => fields.title)).toEqual([
    'Another',
    'Ocean Data Engineer',
  ])
})

test('Ashby: a board that has one opening today is not that opening’s address', async () => {
  const [, job] = board.jobs
  const one = { jobs: [{ ...job, jobUrl: 'https://jobs.ashbyhq.com/lone/a1-b2' }] }
  desk.web.show('api.ashbyhq.com/posting-api/job-board/lone?includeCompensation=true', json(one))
  const { fields } = await desk.draftOf({ url: 'https://jobs.ashbyhq.com/lone' })
  expect(fields.jobUrl).toBe('https://jobs.ashbyhq.com/lone/a1-b2')
})
