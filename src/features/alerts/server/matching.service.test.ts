// Changes that come while a listing is compared: what is found is true of the listing as it is, not as it was.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { matchListing } from './matching.service.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

const findsOf = async (jobId: string) =>
  (await app.deps.db.pool.query('select 1 from search_finds where job_id = $1', [jobId])).rows.length

test('a look that begins while a listing is being closed waits for that, and finds nothing', async () => {
  const member = await aMember(app)
  await app.as(member)('POST', '/api/saved-searches', { name: 'x', params: { search: 'narwhal' }, cadence: 'daily' })
  const { id } = await aJob(app, await anAdmin(app), { title: 'Narwhal Warden' })
  await expect.poll(() => findsOf(id)).toBe(1)

  const closing = await app.deps.db.pool.connect()
  await closing.query('begin')
  await closing.query('update jobs set active = false where id = $1', [id])
  const looking = matchListing(app.deps, { jobId: id })
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await app.deps.db.pool.query(waiting)).rows.length).toBe(1)
  await closing.query('commit')
  closing.release()
  await looking
  expect(await findsOf(id)).toBe(0)
})

test('a search for a day that the calendar of the database does not know keeps nobody else from being told', async () => {
  const [odd, member] = [await aMember(app), await aMember(app)]
  const save = (person: Person, params: object) =>
    app.as(person)<{ id: string }>('POST', '/api/saved-searches', { name: 'x', params, cadence: 'daily' })
  const { body } = await save(odd, { closesBefore: '2030-01-01' })
  await app.deps.db.pool.query(
    `update saved_searches set asked = jsonb_set(asked, '{closesBefore}', '"0000-01-01"') where id = $1`,
    [body.id],
  )
  await save(member, { closesBefore: '2999-01-01' })
  const { id } = await aJob(app, await anAdmin(app), { title: 'Seal Warden', closesOn: '2998-12-31' })
  await matchListing(app.deps, { jobId: id })
  expect(await findsOf(id)).toBe(1)
  expect((await save(member, { closesBefore: '0000-01-01' })).status).toBe(422)
})
