// The demo's traffic is the same each time and reads like a real site's.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { PeriodNumbers } from '../analytics.schema.ts'
import { addDemoTraffic, drawTraffic } from './analytics.demo.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const now = new Date('2026-03-17T10:00:00Z')
const listings = [1, 2, 3].map((n) => ({
  id: `job-${n}`,
  title: `Job ${n}`,
  createdAt: new Date(now.getTime() - n * 20 * 86_400_000),
}))

test('the same moment gives the same visits, none of them in the future', () => {
  const traffic = drawTraffic(now, listings)
  expect(drawTraffic(now, listings)).toEqual(traffic)
  expect(traffic.sessions.every(({ createdAt }) => new Date(createdAt) <= now)).toBe(true)
  for (const { jobId, createdAt } of traffic.interactions)
    expect(listings.find(({ id }) => id === jobId)!.createdAt.getTime()).toBeLessThan(Date.parse(createdAt))
})

test('a dashboard of the demo shows visits, interactions and a period before, however often it is started', async () => {
  const job = await aJob(app, admin)
  await app.deps.db.pool.query(`update jobs set created_at = created_at - interval '50 days' where id = '${job.id}'`)
  const load = () => app.deps.db.orm.transaction((tx) => addDemoTraffic(app.deps, tx))
  const read = async () => (await app.as(admin)<PeriodNumbers>('GET', '/api/admin/analytics/period?days=30')).body
  await load()
  const first = await read()
  expect(first.now.sessions).toBeGreaterThan(1_000)
  expect(first.now.visitors).toBeLessThan(first.now.sessions)
  expect(first.before.sessions).toBeGreaterThan(500)
  const { titleClicks, discoverClicks, websiteClicks } = first.now
  expect(titleClicks > discoverClicks && discoverClicks > websiteClicks && websiteClicks > 0).toBe(true)
  expect(first.series.slice(0, -1).every(({ sessions }) => sessions > 0)).toBe(true)
  await load()
  expect((await read()).now.sessions).toBe(first.now.sessions)
})
