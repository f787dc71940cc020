// What pay is called, and who has a right to learn it.
import { describe, expect, test } from 'vitest'
import { countryCodes } from '#features/places/country.rules.ts'
import { bare, type Pay } from './pay.schema.ts'
import { amountLabel, leavesPayOpen, payLabel } from './pay-label.ts'
import { payRightIn } from './pay-rights.ts'
import { readPay } from './pay-text.ts'
import { yearLabel } from './pay-year.ts'

const read = (text: string) => readPay(text, null)!
const pay = (fields: Partial<Pay>): Pay => ({ ...bare('salary'), ...fields })

describe('the badge says what it is', () => {
  test.each([
    ['€38,000 - €45,000 per year', '€38,000 – 45,000 a year'],
    ['€38,000 - €45,000', '€38,000 – 45,000'],
    ['$2,400 a month', 'US$2,400 a month'],
    ['NOK 46 000 a month', 'NOK 46,000 a month'],
    ['£12.90 an hour', '£12.90 an hour'],
    ['€11.50 - €13 an hour', '€11.50 – 13.00 an hour'],
    ['from €2,000 a month', 'from €2,000 a month'],
    ['up to £40,000 a year', 'up to £40,000 a year'],
    ['Rs 45,000 per month', '45,000 a month'],
    ['€6,000 in total', '€6,000 in all'],
    ['£450 per week, accommodation provided', '£450 a week + lodging'],
    ['TV-L E13', 'Salary'],
    ['stipend of $500 a month plus lodging', 'Stipend + lodging'],
    ['small stipend', 'Stipend'],
    ['Unpaid', 'Unpaid'],
    ['Unpaid; lodging and meals are free', 'Unpaid + board and lodging'],
    ['room and board provided', 'Board and lodging'],
    ['volunteers pay €900 for two weeks', 'You pay 900 EUR'],
    ['volunteers pay €40 per day', 'You pay to take part'],
  ])('“%s” is called “%s”', (text, label) => {
    expect(payLabel(read(text))).toBe(label)
  })

  test('and “Pay not stated” where nothing was said', () => {
    expect(payLabel(bare('not_stated'))).toBe('Pay not stated')
    expect(amountLabel(bare('stipend'))).toBeNull()
  })
})

describe('what it comes to in a year', () => {
  test.each([
    [pay({ min: 20, max: 20, currency: 'EUR', period: 'hour' }), '≈ 41,600 EUR a year at 40 hours a week'],
    [
      pay({ min: 20, max: 24, currency: 'EUR', period: 'hour', hoursPerWeek: 25 }),
      '≈ 26,000 – 31,200 EUR a year at 25 hours a week',
    ],
    [pay({ min: 200, max: 200, currency: 'GBP', period: 'day' }), '≈ 52,000 GBP a year at 5 days a week'],
    [
      pay({ min: 200, max: 200, currency: 'GBP', period: 'day', hoursPerWeek: 8 }),
      '≈ 10,400 GBP a year at 1 day a week',
    ],
    [
      pay({ min: 200, max: 200, currency: 'GBP', period: 'day', hoursPerWeek: 37.5 }),
      '≈ 48,750 GBP a year at 37.5 hours a week, 8 a day',
    ],
    [pay({ min: 500, max: null, currency: 'NZD', period: 'week' }), '≈ from 26,000 NZD a year at 52 weeks a year'],
    [pay({ min: null, max: 1500, currency: 'EUR', period: 'month' }), '≈ up to 18,000 EUR a year at 12 months a year'],
    [
      pay({ class: 'stipend', min: 400, max: 400, currency: 'EUR', period: 'month' }),
      '≈ 4,800 EUR a year at 12 months a year',
    ],
  ])('is counted, with what was assumed', (each, label) => {
    expect(yearLabel(each)).toBe(label)
  })
  test.each([
    pay({ min: 38_000, max: 45_000, currency: 'EUR', period: 'year' }),
    pay({ min: 6_000, max: 6_000, currency: 'EUR', period: 'total' }),
    pay({ min: 6_000, max: 6_000, currency: 'EUR', period: null }),
    pay({ min: 20, max: 20, currency: null, period: 'hour' }),
    pay({ currency: 'EUR', period: 'hour' }),
    bare('unpaid'),
  ])('is not guessed where there is nothing to count', (each) => {
    expect(yearLabel(each)).toBeNull()
  })
})

test('a listing leaves pay open when it says nothing, or only “competitive”', () => {
  const said = (salary: string | null, fields = {}) => ({
    salary,
    pay: readPay(salary, null),
    paidPosition: false,
    ...fields,
  })
  expect(leavesPayOpen(said(null))).toBe(true)
  expect(leavesPayOpen(said('competitive'))).toBe(true)
  expect(leavesPayOpen(said(null, { pay: bare('not_stated') }))).toBe(true)
  expect(leavesPayOpen(said('£210 a day at sea, £120 on travel days'))).toBe(false)
  expect(leavesPayOpen(said('unpaid'))).toBe(false)
  expect(leavesPayOpen(said(null, { paidPosition: true }))).toBe(false)
})

describe('the right to learn the pay', () => {
  test('is named in the 27 countries of the European Union, carefully in the US and Canada, and nowhere else', () => {
    const named = countryCodes.filter((country) => payRightIn(country, ['job']))
    expect(named).toHaveLength(29)
    expect(payRightIn('PT', ['job'])?.law).toBe('Directive (EU) 2023/970')
    expect(payRightIn('US', ['job'])?.sentence).toContain('Some states')
    expect(payRightIn('GB', ['job'])).toBeNull()
    expect(payRightIn(null, ['job'])).toBeNull()
  })
  test('is for paid work: a place for volunteers does not claim it', () => {
    expect(payRightIn('PT', ['volunteer'])).toBeNull()
    expect(payRightIn('PT', ['volunteer', 'internship'])).not.toBeNull()
  })
})
