// What a listing says of pay, place, needs and days: how it is checked, kept, answered, filtered and counted.
import { afterAll, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { aJob, jobBody } from '#testing/jobs.ts'
import { aMember, anAdmin } from '#testing/people.ts'
import { startApi } from '#testing/start-api.ts'
import type { FactLists, JobList, UnreadText } from '../board.schema.ts'
import type { Job } from '../job.schema.ts'
import { readAnew } from './listing-facts.service.ts'

const app = await startApi()
const admin = await anAdmin(app)
const member = await aMember(app)
afterAll(() => app.stop())

const edit = (id: string, change: object) => app.as(admin)<Job>('PATCH', `/api/jobs/${id}`, change)
const post = async (change: Record<string, unknown>) =>
  app.as(admin)<Job & { field?: string }>('POST', '/api/jobs', await jobBody(app, admin, change))
const list = async (query: string) => (await app.as(member)<JobList>('GET', `/api/jobs?${query}`)).body
const titles = ({ jobs }: JobList) => jobs.map((job) => ('title' in job ? job.title : 'locked'))

const pay = { class: 'salary', min: 38_000, max: 45_000, currency: 'EUR', period: 'year' }

test('what was sent is answered whole, in the list and on its own', async () => {
  const place = { mode: 'hybrid', country: 'PT', city: 'Horta', lat: 38.5, lon: -28.6, sea: 'macaronesia' }
  const needs = { certificates: ['rescue_diver'], languages: ['en', 'pt'], visa: 'sponsored' }
  const days = { closesOn: '2099-03-01', startsOn: '2099-04-01', endsOn: '2099-09-30' }
  const job = await aJob(app, admin, { title: 'Whole Answer', pay, place, needs, ...days })
  const whole = { ...pay, hoursPerWeek: null, fee: null, feeCurrency: null, inKind: [], note: null }
  expect(job).toMatchObject({ pay: whole, place, needs, ...days, paidPosition: true })
  const [listed] = (await list('search=whole answer')).jobs
  expect(listed).toMatchObject({ id: job.id, pay: whole, place, needs, ...days })
  expect(titles(await list('search=portugal'))).toContain('Whole Answer')
  const cleared = await edit(job.id, {
    pay: null,
    place: null,
    needs: null,
    closesOn: null,
    startsOn: null,
    endsOn: null,
  })
  expect(cleared.body).toMatchObject({
    pay: null,
    place: null,
    needs: null,
    closesOn: null,
    startsOn: null,
    endsOn: null,
  })
})

test.each([
  [{ pay: { ...pay, min: 50_000 } }, 'pay'],
  [{ pay: { ...pay, currency: null } }, 'pay'],
  [{ pay: { ...pay, period: undefined } }, 'pay'],
  [{ pay: { ...pay, currency: 'XYZ' } }, 'pay'],
  [{ pay: { class: 'salary', fee: 900, feeCurrency: 'EUR' } }, 'pay'],
  [{ pay: { class: 'unpaid' }, paidPosition: true }, 'pay'],
  [{ pay, paidPosition: false }, 'pay'],
  [{ place: { country: 'UK' } }, 'place'],
  [{ place: { lat: 91, lon: 0 } }, 'place'],
  [{ place: { lat: 1 } }, 'place'],
  [{ place: { sea: 'atlantis' } }, 'place'],
  [{ needs: { certificates: ['mermaid'] } }, 'needs'],
  [{ needs: { languages: ['xx'] } }, 'needs'],
  [{ closesOn: '2020-01-01' }, 'closesOn'],
  [{ closesOn: 'soon' }, 'closesOn'],
  [{ startsOn: '2099-02-01', endsOn: '2099-01-01' }, 'endsOn'],
])('nonsense is refused where it stands: %j', async (change, field) => {
  const { status, body } = await post(change)
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain(`"${field}`)
})

test('whether it is paid follows from a kind of pay that was sent, and contradicting it is refused', async () => {
  const job = await aJob(app, admin, { pay: { class: 'board_lodging', inKind: ['lodging', 'board'] } })
  expect(job).toMatchObject({ paidPosition: false, pay: { inKind: ['board', 'lodging'] } })
  expect((await edit(job.id, { paidPosition: true })).status).toBe(422)
  expect((await edit(job.id, { pay: { class: 'stipend' } })).body.paidPosition).toBe(true)
  expect((await edit(job.id, { pay: { class: 'not_stated' } })).body.paidPosition).toBe(true)
  expect((await edit(job.id, { paidPosition: false })).body.paidPosition).toBe(false)
})

test('a kind of pay that was read sets what nobody said, and gives way to what somebody says', async () => {
  const read = await aJob(app, admin, { salary: 'Unpaid' })
  expect(read).toMatchObject({ pay: { class: 'unpaid' }, paidPosition: false })
  const said = await aJob(app, admin, { salary: 'Unpaid', paidPosition: true })
  expect(said).toMatchObject({ pay: { class: 'unpaid' }, paidPosition: true })
  expect((await edit(read.id, { paidPosition: true })).body).toMatchObject({ paidPosition: true })
})

test('what was read is read anew when its text changes; what was sent stays', async () => {
  const read = await aJob(app, admin, { salary: 'unpaid', location: 'Valletta, Malta' })
  expect(read.place?.country).toBe('MT')
  const moved = (await edit(read.id, { location: 'Lisbon, Portugal', salary: 'ask us' })).body
  expect([moved.place?.country, moved.pay]).toEqual(['PT', null])
  const sent = await aJob(app, admin, {
    location: 'Valletta, Malta',
    place: { country: 'IT' },
    pay: { class: 'unpaid' },
  })
  const kept = (await edit(sent.id, { location: 'Lisbon, Portugal', salary: '€ 40,000 a year' })).body
  expect([kept.place?.country, kept.pay?.class]).toEqual(['IT', 'unpaid'])
})

test('whether it is paid is read anew with the amount, unless somebody said it', async () => {
  const salary = '€2,000 a month'
  const read = await aJob(app, admin, { salary: 'Unpaid' })
  expect((await edit(read.id, { salary })).body).toMatchObject({ pay: { class: 'salary' }, paidPosition: true })
  expect((await edit(read.id, { salary: 'ask us' })).body).toMatchObject({ pay: null, paidPosition: true })
  const said = await aJob(app, admin, { salary: 'Unpaid', paidPosition: false })
  expect((await edit(said.id, { salary })).body).toMatchObject({ pay: { class: 'salary' }, paidPosition: false })
  expect((await edit(said.id, { title: 'Deck Hand II' })).body).toMatchObject({ paidPosition: false })
  expect((await edit(said.id, { pay })).body).toMatchObject({ pay: { class: 'salary' }, paidPosition: true })
})

test('whose dollar is meant is read anew when the listing moves to another country', async () => {
  const { id } = await aJob(app, admin, { location: 'Suva, Fiji', salary: '$3,000 a month' })
  const currency = async (change: object) => (await edit(id, change)).body.pay?.currency
  expect([await currency({}), await currency({ location: 'Miami, USA' })]).toEqual([null, 'USD'])
  expect([await currency({ place: { country: 'AU' } }), await currency({ place: null })]).toEqual([null, 'USD'])
})

test('the last day of the work is not before its first, whichever of them is edited', async () => {
  const { id } = await aJob(app, admin, { startsOn: '2099-04-01' })
  const ends = (endsOn: string, more = {}) => edit(id, { endsOn, ...more })
  expect(await ends('2099-03-31')).toMatchObject({ status: 422, body: { fields: { endsOn: expect.any(String) } } })
  expect((await ends('2099-04-01')).status).toBe(200)
  expect((await edit(id, { startsOn: '2099-04-02' })).status).toBe(422)
  expect((await ends('2099-03-31', { startsOn: null })).status).toBe(200)
  expect((await edit(id, { startsOn: '2099-12-01', endsOn: null })).status).toBe(200)
})

test('listings from before are read once, and whether they are paid stays as it was', async () => {
  const job = await aJob(app, admin, { salary: 'Unpaid', location: 'Valletta, Malta', paidPosition: true })
  await app.deps.db.pool.query(`update jobs set pay = null, place = null, reading_version = 0 where id = $1`, [job.id])
  expect((await edit(job.id, { title: 'Not read yet' })).body).toMatchObject({ pay: null, place: null })
  await readAnew(app.deps)
  const { body } = await app.as(admin)<Job>('GET', `/api/jobs/${job.id}`)
  expect(body).toMatchObject({ pay: { class: 'unpaid' }, place: { country: 'MT' }, paidPosition: true })
})

test('what somebody said stays when listings are read anew', async () => {
  const texts = { salary: '€2,000 a month', location: 'Valletta, Malta' }
  const said = await aJob(app, admin, { ...texts, pay: { class: 'unpaid' }, place: { country: 'IT' } })
  const cleared = await aJob(app, admin, { ...texts, pay: null, place: null })
  await app.deps.db.pool.query('update jobs set reading_version = 0 where id = any($1)', [[said.id, cleared.id]])
  await readAnew(app.deps)
  for (const { id, pay: kept, place } of [said, cleared])
    expect((await app.as(admin)<Job>('GET', `/api/jobs/${id}`)).body).toMatchObject({ pay: kept, place })
})

test('a listing that somebody else holds meanwhile is read when they let go', async () => {
  const { pool } = app.deps.db
  const job = await aJob(app, admin, { salary: 'Unpaid', location: 'Valletta, Malta' })
  await pool.query(`update jobs set pay = null, place = null, reading_version = 0 where id = $1`, [job.id])
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query('select 1 from jobs where id = $1 for share', [job.id])
    const reading = readAnew(app.deps)
    await eventually(async () => {
      const { rowCount } = await pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rowCount).toBe(1)
    })
    await other.query('commit')
    await reading
  } finally {
    other.release()
  }
  const { body } = await app.as(admin)<Job>('GET', `/api/jobs/${job.id}`)
  expect(body).toMatchObject({ pay: { class: 'unpaid' }, place: { country: 'MT' } })
})

