// What changed when: the number of changes so far, and at which of them a region, or a part of one, changed last.

/** Parts of a region that are told apart; beyond that, all of them count as changed. */
const mostParts = 20_000

type Region = { last: number; whole: number; parts: Map<string, number> }

export function makeChanges() {
  const regions = new Map<string, Region>()
  let count = 0
  let all = 0

  function regionOf(name: string): Region {
    const known = regions.get(name) ?? { last: 0, whole: 0, parts: new Map() }
    regions.set(name, known)
    return known
  }

  /** Of a region any change, of a part (`region/part`) those that name it or no part at all. */
  function lastChange(name: string): number {
    const slash = name.indexOf('/')
    if (slash < 0) return regions.get(name)?.last ?? 0
    const region = regions.get(name.slice(0, slash))
    return region ? Math.max(region.whole, region.parts.get(name.slice(slash + 1)) ?? 0) : 0
  }

  return {
    now: () => count,
    hasChangedSince: (at: number, names: readonly string[]) => all > at || names.some((name) => lastChange(name) > at),
    note(name: string, parts?: readonly string[]): void {
      count += 1
      const region = regionOf(name)
      region.last = count
      for (const part of parts ?? []) region.parts.set(part, count)
      if (parts && region.parts.size <= mostParts) return
      region.whole = count
      region.parts.clear()
    },
    noteAll(): void {
      count += 1
      all = count
    },
  }
}

export type Changes = ReturnType<typeof makeChanges>
