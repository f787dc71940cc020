// What the feed says of a listing: its kind, place, pay and last day, of the newest three and no other.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { anAdmin } from '#testing/people.ts'
import { deliver, startSite, type TestSite } from '#testing/start-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, async (_request, options) => deliver(options, ''))
})
afterAll(() => site.stop())

test('the feed tells pay and last day where a listing says them, of the newest three alone', async () => {
  const admin = await anAdmin(site)
  await aJob(site, admin, { title: 'The Fourth Newest' })
  await aJob(site, admin, { title: 'Silent Keeper', salary: null })
  await aJob(site, admin, { title: 'Another Keeper' })
  await aJob(site, admin, {
    title: 'Kelp Keeper',
    location: 'Brest, France',
    salary: '1 500 € par mois',
    closesOn: '2099-03-14',
  })
  const { status, body } = await site.send({ path: '/jobs.rss' })
  expect(status).toBe(200)
  expect(body).toMatch(/in Brest, France; 1 500 € par mois; apply by .*14.*2099/)
  expect(body.match(/apply by/g)).toHaveLength(1)
  expect(body).toContain('Silent Keeper')
  expect(body).not.toContain('The Fourth Newest')
})
