// The names of what listings and filters hold as codes.
import { countryName } from '#features/places/country.rules.ts'
import { type Mode, modeLabels } from '#features/places/place.rules.ts'
import { seaName } from '#features/places/sea.rules.ts'
import type { ChosenFilter } from './board-search.rules.ts'
import { certificateName, levelLabel, type Visa, visaLabels } from './needs/needs.rules.ts'
import { languageName } from './needs/needs.schema.ts'
import { type PayClass, payClassLabels } from './pay/pay.rules.ts'

/** Filters that hold codes. */
export type FactFilter = Exclude<ChosenFilter, 'jobType' | 'workType'>

const names: Record<FactFilter, (code: string) => string> = {
  payClass: (code) => payClassLabels[code as PayClass] ?? code,
  mode: (code) => modeLabels[code as Mode] ?? code,
  country: countryName,
  sea: seaName,
  experienceLevel: levelLabel,
  certificate: certificateName,
  language: languageName,
  visa: (code) => visaLabels[code as Visa] ?? code,
}

/** In the order they are named in. */
export const factFilters = Object.keys(names) as FactFilter[]

export function factName(filter: FactFilter, code: string): string {
  return names[filter](code)
}
