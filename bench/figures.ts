// Figures: how samples become one number, and how a number is written.

export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** Between the two nearest samples in proportion; not a number when there are none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = ((sorted.length - 1) * percent) / 100
  const below = sorted[Math.floor(at)] ?? Number.NaN
  const above = sorted[Math.ceil(at)] ?? Number.NaN
  return below + (above - below) * (at - Math.floor(at))
}

export function formatRate(perSecond: number): string {
  return Math.round(perSecond).toLocaleString('en')
}

/** Two digits that mean something, however small the time. */
export function formatMs(ms: number | null): string {
  if (ms === null || Number.isNaN(ms)) return '–'
  return ms >= 10 ? ms.toFixed(0) : ms >= 1 ? ms.toFixed(1) : ms.toFixed(2)
}

export function formatRatio(ratio: number): string {
  return ratio >= 0.1 ? ratio.toFixed(2) : ratio.toFixed(3)
}
