// Sorting, filtering and adding up the numbers of listings.
import type { JobNumbers } from '#features/analytics/analytics.schema.ts'

export const jobColumns = [
  { key: 'title', label: 'Title' },
  { key: 'company', label: 'Company' },
  { key: 'createdAt', label: 'Created' },
  { key: 'likes', label: 'Likes' },
  { key: 'titleClicks', label: 'Title clicks' },
  { key: 'discoverClicks', label: 'Discover clicks' },
  { key: 'websiteClicks', label: 'Website clicks' },
] as const satisfies readonly { key: keyof JobNumbers; label: string }[]

export type JobColumn = (typeof jobColumns)[number]['key']
export type JobOrder = { by: JobColumn; order: 'ascending' | 'descending' }

export function sumInteractions({ likes, titleClicks, discoverClicks, websiteClicks }: JobNumbers): number {
  return likes + titleClicks + discoverClicks + websiteClicks
}

/** Names compare as people sort them; equals stay as they came, newest first. */
export function arrangeJobs(jobs: readonly JobNumbers[], filter: string, { by, order }: JobOrder): JobNumbers[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  const sign = order === 'ascending' ? 1 : -1
  const compare = (one: string | number, other: string | number) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'en')
  return jobs
    .filter(({ title, company }) => words.every((word) => `${title} ${company}`.toLowerCase().includes(word)))
    .sort((one, other) => sign * compare(one[by], other[by]))
}
