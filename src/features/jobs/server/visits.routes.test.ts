// "30 new since Monday": what a person is told when they come back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { BoardVisit } from '../visit.schema.ts'

const hour = 3_600_000

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

const visit = async (person: Person) => (await app.as(person)<BoardVisit>('POST', '/api/visits')).body

/** A moment passes between a visit and looking at the clock. */
function expectNews({ since, newListings }: BoardVisit, left: Date, count: number): void {
  expect(newListings).toBe(count)
  expect(Math.abs(Date.parse(since ?? '') - left.getTime())).toBeLessThan(hour)
}

test('who comes for the first time is told of nothing new', async () => {
  await aJob(app, await anAdmin(app))
  expect(await visit(await aMember(app))).toEqual({ since: null, newListings: 0 })
})

test('who comes back is told what was posted meanwhile, all through the visit, and not again at the next', async () => {
  const [member, free] = [await aMember(app), await aFreeMember(app)]
  await visit(member)
  await visit(free)
  const left = app.deps.clock.now()
  app.advance(30 * hour)
  const admin = await anAdmin(app)
  const hidden = await aJob(app, admin)
  await aJob(app, admin)
  await app.as(member)('PUT', `/api/hidden/jobs/${hidden.id}`)
  expectNews(await visit(member), left, 1)
  expectNews(await visit(free), left, 2)
  app.advance(2 * hour)
  expectNews(await visit(member), left, 1)
  app.advance(3 * hour)
  expectNews(await visit(member), left, 1)
  const leftAgain = app.deps.clock.now()
  app.advance(5 * hour)
  expectNews(await visit(member), leftAgain, 0)
})

test('my last visit is in my export, and a visitor has none', async () => {
  const member = await aMember(app)
  await visit(member)
  const { body } = await app.as(member)<Record<string, unknown>>('GET', `/api/users/${member.user.id}/export`)
  expect(JSON.stringify(body)).toContain('board_visits')
  expect((await app.call('POST', '/api/visits')).status).toBe(401)
})
