// What pay for an hour, a day, a week or a month comes to in a year, with what that assumes.
import { writeNumber } from '#shared/plain-writing.ts'
import type { Pay } from './pay.schema.ts'

const weeksOfYear = 52
const hoursOfWeek = 40
const hoursOfDay = 8

/** `≈ 41,600 EUR a year at 40 hours a week`: by counting only, and only in the money it is paid in. */
export function yearLabel(pay: Pay): string | null {
  const { min, max, currency } = pay
  const isPay = pay.class === 'salary' || pay.class === 'stipend'
  const count = countingOf(pay)
  if (!isPay || !currency || !count) return null
  const values = [...new Set([min, max].filter((value) => value !== null))]
  if (values.length === 0) return null
  const written = values.map((value) => writeNumber(Math.round(value * count.times))).join(' – ')
  const bound = min === null ? 'up to ' : max === null ? 'from ' : ''
  return `≈ ${bound}${written} ${currency} a year at ${count.at}`
}

function countingOf({ period, hoursPerWeek }: Pay): { times: number; at: string } | null {
  const hours = hoursPerWeek ?? hoursOfWeek
  if (period === 'hour') return { times: hours * weeksOfYear, at: `${hours} hours a week` }
  if (period === 'day') return { times: (hours / hoursOfDay) * weeksOfYear, at: sayDays(hours) }
  if (period === 'week') return { times: weeksOfYear, at: `${weeksOfYear} weeks a year` }
  return period === 'month' ? { times: 12, at: '12 months a year' } : null
}

/** Nobody works 4.6875 days a week. */
function sayDays(hours: number): string {
  const days = hours / hoursOfDay
  if (!Number.isInteger(days)) return `${hours} hours a week, ${hoursOfDay} a day`
  return days === 1 ? '1 day a week' : `${days} days a week`
}
