// What others show of people: names and pictures. Regions that hold such things follow this one.
import type { Region } from '#platform/cache.ts'
import type { Deps } from '#platform/deps.ts'

export const peopleRegionName = 'people'

/** Everything that changes who there is, or their names and pictures, does it by this region's `change`. */
export function peopleRegion({ cache }: Pick<Deps, 'cache'>): Region {
  return cache.region(peopleRegionName)
}
