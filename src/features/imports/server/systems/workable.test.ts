// Workable against a server that answers as it does: the address is known, its answer becomes a draft.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportDesk, json, openImportDesk } from '../import-desk.fixture.ts'

let desk: ImportDesk
beforeAll(async () => {
  desk = await openImportDesk('apply.workable.com')
})
afterAll(() => desk.close())

test('Workable: one posting of an account, with the account’s name', async () => {
  desk.web.show(
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
  expect(await desk.draftsOf({ url: 'https://apply.workable.com/reef/j/ABC123/' })).toMatchObject([
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
