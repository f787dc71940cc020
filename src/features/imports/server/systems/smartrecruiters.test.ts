// SmartRecruiters against a server that answers as it does: the address is known, its answer becomes a draft.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportDesk, json, openImportDesk } from '../import-desk.fixture.ts'

let desk: ImportDesk
beforeAll(async () => {
  desk = await openImportDesk('jobs.smartrecruiters.com', 'api.smartrecruiters.com')
})
afterAll(() => desk.close())

test('SmartRecruiters: sections become description and requirements', async () => {
  desk.web.show(
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
  expect(await desk.draftsOf({ url: 'https://jobs.smartrecruiters.com/Reef/743999-vessel-mate' })).toMatchObject([
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
