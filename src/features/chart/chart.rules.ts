// Pure decisions about the chart: its seasons, and which numbers may be told of small seas.
import { neighboursOf } from '#features/places/sea-neighbours.rules.ts'

/** By the months in which work begins; named by months, as half of the world has its summer in January. */
export const seasons = ['mar-may', 'jun-aug', 'sep-nov', 'dec-feb'] as const
export type Season = (typeof seasons)[number]
export const seasonMonths: Record<Season, readonly number[]> = {
  'mar-may': [3, 4, 5],
  'jun-aug': [6, 7, 8],
  'sep-nov': [9, 10, 11],
  'dec-feb': [12, 1, 2],
}

export type Area = { sea: string; count: number }

/** A smaller number would tell those who may not see the listings too much about one of them. */
export const fewest = 5

/** Small seas join their neighbour, under the name of the larger; what stays too small in the end is not told. */
export function joinSmall(areas: readonly Area[]): Area[] {
  const counts = new Map(areas.filter(({ count }) => count > 0).map(({ sea, count }) => [sea, count]))
  for (;;) {
    const [smallest] = [...counts].sort(bySize)
    if (!smallest || smallest[1] >= fewest) break
    const [sea, count] = smallest
    const neighbour = nearestOf(sea, counts)
    counts.delete(sea)
    if (neighbour) counts.set(neighbour, counts.get(neighbour)! + count)
  }
  return [...counts].map(([sea, count]) => ({ sea, count })).sort(largestFirst)
}

export function largestFirst(one: Area, other: Area): number {
  return other.count - one.count || one.sea.localeCompare(other.sea)
}

const bySize = (one: [string, number], other: [string, number]) => one[1] - other[1] || one[0].localeCompare(other[0])

/** The largest of the nearest seas that have listings. */
function nearestOf(sea: string, counts: ReadonlyMap<string, number>): string | null {
  const seen = new Set([sea])
  let ring = [sea]
  while (ring.length > 0) {
    ring = [...new Set(ring.flatMap(neighboursOf))].filter((each) => !seen.has(each))
    for (const each of ring) seen.add(each)
    const [largest] = ring
      .filter((each) => counts.has(each))
      .sort((one, other) => counts.get(other)! - counts.get(one)!)
    if (largest) return largest
  }
  return null
}
