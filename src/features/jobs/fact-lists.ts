// Every list that a listing's facts are chosen from, with names.
import { countryCodes, countryName } from '#features/places/country.rules.ts'
import { modeLabels } from '#features/places/place.rules.ts'
import { seas } from '#features/places/sea.rules.ts'
import type { FactLists } from './board.schema.ts'
import { certificates, experienceLevels, visaLabels } from './needs/needs.rules.ts'
import { languageCodes, languageName } from './needs/needs.schema.ts'
import { currencyCodes, currencyName } from './pay/currencies.ts'
import { inKindLabels, payClassLabels, payPeriodLabels } from './pay/pay.rules.ts'

const named = (labels: Record<string, string>) => Object.entries(labels).map(([code, name]) => ({ code, name }))
const byName = (codes: readonly string[], nameOf: (code: string) => string) =>
  codes.map((code) => ({ code, name: nameOf(code) })).sort((one, other) => one.name.localeCompare(other.name, 'en'))

export const factLists: FactLists = {
  seas: [...seas],
  countries: byName(countryCodes, countryName),
  modes: named(modeLabels),
  certificates: [...certificates],
  languages: byName(languageCodes, languageName),
  visas: named(visaLabels),
  currencies: currencyCodes.map((code) => ({ code, name: currencyName(code) })),
  payClasses: named(payClassLabels),
  payPeriods: named(payPeriodLabels),
  inKinds: named(inKindLabels),
  experienceLevels: [...experienceLevels],
}
