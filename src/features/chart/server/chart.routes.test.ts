// What the chart tells each kind of viewer.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Job } from '#features/jobs/job.schema.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { Chart, ChartDrawing } from '../chart.schema.ts'
import { type LightPoint, lightPoints, readLights } from '../light-points.ts'

let app: TestApi
let admin: Person
let free: Person
let member: Person
const posted: Job[] = []

const place = (sea: string, lat: number | null, lon: number | null) => ({
  mode: 'onsite',
  country: 'PT',
  city: null,
  lat,
  lon,
  sea,
})

beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
  free = await aFreeMember(app)
  member = await aMember(app)
  const post = async (facts: Record<string, unknown>) => {
    app.advance(1_000)
    posted.push(await aJob(app, admin, facts))
  }
  for (let at = 0; at < 6; at += 1)
    await post({ place: place('macaronesia', 38.5 + at / 100, -28.6), jobType: ['job'], startsOn: '2061-07-01' })
  await post({ place: place('biscay-iberia', 38.7, -9.1), jobType: ['volunteer'], startsOn: '2061-12-01' })
  await post({ place: place('biscay-iberia', null, null), jobType: ['internship'] })
  await post({ place: place('baltic', 54.3, 10.1), jobType: ['volunteer', 'internship'] })
  await post({ place: { mode: 'remote', country: null, city: null, lat: null, lon: null, sea: null } })
})
afterAll(() => app.stop())

const chart = (who: Person | null, query = '') => read<Chart>(who, `/api/chart${query}`)
const drawing = (who: Person | null, query = '') => read<ChartDrawing>(who, `/api/chart/drawing${query}`)

async function read<T>(who: Person | null, path: string): Promise<T> {
  const call = who ? app.as(who) : app.call
  const { status, body } = await call<T>('GET', path)
  expect(status).toBe(200)
  return body
}

test('a member sees every number and a light for every listing with a known point', async () => {
  const { areas, lights } = await chart(member)
  expect(areas).toEqual([
    { sea: 'macaronesia', count: 6 },
    { sea: 'biscay-iberia', count: 2 },
    { sea: 'baltic', count: 1 },
  ])
  expect(lights).toHaveLength(8)
  expect(lights[0]).toEqual({ jobId: posted[8]!.id, lat: 54.3, lon: 10.1, jobType: ['volunteer', 'internship'] })
})

test('a visitor sees numbers of joined seas and no light', async () => {
  expect(await chart(null)).toEqual({ areas: [{ sea: 'macaronesia', count: 9 }], lights: [] })
})

test('a free member sees the same numbers, and lights of the newest three alone', async () => {
  const { areas, lights } = await chart(free)
  expect(areas).toEqual([{ sea: 'macaronesia', count: 9 }])
  // Of the newest three one is remote and one has no point.
  expect(lights.map(({ jobId }) => jobId)).toEqual([posted[8]!.id])
})

test('what is drawn for each viewer is what the chart tells them, every light at its point', async () => {
  for (const who of [member, free, null]) {
    for (const query of ['', '?jobType=volunteer', '?season=dec-feb']) {
      const told = await chart(who, query)
      const drawn = await drawing(who, query)
      expect(drawn.areas).toEqual(told.areas)
      expect(sorted(readLights(drawn.lights))).toEqual(sorted(lightPoints(told.lights)))
    }
  }
  expect(readLights((await drawing(member)).lights)).toHaveLength(8)
  expect((await drawing(null)).lights).toEqual({ job: '', volunteer: '', internship: '' })
})

