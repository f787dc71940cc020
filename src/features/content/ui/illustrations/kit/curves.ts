// Outlines through a few points: a ridge rising from the ground, a sheet hanging from above, a closed shape.

export type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 10) / 10

/** Curves that pass smoothly through every point. */
export function curveThrough(points: readonly Point[], closed = false): string {
  const at = (index: number): Point => {
    const place = closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), points.length - 1)
    return points[place] ?? [0, 0]
  }
  const curves = Array.from({ length: closed ? points.length : points.length - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...leave, ...arrive, ...to].map(round).join(' ')}`
  })
  const [x, y] = at(0)
  return `M${x} ${y}${curves.join('')}${closed ? 'Z' : ''}`
}

/** Ground: through the points, then down past the bottom edge. */
export function ridge(...points: Point[]): string {
  return `${curveThrough(points)}V420H${points[0]?.[0] ?? 0}Z`
}

/** The surface from below: through the points, then up past the top edge. */
export function ceiling(...points: Point[]): string {
  return `${curveThrough(points)}V-20H${points[0]?.[0] ?? 0}Z`
}

export function shape(...points: Point[]): string {
  return curveThrough(points, true)
}

/** Even swell from edge to edge, closed at the bottom. */
export function swell(top: number, height: number, crests: number, shift = 0): string {
  const step = 760 / crests
  const points = Array.from(
    { length: crests * 2 + 1 },
    (_, index): Point => [-60 + shift + (index * step) / 2, top + (index % 2 ? -height : height) / 2],
  )
  return `${curveThrough(points)}V420H${-60 + shift}Z`
}

/** The same numbers on every run: for scattering fish, bubbles and grass. */
export function makeDice(seed: number): (from: number, to: number) => number {
  let state = seed
  return (from, to) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return round(from + ((state >>> 8) / 0x1000000) * (to - from))
  }
}
