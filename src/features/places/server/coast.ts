// Where land ends: the coasts of the world as points, asked for the nearest one. Read at the first question, once.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'

const require = createRequire(import.meta.url)

type World = Parameters<typeof feature>[0]
type Polygon = { rings: readonly (readonly (readonly number[])[])[]; box: readonly [number, number, number, number] }
type Coast = { polygons: readonly Polygon[]; cells: ReadonlyMap<string, readonly (readonly [number, number])[]> }

/** How far apart points of a coast are at most, in degrees: a straight shore has few corners. */
const step = 0.25

let coast: Coast | undefined

function readCoast(): Coast {
  const world: World = JSON.parse(readFileSync(require.resolve('world-atlas/land-50m.json'), 'utf8'))
  const land = feature(world, world.objects.land!)
  const polygons = ('features' in land ? land.features : [land])
    .flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return [geometry.coordinates]
      return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
    })
    .map((rings) => rings.map(unroll))
    .map((rings): Polygon => ({ rings, box: boxOf(rings[0]!) }))
  const cells = new Map<string, [number, number][]>()
  for (const { rings } of polygons) {
    for (const [lon, lat] of rings.flatMap(pointsAlong)) {
      const key = cellOf(lat!, lon!)
      const cell = cells.get(key)
      if (cell) cell.push([lat!, lon!])
      else cells.set(key, [[lat!, lon!]])
    }
  }
  return { polygons, cells }
}

/** Over the date line the atlas jumps to the other end of the world: here longitudes go on. Around the pole, the ring closes there. */
function unroll(ring: readonly (readonly number[])[]): readonly (readonly number[])[] {
  let turn = 0
  const points = ring.map(([lon, lat], at) => {
    const step = lon! - (ring[at - 1]?.[0] ?? lon!)
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360
    return [lon! + turn, lat!]
  })
  const [first, last] = [points[0]!, points.at(-1)!]
  if (Math.abs(first[0]! - last[0]!) < 180) return points
  return [...points, [last[0]!, -90], [first[0]!, -90]]
}

const cellOf = (lat: number, lon: number) => `${Math.floor(lat)} ${(Math.floor(lon) + 900) % 360}`

function boxOf(points: readonly (readonly number[])[]): Polygon['box'] {
  const lons = points.map(([lon]) => lon!)
  const lats = points.map(([, lat]) => lat!)
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)]
}

function pointsAlong(points: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return points.flatMap((point, at) => {
    const [lon, lat] = point as [number, number]
    const [toLon, toLat] = (points[at + 1] ?? point) as [number, number]
    // The pole is no coast.
    if (lat === -90 || toLat === -90) return []
    const parts = Math.max(1, Math.ceil(Math.hypot(toLon - lon, toLat - lat) / step))
    return Array.from({ length: parts }, (_, part) => [
      lon + ((toLon - lon) * part) / parts,
      lat + ((toLat - lat) * part) / parts,
    ])
  })
}

export function isOnLand(lat: number, lon: number): boolean {
  coast ??= readCoast()
  return coast.polygons.some((polygon) => [lon, lon - 360, lon + 360].some((turned) => holds(polygon, lat, turned)))
}

function holds({ rings, box: [west, south, east, north] }: Polygon, lat: number, lon: number): boolean {
  if (lon < west || lon > east || lat < south || lat > north) return false
  let isInside = false
  for (const ring of rings) {
    for (let at = 0, before = ring.length - 1; at < ring.length; before = at, at += 1) {
      const [x, y] = ring[at] as [number, number]
      const [otherX, otherY] = ring[before] as [number, number]
      if (y > lat !== otherY > lat && lon < ((otherX - x) * (lat - y)) / (otherY - y) + x) isInside = !isInside
    }
  }
  return isInside
}

const kilometresADegree = 111.2

/** As the bird flies, for short ways. */
export function kilometresBetween(lat: number, lon: number, otherLat: number, otherLon: number): number {
  const across = Math.abs(((otherLon - lon + 540) % 360) - 180) * Math.cos(((lat + otherLat) / 2) * (Math.PI / 180))
  return Math.hypot(otherLat - lat, across) * kilometresADegree
}

/** The nearest points of the coast within so many kilometres, nearest first. */
export function coastNear(lat: number, lon: number, within: number): { lat: number; lon: number; away: number }[] {
  coast ??= readCoast()
  const rows = Math.ceil(within / kilometresADegree)
  const columns = Math.min(180, Math.ceil(rows / Math.max(0.05, Math.cos((lat * Math.PI) / 180))))
  const found: { lat: number; lon: number; away: number }[] = []
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      for (const [pointLat, pointLon] of coast.cells.get(cellOf(lat + row, lon + column)) ?? []) {
        const away = kilometresBetween(lat, lon, pointLat, pointLon)
        if (away <= within) found.push({ lat: pointLat, lon: pointLon, away })
      }
    }
  }
  return found.sort((one, other) => one.away - other.away)
}
