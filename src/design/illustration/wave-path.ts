// Outlines of swell, made to repeat without a seam.

/** One repeat of a swell as relative curves: starts and ends level, at the same height. */
export interface Swell {
  curves: string
  width: number
}

export const swells = {
  long: {
    width: 1440,
    curves: 'c110 0 190-44 330-44s190 62 330 58 160-70 300-66 170 74 280 68c80-4 130-16 200-16',
  },
  broad: {
    width: 1440,
    curves: 'c150 0 240 40 400 36s230-76 400-74 210 70 350 66c120-4 190-28 290-28',
  },
  choppy: {
    width: 1440,
    curves:
      'c70 0 120-30 200-30s110 40 190 36 110-42 200-40 120 46 210 42 120-34 210-32 110 36 200 34c90-2 150-10 230-10',
  },
} as const satisfies Record<string, Swell>

/** A filled band of swell: `repeats` times the curves from the left edge, then down to `bottom`. */
export function waveBand(swell: Swell, top: number, bottom: number, repeats = 1): string {
  return `M0 ${top}${swell.curves.repeat(repeats)}V${bottom}H0Z`
}

/** A hand-sized swell for pictures: crests of one height across a width. */
export function crestBand(width: number, top: number, bottom: number, crests: number, height: number): string {
  const step = width / crests
  const half = step / 2
  const pull = half * 0.42
  const rise = `c${pull} 0 ${half - pull}-${height} ${half}-${height}`
  const fall = `c${pull} 0 ${half - pull} ${height} ${half} ${height}`
  return `M0 ${top}${`${rise}${fall}`.repeat(crests)}V${bottom}H0Z`
}
