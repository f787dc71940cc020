// Decides what a location text says: every way to understand it is tried, and only what all of the best agree on is kept.
import { noPlace, type Place } from '../place.schema.ts'
import { kilometresBetween } from './coast.ts'
import type { Atom, LocationText, Option } from './location-text.ts'
import { onlySeaOf, parentOf } from './names/country-names.ts'
import { isIn, type Region } from './names/regions.ts'
import { meantBy } from './names/town-spellings.ts'
import { seaOf } from './seas.service.ts'
import type { KnownTown } from './towns.store.ts'

/** Towns by key. */
export type Towns = ReadonlyMap<string, readonly KnownTown[]>

type Reading = {
  /** How many pieces it explains. */
  explains: number
  country: string | null
  town: KnownTown | null
  regions: readonly Region[]
  seas: readonly string[]
}

const readingsAtMost = 3_000

export function decide(text: LocationText, towns: Towns): Place | null {
  const { mode, pieces, isChoice } = text
  const readings: Reading[] = []
  let tried = 0
  const choose = (at: number, chosen: Option[]): void => {
    if (tried > readingsAtMost) return
    const piece = pieces[at]
    if (!piece) {
      tried += 1
      const reading = understand(chosen, pieces.length, towns, isChoice)
      if (reading) readings.push(reading)
      return
    }
    for (const option of piece.options) choose(at + 1, [...chosen, option])
    choose(at + 1, chosen)
  }
  choose(0, [])
  const place = tried > readingsAtMost ? noPlace : agree(readings, mode === 'remote')
  const found = { ...place, mode }
  return Object.values(found).some((value) => value !== null) ? found : null
}

/** Null: it contradicts itself. */
function understand(chosen: readonly Option[], pieces: number, towns: Towns, isChoice: boolean): Reading | null {
  const atoms = chosen.flat()
  const regions = atoms.flatMap((atom) => (atom.kind === 'region' ? [atom.region] : []))
  const codes = atoms.flatMap((atom) => (atom.kind === 'country' ? [atom.code] : []))
  const seas = atoms.flatMap((atom) => (atom.kind === 'sea' ? [atom.sea] : []))
  // Nobody says the same thing twice.
  if (new Set(regions).size < regions.length || new Set(codes).size < codes.length) return null
  if (areApart(regions)) return null
  const frame = frameOf([...codes, ...regions.map(({ country }) => country)])
  if (frame === 'several') return null
  const keys = atoms.flatMap((atom) => (atom.kind === 'town' ? [atom.key] : []))
  const reading = { explains: chosen.length, country: frame, town: null, regions, seas }
  if (keys.length === 0) return saysTooLittle(atoms, pieces, towns) ? null : reading
  if (!frame) return keys.length === 1 && pieces === 1 ? withBareTown(reading, keys[0]!, towns) : null
  const found = keys.map((key) => pickTown(townsIn(key, frame, regions, towns), 'here'))
  if (found.includes('none')) return null
  const picked = found.filter((each) => typeof each === 'object')
  const countries = new Set(found.map((each) => (typeof each === 'object' ? each.country : frame)))
  const country = countries.size === 1 ? [...countries][0]! : frame
  if (isChoice && keys.length > 1) return { ...reading, country }
  return areNear(picked) ? { ...reading, country, town: picked[0] ?? null } : null
}

/** Two states of one country. */
function areApart(regions: readonly Region[]): boolean {
  const [first, ...others] = regions.flatMap(({ codes }) => (codes ? [codes] : []))
  return others.some((codes) => !codes.some((code) => first!.includes(code)))
}

/** A state and what belongs to it are one: Réunion, France. */
function frameOf(codes: readonly string[]): string | null | 'several' {
  const parts = codes.filter((code) => !codes.some((other) => parentOf(other) === code))
  const different = new Set(parts)
  if (different.size > 1) return 'several'
  return parts[0] ?? null
}

function namedSo(key: string, towns: Towns): KnownTown[] {
  const others = meantBy(key).flatMap((meant) =>
    (towns.get(meant.key) ?? []).filter(({ country }) => country === meant.country).slice(0, 1),
  )
  return [...new Set([...(towns.get(key) ?? []), ...others])]
}

function townsIn(key: string, frame: string, regions: readonly Region[], towns: Towns): KnownTown[] {
  return namedSo(key, towns).filter(
    (town) =>
      (town.country === frame || parentOf(town.country) === frame) && regions.every((region) => isIn(region, town)),
  )
}

const sameTownWithin = 30
const larger = 5
const farLarger = { here: 10, anywhere: 20 }
const villageUnder = 5_000
const unknownSize = 500

/** The town that is meant among those of a name: the only one, or one so much larger that nobody would mean another. */
function pickTown(named: readonly KnownTown[], where: keyof typeof farLarger): KnownTown | 'none' | 'several' {
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

/** A town's name alone: a city that everybody knows. */
function withBareTown(reading: Reading, key: string, towns: Towns): Reading | null {
  const town = pickTown(namedSo(key, towns), 'anywhere')
  if (typeof town !== 'object' || town.population < knownFrom) return null
  return { ...reading, country: town.country, town }
}

const cityFrom = 150_000
const knownAlone = new Set(['Bali'])

/** Two letters alone; or the name of a part of a country that is also a town's somewhere else: Victoria, Washington. */
function saysTooLittle(atoms: readonly Atom[], pieces: number, towns: Towns): boolean {
  const [only] = atoms
  if (atoms.length !== 1 || !only) return false
  if (only.kind === 'country') return pieces === 1 && only.isShort === true
  if (only.kind !== 'region') return false
  const { region } = only
  if (knownAlone.has(region.name)) return false
  const rivals = region.keys.flatMap((key) => namedSo(key, towns)).filter((town) => !isIn(region, town))
  return rivals.some(({ population }) => population >= (region.box ? 1 : cityFrom))
}

/** A part of a city, and the city. */
function areNear([first, ...others]: readonly KnownTown[]): boolean {
  const isNear = (town: KnownTown) =>
    kilometresBetween(first!.lat, first!.lon, town.lat, town.lon) <= sameTownWithin * 2
  return others.every(isNear)
}

function agree(readings: readonly Reading[], isRemote: boolean): Place {
  const most = Math.max(0, ...readings.map(({ explains }) => explains))
  const best = readings.filter(({ explains }) => explains === most && most > 0)
  const country = sameIn(best.map((reading) => reading.country))
  const town = country ? sameIn(best.map((reading) => reading.town)) : null
  const sea = best.length > 0 ? sameIn(best.map((reading) => seaIn(reading, isRemote))) : null
  const isSure = country !== null || best.every((reading) => reading.country === null)
  return {
    ...noPlace,
    country,
    ...(town ? { city: town.name, lat: town.lat, lon: town.lon } : {}),
    sea: isSure ? sea : null,
  }
}

function sameIn<T>(values: readonly (T | null)[]): T | null {
  const [first = null, ...others] = values
  return others.every((other) => other === first) ? first : null
}

/** As the text says, else of the town, else of the region or the country, where there is one only. */
function seaIn({ seas, town, regions, country }: Reading, isRemote: boolean): string | null {
  if (seas.length > 0) return sameIn(seas)
  if (town) return seaOf(town.lat, town.lon)
  if (isRemote) return null
  if (regions.length > 0) return sameIn(regions.flatMap(({ sea }) => sea ?? []))
  return country && onlySeaOf(country)
}
