// Numbers as other people's pages write them, and what is made of them in words.
import { expect, test } from 'vitest'
import { readPay } from '#features/jobs/pay/pay-text.ts'
import { kindOf, numberOf, periodOf, sayPay } from './posting.ts'

test.each([
  [38_000, 38_000],
  ['38000', 38_000],
  ['38000.00', 38_000],
  ['38,000', 38_000],
  ['1,250,000.50', 1_250_000.5],
  ['38 000', 38_000],
  ['38.000,00', 38_000],
  ['1.250.000', 1_250_000],
  ['15.50', 15.5],
  ['15,50', 15.5],
  ['15,5', 15.5],
  ['0.500', 0.5],
])('%s is the number that its writer meant', (said, number) => {
  expect(numberOf(said)).toBe(number)
})

test.each(['38.000', '0,500', '38,0000', '38,000,00', 'from 38000', '-5', '', ' ', '1'.repeat(400), null, {}])(
  '%s is no certain number',
  (said) => expect(numberOf(said)).toBeNull(),
)

test.each([
  [40_000, 55_000, 'USD 40,000 – 55,000 a year'],
  [40_000, 40_000, 'USD 40,000 a year'],
  [40_000, null, 'from USD 40,000 a year'],
  [null, 55_000, 'up to USD 55,000 a year'],
])('pay from %s to %s is said with the end that was left open, and read as the same', (min, max, said) => {
  expect(sayPay({ min, max, currency: 'USD', period: 'year' })).toBe(said)
  expect(readPay(said, null)).toMatchObject({ min, max, currency: 'USD', period: 'year' })
})

test('a period that is none has no words', () => {
  expect(periodOf('constructor')).toBeNull()
  expect(periodOf('per-month-salary')).toBe('month')
})

test.each([
  ['Kelp Intern', 'internship'],
  ['Marine Science Internships 2027', 'internship'],
  ['Two interns for a reef survey', 'internship'],
  ['Volunteers for beach counts', 'volunteer'],
  ['International Fisheries Officer', 'job'],
  ['Internal Auditor', 'job'],
  ['Volunteering on Reefs', 'volunteer'],
  ['Volunteer Reef Surveyor', 'volunteer'],
  ['Volunteer Coordinator', 'job'],
  ['Volunteer Engagement Officer', 'job'],
  ['Internship Co-ordinator', 'job'],
  ['Traineeship in Aquaculture', 'internship'],
])('%s is a listing for this kind', (title, jobType) => {
  expect(kindOf(title).jobType).toBe(jobType)
})
