// How listings' pay becomes numbers that may be shown to everybody: how many make a group, how they are rounded.
import type { PayPeriod } from '#features/jobs/pay/pay.rules.ts'

/** Fewer say something about one organisation rather than about the field. */
export const smallestGroup = 5
export const yearsLookedAt = 2

export const countedPeriods = ['hour', 'day', 'week', 'month', 'year'] as const satisfies readonly PayPeriod[]
export type CountedPeriod = (typeof countedPeriods)[number]

/** Two figures: 41,600 is 42,000. Enough to compare, too little to find one listing. */
export function roundPay(value: number): number {
  return Number(value.toPrecision(2))
}

/** The first moment of the two years that end now. */
export function lookedAtFrom(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - yearsLookedAt, now.getUTCMonth(), now.getUTCDate()))
}

/** 2026 Q3 */
export function quarterLabel(year: number, quarter: number): string {
  return `${year} Q${quarter}`
}

/** A round number at or above the highest, for the end of a scale. */
export function scaleTop(highest: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(highest, 1)))
  return ([1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((times) => times * unit >= highest) ?? 10) * unit
}
