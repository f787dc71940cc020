// The amounts of money that a salary text names: single or from–to, in which currency, for how long, and whether they come on top.
import type { PayPeriod } from './pay.rules.ts'
import { currenciesNamed, currencyOf, type MoneySign, moneySign } from './pay-currencies.ts'
import { type WrittenNumber, writtenNumbers } from './pay-numbers.ts'
import { namesThings, periodAfter, periodBefore } from './pay-periods.ts'
import { boundAfter, boundBefore, clauseOf, connects, isMeasure, nameOf, onTop } from './pay-surroundings.ts'

export type Mention = {
  min: number | null
  max: number | null
  currency: string | null
  period: PayPeriod | null
  /** An allowance or bonus beside the pay. */
  isExtra: boolean
  /** A fee or cost, which is no pay. */
  isPrice: boolean
  isBracketed: boolean
  /** The words it stands in, up to the next mark. */
  clause: string
}

/** The text twice, letter for letter: small and without accents, and with its capitals. */
export type PayText = { low: string; cased: string }

type Amount = { numbers: WrittenNumber[]; signs: MoneySign[]; start: number; end: number }

/** `Salary in lakhs: 3.5`. */
const inOtherUnits =
  /\b(?:in|en|em) (?:\w+ )?(?:lakhs?|lacs?|crores?|millions?|thousands?|millones|milhoes|milioni|juta|tausend)\b/

/** Null where something that looks like money can't be read for certain. */
export function mentionsIn(text: PayText, country: string | null): Mention[] | null {
  if (inOtherUnits.test(text.low)) return null
  const amounts = joinRanges(text.low, signedNumbers(text, country))
  if (amounts === null) return null
  const isSigned = amounts.some(({ signs }) => signs.length > 0)
  const elsewhere = isSigned ? [] : lonelySign(text.cased, country)
  const named = currenciesNamed(withoutRestated(text, amounts))
  const mentions: Mention[] = []
  for (const [index, amount] of amounts.entries()) {
    const from = amounts[index - 1]?.end ?? 0
    const to = amounts[index + 1]?.start ?? text.low.length
    const mention = toMention(text.low, amount, { from, to, elsewhere, named, isSigned, country })
    if (mention === 'unreadable') return null
    if (mention) mentions.push(mention)
  }
  return mentions
}

function signedNumbers(text: PayText, country: string | null): Amount[] {
  return writtenNumbers(text.low).flatMap((number) => {
    const ahead = signsBefore(text.cased.slice(0, number.start), country)
    const behind = signsAfter(text.cased.slice(number.end), country)
    const signs = [...ahead.signs, ...behind.signs]
    if (signs.length === 0 && isMeasure(text.low, number)) return []
    return [{ numbers: [number], signs, start: number.start - ahead.length, end: number.end + behind.length }]
  })
}

const signLast = /(?:^|[^A-Za-zł$])([A-Za-z]{0,3}\$[A-Za-z]{0,3}|[€£¥₹₱฿₫₩₪₺₦₴₽₡₵]|[A-Za-z]{1,8}\.?|[Ss]\/\.?)\s?$/
const signFirst =
  /^\s?([A-Za-z]{0,3}\$(?: ?(?:CA|US|AU|NZ)D?)?|[€£¥₹₱฿₫₩₪₺₦₴₽₡₵円元]|[A-Za-zł]{2,8})(?![A-Za-z])(?:\.(?!\s?[A-Z]|$))?/
const longNames =
  /^\s?(?:(us|american)|(australian)|(canadian)|(new zealand)|(singapore)|(fijian)|(swiss))[ -](?:dollars?|francs?)(?![a-z])/i
const longCodes = ['USD', 'AUD', 'CAD', 'NZD', 'SGD', 'FJD', 'CHF']

function signsBefore(text: string, country: string | null): { signs: MoneySign[]; length: number } {
  const signs: MoneySign[] = []
  let left = text
  while (signs.length < 2) {
    const written = signLast.exec(left.slice(-12))?.[1]
    const sign = written && moneySign(written, country)
    if (!written || !sign) break
    signs.push(sign)
    left = left.trimEnd().slice(0, -written.length)
  }
  return { signs, length: text.length - left.length }
}

function signsAfter(text: string, country: string | null): { signs: MoneySign[]; length: number } {
  const long = longNames.exec(text)
  const code = long && longCodes[long.slice(1).findIndex(Boolean)]
  if (long && code) return { signs: [{ codes: [code] }], length: long[0].length }
  const signs: MoneySign[] = []
  let rest = text
  while (signs.length < 2) {
    const [whole, written] = signFirst.exec(rest.slice(0, 12)) ?? []
    const sign = written && moneySign(written.replace(' ', ''), country)
    if (!whole || !sign) break
    signs.push(sign)
    rest = rest.slice(whole.length)
  }
  return { signs, length: text.length - rest.length }
}

