// The numbers that are kept: whatever is done with listings, and whatever time does, they are what counting would give.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noPlace } from '#features/places/place.schema.ts'
import { aJob } from '#testing/jobs.ts'
import { anAdmin } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { Stats } from '../board.schema.ts'
import { type JobType, jobTypes } from '../job.rules.ts'
import { type Job, type JobEdit, JobPost } from '../job.schema.ts'
import { countByDay, countBySea, joinCounts } from './listing-counts.store.ts'
import { deleteJob, editJob, postJobs } from './posting.service.ts'
import { publishDue } from './publishing.service.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
  // What is counted one after the other is counted for one moment.
  app.stopClock()
})
afterAll(() => app.stop())

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const inDays = (days: number) => new Date(app.deps.clock.now().getTime() + days * day).toISOString()

async function counted() {
  const now = app.deps.clock.now()
  const { rows } = await app.deps.db.pool.query(
    `select count(*)::int as total, (count(*) filter (where job_type @> '{job}'))::int as job,
       (count(*) filter (where job_type @> '{volunteer}'))::int as volunteer,
       (count(*) filter (where job_type @> '{internship}'))::int as internship,
       (count(*) filter (where created_at > $2))::int as recent
     from jobs where active and live_until > $1`,
    [now, new Date(now.getTime() - 7 * day)],
  )
  const { total: totalJobs, recent: newThisWeek, ...jobsByType } = rows[0]
  const days = await app.deps.db.pool.query(
    `select (created_at at time zone 'UTC')::date::text as "createdOn", closes_on::text as "closesOn", count(*)::int as n
     from jobs where active and live_until > $1 group by 1, 2 order by 1, 2`,
    [now],
  )
  const seas = await app.deps.db.pool.query(
    `select sea, count(*)::int as count from jobs where active and live_until > $1 and sea is not null group by 1 order by 1`,
    [now],
  )
  return { totalJobs, jobsByType, newThisWeek, days: days.rows, seas: seas.rows }
}

async function kept() {
  const { body: stats } = await app.call<Stats>('GET', '/api/stats')
  const { body: recent } = await app.call('GET', '/api/stats/recent')
  const days = await countByDay(app.deps.db.orm, { withClosing: true }, app.deps.clock.now())
  const order = ({ createdOn, closesOn }: (typeof days)[number]) => createdOn + (closesOn ?? '~')
  const seas = await countBySea(app.deps.db.orm, app.deps.clock.now())
  seas.sort((one, other) => (one.sea < other.sea ? -1 : 1))
  return { ...stats, ...recent, seas, days: days.sort((one, other) => (order(one) < order(other) ? -1 : 1)) }
}

type Step = { name: string; run: () => Promise<unknown> }
const known: string[] = []

async function edit(at: number, change: JobEdit): Promise<void> {
  const id = known[at % Math.max(1, known.length)]
  if (id) await editJob(app.deps, id, change)
}

async function post(change: Record<string, unknown>): Promise<void> {
  const post = { title: 'Deck Hand', company: 'Harbour Works', location: 'Valletta', jobUrl: 'https://jobs.example/' }
  const parsed = JobPost.parse({ ...post, companyLogo: '/objects/6b7f2f0e-52d5-4a66-8a2e-0d1a0f7b3f02', ...change })
  const jobs = await postJobs(app.deps, [{ ...parsed, companyLogo: null }])
  known.push(...jobs.map(({ id }) => id))
}

const which = fc.nat(30)
const kinds = fc.subarray([...jobTypes], { minLength: 1 })
const step = (name: string, run: () => Promise<unknown>): Step => ({ name, run })
const steps: fc.Arbitrary<Step>[] = [
  fc
    .tuple(kinds, fc.integer({ min: 1, max: 12 }), fc.option(fc.integer({ min: 0, max: 9 })))
    .map(([jobType, displayDays, last]) =>
      step(`post ${jobType} for ${displayDays} days, the last ${last}`, () =>
        post({ jobType, displayDays, closesOn: last === null ? null : inDays(last).slice(0, 10) }),
      ),
    ),
  fc
    .integer({ min: 1, max: 20 })
    .map((hours) => step(`wait with one for ${hours} hours`, () => post({ publishAt: inDays(hours / 24) }))),
  which.map((at) => step(`close ${at}`, () => edit(at, { active: false }))),
  which.map((at) => step(`reopen ${at}`, () => edit(at, { active: true }))),
  which.map((at) => step(`extend ${at}`, () => edit(at, { displayDays: 40, closesOn: null }))),
  which.map((at) => step(`to the drafts with ${at}`, () => edit(at, { draft: true }))),
  fc.tuple(which, kinds).map(([at, jobType]) => step(`${at} is ${jobType}`, () => edit(at, { jobType }))),
  which.map((at) =>
    step(`delete ${at}`, async () => {
      const [id] = known.splice(at % Math.max(1, known.length), 1)
      if (id) await deleteJob(app.deps, id)
    }),
  ),
  fc.integer({ min: 1, max: 59 }).map((n) => step(`${n} minutes later`, async () => app.advance(n * minute))),
  fc.integer({ min: 1, max: 40 }).map((n) => step(`${n} hours later`, async () => app.advance(n * hour))),
  which.map((at) => step(`${at} moves`, () => edit(at, { place: { ...noPlace, sea: at % 2 ? 'arctic' : 'baltic' } }))),
  fc.constant(step('publish', () => publishDue(app.deps))),
  fc.constant(step('join', () => joinCounts(app.deps.db.orm, app.deps.clock.now()))),
]

test('any sequence of posting, editing, closing, reopening, extending, deleting, drafting and waiting', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(...steps), { minLength: 5, maxLength: 25 }), async (walk) => {
      for (const { name, run } of walk) {
        await run()
        expect(await kept(), name).toEqual(await counted())
      }
    }),
    { numRuns: 12 },
  )
}, 120_000)

test('who changes listings at once holds nobody up and loses nothing, also while counts are joined', async () => {
  const admin = await anAdmin(app)
  const type = (at: number): JobType => jobTypes[at % 3]!
  const posted = await Promise.all(Array.from({ length: 6 }, (_, at) => aJob(app, admin, { jobType: [type(at)] })))
  const change = ({ id }: Job, at: number) =>
    at % 3 === 0
      ? app.as(admin)('DELETE', `/api/jobs/${id}`)
      : app.as(admin)('PATCH', `/api/jobs/${id}`, at % 3 === 1 ? { active: false } : { jobType: ['volunteer', 'job'] })
  const join = () => joinCounts(app.deps.db.orm, app.deps.clock.now())
  await Promise.all([...posted.map(change), join(), join(), aJob(app, admin), aJob(app, admin), join()])
  expect(await kept()).toEqual(await counted())
  await join()
  expect(await kept()).toEqual(await counted())
  const { rows } = await app.deps.db.pool.query(
    `select max(n) as most from (select count(*)::int as n from listing_counts group by created_on, closes_on, live_hour, kinds) as cells`,
  )
  expect(rows[0].most).toBe(1)
})

test('a clock that was a year ahead for a while and is put back has lost no listing', async () => {
  await aJob(app, await anAdmin(app), { place: { ...noPlace, sea: 'arctic' } })
  app.advance(366 * day)
  await joinCounts(app.deps.db.orm, app.deps.clock.now())
  expect(await kept()).toEqual(await counted())
  app.advance(-366 * day)
  expect(await kept()).toEqual(await counted())
})
