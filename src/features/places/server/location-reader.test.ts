// Location texts are read for certain or not at all.
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cpuMsOf } from '#testing/own-time.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { countryCodes } from '../country.rules.ts'
import { Place } from '../place.schema.ts'
import { placeKey } from '../place-key.ts'
import { ensureTowns } from './gazetteer.service.ts'
import { locationTexts } from './location-texts.fixture.ts'
import { countryNamed, parentOf } from './names/country-names.ts'
import { regions, regionsNamed } from './names/regions.ts'
import { allMeant, meantBy } from './names/town-spellings.ts'
import { readPlace, readPlaces } from './places.service.ts'
import { towns } from './places.table.ts'
import { findTowns } from './towns.store.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
  await ensureTowns(app.deps)
})
afterAll(() => app.stop())

const read = (locations: string[]) => readPlaces(app.deps.db.orm, locations)

test('every text of the table says what the table says', async () => {
  expect(locationTexts.length).toBeGreaterThan(300)
  const places = await read(locationTexts.map(({ text }) => text))
  const said = places.map((place, at) => {
    if (!place) return { text: locationTexts[at]!.text, says: null }
    const { lat: _lat, lon: _lon, ...says } = place
    return { text: locationTexts[at]!.text, says }
  })
  expect(said).toEqual(locationTexts)
})

test('a town brings its coordinates, everything else none', async () => {
  const [horta, fiji, ship] = await read(['Horta, Açores, Portugal', 'Fiji', 'aboard RV Sonne, Baltic Sea'])
  expect(horta).toEqual({
    mode: null,
    country: 'PT',
    city: 'Horta',
    lat: expect.closeTo(38.53, 1),
    lon: expect.closeTo(-28.63, 1),
    sea: 'macaronesia',
  })
  expect(fiji).toMatchObject({ country: 'FJ', city: null, lat: null, lon: null })
  expect(ship).toMatchObject({ mode: 'vessel', sea: 'baltic', country: null, lat: null })
})

test('two Georgias, St. John’s and Saint John, and both sides of the date line are told apart', async () => {
  const places = await read([
    'Tbilisi, Georgia',
    'Savannah, Georgia',
    'St. John’s, NL',
    'Saint John, NB',
    'Labasa, Fiji',
  ])
  expect(places.map((place) => [place?.country, place?.city])).toEqual([
    ['GE', 'Tbilisi'],
    ['US', 'Savannah'],
    ['CA', "St. John's"],
    ['CA', 'Saint John'],
    ['FJ', 'Labasa'],
  ])
})

test('every region lies where it says: the gazetteer has a town in it, or it is a small island', async () => {
  const { rows } = await app.deps.db.orm.execute<{ country: string; region: string }>(
    sql`select country, region from ${towns} group by 1, 2`,
  )
  const known = new Set(rows.map(({ country, region }) => `${country} ${region}`))
  const unknown = regions.filter(({ country, codes }) => codes?.some((code) => !known.has(`${country} ${code}`)))
  expect(unknown.map(({ name }) => name)).toEqual([])
  expect(regions.filter(({ country }) => !countryCodes.includes(country))).toEqual([])
  const found = await findTowns(
    app.deps.db.orm,
    allMeant.map(({ key }) => key),
  )
  const names = new Set(found.map(({ key, country }) => `${key} ${country}`))
  expect(allMeant.filter(({ key, country }) => !names.has(`${key} ${country}`))).toEqual([])
})

const words = fc.constantFrom(
  ...[
    'Georgia',
    'Kiel',
    'Remote',
    'or',
    'CA',
    'MA',
    'WA',
    'Victoria',
    'Baltic Sea',
    'St.',
    'John’s',
    'aboard',
    'New',
    'York',
  ],
  ...[
    'Portugal',
    'Paris',
    'Ontario',
    'Island',
    'Bay',
    'of',
    'the',
    '(',
    ')',
    ',',
    '/',
    ' - ',
    'Hybrid',
    'Perth',
    '12345',
    'DE',
  ],
  ...[
    'México',
    'Açores',
    'La',
    'Paz',
    'San',
    'José',
    'UK',
    'near',
    'Washington',
    'DC',
    'ʻ',
    '%',
    '_',
    '\\',
    '\0',
    '🐋',
  ],
)
const texts = fc.oneof(
  fc.array(words, { maxLength: 9 }).map((list) => list.join(' ')),
  fc.array(words, { maxLength: 6 }).map((list) => list.join(', ')),
  fc.string({ maxLength: 220 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)

test('whatever somebody writes, reading does not fail, and names no country that the text does not name', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { minLength: 20, maxLength: 20 }), async (list) => {
      const places = await read(list)
      for (const [at, place] of places.entries()) {
        if (!place) continue
        expect(Place.safeParse(place).success).toBe(true)
        if (place.country)
          expect([list[at], place.country, await isNamedIn(list[at]!, place.country)]).toEqual([
            list[at],
            place.country,
            true,
          ])
        if (place.city) expect(place.country).not.toBeNull()
      }
    }),
    { numRuns: 150 },
  )
})

/** Some run of words is a name of the country, of a part of it or of a town in it. */
async function isNamedIn(text: string, country: string): Promise<boolean> {
  const withoutNumbers = text.replace(/\S*\d\S*/g, ' ').replace(/[/&+]/g, ' ')
  // Brackets part words too: "uK]0" names a country, though it ends in a number. An accent alone does not: "h`O".
  const onlyWords = text.replace(/[^\p{L}\p{M}'’‘ʻʼ`´. -]/gu, ' ')
  const runs = [withoutNumbers, onlyWords].flatMap((words) => {
    const parts = placeKey(words).split(' ')
    return parts.flatMap((_, from) => [1, 2, 3, 4, 5].map((length) => parts.slice(from, from + length).join(' ')))
  })
  const short = text.match(/[A-Z]{2,4}/g) ?? []
  const inNames = runs.some(
    (run) => countryNamed(run) === country || regionsNamed(run).some((region) => region.country === country),
  )
  if (inNames || short.some((code) => code === country || regionsNamed(code).some((each) => each.country === country)))
    return true
  const meant = runs.flatMap((run) => meantBy(run))
  const named = await findTowns(app.deps.db.orm, [...new Set([...runs, ...meant.map(({ key }) => key)])])
  return named.some((town) => town.country === country || parentOf(town.country) === country)
}

test('a text of any length is read in no time', async () => {
  const long = `${'Paris, London, San José CA, Victoria WA, '.repeat(400)}`
  for (const text of [long, 'a '.repeat(5_000), 'on board '.repeat(1_000)])
    expect(await cpuMsOf(() => readPlace(app.deps.db.orm, text))).toBeLessThan(1_000)
})
