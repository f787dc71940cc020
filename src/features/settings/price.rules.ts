// The price in words, and which prices are taken.
import type { Price } from './settings.schema.ts'

export const oldPriceMs = 30 * 86_400_000

export type PriceWords = Price & {
  text: string
  /** What it comes to in a month. */
  monthly: string
  /** What the free plan costs. */
  free: string
}

export function writePrice(price: Price): PriceWords {
  const { amount, currency } = price
  const code = currency.toUpperCase()
  return {
    ...price,
    text: writeAmount(amount, currency),
    monthly: `Only ${inCurrency(amount / 12, currency)}/month`,
    free: `${inCurrency(0, currency, 0)} ${code}`,
  }
}

/** Any amount in any currency, as the payment provider counts it: yen have no cents. */
export function writeAmount(amount: number, currency: string): string {
  try {
    const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
    const hundreds = (amount / 10 ** (digits ?? 2)) * 100
    return `${inCurrency(hundreds, currency, digits)} ${currency.toUpperCase()}`
  } catch {
    return `${amount} ${currency.toUpperCase()}`
  }
}

function inCurrency(cents: number, currency: string, digits = 2): string {
  const style = { style: 'currency', currencyDisplay: 'narrowSymbol' } as const
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat('en', { ...style, ...places, currency }).format(cents / 100)
}

/** What is typed with a point or a comma before the cents. 1,000 may be one or a thousand: then it is no number. */
export function centsOf(typed: string): number {
  const isPlain = /^\d+([.,]\d{0,2})?$/.test(typed.trim())
  return isPlain ? Math.round(Number(typed.trim().replace(',', '.')) * 100) : Number.NaN
}

export type ReplacedPrice = Price & { replacedAt: Date }

/** The price of now, and those that were replaced not long ago. */
export function pricesTaken(now: Price, replaced: readonly ReplacedPrice[], at: Date): Price[] {
  const recent = replaced.filter(({ replacedAt }) => at.getTime() - replacedAt.getTime() <= oldPriceMs)
  return [now, ...recent.map(({ amount, currency }) => ({ amount, currency }))]
}
