// A country's code from its code or its English name; anything less certain is nothing.
import { countryCodes, countryName } from '#features/places/country.rules.ts'

const others: Record<string, string> = {
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
}
let byName: Map<string, string> | undefined

export function countryCode(text: string | undefined): string | undefined {
  const said = text?.trim()
  if (!said) return undefined
  if (countryCodes.includes(said.toUpperCase())) return said.toUpperCase()
  byName ??= new Map([
    ...countryCodes.map((code) => [countryName(code).toLowerCase(), code] as const),
    ...Object.entries(others),
  ])
  return byName.get(said.toLowerCase())
}

/** US becomes United States; what is no code stays as it is. */
export function sayCountry(text: string | undefined): string | undefined {
  return text && countryCodes.includes(text.toUpperCase()) ? countryName(text.toUpperCase()) : text
}
