// The list of university programmes. Apart from the library, because it is large and few pages need it.
import type { Country, Programme } from '../university.schema.ts'

/** In alphabetical order. */
export const countries: readonly Country[] = Object.values(
  import.meta.glob<Country>('../universities/*.yaml', { query: '?whole', import: 'default', eager: true }),
).sort((a, b) => (a.name < b.name ? -1 : 1))

export type PlacedProgramme = Programme & { country: string }

export function findProgrammes(ids: readonly string[]): PlacedProgramme[] {
  const all = countries.flatMap(({ name, programmes }) => programmes.map((each) => ({ ...each, country: name })))
  return ids.flatMap((id) => all.find((each) => each.id === id) ?? [])
}
