// The applicant's right to learn the pay, by country: which law gives it, and one sentence that tells.
import type { JobType } from '../job.rules.ts'

export type PayRight = { law: string; sentence: string }

const membersOfTheUnion = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

const union: PayRight = {
  law: 'Directive (EU) 2023/970',
  sentence:
    'Who applies for paid work in the European Union has a right to learn the starting pay, or its range, before the interview. You are welcome to ask.',
}
// We know the country of a listing, not the state or province.
const unitedStates: PayRight = {
  law: 'pay transparency laws of some states, such as California, Colorado, New York and Washington',
  sentence:
    'Some states of the US ask employers to name a pay range in the posting. Whether this one does depends on the state; asking is fine everywhere.',
}
const canada: PayRight = {
  law: 'pay transparency acts of some provinces, such as British Columbia',
  sentence:
    'Some provinces of Canada ask employers to name the expected pay in the posting. Whether this one does depends on the province; asking is fine everywhere.',
}

const rights = new Map<string, PayRight>([
  ...membersOfTheUnion.map((country) => [country, union] as const),
  ['US', unitedStates],
  ['CA', canada],
])

/** Null where we know of no such right, or where the work is voluntary. */
export function payRightIn(country: string | null, jobType: readonly JobType[]): PayRight | null {
  if (!country || jobType.every((type) => type === 'volunteer')) return null
  return rights.get(country) ?? null
}
