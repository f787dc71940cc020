// Decides what a location text says: every way to understand it is tried, and only what all of the best agree on is kept.
import { noPlace, type Place } from '../place.schema.ts'
import type { Atom, LocationText, Option, Piece } from './location-text.ts'
import { onlySeaOf, parentOf } from './names/country-names.ts'
import { isIn, type Region } from './names/regions.ts'
import { doubtOf } from './reading-doubts.ts'
import { seaOf } from './seas.service.ts'
import { areNear, knownByName, namedSo, pickTown, type Towns, townsIn } from './town-picking.ts'
import type { KnownTown } from './towns.store.ts'

type Reading = {
  /** How many pieces it explains, with what, and those that it leaves out. */
  explains: number
  atoms: readonly Atom[]
  left: readonly Piece[]
  country: string | null
  town: KnownTown | null
  regions: readonly Region[]
  seas: readonly string[]
}

const readingsAtMost = 3_000

export function decide(text: LocationText, towns: Towns): Place | null {
  const { mode, pieces } = text
  const readings: Reading[] = []
  let tried = 0
  const choose = (at: number, chosen: Option[], left: Piece[]): void => {
    if (tried > readingsAtMost) return
    const piece = pieces[at]
    if (!piece) {
      tried += 1
      const reading = understand(chosen, left, text, towns)
      if (reading) readings.push(reading)
      return
    }
    for (const option of piece.options) choose(at + 1, [...chosen, option], left)
    choose(at + 1, chosen, [...left, piece])
  }
  choose(0, [], [])
  const place = tried > readingsAtMost ? noPlace : agree(readings, text, towns)
  const found = { ...place, mode }
  return Object.values(found).some((value) => value !== null) ? found : null
}

/** Null: it contradicts itself. */
function understand(
  chosen: readonly Option[],
  left: readonly Piece[],
  { pieces, isChoice }: LocationText,
  towns: Towns,
): Reading | null {
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
  const reading = { explains: chosen.length, atoms, left, country: frame, town: null, regions, seas }
  if (keys.length === 0) return saysTooLittle(atoms, pieces.length, towns) ? null : reading
  if (!frame) return keys.length === 1 && pieces.length === 1 ? withBareTown(reading, keys[0]!, towns) : null
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

/** A town's name alone: a city that everybody knows. */
function withBareTown(reading: Reading, key: string, towns: Towns): Reading | null {
  const town = knownByName(key, towns)
  return town && { ...reading, country: town.country, town }
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

function agree(readings: readonly Reading[], text: LocationText, towns: Towns): Place {
  const most = Math.max(0, ...readings.map(({ explains }) => explains))
  const best = readings.filter(({ explains }) => explains === most && most > 0)
  const doubts = best.map((reading) => doubtOf(reading, text, towns))
  if (doubts.includes('country')) return noPlace
  const country = sameIn(best.map((reading) => reading.country))
  if (doubts.includes('spot')) return { ...noPlace, country }
  const town = country ? sameIn(best.map((reading) => reading.town)) : null
  const sea = best.length > 0 ? sameIn(best.map((reading) => seaIn(reading, text.mode === 'remote'))) : null
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
