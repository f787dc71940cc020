// Greenhouse against a server that answers as it does: the address is known, its answer becomes a draft.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportDesk, json, openImportDesk } from '../import-desk.fixture.ts'

let desk: ImportDesk
beforeAll(async () => {
  desk = await openImportDesk('boards.greenhouse.io', 'boards-api.greenhouse.io', 'careers.reef.example')
})
afterAll(() => desk.close())

test('Greenhouse: text that was encoded twice, pay in cents, "Hybrid" is no place', async () => {
  desk.web.show(
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
  const [draft] = await desk.draftsOf({ url: 'https://boards.greenhouse.io/reef/jobs/4001?gh_src=abc&utm_source=x' })
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

  desk.web.show(
    'boards-api.greenhouse.io/v1/boards/reef/jobs/4002',
    json({ title: 'Lab Hand', location: { name: 'Hybrid' } }),
  )
  const [hybrid] = await desk.draftsOf({ url: 'https://job-boards.greenhouse.io/reef/jobs/4002' })
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
  desk.web.show(
    'careers.reef.example/open',
    '<html><body><h1>Careers</h1><script src="https://boards.greenhouse.io/embed/job_board/js?for=reef"></script></body></html>',
  )
  const [draft] = await desk.draftsOf({ url: 'https://careers.reef.example/open?gh_jid=4001' })
  expect(draft).toMatchObject({
    fields: { title: 'Reef Ecologist', jobUrl: 'https://careers.reef.example/open?gh_jid=4001' },
    sources: { title: 'ats' },
  })
})
