// Reads location texts: certain or nothing.
import type { Sql } from '#platform/db.ts'
import { foldText } from '#shared/fold-text.ts'
import { countryCodes, countryName } from '../country.rules.ts'
import { noPlace, type Place } from '../place.schema.ts'

const codeOf = new Map(countryCodes.map((code) => [foldText(countryName(code)), code]))

export async function readPlaces(_db: Sql, locations: readonly string[]): Promise<(Place | null)[]> {
  return locations.map((location) => {
    const country = codeOf.get(foldText(location.split(',').at(-1) ?? '').trim())
    return country ? { ...noPlace, country } : null
  })
}
