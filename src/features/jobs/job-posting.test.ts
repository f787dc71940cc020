// What search engines are told of a listing keeps Google's rules, whatever the listing says.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { modes } from '#features/places/place.rules.ts'
import { noPlace } from '#features/places/place.schema.ts'
import { aWrittenJob } from '#testing/jobs.ts'
import { jobTypes, workTypes } from './job.rules.ts'
import type { Job } from './job.schema.ts'
import { jobPosting } from './job-posting.ts'
import { GoogleJobPosting } from './job-posting-rules.fixture.ts'
import { payClasses, payPeriods } from './pay/pay.rules.ts'
import { bare, type Pay } from './pay/pay.schema.ts'
import { readPay } from './pay/pay-text.ts'

const site = 'https://oceanberth.example'
const posting = (change: Partial<Job> = {}) => jobPosting(aWrittenJob(change), site)
const salary = (fields: Partial<Pay>): Pay => ({ ...bare('salary'), ...fields })

describe('what is told', () => {
  test('the known facts: the employer, the days, the kind of work, full-time where nothing else is said', () => {
    expect(posting({ jobType: ['internship'], workType: 'full-time', companyLogo: '/objects/1' })).toMatchObject({
      '@type': 'JobPosting',
      description: expect.stringContaining('Harbour Works offers an internship'),
      employmentType: ['FULL_TIME', 'INTERN'],
      directApply: false,
      validThrough: '2026-07-15T10:00:00.000Z',
      hiringOrganization: { name: 'Harbour Works', logo: `${site}/objects/1` },
    })
    expect(posting({ jobType: ['volunteer'] })).toMatchObject({ employmentType: ['FULL_TIME', 'VOLUNTEER'] })
    expect(posting({ jobType: ['job'], workType: null })).toMatchObject({ employmentType: 'FULL_TIME' })
    expect(posting({ jobType: ['job'], workType: 'part-time' })).toMatchObject({ employmentType: 'PART_TIME' })
  })

  test('the website and the logo where there are such, and what is required below the description', () => {
    const told = posting({
      companyWebsite: 'https://harbour.example',
      companyLogo: null,
      description: 'Long days at sea.',
      requirements: 'A diving licence.',
    })
    expect(told).toMatchObject({ description: 'Long days at sea.\n\nA diving licence.' })
    expect(told?.hiringOrganization).toEqual({
      '@type': 'Organization',
      name: 'Harbour Works',
      sameAs: 'https://harbour.example',
    })
    expect(posting({ description: 'Short days.', requirements: '' })).toMatchObject({ description: 'Short days.' })
  })

  test('never a website that is none', () => {
    expect(JSON.stringify(posting({ companyWebsite: 'javascript:alert(1)' }))).not.toContain('javascript:')
  })

  test.each([
    [
      '€38,000 - €45,000 per year',
      { currency: 'EUR', value: { unitText: 'YEAR', minValue: 38_000, maxValue: 45_000 } },
    ],
    ['1 500 € par mois', { currency: 'EUR', value: { unitText: 'MONTH', value: 1_500 } }],
    ['£12.90 an hour', { currency: 'GBP', value: { unitText: 'HOUR', value: 12.9 } }],
    ['stipend of $500 a month', { currency: 'USD', value: { unitText: 'MONTH', value: 500 } }],
  ])('“%s” is told in its own money and time', (text, told) => {
    expect(posting({ pay: readPay(text, null) })).toMatchObject({ baseSalary: told })
  })

  test.each([
    ['€38,000 - €45,000', 'the time is open'],
    ['Rs 45,000 per month', 'the currency is open'],
    ['€6,000 in total', 'it is for the whole time'],
    ['up to £40,000 a year', 'only one end is known'],
    ['unpaid', 'there is none'],
    ['room and board provided', 'it is not money'],
    ['competitive', 'nothing is said'],
  ])('“%s” tells no salary: %s', (text) => {
    expect(posting({ salary: text, pay: readPay(text, null) })).not.toHaveProperty('baseSalary')
  })
})

