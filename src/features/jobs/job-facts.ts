// Sentences and structured data made of a listing's facts, for its page and for search engines.
import { isWebAddress, type JobType, jobTypeLabels, workTypeLabels } from './job.rules.ts'
import type { Job } from './job.schema.ts'
import { readYearlySalary } from './salary.ts'

const articles: Record<JobType, string> = {
  job: 'a job',
  volunteer: 'a volunteer position',
  internship: 'an internship',
}

/** Where nobody wrote a description, the known facts make one. */
export function describeJob(job: Job): string {
  if (job.description.trim()) return job.description
  const kinds = job.jobType.map((type) => articles[type]).join(' and ')
  const work = job.workType ? ` (${(workTypeLabels[job.workType] ?? job.workType).toLowerCase()})` : ''
  const paid = job.paidPosition ? ' It is a paid position.' : ''
  return `${job.company} offers ${kinds}${work}: ${job.title}, in ${job.location}.${paid} The details are on the organisation's own page.`
}

export function kindLabels(job: Pick<Job, 'jobType'>): string {
  return job.jobType.map((type) => jobTypeLabels[type]).join(', ')
}

const employment: Partial<Record<JobType, string>> = { volunteer: 'VOLUNTEER', internship: 'INTERN' }

function employmentTypes(job: Job): string | string[] {
  const byWork = job.workType === 'part-time' ? 'PART_TIME' : 'FULL_TIME'
  const byKind = job.jobType.flatMap((type) => employment[type] ?? [])
  return byKind.length > 0 ? [byWork, ...byKind] : byWork
}

/** Google's JobPosting. Only for live listings. */
export function jobPosting(job: Job, publicUrl: string): Record<string, unknown> {
  const salary = readYearlySalary(job.salary)
  const [locality = job.location, ...rest] = job.location.split(',').map((part) => part.trim())
  const country = rest.at(-1)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: [describeJob(job), job.requirements].filter(Boolean).join('\n\n'),
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.id },
    datePosted: job.createdAt,
    validThrough: job.expiresAt,
    employmentType: employmentTypes(job),
    directApply: false,
    url: `${publicUrl}/jobs/${job.id}`,
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company,
      ...(job.companyWebsite && isWebAddress(job.companyWebsite) ? { sameAs: job.companyWebsite } : {}),
      ...(job.companyLogo ? { logo: `${publicUrl}${job.companyLogo}` } : {}),
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: locality, ...(country ? { addressCountry: country } : {}) },
    },
    ...(salary
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'USD',
            value: {
              '@type': 'QuantitativeValue',
              unitText: 'YEAR',
              ...(salary.min === salary.max ? { value: salary.min } : { minValue: salary.min, maxValue: salary.max }),
            },
          },
        }
      : {}),
  }
}
