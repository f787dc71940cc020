// Where the demo's listings are: each location is read, and read right.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureTowns } from '#features/places/server/gazetteer.service.ts'
import { readPlaces } from '#features/places/server/places.service.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { listings } from './listings.ts'
import { organisations } from './organisations.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
  await ensureTowns(app.deps)
})
afterAll(() => app.stop())

const codes: Record<string, string> = {
  'United Kingdom': 'GB',
  'United States': 'US',
  'Cabo Verde': 'CV',
  'Faroe Islands': 'FO',
  Bonaire: 'BQ',
}
const modeOf = (location: string) =>
  Object.entries({ Remote: 'remote', aboard: 'vessel', hybrid: 'hybrid' }).find(([word]) =>
    location.includes(word),
  )?.[1] ?? null
const names = new Intl.DisplayNames('en', { type: 'region' })

test('every listing of the demo has its country, its town and its sea; what is remote has none', async () => {
  const locations = [...new Set(listings.map(({ place, at }) => place ?? organisations[at].place))]
  expect(locations.length).toBeGreaterThan(50)
  const places = await readPlaces(app.deps.db.orm, locations)
  const wrong = locations.filter((location, at) => {
    const place = places[at]
    const isRemote = location.startsWith('Remote')
    const country = location.replace(/ \(.*/, '').split(', ').at(-1)!
    if (place?.mode !== modeOf(location)) return true
    if (isRemote) return place?.city !== null || (place.country === null) !== /Europe/.test(location)
    const isRightCountry =
      place.country === codes[country] || names.of(place.country ?? 'ZZ') === country || place.country === 'SJ'
    return !isRightCountry || place.city === null || (place.sea === null && place.city !== 'Brussels')
  })
  expect(wrong).toEqual([])
})
