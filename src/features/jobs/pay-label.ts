// What a listing's pay is called: the words of its badge, and its amount.
import { writeNumber } from '#shared/plain-writing.ts'
import { type InKind, payClassLabels, payPeriodLabels } from './pay.rules.ts'
import type { Pay } from './pay.schema.ts'

const signs: Record<string, string> = { EUR: '€', GBP: '£', USD: 'US$', AUD: 'A$', CAD: 'C$', NZD: 'NZ$' }

/** `€38,000 – 45,000 a year`, `from NOK 46,000 a month`; null where no number was said. What was left open stays open. */
export function amountLabel(pay: Pay): string | null {
  const { min, max, currency, period } = pay
  const time = period ? ` ${payPeriodLabels[period]}` : ''
  if (min !== null && max !== null && min !== max)
    return `${money(min, currency)} – ${writeAmount(max, hasCents(min) || hasCents(max))}${time}`
  if (min === null && max === null) return null
  if (max === null) return `from ${money(min!, currency)}${time}`
  return min === null ? `up to ${money(max, currency)}${time}` : `${money(min, currency)}${time}`
}

/** `€12.90`, `NOK 46,000`, `46,000` where nobody said of what. */
function money(value: number, currency: string | null): string {
  const written = writeAmount(value, hasCents(value))
  if (!currency) return written
  const sign = signs[currency]
  return sign ? `${sign}${written}` : `${currency} ${written}`
}

const hasCents = (value: number) => !Number.isInteger(value)

function writeAmount(value: number, withCents: boolean): string {
  return (
    writeNumber(Math.round(value * 100) / 100).replace(/\.(\d)$/, '.$10') +
    (withCents && Number.isInteger(value) ? '.00' : '')
  )
}

/** Food and a bed, which decide whether somebody can go: `board and lodging`. */
function keepLabel(inKind: readonly InKind[]): string {
  return inKind.filter((kind) => kind === 'board' || kind === 'lodging').join(' and ')
}

/** The words of the badge: `Stipend + lodging`, `You pay 900 EUR`, `€38,000 – 45,000 a year`, `Unpaid`. */
export function payLabel(pay: Pay): string {
  if (pay.class === 'participant_pays')
    return pay.fee === null ? payClassLabels[pay.class] : `You pay ${writeFee(pay.fee, pay.feeCurrency)}`
  if (pay.class === 'board_lodging') return payClassLabels[pay.class]
  const what = pay.class === 'salary' ? (amountLabel(pay) ?? payClassLabels.salary) : payClassLabels[pay.class]
  return [what, keepLabel(pay.inKind)].filter(Boolean).join(' + ')
}

function writeFee(fee: number, currency: string | null): string {
  return [writeAmount(fee, hasCents(fee)), currency].filter(Boolean).join(' ')
}

/** Whether a listing leaves pay open: nothing said, or words like "competitive". A text with numbers that we can't read says something. */
export function leavesPayOpen({
  pay,
  salary,
  paidPosition,
}: {
  pay: Pay | null
  salary: string | null
  paidPosition: boolean
}) {
  if (pay) return pay.class === 'not_stated' && pay.min === null && pay.max === null
  return !paidPosition && !/\d/.test(salary ?? '')
}
