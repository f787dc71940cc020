// Lever against a server that answers as it does: the address is known, its answer becomes a draft.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportDesk, json, openImportDesk } from '../import-desk.fixture.ts'

let desk: ImportDesk
beforeAll(async () => {
  desk = await openImportDesk('jobs.lever.co', 'api.lever.co')
})
afterAll(() => desk.close())

test('Lever: lists of what is asked become requirements', async () => {
  desk.web.show(
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
  desk.web.show(
    'jobs.lever.co/reef/aa-bb',
    '<html><head><meta property="og:site_name" content="Reef Institute"></head><body>x</body></html>',
  )
  const [draft] = await desk.draftsOf({ url: 'https://jobs.lever.co/reef/aa-bb?lever-source=feed' })
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
