// What the operator's form suggests and reads, for whom, and how quickly.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { SuggestedPlace } from '../suggestion.schema.ts'
import { ensureTowns } from './gazetteer.service.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
  await ensureTowns(app.deps)
})
afterAll(() => app.stop())

async function suggest(query: string): Promise<SuggestedPlace[]> {
  const path = `/api/admin/places?query=${encodeURIComponent(query)}`
  const { status, body } = await app.as(admin)<{ places: SuggestedPlace[] }>('GET', path)
  expect(status).toBe(200)
  return body.places
}
const labels = async (query: string) => (await suggest(query)).map(({ label }) => label)

test('towns come from their beginning, the largest first, without case and accents', async () => {
  expect((await labels('lisb'))[0]).toBe('Lisbon, Portugal')
  expect(await labels('PONTA DELG')).toContain('Ponta Delgada, Azores, Portugal')
  expect(await labels('göteb')).toEqual(await labels('goteb'))
  expect((await labels('lisboa'))[0]).toBe('Lisbon, Portugal')
  const [first] = await suggest('Horta, Por')
  expect(first).toMatchObject({
    label: 'Horta, Azores, Portugal',
    place: { country: 'PT', city: 'Horta', sea: 'macaronesia' },
  })
})

test('countries, their parts and seas are suggested too, first when the whole name stands there', async () => {
  expect((await suggest('fiji'))[0]).toEqual({
    label: 'Fiji',
    place: { mode: null, country: 'FJ', city: null, lat: null, lon: null, sea: 'south-pacific' },
  })
  expect((await labels('azores'))[0]).toBe('Azores, Portugal')
  expect((await labels('baltic sea'))[0]).toBe('Baltic Sea')
  expect(await labels('balti')).toEqual(expect.arrayContaining(['Baltic Sea', 'Baltimore, Maryland, United States']))
})

test('odd questions have an answer: nothing', async () => {
  for (const query of ['', ' ', 'x', '%', '%%%', '__', '\\\\', ',,,', '🐋🐋', 'zzzzzzzz']) {
    expect([query, await suggest(query)]).toEqual([query, []])
  }
  expect((await suggest('San')).length).toBeLessThanOrEqual(10)
  expect((await app.as(admin)('GET', `/api/admin/places?query=${'x'.repeat(300)}`)).status).toBe(422)
})

test('a beginning is found by the index, whatever it is', async () => {
  const { rows } = await app.deps.db.pool.query<{ 'QUERY PLAN': string }>(
    `explain analyze select * from towns where key like 'san%' order by population desc, id limit 12`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('towns_key')
})

test('a location is read as it would be when posting', async () => {
  const ask = (location: string) =>
    app.as(admin)('GET', `/api/admin/places/read?location=${encodeURIComponent(location)}`)
  expect((await ask('Brest, Bretagne')).body).toMatchObject({ place: { country: 'FR', city: 'Brest' } })
  expect((await ask('somewhere nice')).body).toEqual({ place: null })
})

test('only the team may ask', async () => {
  const member = await aFreeMember(app)
  for (const path of ['/api/admin/places?query=lisb', '/api/admin/places/read?location=Lisbon']) {
    expect((await app.call('GET', path)).status).toBe(401)
    expect((await app.as(member)('GET', path)).status).toBe(403)
  }
})
