// A listing in one line, for letters and feeds: what it is, what it pays, and until when one may apply.
import { writeDay } from '#shared/plain-writing.ts'
import { jobTypeLabels } from './job.rules.ts'
import type { JobCard } from './job.schema.ts'
import { amountLabel, payLabel } from './pay/pay-label.ts'

/** As the organisation wrote it; what is no plain salary is called by its name first. Null where nothing was said. */
export function payLine({ pay, salary }: Pick<JobCard, 'pay' | 'salary'>): string | null {
  if (!pay || pay.class === 'not_stated') return salary || null
  const label = payLabel(pay)
  if (pay.class === 'salary') return salary || label
  const words = salary || (pay.class === 'stipend' && amountLabel(pay))
  return words && words.toLowerCase() !== label.toLowerCase() ? `${label} (${words})` : label
}

/** Pay and last day, as far as they are known. */
export function termsOf({ closesOn, ...offer }: Pick<JobCard, 'pay' | 'salary' | 'closesOn'>): string[] {
  return [payLine(offer), closesOn && `apply by ${writeDay(new Date(closesOn))}`].filter((term) => term !== null)
}

export function sayListing({ jobType, location, ...offer }: JobCard): string {
  const kinds = jobType.map((type) => jobTypeLabels[type]).join(', ')
  return [`${kinds} in ${location}`, ...termsOf(offer)].join('; ')
}
