// Google's rules for JobPosting data, as its documentation of structured data states them, written as a schema.
import { z } from 'zod'
import { countryCodes, countryName } from '#features/places/country.rules.ts'
import { currencyCodes } from './pay/currencies.ts'

const webAddress = z.url({ protocol: /^https?$/ })
const oneOf = (known: readonly string[]) => z.string().refine((value) => known.includes(value), 'not on the list')

const MonetaryAmount = z.strictObject({
  '@type': z.literal('MonetaryAmount'),
  currency: oneOf(currencyCodes),
  value: z.union([
    z.strictObject({
      '@type': z.literal('QuantitativeValue'),
      unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
      value: z.number().positive(),
    }),
    z
      .strictObject({
        '@type': z.literal('QuantitativeValue'),
        unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
        minValue: z.number().nonnegative(),
        maxValue: z.number().positive(),
      })
      .refine(({ minValue, maxValue }) => minValue < maxValue, 'a range goes up'),
  ]),
})

const EmploymentType = z.enum(['FULL_TIME', 'PART_TIME', 'VOLUNTEER', 'INTERN'])

const Place = z.strictObject({
  '@type': z.literal('Place'),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    addressLocality: z.string().min(1),
    /** Google asks for it. Where we do not know the country we leave it out: a wrong one is worse than a missing one. */
    addressCountry: oneOf(countryCodes).optional(),
  }),
})

export const GoogleJobPosting = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('JobPosting'),
    title: z.string().min(1),
    description: z.string().min(1),
    identifier: z.strictObject({
      '@type': z.literal('PropertyValue'),
      name: z.string().min(1),
      value: z.string().min(1),
    }),
    datePosted: z.iso.datetime(),
    validThrough: z.iso.datetime(),
    employmentType: z.union([EmploymentType, z.array(EmploymentType).min(1)]),
    directApply: z.boolean(),
    url: webAddress,
    hiringOrganization: z.strictObject({
      '@type': z.literal('Organization'),
      name: z.string().min(1),
      sameAs: webAddress.optional(),
      logo: webAddress.optional(),
    }),
    jobLocation: Place.optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z
      .strictObject({ '@type': z.literal('Country'), name: oneOf(countryCodes.map(countryName)) })
      .optional(),
    baseSalary: MonetaryAmount.optional(),
  })
  .refine(({ description, title }) => description !== title, 'the description is not the title')
  .refine(({ jobLocation, jobLocationType }) => jobLocation || jobLocationType, 'a place, or fully remote')
  .refine(
    ({ jobLocation, jobLocationType, applicantLocationRequirements }) =>
      !jobLocationType || applicantLocationRequirements || jobLocation?.address.addressCountry,
    'remote work names at least one country',
  )
  .refine(
    ({ jobLocationType, applicantLocationRequirements }) => jobLocationType || !applicantLocationRequirements,
    'only remote work asks where people live',
  )
