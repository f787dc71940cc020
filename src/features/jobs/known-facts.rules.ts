// What is known of a listing that a form begins with: whether its pay and place were read from its texts, and what a copy
// takes along.
import { Place } from '#features/places/place.schema.ts'
import type { Job, JobPost } from './job.schema.ts'
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

type Facts = Pick<JobPost, 'pay' | 'place'>

/** What somebody said of the source goes along while the text stands that it was said of; all else is read from the copy's texts. */
export function factsToCopy(
  source: KnownFacts,
  copy: Facts & Pick<JobPost, 'salary' | 'location'>,
  readPlace: Place | null | undefined,
): Facts {
  const isSalaryKept = (copy.salary ?? '') === (source.salary ?? '')
  const isLocationKept = copy.location === source.location
  const takesPay = copy.pay === undefined && isSalaryKept && !isPayRead(source)
  const takesPlace = copy.place === undefined && isLocationKept && !isPlaceRead(source, readPlace)
  return {
    ...(takesPay ? { pay: PaySent.nullable().safeParse(source.pay).data } : {}),
    ...(takesPlace ? { place: source.place } : {}),
  }
}
