// What the form suggests while a place is typed: towns, countries, their parts and seas whose names begin so.
import type { Sql } from '#platform/db.ts'
import { countryName } from '../country.rules.ts'
import { noPlace } from '../place.schema.ts'
import { placeKey } from '../place-key.ts'
import { seaName } from '../sea.rules.ts'
import type { SuggestedPlace } from '../suggestion.schema.ts'
import { countriesBeginning, countryNamed, onlySeaOf } from './names/country-names.ts'
import { isIn, regions, regionsBeginning } from './names/regions.ts'
import { seaNamed, seasBeginning } from './names/sea-names.ts'
import { meantByBeginning } from './names/town-spellings.ts'
import { seaOf } from './seas.service.ts'
import { type KnownTown, listTownsBeginning } from './towns.store.ts'

const shortest = 2
const townsAtMost = 12
const offered = 10
/** Beside many towns, so many of the others. */
const othersAtMost = 4

/** `Horta, Por`: what follows the first comma narrows the towns down. */
export async function suggestPlaces(db: Sql, query: string): Promise<SuggestedPlace[]> {
  const [first = '', ...rest] = query.split(',').map(placeKey)
  const within = rest.join(' ').trim()
  if (first.length < shortest) return []
  const found = await listTownsBeginning(db, first, meantByBeginning(first), within === '' ? townsAtMost : 200)
  const towns = found.map(toSuggestion).filter(({ label }) => placeKey(label).includes(within))
  if (within !== '') return towns.slice(0, offered)
  const others = [...countries(first), ...parts(first), ...seas(first)]
  const exact = others.filter(({ isWhole }) => isWhole)
  const begun = others.filter(({ isWhole }) => !isWhole).slice(0, othersAtMost)
  const ordered = [
    ...exact.map(({ suggestion }) => suggestion),
    ...towns.slice(0, offered - begun.length - exact.length),
  ]
  return [...ordered, ...begun.map(({ suggestion }) => suggestion)].slice(0, offered)
}

function toSuggestion(town: KnownTown): SuggestedPlace {
  const { name, country, lat, lon } = town
  const region = regions.find((each) => each.codes && isIn(each, town))?.name
  const label = [name, ...(region && region !== name ? [region] : []), countryName(country)].join(', ')
  return { label, place: { ...noPlace, country, city: name, lat, lon, sea: seaOf(lat, lon) } }
}

type Other = { isWhole: boolean; suggestion: SuggestedPlace }

function countries(key: string): Other[] {
  return countriesBeginning(key).map((code) => ({
    isWhole: countryNamed(key) === code,
    suggestion: { label: countryName(code), place: { ...noPlace, country: code, sea: onlySeaOf(code) } },
  }))
}

function parts(key: string): Other[] {
  return regionsBeginning(key).map(({ name, keys, country, sea }) => ({
    isWhole: keys.includes(key),
    suggestion: { label: `${name}, ${countryName(country)}`, place: { ...noPlace, country, sea } },
  }))
}

function seas(key: string): Other[] {
  return seasBeginning(key).map((sea) => ({
    isWhole: seaNamed(key) === sea,
    suggestion: { label: seaName(sea), place: { ...noPlace, sea } },
  }))
}
