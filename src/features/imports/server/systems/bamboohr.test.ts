// BambooHR against a server that answers as it does: the address is known, its answer becomes a draft.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportDesk, json, openImportDesk } from '../import-desk.fixture.ts'

let desk: ImportDesk
beforeAll(async () => {
  desk = await openImportDesk('reef.bamboohr.com')
})
afterAll(() => desk.close())

test('BambooHR: one opening with its compensation as it is written', async () => {
  desk.web.show(
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
  expect(await desk.draftsOf({ url: 'https://reef.bamboohr.com/careers/31' })).toMatchObject([
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