test('the operator is told which texts could not be read', async () => {
  const job = await aJob(app, admin, { location: 'Somewhere wet', salary: 'handsome' })
  const { body } = await app.as(admin)<{ listings: object[] }>('GET', '/api/admin/unread-texts')
  expect(body.listings[0]).toMatchObject({ id: job.id, location: 'Somewhere wet', salary: 'handsome' })
})

test('the operator is not asked again for what they have said', async () => {
  const texts = { location: 'Somewhere dry', salary: 'handsome' }
  const [placed, paid] = [
    await aJob(app, admin, { ...texts, place: null }),
    await aJob(app, admin, { ...texts, pay: null }),
  ]
  const { body } = await app.as(admin)<{ listings: UnreadText[] }>('GET', '/api/admin/unread-texts')
  const told = (id: string) => body.listings.find((each) => each.id === id)
  expect(told(placed.id)).toMatchObject({ location: null, salary: 'handsome' })
  expect(told(paid.id)).toMatchObject({ location: 'Somewhere dry', salary: null })
})

const hour = 3_600_000
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

test('a listing is live until its last day has ended everywhere', async () => {
  const now = app.deps.clock.now().getTime()
  const closesOn = dayOf(now)
  const job = await aJob(app, admin, { title: 'Last Day Keeper', closesOn })
  const isListed = async () => titles(await list('search=last day keeper')).length === 1
  const end = Date.parse(`${closesOn}T00:00:00Z`) + 36 * hour
  app.advance(end - now - 60_000)
  expect(await isListed()).toBe(true)
  app.advance(61_000)
  expect(await isListed()).toBe(false)
  expect((await app.as(member)('GET', `/api/jobs/${job.id}`)).status).toBe(404)
  const later = await anAdmin(app)
  const editLater = (change: object) => app.as(later)('PATCH', `/api/jobs/${job.id}`, change)
  expect((await editLater({ closesOn, title: 'Last Day Keeper II' })).status).toBe(200)
  expect((await editLater({ closesOn: dayOf(now - 24 * hour) })).status).toBe(422)
})

test('the lists to choose from are open to everybody and have codes and names', async () => {
  const { status, body } = await app.call<FactLists>('GET', '/api/facts')
  expect(status).toBe(200)
  for (const each of Object.values(body))
    expect(each[0]).toEqual({ code: expect.any(String), name: expect.any(String) })
  expect(body.countries).toContainEqual({ code: 'PT', name: 'Portugal' })
})
