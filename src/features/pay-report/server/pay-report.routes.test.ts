// What work pays, as the board's own listings say it: only in groups, rounded, and in the money it is paid in.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bare, type Pay } from '#features/jobs/pay/pay.schema.ts'
import { boardRegion } from '#features/jobs/server/board.cache.ts'
import { aJob } from '#testing/jobs.ts'
import { anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { CareerPay, PayReport } from '../pay-report.schema.ts'

let app: TestApi
let admin: Person
const day = 86_400_000

beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const pay = (fields: Partial<Pay>): Pay => ({ ...bare('salary'), currency: 'EUR', period: 'month', ...fields })
const read = async () => (await app.call<PayReport>('GET', '/api/pay')).body
const post = (change: Record<string, unknown>) => aJob(app, admin, { experienceLevel: 'entry-level', ...change })
const place = { mode: 'onsite', country: 'PT', city: 'Horta', lat: 38.5, lon: -28.6, sea: 'macaronesia' }

test('an empty board says so', async () => {
  expect(await read()).toMatchObject({ listings: 0, counted: 0, kinds: [], levels: [], seas: [], quarters: [] })
})

test('four listings are no group; five are, with median and range of their middles, rounded to two figures', async () => {
  for (const [min, max] of [
    [1_000, 1_200],
    [1_500, 1_700],
    [2_003, 2_003],
    [2_400, 2_600],
  ] as const)
    await post({ pay: pay({ min, max }), place })
  expect(await read()).toMatchObject({ listings: 4, counted: 4, kinds: [], seas: [] })

  await post({ pay: pay({ min: 9_000, max: 9_000 }), place, active: false })
  const group = {
    payClass: 'salary',
    currency: 'EUR',
    period: 'month',
    listings: 5,
    low: 1_600,
    median: 2_000,
    high: 2_500,
  }
  expect(await read()).toMatchObject({
    counted: 5,
    kinds: [{ jobType: 'job', ...group }],
    levels: [{ jobType: 'job', experienceLevel: 'entry-level', ...group }],
    seas: [{ sea: 'macaronesia', ...group }],
  })
})

test('another currency, another time, a stipend, one end alone, a lump sum: none is mixed in', async () => {
  const others = [
    pay({ min: 1, max: 1, currency: 'USD' }),
    pay({ min: 1, max: 1, period: 'hour' }),
    pay({ min: 1, max: 1, class: 'stipend' }),
    pay({ min: 1 }),
    pay({ max: 99_999 }),
    pay({ min: 1, max: 1, period: 'total' }),
  ]
  for (const each of others) await post({ pay: each, place })
  const { kinds, counted, listings } = await read()
  expect([kinds.length, kinds[0]?.listings, counted, listings]).toEqual([1, 5, 8, 11])
})

test('what somebody wrote as a level in their own words makes no group, however often', async () => {
  for (let times = 0; times < 5; times += 1)
    await post({ pay: pay({ min: 3_000, max: 3_000 }), experienceLevel: 'Wizard of the secret lagoon' })
  const report = await read()
  expect(report.kinds[0]?.listings).toBe(10)
  expect(JSON.stringify(report)).not.toMatch(/wizard|lagoon/i)
})

test('shares by quarter count every listing, also those that say nothing about pay', async () => {
  for (const payClass of ['unpaid', 'participant_pays'] as const) await post({ pay: bare(payClass) })
  await post({})
  const { quarters, listings } = await read()
  const classes = quarters.reduce<Record<string, number>>(
    (sum, quarter) =>
      Object.fromEntries(Object.entries(quarter.classes).map(([name, n]) => [name, (sum[name] ?? 0) + n])),
    {},
  )
  expect(classes).toEqual({ salary: 15, stipend: 1, board_lodging: 0, unpaid: 1, participant_pays: 1, not_stated: 1 })
  expect(quarters.reduce((sum, quarter) => sum + quarter.listings, 0)).toBe(listings)
})

test('it names no listing: no title, organisation, place or id', async () => {
  const job = await post({
    title: 'Keeper of the seahorses',
    company: 'Hippocampus House',
    pay: pay({ min: 1_234, max: 1_234 }),
  })
  const text = JSON.stringify(await read())
  for (const secret of [job.id, job.title, job.company, job.location, '1234']) expect(text).not.toContain(secret)
})

test('beside a career stands what the listings pay that its words find, in groups of five and more alone', async () => {
  const career = (id = 'marine-biologist') => app.call<CareerPay>('GET', `/api/pay/careers/${id}`)
  const own = { title: 'Marine Biologist' }
  const say = (min: number) => ({ title: own.title, pay: pay({ min, max: min }) })
  for (const min of [1_000, 1_500, 2_003, 2_500]) await post(say(min))
  await post({ title: own.title, pay: pay({ min: 9, max: 9, currency: 'USD' }) })
  await post({ title: own.title, pay: pay({ min: 9_999, max: 9_999 }), draft: true })
  expect((await career()).body).toMatchObject({ listings: 5, groups: [] })
  await post({ ...say(9_000), active: false })
  expect((await career()).body).toMatchObject({
    listings: 6,
    groups: [
      { payClass: 'salary', currency: 'EUR', period: 'month', listings: 5, low: 1_500, median: 2_000, high: 2_500 },
    ],
  })
  expect((await career('diving-instructor')).body.groups).toEqual([])
  expect((await career('no-such-career')).status).toBe(404)
  expect((await career('%00')).status).toBeLessThan(500)
})

test('a career that the operator edits is asked for by its new words', async () => {
  const { body } = await app.as(admin)<{ fields: object; markdown: string; revision: number | null }>(
    'GET',
    '/api/admin/documents/career/marine-biologist',
  )
  const { fields, markdown, revision } = body
  const saved = {
    fields: { ...fields, jobSearch: 'seahorses' },
    markdown,
    revision,
    publishAt: new Date(0).toISOString(),
  }
  expect((await app.as(admin)('PUT', '/api/admin/documents/career/marine-biologist', saved)).status).toBeLessThan(300)
  expect((await app.call<CareerPay>('GET', '/api/pay/careers/marine-biologist')).body.listings).toBe(1)
})

test('after two years a listing is no longer counted', async () => {
  const before = await read()
  app.advance(2 * 366 * day)
  await boardRegion(app.deps).change(app.deps.db, async () => undefined)
  const after = await read()
  expect([before.listings > 0, after.listings, after.kinds]).toEqual([true, 0, []])
})
