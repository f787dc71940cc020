// What is stored of a listing so that searches find it: its words with their families, places and weights, its folded text,
// and its folded location.
import { countryName } from '#features/places/country.rules.ts'
import type { Mode } from '#features/places/place.rules.ts'
import type { Place } from '#features/places/place.schema.ts'
import { foldText } from '#shared/fold-text.ts'
import { withoutContactData } from './contact-data.ts'
import { countryOfLocation } from './sea-countries.ts'
import { seaLexeme } from './sea-names.ts'
import { type Token, tokensOf } from './text-tokens.ts'
import { familyOf } from './word-family.ts'

/** Raised when any rule of reading changes: listings stored by an older one are read anew after the start. */
export const indexVersion = 4

export type Searchable = {
  title: string
  company: string
  location: string
  description: string
  requirements?: string | null | undefined
  experienceLevel?: string | null | undefined
  place?: Pick<Place, 'city' | 'country' | 'mode' | 'sea'> | null | undefined
}

/** Title before company before place before the rest. */
export type Weight = 'A' | 'B' | 'C' | 'D'

export type Part = { text: string; weight: Weight }

function partsOf(job: Searchable): Part[] {
  return [
    { text: job.title, weight: 'A' },
    { text: job.company, weight: 'B' },
    { text: placeWords(job), weight: 'C' },
    { text: job.experienceLevel ?? '', weight: 'D' },
    { text: job.description, weight: 'D' },
    { text: job.requirements ?? '', weight: 'D' },
  ]
}

/** How people ask for it; that work is done on site is said by nobody who searches. */
const modeWords: Partial<Record<Mode, string>> = { remote: 'remote', hybrid: 'hybrid', vessel: 'vessel' }

/** The location as it stands, with the town, the country and the way of working that it does not name itself. */
function placeWords({ location, place }: Searchable): string {
  const country = place?.country ? countryName(place.country) : countryOfLocation(location)
  const mode = place?.mode && modeWords[place.mode]
  const more = [place?.city, country, mode].filter((name) => name && !foldText(location).includes(foldText(name)))
  return [location, ...more].join(' ')
}

/** So that no phrase reaches from one field into the next. */
const gap = 20
const lastPlace = 16_000
const mostPlaces = 200

/** The vector in PostgreSQL's own writing. Contact data is not among the words: it is found as it stands, by members. */
export function wordVector(job: Searchable): string {
  const words = vectorOf(partsOf(job).map(({ text, weight }) => ({ text: withoutContactData(text), weight })))
  const sea = job.place?.sea
  return sea ? `${words} '${seaLexeme(sea)}':${lastPlace}C` : words
}

export function vectorOf(parts: readonly Part[]): string {
  const places = new Map<string, string[]>()
  let next = 1
  for (const { text, weight } of parts) {
    const tokens = tokensOf(text, next)
    for (const token of tokens) addPlaces(places, token, weight)
    next = (tokens.at(-1)?.at ?? next) + gap
  }
  return [...places].map(([lexeme, at]) => `'${lexeme}':${at.join(',')}`).join(' ')
}

function addPlaces(places: Map<string, string[]>, { word, at }: Token, weight: Weight): void {
  const place = `${Math.min(at, lastPlace)}${weight}`
  for (const lexeme of new Set([word, familyOf(word)])) {
    const known = places.get(lexeme)
    if (!known) places.set(lexeme, [place])
    else if (known.length < mostPlaces) known.push(place)
  }
}

export function searchTextOf(job: Searchable): string {
  return foldText(
    [job.title, job.company, job.location, job.experienceLevel, job.description, job.requirements]
      .filter(Boolean)
      .join('\n'),
  )
}

/** Every word that somebody might mistype. */
export function lexiconWords(job: Searchable): string[] {
  return [...new Set(partsOf(job).flatMap(({ text }) => tokensOf(withoutContactData(text)).map(({ word }) => word)))]
}
