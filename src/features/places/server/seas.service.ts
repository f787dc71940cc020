// At which sea a place lies: in its water, or on land not far from its coast.

import type { Sea } from '../sea.rules.ts'
import { areaAt } from '../sea-areas.rules.ts'
import { coastNear, isOnLand } from './coast.ts'

/** Further inland, nobody would say that they work at this sea. */
const coastWithin = 110

/** Of water alone. */
export function waterAt(lat: number, lon: number): Sea | null {
  return isOnLand(lat, lon) ? null : areaAt(lat, lon)
}

export function seaOf(lat: number, lon: number): Sea | null {
  if (!isOnLand(lat, lon)) return areaAt(lat, lon)
  // The coast of an inland sea without an area of its own is passed over.
  for (const point of coastNear(lat, lon, coastWithin)) {
    const sea = areaAt(point.lat, point.lon)
    if (sea) return sea
  }
  return null
}