/** `Salary (EUR): 38,000 - 45,000`: the one currency that a text names apart from its numbers. */
function lonelySign(cased: string, country: string | null): MoneySign[] {
  const written = cased.match(/[A-Z]{3}(?![A-Za-z])|[€£]|\beuros?\b/gi) ?? []
  const found = new Map(
    written.flatMap((each) => {
      const sign = moneySign(each, country)
      return sign ? [[sign.codes[0], sign] as const] : []
    }),
  )
  return found.size === 1 ? [...found.values()] : []
}

function joinRanges(low: string, amounts: Amount[]): Amount[] | null {
  const joined: Amount[] = []
  for (const amount of amounts) {
    const last = joined.at(-1)
    const isRange = last && connects(low.slice(0, last.start), low.slice(last.end, amount.start))
    if (!isRange) joined.push(amount)
    else if (last.numbers.length > 1) return null
    else {
      joined[joined.length - 1] = {
        numbers: [...last.numbers, ...amount.numbers],
        signs: [...last.signs, ...amount.signs],
        start: last.start,
        end: amount.end,
      }
    }
  }
  return joined
}

/** `$500 a month (A$760)`: the same in other money, which says nothing against the first. */
function withoutRestated({ low, cased }: PayText, amounts: Amount[]): string {
  const [first, ...others] = amounts
  const restated = others.filter((amount) => isBracketed(low, amount) && first && !isBracketed(low, first))
  return restated.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, cased)
}

const isBracketed = (low: string, { start }: Amount) => low.lastIndexOf('(', start) > low.lastIndexOf(')', start)

type Around = {
  from: number
  to: number
  elsewhere: MoneySign[]
  named: string[]
  isSigned: boolean
  country: string | null
}

function toMention(low: string, amount: Amount, around: Around): Mention | null | 'unreadable' {
  const ahead = low.slice(around.from, amount.start)
  const behind = low.slice(amount.end, around.to)
  const said = periodAfter((behind.split(/[;|]/)[0] ?? '').replace(/^\+ ?/, ''))
  const saidBefore = periodBefore(ahead.split(/[,;.()|]/).at(-1) ?? '')
  const period = said ?? saidBefore
  const values = leastAndMost(amount.numbers)
  if (amount.signs.length === 0 && isNoMoney(amount, values, period)) return null
  if (!around.isSigned && mayBeAnything(behind, values, period, around.elsewhere.length > 0)) return 'unreadable'
  if (values === null || period === 'unreadable') return 'unreadable'
  if (said !== null && saidBefore !== null && said !== saidBefore) return 'unreadable'
  const currency = currencyOf(amount.signs.length > 0 ? amount.signs : around.elsewhere, around.country, around.named)
  if (currency === 'conflict') return 'unreadable'
  if (thousandths.has(currency ?? '') && amount.numbers.some(({ isPointed }) => isPointed)) return 'unreadable'
  const bound = boundBefore(ahead) ?? boundAfter(low.slice(amount.end))
  if (bound === 'beyond') return 'unreadable'
  const [least, most] = values
  const name = nameOf(ahead, behind)
  const isSingle = amount.numbers.length === 1
  return {
    min: isSingle && bound === 'most' ? null : least,
    max: isSingle && bound === 'least' ? null : most,
    currency,
    period,
    isExtra: name === 'extra' || onTop(ahead, around.from > 0),
    isPrice: name === 'price',
    isBracketed: isBracketed(low, amount),
    clause: clauseOf(ahead, low.slice(amount.start, amount.end), behind),
  }
}

const thousandths = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])

/** Least and most. `38–45k` shares its k; a range that leaps tenfold is rather a misread one. */
function leastAndMost([first, second]: WrittenNumber[]): [number, number] | null {
  if (!first || first.value === null) return null
  if (!second) return first.value > 0 ? [first.value, first.value] : null
  if (second.value === null) return null
  const shares = second.isThousands && !first.isThousands && first.value < 1_000
  const least = shares ? Math.round(first.value * 100_000) / 100 : first.value
  return least > 0 && least <= second.value && second.value <= least * 10 ? [least, second.value] : null
}

/** Where no money stands beside the number: `500 turtles`, a telephone number, `30000` without a time. */
function mayBeAnything(
  behind: string,
  values: [number, number] | null,
  period: PayPeriod | null | 'unreadable',
  hasSign: boolean,
) {
  if (namesThings(behind)) return true
  return values === null || values[1] > 10_000_000 || (period === null && !hasSign)
}

/** A number without a sign of money: a year, a count, something small. */
function isNoMoney(amount: Amount, values: [number, number] | null, period: PayPeriod | null | 'unreadable'): boolean {
  if (values === null) return amount.numbers.every(({ value }) => value !== null && value < 100)
  const mayBeYear = amount.numbers.every(
    ({ value, isGrouped, isThousands }) =>
      !isGrouped && !isThousands && value !== null && value >= 1990 && value <= 2100,
  )
  if (period === 'hour' || period === 'day') return values[1] < 5
  return values[1] < 100 || (mayBeYear && (period === null || period === 'unreadable'))
}