test('kind and season narrow both down; a season leaves out what does not say when it begins', async () => {
  expect((await chart(member, '?jobType=volunteer')).areas).toEqual([
    { sea: 'baltic', count: 1 },
    { sea: 'biscay-iberia', count: 1 },
  ])
  expect((await chart(member, '?jobType=volunteer')).lights).toHaveLength(2)
  expect((await chart(member, '?season=jun-aug')).areas).toEqual([{ sea: 'macaronesia', count: 6 }])
  expect((await chart(member, '?season=dec-feb&jobType=volunteer')).lights).toHaveLength(1)
  expect((await chart(null, '?season=dec-feb')).areas).toEqual([])
  for (const query of ['?jobType=pirate', '?season=always']) {
    expect((await app.call('GET', `/api/chart${query}`)).status).toBe(422)
    expect((await app.call('GET', `/api/chart/drawing${query}`)).status).toBe(422)
  }
})

test('a listing that closes leaves the chart at once', async () => {
  const { id } = posted[8]!
  await app.as(admin)('PATCH', `/api/jobs/${id}`, { active: false })
  expect(JSON.stringify([await chart(member), await drawing(member)])).not.toContain(id)
  await app.as(admin)('PATCH', `/api/jobs/${id}`, { active: true })
})

test('what somebody hides is gone from their lights and numbers, and from nobody else’s', async () => {
  const [picky, pickyFree] = [await aMember(app), await aFreeMember(app)]
  for (const who of [picky, pickyFree])
    for (const at of [0, 8]) await app.as(who)('PUT', `/api/hidden/jobs/${posted[at]!.id}`)
  const { areas, lights } = await chart(picky)
  expect(areas).toEqual([
    { sea: 'macaronesia', count: 5 },
    { sea: 'biscay-iberia', count: 2 },
  ])
  expect(lights).toHaveLength(6)
  expect(readLights((await drawing(picky)).lights)).toHaveLength(6)
  expect((await chart(picky, '?jobType=volunteer')).areas).toEqual([{ sea: 'biscay-iberia', count: 1 }])
  expect(await chart(pickyFree)).toEqual({ areas: [{ sea: 'macaronesia', count: 7 }], lights: [] })
  expect((await chart(member)).lights).toHaveLength(8)
  await app.as(picky)('PUT', `/api/hidden/companies/${encodeURIComponent(posted[0]!.company)}`)
  expect(await chart(picky)).toEqual({ areas: [], lights: [] })
  await app.as(picky)('DELETE', `/api/hidden/companies/${encodeURIComponent(posted[0]!.company)}`)
  expect((await chart(picky)).lights).toHaveLength(6)
})

test('hiding an organisation tells a free member nothing of where its locked listings lie', async () => {
  const curious = await aFreeMember(app)
  const [locked, clear] = [posted[0]!, posted[8]!]
  await app.as(admin)('PATCH', `/api/jobs/${locked.id}`, { company: 'Lagoon Lodge' })
  const hide = (name: string) => app.as(curious)('PUT', `/api/hidden/companies/${encodeURIComponent(name)}`)
  for (const query of ['', '?jobType=job', '?season=jun-aug']) {
    const before = await chart(curious, query)
    expect((await hide('Lagoon Lodge')).status).toBe(204)
    expect(await chart(curious, query)).toEqual(before)
    expect((await drawing(curious, query)).areas).toEqual(before.areas)
    await app.as(curious)('DELETE', '/api/hidden/companies/Lagoon%20Lodge')
  }
  await app.as(admin)('PATCH', `/api/jobs/${clear.id}`, { company: 'Harbour Hall' })
  await hide('Harbour Hall')
  expect(await chart(curious)).toEqual({ areas: [{ sea: 'macaronesia', count: 8 }], lights: [] })
  for (const { id, company } of [locked, clear]) await app.as(admin)('PATCH', `/api/jobs/${id}`, { company })
})

test('the summary names the largest seas, as everybody may know them', async () => {
  expect((await app.call('GET', '/api/chart/summary')).body).toEqual({
    seas: [{ sea: 'macaronesia', name: 'Macaronesia', count: 9 }],
  })
})

function sorted(points: LightPoint[]): LightPoint[] {
  return points.toSorted((one, other) => one.jobId.localeCompare(other.jobId))
}
