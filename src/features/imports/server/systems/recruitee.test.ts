// Recruitee against a server that answers as it does: the address is known, its answer becomes a draft.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportDesk, json, openImportDesk } from '../import-desk.fixture.ts'

let desk: ImportDesk
beforeAll(async () => {
  desk = await openImportDesk('reef.recruitee.com')
})
afterAll(() => desk.close())

test('Recruitee: one offer by its slug', async () => {
  desk.web.show(
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
  expect(await desk.draftsOf({ url: 'https://reef.recruitee.com/o/kelp-farmer' })).toMatchObject([
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
