// What letters and feeds say of a listing in one line.
import { expect, test } from 'vitest'
import { aWrittenJob } from '#testing/jobs.ts'
import { payLine, sayListing } from './job-line.rules.ts'
import { bare, type Pay } from './pay/pay.schema.ts'

const pay = (fields: Partial<Pay>): Pay => ({ ...bare('salary'), ...fields })

test.each([
  [null, null, null],
  [null, 'Competitive', 'Competitive'],
  [bare('not_stated'), null, null],
  [bare('not_stated'), 'Competitive', 'Competitive'],
  [pay({ min: 2_000, max: 2_400, currency: 'EUR', period: 'month' }), null, '€2,000 – 2,400 a month'],
  [pay({ min: 1_500, max: 1_500, currency: 'EUR', period: 'month' }), '1 500 € par mois', '1 500 € par mois'],
  [bare('unpaid'), null, 'Unpaid'],
  [bare('unpaid'), 'unpaid', 'Unpaid'],
  [{ ...bare('participant_pays'), fee: 900, feeCurrency: 'EUR' }, null, 'You pay 900 EUR'],
  [
    { ...bare('participant_pays'), fee: 900, feeCurrency: 'EUR' },
    '€900, food included',
    'You pay 900 EUR (€900, food included)',
  ],
  [pay({ class: 'stipend', min: 500, max: 500, currency: 'GBP', period: 'month' }), null, 'Stipend (£500 a month)'],
  [pay({ class: 'stipend', inKind: ['lodging'] }), '£500', 'Stipend + lodging (£500)'],
] as const)('pay %# is said as it is', (told, salary, line) => {
  expect(payLine({ pay: told && { ...told, inKind: [...told.inKind] }, salary })).toBe(line)
})

test('kind and place, then pay, then the last day', () => {
  const job = aWrittenJob({
    jobType: ['job', 'internship'],
    location: 'Brest, France',
    pay: bare('unpaid'),
    salary: null,
  })
  expect(sayListing({ ...job, closesOn: '2099-03-14' })).toMatch(
    /^Job, Internship in Brest, France; Unpaid; apply by .*14.*2099$/,
  )
  expect(sayListing({ ...job, pay: null, closesOn: null })).toBe('Job, Internship in Brest, France')
})