describe('where the work is', () => {
  test('a country is told by its code, or not at all', () => {
    const address = { addressLocality: 'Horta', addressCountry: 'PT' }
    expect(posting({ location: 'Horta, Açores', place: { ...noPlace, country: 'PT', city: 'Horta' } })).toMatchObject({
      jobLocation: { address },
    })
    expect(posting({ location: 'Horta, Açores' })?.jobLocation).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Horta' },
    })
  })

  test('remote work tells the country people may live in; where nobody says one, nothing is told', () => {
    const remote = posting({ place: { ...noPlace, mode: 'remote', country: 'PT' } })
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Portugal' },
    })
    expect(remote).not.toHaveProperty('jobLocation')
    expect(posting({ place: { ...noPlace, mode: 'remote' } })).toBeNull()
    expect(posting({ place: { ...noPlace, mode: 'hybrid', country: 'PT' } })).not.toHaveProperty('jobLocationType')
  })
})

test('it is valid until the earlier of closing and expiry', () => {
  expect(posting({ closesOn: '2026-06-20' })).toMatchObject({ validThrough: '2026-06-21T12:00:00.000Z' })
  expect(posting({ closesOn: '2026-08-20' })).toMatchObject({ validThrough: '2026-07-15T10:00:00.000Z' })
})

test('what participants pay for is no job posting', () => {
  expect(posting({ pay: { ...bare('participant_pays'), fee: 900, feeCurrency: 'EUR' } })).toBeNull()
})

const anAmount = fc.option(fc.integer({ min: 0, max: 200_000 }), { nil: null })
const aPay = fc
  .record({
    class: fc.constantFrom(...payClasses),
    ends: fc.tuple(anAmount, anAmount),
    currency: fc.constantFrom('EUR', 'USD', 'FJD', null),
    period: fc.constantFrom(...payPeriods, null),
  })
  .map(({ ends: [one, other], ...rest }) => {
    const isTurned = one !== null && other !== null && one > other
    return salary({ ...rest, min: isTurned ? other : one, max: isTurned ? one : other })
  })
const aListing = fc.record({
  title: fc.constantFrom('Deck Hand', 'Reef <b>Ranger</b>'),
  description: fc.constantFrom('', 'Long days at sea.'),
  location: fc.constantFrom('Horta, Açores', 'Remote', ', ', 'Suva, Fiji'),
  jobType: fc.subarray([...jobTypes], { minLength: 1 }),
  workType: fc.constantFrom(...workTypes, null, 'seasonal'),
  pay: fc.option(aPay, { nil: null }),
  place: fc.option(
    fc.record({
      mode: fc.constantFrom(...modes, null),
      country: fc.constantFrom('PT', 'FJ', 'US', null),
      city: fc.constantFrom('Horta', null),
      lat: fc.constant(null),
      lon: fc.constant(null),
      sea: fc.constant(null),
    }),
    { nil: null },
  ),
  closesOn: fc.constantFrom('2026-06-20', '2027-01-01', null),
  companyWebsite: fc.constantFrom('https://harbour.example', 'harbour', 'javascript:alert(1)', null),
  companyLogo: fc.constantFrom('/objects/1', null),
})

test('every listing of every kind, pay and place keeps the rules or is not told', () => {
  fc.assert(
    fc.property(aListing, (change) => {
      const told = posting(change)
      const isSilent =
        change.pay?.class === 'participant_pays' || (change.place?.mode === 'remote' && !change.place.country)
      expect(told === null).toBe(isSilent)
      if (!told) return
      expect(GoogleJobPosting.safeParse(told).error?.issues ?? []).toEqual([])
      const { pay } = change
      const baseSalary = told.baseSalary as { currency: string } | undefined
      if (baseSalary) expect(baseSalary.currency).toBe(pay?.currency)
      expect('jobLocationType' in told).toBe(change.place?.mode === 'remote')
    }),
    { numRuns: 2_000 },
  )
})

test('the written rules refuse what Google refuses', () => {
  const good = posting({ place: { ...noPlace, country: 'PT' }, pay: readPay('€20 an hour', null) })!
  expect(GoogleJobPosting.safeParse(good).success).toBe(true)
  const bad: Record<string, unknown>[] = [
    { ...good, jobLocation: undefined },
    {
      ...good,
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Horta', addressCountry: 'Açores' },
      },
    },
    { ...good, jobLocation: undefined, jobLocationType: 'TELECOMMUTE' },
    {
      ...good,
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', unitText: 'TOTAL', value: 1 },
      },
    },
    { ...good, employmentType: ['UNPAID'] },
  ]
  for (const each of bad) expect(GoogleJobPosting.safeParse(each).success).toBe(false)
})
