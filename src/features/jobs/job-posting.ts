// A live listing as Google's JobPosting, by its rules: what is not known is left out, never guessed.
import { countryName } from '#features/places/country.rules.ts'
import { isWebAddress } from '#shared/web-address.ts'
import { liveUntil } from './closing.rules.ts'
import type { JobType } from './job.rules.ts'
import type { Job } from './job.schema.ts'
import { describeJob } from './job-facts.ts'
import type { PayPeriod } from './pay/pay.rules.ts'

/** Null where the rules allow none: who takes part has to pay, or the work is remote and nobody says from which country. */
export function jobPosting(job: Job, publicUrl: string): Record<string, unknown> | null {
  const where = placeOf(job)
  if (job.pay?.class === 'participant_pays' || where === null) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: [describeJob(job), job.requirements].filter(Boolean).join('\n\n'),
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.id },
    datePosted: job.createdAt,
    validThrough: liveUntil(job).toISOString(),
    employmentType: employmentTypes(job),
    directApply: false,
    url: `${publicUrl}/jobs/${job.id}`,
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company,
      ...(job.companyWebsite && isWebAddress(job.companyWebsite) ? { sameAs: job.companyWebsite } : {}),
      ...(job.companyLogo ? { logo: `${publicUrl}${job.companyLogo}` } : {}),
    },
    ...where,
    ...salaryOf(job),
  }
}

const byKind: Partial<Record<JobType, string>> = { volunteer: 'VOLUNTEER', internship: 'INTERN' }

/** Full-time where nothing else is said. */
function employmentTypes(job: Job): string | string[] {
  const byWork = job.workType === 'part-time' ? 'PART_TIME' : 'FULL_TIME'
  const kinds = job.jobType.flatMap((type) => byKind[type] ?? [])
  return kinds.length > 0 ? [byWork, ...kinds] : byWork
}

/** Fully remote work names the country that people may live in; all other work names where they report to. */
function placeOf({ place, location }: Job): Record<string, unknown> | null {
  const country = place?.country ?? null
  if (place?.mode === 'remote')
    return country
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: countryName(country) },
        }
      : null
  const locality = place?.city ?? location.split(',')[0]?.trim()
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: locality || location,
        ...(country ? { addressCountry: country } : {}),
      },
    },
  }
}

const units: Partial<Record<PayPeriod, string>> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
}

/** Pay with a currency and a time, from–to or one number. "Up to" alone says neither. */
function salaryOf({ pay }: Job): Record<string, unknown> {
  const isPay = pay?.class === 'salary' || pay?.class === 'stipend'
  const unitText = pay?.period ? units[pay.period] : undefined
  if (!isPay || !pay.currency || !unitText || pay.min === null || pay.max === null || pay.max === 0) return {}
  const amount = pay.min === pay.max ? { value: pay.min } : { minValue: pay.min, maxValue: pay.max }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: pay.currency,
      value: { '@type': 'QuantitativeValue', unitText, ...amount },
    },
  }
}
