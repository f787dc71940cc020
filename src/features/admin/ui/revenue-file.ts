// Revenue by month as a file: the numbers of the table, in cents, and what of them goes to each organisation.
import type { RevenueMonth } from '#features/membership/membership.schema.ts'
import type { Value } from './csv.ts'

/** A tenth of the fees of those who chose it. */
const shareOf = (fees: number) => Math.round(fees / 10)

export function ngoShare({ ngos }: RevenueMonth): number {
  return Object.values(ngos).reduce((total, fees) => total + shareOf(fees), 0)
}

export function revenueRow(month: RevenueMonth): Record<string, Value> {
  const { ngos, ...numbers } = month
  const shares = Object.entries(ngos).map(([ngo, fees]) => [ngo, shareOf(fees)])
  return { ...numbers, ngoShare: ngoShare(month), ...Object.fromEntries(shares) }
}
