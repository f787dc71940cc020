// Pure decisions about memberships: what a payment is worth, and when a membership ends.
export type GrantPeriod = { kind: 'year' } | { kind: 'days'; days: number }

/** A year later; the 29th of February becomes the 28th. */
export function addPeriod(from: Date, period: GrantPeriod): Date {
  if (period.kind === 'days') return new Date(from.getTime() + period.days * 86_400_000)
  const end = new Date(from)
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  if (end.getUTCMonth() !== from.getUTCMonth()) end.setUTCDate(0)
  return end
}

export type LedgerEntry =
  | { kind: 'grant'; at: Date; period: GrantPeriod; isTakenBack: boolean }
  | { kind: 'end'; at: Date }

/** Grants add up: each begins when the one before ends, or at once. An end cuts off what is left. Null: never a member. */
export function computeEnd(entries: readonly LedgerEntry[]): Date | null {
  let end: Date | null = null
  for (const entry of [...entries].sort((one, other) => one.at.getTime() - other.at.getTime())) {
    if (entry.kind === 'end') {
      if (end && end > entry.at) end = entry.at
    } else if (!entry.isTakenBack) {
      end = addPeriod(end && end > entry.at ? end : entry.at, entry.period)
    }
  }
  return end
}

export type ReviewReason =
  | 'unknown_payer'
  | 'unverified_email'
  | 'wrong_amount'
  | 'wrong_currency'
  | 'unknown_discount'
  | 'dispute_won'

/** What was paid, apart from who paid it. */
export type Paid = {
  /** In the plan's currency where it was converted; before discounts and without tax on top. */
  subtotal: number | null
  currency: string | null
  discount: number
  /** Nothing was left to pay, which only a discount of all of it may bring about. */
  isFree: boolean
  promotionCodes: readonly (string | null)[]
}

/** What is asked for now: a price, for some time after a change the one before it too, and codes that are allowed. */
export type Expected = {
  prices: readonly { amount: number; currency: string }[]
  promotionCodes: readonly string[]
}

/** The plan's price counts, whatever tax is on top or within; a discount only by a code that is allowed. */
export function whyReviewAmount(paid: Paid, { prices, promotionCodes }: Expected): ReviewReason | null {
  const inCurrency = prices.filter(({ currency }) => currency === paid.currency?.toLowerCase())
  if (inCurrency.length === 0) return 'wrong_currency'
  if (!inCurrency.some(({ amount }) => amount === paid.subtotal)) return 'wrong_amount'
  return isDiscountAllowed(paid, promotionCodes) ? null : 'unknown_discount'
}

function isDiscountAllowed({ discount, isFree, promotionCodes }: Paid, allowedCodes: readonly string[]): boolean {
  if (discount === 0 && !isFree) return true
  return promotionCodes.length > 0 && promotionCodes.every((code) => code !== null && allowedCodes.includes(code))
}

type Refund = { refunded?: boolean | null; amount?: number | null; amount_refunded?: number | null }

/** A part of the money back takes nothing away; neither does a charge that names no amounts. */
export function isRefundedInFull({ refunded, amount, amount_refunded }: Refund): boolean {
  if (refunded) return true
  return amount != null && amount > 0 && (amount_refunded ?? 0) >= amount
}

/** A bank that asks before it disputes has taken no money; if it does, the provider tells so. */
export function isInquiry({ status }: { status?: string | null | undefined }): boolean {
  return status?.startsWith('warning_') ?? false
}

const plainlyExtended = 60 * 86_400_000

/** From here on extending is offered plainly; before, only to who asks for it. */
export function isNearEnd(end: Date, now: Date): boolean {
  return end.getTime() - now.getTime() <= plainlyExtended
}

/** A tenth of each fee that came in and was not given back goes to an organisation; in cents. */
export const givenOf = (paidCents: number): number => Math.round(paidCents / 10)

export const reminderDays = [30, 7, 1] as const
