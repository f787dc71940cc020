// What is known of a listing that a form begins with: whether its pay and place were read from its texts, and what a copy
// takes along.
import { Place } from '#features/places/place.schema.ts'
import type { Job, JobPost } from './job.schema.ts'
import { isPaidBy } from './pay/pay.rules.ts'
import { Pay, PaySent } from './pay/pay.schema.ts'
import { readPay } from './pay/pay-text.ts'

export type KnownFacts = Pick<Job, 'pay' | 'place' | 'salary' | 'location'>

/** Somebody may have said the same as what can be read: it makes no difference then. */
export function isPayRead({ pay, salary, place }: KnownFacts): boolean {
  const write = (each: Pay | null) => JSON.stringify(Pay.nullable().parse(each))
  return write(pay) === write(readPay(salary, place?.country ?? null))
}

/** `read`: what its location says; undefined while nobody knows. */
function isPlaceRead({ place }: KnownFacts, read: Place | null | undefined): boolean {
  const write = (each: Place | null) => JSON.stringify(Place.nullable().parse(each))
  return read !== undefined && write(place) === write(read)
}

type Facts = Pick<JobPost, 'pay' | 'place' | 'paidPosition'>
type Source = KnownFacts & Pick<Job, 'paidPosition'>
type Copy = Facts & Pick<JobPost, 'salary' | 'location'>

/** What somebody said of the source goes along while the text stands that it was said of; all else is read from the copy's texts. */
export function factsToCopy(source: Source, copy: Copy, readPlace: Place | null | undefined): Facts {
  const isSalaryKept = (copy.salary ?? '') === (source.salary ?? '')
  const isLocationKept = copy.location === source.location
  const takesPay = copy.pay === undefined && isSalaryKept && !isPayRead(source)
  const takesPlace = copy.place === undefined && isLocationKept && !isPlaceRead(source, readPlace)
  const pay = takesPay ? PaySent.nullable().safeParse(source.pay).data : copy.pay
  return {
    ...(takesPay ? { pay } : {}),
    ...(takesPlace ? { place: source.place } : {}),
    ...(takesPaid(source, { ...copy, pay }, isSalaryKept) ? { paidPosition: source.paidPosition } : {}),
  }
}

/** Whether it is paid goes along where no pay says so, or where somebody said other than what was read. */
function takesPaid({ paidPosition, place }: Source, { pay, salary, ...copy }: Copy, isSalaryKept: boolean): boolean {
  if (copy.paidPosition !== undefined) return false
  const told = pay === undefined ? readPay(salary ?? null, place?.country ?? null) : pay
  const isPaid = told && isPaidBy(told.class)
  return isPaid === null ? paidPosition : pay === undefined && isSalaryKept && isPaid !== paidPosition
}
