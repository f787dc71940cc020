// Which town a name means: all that bear it, and the one among them that nobody would mistake.
import { kilometresBetween } from './coast.ts'
import { parentOf } from './names/country-names.ts'
import { isIn, type Region } from './names/regions.ts'
import { meantBy } from './names/town-spellings.ts'
import type { KnownTown } from './towns.store.ts'

/** Towns by key. */
export type Towns = ReadonlyMap<string, readonly KnownTown[]>

export function namedSo(key: string, towns: Towns): KnownTown[] {
  const others = meantBy(key).flatMap((meant) =>
    (towns.get(meant.key) ?? []).filter(({ country }) => country === meant.country).slice(0, 1),
  )
  return [...new Set([...(towns.get(key) ?? []), ...others])]
}

/** A country and what belongs to it. */
export function isWithin(country: string, frame: string): boolean {
  return country === frame || parentOf(country) === frame
}

export function townsIn(key: string, frame: string, regions: readonly Region[], towns: Towns): KnownTown[] {
  return namedSo(key, towns).filter(
    (town) => isWithin(town.country, frame) && regions.every((region) => isIn(region, town)),
  )
}

const sameTownWithin = 30
const larger = 5
const farLarger = { here: 10, anywhere: 20 }
const villageUnder = 5_000
const unknownSize = 500

/** The town that is meant among those of a name: the only one, or one so much larger that nobody would mean another. */
export function pickTown(named: readonly KnownTown[], where: keyof typeof farLarger): KnownTown | 'none' | 'several' {
  const [first, ...rest] = named.toSorted((one, other) => other.population - one.population)
  if (!first) return 'none'
  const rivals = rest.filter((town) => kilometresBetween(first.lat, first.lon, town.lat, town.lon) > sameTownWithin)
  const rival = Math.max(0, ...rivals.map(({ population }) => Math.max(population, unknownSize)))
  const isClear =
    rivals.length === 0 ||
    first.population >= rival * farLarger[where] ||
    (rival < villageUnder && first.population >= rival * larger)
  return isClear ? first : 'several'
}

const knownFrom = 50_000

export function isKnown({ population }: KnownTown): boolean {
  return population >= knownFrom
}

/** A city that everybody knows by its name alone. */
export function knownByName(key: string, towns: Towns): KnownTown | null {
  const town = pickTown(namedSo(key, towns), 'anywhere')
  return typeof town === 'object' && isKnown(town) ? town : null
}

/** A part of a city, and the city. */
export function areNear([first, ...others]: readonly KnownTown[]): boolean {
  const isNear = (town: KnownTown) =>
    kilometresBetween(first!.lat, first!.lon, town.lat, town.lon) <= sameTownWithin * 2
  return others.every(isNear)
}
