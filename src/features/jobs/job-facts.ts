// Sentences made of a listing's facts, for its page and for search engines.
import { type JobType, jobTypeLabels, workTypeLabels } from './job.rules.ts'
import type { Job } from './job.schema.ts'

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
