// Saved searches through the API: kept, bounded, gated, one's own, and read as a feed.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setMembership, updateUser } from '#features/accounts/server/accounts.store.ts'
import { listingChangeQueue } from '#features/jobs/server/listing-changes.service.ts'
import type { Sql } from '#platform/db.ts'
import { countJobs } from '#platform/queue-counts.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { SavedSearch } from '../alert.schema.ts'
import { sendDueAlerts } from './alert-letters.service.ts'
import { markTold } from './alert-letters.store.ts'
import { signStop } from './alert-links.ts'
import { matchListing } from './matching.service.ts'
import { deleteSearch } from './saved-searches.store.ts'

let app: TestApi
let admin: Person
let member: Person
let free: Person
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
  member = await aMember(app)
  free = await aFreeMember(app)
})
afterAll(() => app.stop())

const draft = { name: 'Turtles', params: { search: 'turtle' }, cadence: 'daily' }
const save = (who: Person, change: object = {}) =>
  app.as(who)<SavedSearch & { code?: string }>('POST', '/api/saved-searches', { ...draft, ...change })
const listOf = async (who: Person) =>
  (await app.as(who)<{ searches: SavedSearch[] }>('GET', '/api/saved-searches')).body.searches

async function post(change: Record<string, unknown>) {
  app.advance(1_000)
  const job = await aJob(app, admin, change)
  await matchListing(app.deps, { jobId: job.id })
  return job
}

/** What postings set in motion by themselves is over. */
const untilCompared = () =>
  expect
    .poll(async () => {
      const counts = await countJobs(app.deps.db.orm)
      return counts
        .filter(({ name }) => name === listingChangeQueue)
        .every(({ waiting, running }) => waiting + running === 0)
    })
    .toBe(true)

test('a search is saved, listed, changed and deleted by its owner alone', async () => {
  const { status, body } = await save(member, { params: { search: 'turtle', page: '3', sort: 'match', utm: 'x' } })
  expect([status, body.params]).toEqual([201, { search: 'turtle' }])
  expect(await listOf(member)).toMatchObject([
    { id: body.id, name: 'Turtles', cadence: 'daily', finds: 0, rests: false },
  ])
  expect(await listOf(free)).toEqual([])
  for (const [method, path] of [
    ['PATCH', `/api/saved-searches/${body.id}`],
    ['DELETE', `/api/saved-searches/${body.id}`],
    ['POST', `/api/saved-searches/${body.id}/feed`],
  ] as const)
    expect((await app.as(free)(method, path, method === 'PATCH' ? { name: 'Mine' } : undefined)).status).toBe(404)
  const changed = await app.as(member)<SavedSearch>('PATCH', `/api/saved-searches/${body.id}`, { cadence: 'never' })
  expect([changed.status, changed.body.cadence]).toEqual([200, 'never'])
  expect((await app.as(member)('DELETE', `/api/saved-searches/${body.id}`)).status).toBe(204)
  expect(await listOf(member)).toEqual([])
  expect((await app.call('GET', '/api/saved-searches')).status).toBe(401)
})

test.each([
  [{ name: '' }, 'name'],
  [{ cadence: 'hourly' }, 'cadence'],
  [{ params: { jobType: 'pirate' } }, 'params'],
  [{ params: { search: 7 } }, 'params'],
  [{ params: 'search=turtle' }, 'params'],
  [{ more: true }, ''],
])('nonsense is refused: %j', async (change, field) => {
  const { status, body } = await save(member, change)
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain(field)
})

test('filters that come with a membership need one to be saved', async () => {
  const refused = await save(free, { params: { country: 'PT' } })
  expect([refused.status, refused.body.code]).toEqual([403, 'membership_required'])
  expect((await save(member, { params: { country: 'PT' } })).status).toBe(201)
  // Nor do they come in by the back door, into a search that was saved without them.
  const { body: open } = await save(free)
  const changed = await app.as(free)('PATCH', `/api/saved-searches/${open.id}`, { params: { country: 'PT' } })
  expect([changed.status, changed.body.code]).toEqual([403, 'membership_required'])
  expect(await listOf(free)).toMatchObject([{ id: open.id, params: draft.params }])
})

