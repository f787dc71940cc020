// What a listing's pay is called: the words of its badge, and its amount.
import { writeNumber } from '#shared/plain-writing.ts'
import { type InKind, payClassLabels, payPeriodLabels } from './pay.rules.ts'
import type { Pay } from './pay.schema.ts'

const signs: Record<string, string> = { EUR: '€', GBP: '£', USD: 'US$' }

/** `€38,000 – 45,000 a year`, `from NOK 46,000 a month`; null where no number was said. What was left open stays open. */
export function amountLabel({ min, max, currency, period }: Pay): string | null {
  const sign = currency ? (signs[currency] ?? `${currency} `) : ''
  const time = period ? ` ${payPeriodLabels[period]}` : ''
  const write = (value: number) => writeAmount(value, hasCents(min) || hasCents(max))
  if (min === null) return max === null ? null : `up to ${sign}${write(max)}${time}`
  if (max === null) return `from ${sign}${write(min)}${time}`
  return `${sign}${write(min)}${min === max ? '' : ` – ${write(max)}`}${time}`
}

const hasCents = (value: number | null) => value !== null && value % 1 !== 0

function writeAmount(value: number, withCents = hasCents(value)): string {
  const [whole, cents] = value.toFixed(2).split('.')
  return writeNumber(Number(whole)) + (withCents ? `.${cents}` : '')
}

/** Food and a bed, which decide whether somebody can go: `board and lodging`. */
function keepLabel(inKind: readonly InKind[]): string {
  return inKind.filter((kind) => kind === 'board' || kind === 'lodging').join(' and ')
}

/** The words of the badge: `Stipend + lodging`, `You pay 900 EUR`, `€38,000 – 45,000 a year`, `Unpaid`. */
export function payLabel(pay: Pay): string {
  const kind = payClassLabels[pay.class]
  if (pay.fee !== null) return `You pay ${writeAmount(pay.fee)} ${pay.feeCurrency ?? ''}`.trim()
  if (pay.class === 'participant_pays' || pay.class === 'board_lodging') return kind
  const what = (pay.class === 'salary' && amountLabel(pay)) || kind
  return [what, keepLabel(pay.inKind)].filter(Boolean).join(' + ')
}

type Offer = { pay: Pay | null; salary: string | null; paidPosition: boolean }

/** Whether a listing leaves pay open: nothing said, or words like "competitive". A text with numbers that we can't read says something. */
export function leavesPayOpen({ pay, salary, paidPosition }: Offer): boolean {
  if (pay) return pay.class === 'not_stated' && pay.min === null && pay.max === null
  return !paidPosition && !/\d/.test(salary ?? '')
}
