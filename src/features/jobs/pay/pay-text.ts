// Reads a salary text into pay, for certain or not at all: never a number that is not written there, never another currency.
import { bare, type Pay } from './pay.schema.ts'
import { classSaid, withoutUnpaidWords } from './pay-classes.ts'
import { receivesMoney, saysParticipantsPay, takeOwnCosts } from './pay-costs.ts'
import { takeWeeklyHours } from './pay-hours.ts'
import { inKindIn } from './pay-in-kind.ts'
import { type Mention, mentionsIn, type PayText } from './pay-mentions.ts'

/** Longer than anybody writes about pay in one field. */
const longest = 400

export function readPay(text: string | null, country: string | null): Pay | null {
  const written = text === null ? null : plain(text)
  if (!written) return null
  const { hoursPerWeek, rest: worked } = takeWeeklyHours(written.low)
  const { hasOwnCosts, rest } = takeOwnCosts(worked)
  const said = classSaid(rest)
  if (said === 'contradiction') return null
  const mentions = mentionsIn({ ...written, low: rest }, country)
  const extra = { inKind: inKindIn(withoutUnpaidWords(worked)), hoursPerWeek, note: noteIn(rest) }
  const named = mentions && theOne(mentions)
  if (said === 'participant_pays') {
    return mentions?.some(isPaidOut) ? null : { ...bare(said), ...feeOf(named), inKind: extra.inKind }
  }
  const amount = named && named !== 'none' && mayBeCost(named, hasOwnCosts) ? null : named
  if (said === 'unpaid') return amount === 'none' ? { ...bare(said), ...extra, note: null } : null
  if (said === 'stipend') return { ...bare(said), ...numbersOf(amount), ...extra }
  if (amount && amount !== 'none') return { ...bare('salary'), ...numbersOf(amount), ...extra }
  if (amount === null) return null
  if (said === 'scale') return { ...bare('salary'), ...extra }
  if (mentions?.length) return null
  const isBoardAndLodging = extra.inKind.includes('board') && extra.inKind.includes('lodging')
  if (isBoardAndLodging) return { ...bare('board_lodging'), ...extra, note: null }
  return extra.inKind.length > 0 ? { ...bare('not_stated'), inKind: extra.inKind } : null
}

function plain(text: string): PayText | null {
  if (text.length > longest || /\p{No}|(?![0-9])\p{Nd}|:\/\/|www\.|@/u.test(text)) return null
  const cased = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s\u00a0\u2000-\u200a\u202f]+/g, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[’‘`´ʼ]/g, "'")
    .trim()
  const low = cased.toLowerCase()
  return cased !== '' && low.length === cased.length ? { cased, low } : null
}

/** The one amount that is the pay: what comes on top or is said twice aside. Null where two remain. */
function theOne(mentions: Mention[]): Mention | 'none' | null {
  const main = mentions.filter(({ isExtra }) => !isExtra)
  const [first, ...others] = main
  if (!first) return 'none'
  return others.reduce<Mention | null>((kept, other) => kept && merge(kept, other), first)
}

/** The same amount twice fills gaps; in brackets it may stand in other money or for another time. */
function merge(first: Mention, other: Mention): Mention | null {
  const isSame = first.min === other.min && first.max === other.max
  const currency = agree(first.currency, other.currency)
  const period = agree(first.period, other.period)
  if (isSame && currency !== undefined && period !== undefined) return { ...first, currency, period }
  const isRestated = other.isBracketed && !first.isBracketed && (currency === undefined || period === undefined)
  return isRestated && !isSame ? first : null
}

function agree<T>(one: T | null, other: T | null): T | null | undefined {
  if (one === null || other === null) return one ?? other
  return one === other ? one : undefined
}

function numbersOf(amount: Mention | 'none' | null) {
  if (!amount || amount === 'none') return {}
  const { min, max, currency, period } = amount
  return { min, max, currency, period }
}

/** Beside a fee, money for an hour or a year, or for any time where nobody is said to pay it, is rather pay. */
function isPaidOut({ isExtra, period, clause }: Mention): boolean {
  if (isExtra || period === null || period === 'total') return false
  return period === 'hour' || period === 'year' || !saysParticipantsPay(clause)
}

/** Where people bear something themselves, a sum is only pay if it is said to be. */
function mayBeCost({ isPrice, clause }: Mention, hasOwnCosts: boolean): boolean {
  return isPrice || (hasOwnCosts && !receivesMoney(clause))
}

/** A fee is one sum, where it is said to be paid: what is paid by the day or week is not one. */
function feeOf(amount: Mention | 'none' | null) {
  if (!amount || amount === 'none' || amount.min === null || amount.min !== amount.max) return {}
  if (!saysParticipantsPay(amount.clause)) return {}
  return amount.period === null || amount.period === 'total' ? { fee: amount.min, feeCurrency: amount.currency } : {}
}

function noteIn(low: string): string | null {
  if (/\bpro[- ]?rata\b/.test(low)) return 'pro rata'
  return /\bfte\b|\bfull[- ]time equivalent\b/.test(low) ? 'full-time equivalent' : null
}
