// Reads location texts, certain or nothing; and suggests places for the form.
import type { Sql } from '#platform/db.ts'
import type { Place } from '../place.schema.ts'
import { decide } from './location-reader.ts'
import { takeApart, townKeysOf } from './location-text.ts'
import { findTowns, type KnownTown } from './towns.store.ts'

/** Several at once ask the gazetteer once. */
export async function readPlaces(db: Sql, locations: readonly string[]): Promise<(Place | null)[]> {
  const texts = new Map([...new Set(locations)].map((location) => [location, takeApart(location)]))
  const keys = [...new Set([...texts.values()].flatMap(townKeysOf))]
  const towns = Map.groupBy(await findTowns(db, keys), ({ key }: KnownTown) => key)
  const places = new Map([...texts].map(([location, text]) => [location, decide(text, towns)]))
  return locations.map((location) => places.get(location) ?? null)
}

export async function readPlace(db: Sql, location: string): Promise<Place | null> {
  return (await readPlaces(db, [location]))[0] ?? null
}
