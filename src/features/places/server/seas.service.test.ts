// Well-known places lie at the seas that everybody would name.
import { expect, test } from 'vitest'
import { seaCodes } from '../sea.rules.ts'
import { areaAt, seaAreas } from '../sea-areas.rules.ts'
import { neighboursOf } from '../sea-neighbours.rules.ts'
import { seaOf } from './seas.service.ts'

const places: readonly (readonly [string, number, number, string | null])[] = [
  ['Horta', 38.53, -28.63, 'macaronesia'],
  ['Funchal', 32.65, -16.91, 'macaronesia'],
  ['Las Palmas', 28.1, -15.41, 'macaronesia'],
  ['Sal Rei', 16.18, -22.92, 'macaronesia'],
  ['Lisbon', 38.72, -9.13, 'biscay-iberia'],
  ['Bilbao', 43.26, -2.93, 'biscay-iberia'],
  ['Vigo', 42.23, -8.72, 'biscay-iberia'],
  ['Faro', 37.02, -7.93, 'biscay-iberia'],
  ['Roscoff', 48.72, -3.98, 'celtic-seas'],
  ['Plymouth', 50.37, -4.14, 'celtic-seas'],
  ['Galway', 53.27, -9.05, 'celtic-seas'],
  ['Oban', 56.42, -5.47, 'celtic-seas'],
  ['Aberdeen', 57.14, -2.1, 'north-sea'],
  ['Helgoland', 54.18, 7.89, 'north-sea'],
  ['Bergen', 60.39, 5.32, 'north-sea'],
  ['Hamburg', 53.55, 9.99, 'north-sea'],
  ['Hirtshals', 57.59, 9.96, 'north-sea'],
  ['Stromness', 58.96, -3.3, 'north-sea'],
  ['London', 51.51, -0.13, 'north-sea'],
  ['Kiel', 54.32, 10.13, 'baltic'],
  ['Stockholm', 59.33, 18.07, 'baltic'],
  ['Tallinn', 59.44, 24.75, 'baltic'],
  ['Copenhagen', 55.68, 12.57, 'baltic'],
  ['Tromsø', 69.65, 18.96, 'norwegian-sea'],
  ['Bodø', 67.28, 14.41, 'norwegian-sea'],
  ['Longyearbyen', 78.22, 15.65, 'arctic'],
  ['Nuuk', 64.18, -51.72, 'arctic'],
  ['Reykjavík', 64.14, -21.9, 'north-atlantic'],
  ['Geneva', 46.2, 6.15, null],
  ['Madrid', 40.42, -3.7, null],
  ['Baku', 40.41, 49.87, null],
  ['Chicago', 41.88, -87.63, null],
  ['Denver', 39.74, -104.99, null],
  ['Villefranche', 43.7, 7.31, 'mediterranean-west'],
  ['Naples', 40.85, 14.27, 'mediterranean-west'],
  ['Palma', 39.57, 2.65, 'mediterranean-west'],
  ['Malta', 35.9, 14.51, 'mediterranean-east'],
  ['Zakynthos', 37.78, 20.9, 'mediterranean-east'],
  ['Haifa', 32.82, 34.99, 'mediterranean-east'],
  ['Split', 43.51, 16.44, 'adriatic'],
  ['Venice', 45.44, 12.33, 'adriatic'],
  ['Odesa', 46.48, 30.73, 'black-sea'],
  ['Varna', 43.22, 27.91, 'black-sea'],
  ['Hurghada', 27.26, 33.81, 'red-sea'],
  ['Aqaba', 29.53, 35.01, 'red-sea'],
  ['Djibouti', 11.59, 43.15, 'red-sea'],
  ['Abu Dhabi', 24.45, 54.38, 'persian-gulf'],
  ['Muscat', 23.58, 58.41, 'northern-indian'],
  ['Malé', 4.18, 73.51, 'northern-indian'],
  ['Mumbai', 19.07, 72.88, 'northern-indian'],
  ['Phuket', 7.88, 98.39, 'andaman'],
  ['Koh Tao', 10.1, 99.84, 'south-china-sea'],
  ['Hong Kong', 22.28, 114.17, 'south-china-sea'],
  ['Dumaguete', 9.31, 123.31, 'coral-triangle'],
  ['Denpasar', -8.65, 115.22, 'coral-triangle'],
  ['Waisai', -0.43, 130.82, 'coral-triangle'],
  ['Port Moresby', -9.44, 147.18, 'coral-triangle'],
  ['Okinawa', 26.5, 127.85, 'northwest-pacific'],
  ['Tokyo', 35.69, 139.69, 'northwest-pacific'],
  ['Busan', 35.1, 129.04, 'northwest-pacific'],
  ['Cairns', -16.92, 145.77, 'great-barrier-reef'],
  ['Brisbane', -27.47, 153.03, 'great-barrier-reef'],
  ['Exmouth', -21.93, 114.12, 'western-australia'],
  ['Darwin', -12.46, 130.84, 'western-australia'],
  ['Hobart', -42.88, 147.33, 'tasman'],
  ['Wellington', -41.29, 174.78, 'tasman'],
  ['Chatham Islands', -43.95, -176.56, 'tasman'],
  ['Suva', -18.14, 178.44, 'south-pacific'],
  ['Taveuni, across the date line', -16.85, -179.97, 'south-pacific'],
  ['Moorea', -17.53, -149.83, 'south-pacific'],
  ['Nouméa', -22.27, 166.45, 'south-pacific'],
  ['Honolulu', 21.31, -157.86, 'central-pacific'],
  ['Koror', 7.34, 134.47, 'central-pacific'],
  ['Kodiak', 57.79, -152.41, 'northeast-pacific'],
  ['Friday Harbor', 48.53, -123.02, 'northeast-pacific'],
  ['Monterey', 36.6, -121.89, 'northeast-pacific'],
  ['San Diego', 32.72, -117.16, 'northeast-pacific'],
  ['La Paz, Mexico', 24.14, -110.3, 'eastern-tropical-pacific'],
  ['Puerto Ayora', -0.74, -90.32, 'eastern-tropical-pacific'],
  ['Panama City', 8.99, -79.52, 'eastern-tropical-pacific'],
  ['Colón', 9.36, -79.9, 'caribbean'],
  ['Kralendijk', 12.15, -68.27, 'caribbean'],
  ['Cancún', 21.17, -86.85, 'caribbean'],
  ['Bimini', 25.73, -79.28, 'caribbean'],
  ['Bridgetown', 13.1, -59.62, 'caribbean'],
  ['Galveston', 29.3, -94.8, 'gulf-of-mexico'],
  ['Tampa', 27.95, -82.46, 'gulf-of-mexico'],
  ['Woods Hole', 41.53, -70.67, 'northwest-atlantic'],
  ['Miami', 25.77, -80.19, 'northwest-atlantic'],
  ['Baltimore', 39.29, -76.61, 'northwest-atlantic'],
  ["St. John's", 47.56, -52.71, 'northwest-atlantic'],
  ['Valparaíso', -33.04, -71.63, 'southeast-pacific'],
  ['Lima', -12.04, -77.03, 'southeast-pacific'],
  ['Puerto Madryn', -42.77, -65.04, 'south-atlantic-west'],
  ['Ushuaia', -54.8, -68.3, 'south-atlantic-west'],
  ['Rio de Janeiro', -22.91, -43.18, 'south-atlantic-west'],
  ['Dakar', 14.69, -17.44, 'west-africa'],
  ['Accra', 5.56, -0.2, 'west-africa'],
  ['Cape Town', -33.93, 18.42, 'southern-africa'],
  ['Durban', -29.86, 31.03, 'southern-africa'],
  ['Mombasa', -4.05, 39.66, 'western-indian'],
  ['Saint-Denis, Réunion', -20.88, 55.45, 'western-indian'],
  ['Rothera', -67.57, -68.13, 'southern-ocean'],
  ['open water north of Norway', 67, 3, 'norwegian-sea'],
  ['open water east of Chukotka', 67, -172, 'arctic'],
  ['the ice of Antarctica', -85, 30, null],
  ['Irkutsk', 52.3, 104.3, null],
  ['Anadyr', 64.73, 177.5, 'northwest-pacific'],
]

test.each(places)('%s (%d, %d) lies at %s', (_name, lat, lon, sea) => {
  expect(seaOf(lat, lon)).toBe(sea)
})

test('every sea has an area, a place in it and a neighbour, and neighbours are mutual', () => {
  expect(new Set(seaAreas.map(({ sea }) => sea))).toEqual(new Set(seaCodes))
  expect(new Set(places.flatMap(([, , , sea]) => sea ?? []))).toEqual(new Set(seaCodes))
  for (const sea of seaCodes) {
    expect([sea, neighboursOf(sea).length]).not.toEqual([sea, 0])
    for (const other of neighboursOf(sea))
      expect([other, neighboursOf(other)]).toEqual([other, expect.arrayContaining([sea])])
  }
})

test('a point on either side of the date line is in the same sea', () => {
  for (const lat of [-60, -40, -17, 10, 55, 70]) expect([lat, areaAt(lat, 180)]).toEqual([lat, areaAt(lat, -180)])
})
