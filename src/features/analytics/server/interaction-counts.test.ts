// The counts beside the interactions: whatever is added or taken away, they are what counting the rows would give.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { InteractionType } from '../analytics.schema.ts'
import { forgetOldAnalytics, insertInteractions } from './collected.store.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const click = (
  jobId: string,
  interactionType: InteractionType,
  change: { userId?: string; daysAgo?: number } = {},
) => ({
  jobId,
  userId: change.userId ?? null,
  sessionId: 'session_counts',
  interactionType,
  isAdmin: false,
  createdAt: new Date(app.deps.clock.now().getTime() - (change.daysAgo ?? 0) * 86_400_000).toISOString(),
})
const read = async (query: string) => (await app.deps.db.pool.query(query)).rows
const kept = () => read('select job_id, interaction_type, n from job_interaction_counts where n <> 0 order by 1, 2')
const counted = () =>
  read(`select job_id, interaction_type, count(*)::int as n from job_interactions where not is_admin
    group by 1, 2 order by 1, 2`)

test('they follow clicks, the end of an account, of a listing, and of the thirteen months', async () => {
  const { orm } = app.deps.db
  const [first, second] = [await aJob(app, admin), await aJob(app, admin)]
  const person = await aFreeMember(app)
  const mine = { userId: person.user.id }
  await insertInteractions(orm, [
    click(first.id, 'like'),
    click(first.id, 'like', mine),
    click(first.id, 'click_title', mine),
    click(second.id, 'click_title', { daysAgo: 420 }),
    { ...click(second.id, 'click_title'), isAdmin: true },
  ])
  await insertInteractions(orm, [click(second.id, 'click_title'), click(first.id, 'click_website')])
  const sum = async () => (await kept()).reduce((all, { n }) => all + n, 0)
  expect(await kept()).toEqual(await counted())
  expect(await sum()).toBe(6)

  expect((await app.as(person)('DELETE', `/api/users/${person.user.id}`)).status).toBe(204)
  expect(await kept()).toEqual(await counted())
  expect(await sum()).toBe(4)

  await forgetOldAnalytics(orm, app.deps.clock.now())
  expect(await kept()).toEqual(await counted())
  expect(await sum()).toBe(3)

  expect((await app.as(admin)('DELETE', `/api/jobs/${first.id}`)).status).toBe(204)
  expect(await kept()).toEqual(await counted())
  expect(await kept()).toEqual([{ job_id: second.id, interaction_type: 'click_title', n: 1 }])
})

test('several instances that write at once lose nothing and do not hold one another up', async () => {
  const jobs = [await aJob(app, admin), await aJob(app, admin), await aJob(app, admin)]
  const rows = jobs.flatMap(({ id }) => [click(id, 'like'), click(id, 'click_title')])
  const writers = Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? rows : rows.toReversed()))
  await Promise.all(writers.map((some) => insertInteractions(app.deps.db.orm, some)))
  expect(await kept()).toEqual(await counted())
  expect((await kept()).filter(({ n }) => n === 8)).toHaveLength(6)
})
