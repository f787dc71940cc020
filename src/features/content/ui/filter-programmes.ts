// Which programmes match some typed words: each word must occur in the title, the university, the place or the country.
import type { Country } from '../university.schema.ts'

export function filterProgrammes(countries: readonly Country[], typed: string): Country[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...countries]
  return countries
    .map((country) => ({
      ...country,
      programmes: country.programmes.filter(({ title, degree, university, place }) => {
        const text = fold([title, degree, university, place, country.name].join(' '))
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ programmes }) => programmes.length > 0)
}

export function countProgrammes(countries: readonly Country[]): number {
  return countries.reduce((sum, { programmes }) => sum + programmes.length, 0)
}

/** Typing "acores" finds Açores. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