test('twenty can be kept, also when many are saved at once', async () => {
  const keen = await aMember(app)
  const answers = await Promise.all(Array.from({ length: 24 }, () => save(keen)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(
    new Set(answers.filter(({ status }) => status !== 201).map(({ status, body }) => `${status} ${body.code}`)),
  ).toEqual(new Set(['409 too_many']))
})

test('what is posted after the saving is found, at once counted and never twice', async () => {
  const reader = await aMember(app)
  await post({ title: 'Turtle Nurse before' })
  await save(reader)
  const job = await post({ title: 'Turtle Nurse after' })
  await matchListing(app.deps, { jobId: job.id })
  await post({ title: 'Seal Nurse' })
  expect((await listOf(reader))[0]?.finds).toBe(1)
  await app.as(admin)('PATCH', `/api/jobs/${job.id}`, { title: 'Seal Nurse after all' })
  await matchListing(app.deps, { jobId: job.id })
  expect((await listOf(reader))[0]?.finds).toBe(0)
})

test('a search that is saved again with the same filters keeps what it found', async () => {
  const reader = await aMember(app)
  const params = { search: 'turtle', workType: 'full-time', location: 'lisbon' }
  const { body } = await save(reader, { params })
  await post({ title: 'Turtle Keeper', location: 'Lisbon', workType: 'full-time' })
  const change = (edit: object) => app.as(reader)<SavedSearch>('PATCH', `/api/saved-searches/${body.id}`, edit)
  expect((await change({ ...draft, params, name: 'Turtles of Lisbon' })).body).toMatchObject({ finds: 1 })
  expect((await change({ params: { ...params, location: 'porto' } })).body).toMatchObject({ finds: 0 })
})

test('finds are counted that are live, not hidden and not told, and a search that was silent begins anew', async () => {
  const [reader, other] = [await aMember(app), await aMember(app)]
  await updateUser(app.deps.db.orm, reader.user.id, { emailVerified: true })
  const { body } = await save(reader)
  const jobs = [
    await post({ title: 'Turtle One' }),
    await post({ title: 'Turtle Two', displayDays: 1 }),
    await post({ title: 'Turtle' }),
  ]
  const finds = async () => (await listOf(reader))[0]?.finds
  await markTold(app.deps.db.orm, other.user.id, [jobs[0]!.id], app.deps.clock.now())
  expect(await finds()).toBe(3)
  await app.as(reader)('PUT', `/api/hidden/jobs/${jobs[2]!.id}`)
  expect(await finds()).toBe(2)
  app.advance(86_400_000)
  expect(await finds()).toBe(1)
  admin = await anAdmin(app)
  await sendDueAlerts(app.deps)
  expect(await finds()).toBe(0)
  const change = (cadence: string) =>
    app.as(reader)<SavedSearch>('PATCH', `/api/saved-searches/${body.id}`, { cadence })
  await change('never')
  const silent = await post({ title: 'Turtle Nurse' })
  expect(await finds()).toBe(1)
  expect((await change('daily')).body.finds).toBe(0)
  await matchListing(app.deps, { jobId: silent.id })
  expect(await finds()).toBe(0)
})

test('posting alone sets it all in motion', async () => {
  const reader = await aMember(app)
  await save(reader, { params: { search: 'lighthouse' } })
  app.advance(1_000)
  await aJob(app, admin, { title: 'Lighthouse Keeper' })
  await expect.poll(async () => (await listOf(reader))[0]?.finds).toBe(1)
})

test('a search with gated filters rests while a membership has ended', async () => {
  const lapsed = await aMember(app)
  await save(lapsed, { params: { search: 'otter', workType: 'full-time' } })
  const yesterday = new Date(app.deps.clock.now().getTime() - 86_400_000)
  const end = (subscriptionEndDate: Date) =>
    setMembership(app.deps.db.orm, lapsed.user.id, { subscriptionType: 'Annual', subscriptionEndDate })
  await end(yesterday)
  await post({ title: 'Otter Warden', workType: 'full-time' })
  expect((await listOf(lapsed))[0]).toMatchObject({ finds: 0, rests: true })
  await untilCompared()
  await end(new Date(yesterday.getTime() + 9 * 86_400_000))
  await post({ title: 'Otter Warden again', workType: 'full-time' })
  expect((await listOf(lapsed))[0]).toMatchObject({ finds: 1, rests: false })
})

test('the link in a letter stops one search or all of them, and nothing else does', async () => {
  const reader = await aMember(app)
  const one = (await save(reader)).body
  await save(reader, { name: 'Seals' })
  const stop = async (searchId: string | null, change = '') => {
    const token = (await signStop(app.deps, { userId: reader.user.id, searchId })) + change
    return app.call<{ stopped: number }>('POST', `/api/alerts/unsubscribe?token=${token}`)
  }
  expect((await stop(null, 'x')).status).toBe(404)
  expect((await stop(one.id)).body).toEqual({ stopped: 1 })
  expect((await listOf(reader)).map(({ cadence }) => cadence)).toEqual(['never', 'daily'])
  expect((await stop(null)).body).toEqual({ stopped: 1 })
  expect((await listOf(reader)).map(({ cadence }) => cadence)).toEqual(['never', 'never'])
})

test('saved searches are in the export and go with the account', async () => {
  const leaving = await aMember(app)
  await save(leaving, { name: 'My secret wish' })
  const { body } = await app.as(leaving)('GET', `/api/users/${leaving.user.id}/export`)
  expect(JSON.stringify(body)).toContain('My secret wish')
  const gone = await app.as(leaving)('DELETE', `/api/users/${leaving.user.id}`, { password: leaving.password })
  expect(gone.status).toBeLessThan(300)
  const { rows } = await app.deps.db.pool.query('select 1 from saved_searches where user_id = $1', [leaving.user.id])
  expect(rows).toEqual([])
})

test('an address that nobody has confirmed gets no letter, one that is suspended neither', async () => {
  const reader = await aMember(app)
  await save(reader, { params: { search: 'walrus' }, cadence: 'instant' })
  await post({ title: 'Walrus Watcher' })
  expect(await sendDueAlerts(app.deps)).toBe(0)
  await app.as(admin)('POST', `/api/admin/users/${reader.user.id}/suspension`, {
    kind: 'suspended',
    until: null,
    reason: 'Spam',
  })
  await updateUser(app.deps.db.orm, reader.user.id, { emailVerified: true })
  expect(await sendDueAlerts(app.deps)).toBe(0)
  await app.as(admin)('DELETE', `/api/admin/users/${reader.user.id}/suspension`)
  expect(await sendDueAlerts(app.deps)).toBe(1)
})

test('a search that is deleted in another tab at the same moment is not there any more, which is no fault of ours', async () => {
  const { orm } = app.deps.db
  for (const [method, path, change] of [
    ['PATCH', '', { cadence: 'weekly' }],
    ['POST', '/feed', undefined],
  ] as const) {
    const { body } = await save(member)
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<ReturnType<typeof app.call>>()
    await orm.transaction(async (tx) => {
      await deleteSearch(tx, { id: body.id, userId: member.user.id })
      ask(app.as(member)(method, `/api/saved-searches/${body.id}${path}`, change))
      await expect.poll(() => waitsForALock(orm)).toBe(true)
    })
    expect([method, (await isAsked).status]).toEqual([method, 404])
  }
})

async function waitsForALock(db: Sql): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
