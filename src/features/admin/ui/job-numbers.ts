// Sorting, filtering and adding up the numbers of listings.
import { type JobNumbers, type JobView, mostJobNumbers, soonDays } from '#features/analytics/analytics.schema.ts'

export const jobColumns = [
  { key: 'title', label: 'Title' },
  { key: 'company', label: 'Company' },
  { key: 'createdAt', label: 'Created' },
  { key: 'expiresAt', label: 'Ends' },
  { key: 'likes', label: 'Likes' },
  { key: 'titleClicks', label: 'Title clicks' },
  { key: 'discoverClicks', label: 'Discover clicks' },
  { key: 'websiteClicks', label: 'Website clicks' },
] as const satisfies readonly { key: keyof JobNumbers; label: string }[]

export type JobColumn = (typeof jobColumns)[number]['key']
export type JobOrder = { by: JobColumn; order: 'ascending' | 'descending' }

const usualOrder: JobOrder = { by: 'createdAt', order: 'descending' }

/** `-likes` in the address: the most first. */
export const writeOrder = ({ by, order }: JobOrder): string => (order === 'descending' ? `-${by}` : by)

export function readOrder(text = ''): JobOrder {
  const column = jobColumns.find(({ key }) => key === text.replace(/^-/, ''))
  return column ? { by: column.key, order: text.startsWith('-') ? 'descending' : 'ascending' } : usualOrder
}

const ways: Partial<Record<JobColumn, Record<JobOrder['order'], string>>> = {
  title: { ascending: 'A to Z', descending: 'Z to A' },
  company: { ascending: 'A to Z', descending: 'Z to A' },
  createdAt: { ascending: 'oldest first', descending: 'newest first' },
  expiresAt: { ascending: 'soonest first', descending: 'latest first' },
}
const ofNumbers = { ascending: 'fewest first', descending: 'most first' }

/** Every order in words: on a phone rows are cards, and there is no header to press. */
export const orderOptions = jobColumns.flatMap(({ key: by, label }) =>
  (['descending', 'ascending'] as const).map((order) => ({
    value: writeOrder({ by, order }),
    label: `${label}, ${(ways[by] ?? ofNumbers)[order]}`,
  })),
)

/** A very large board tells the numbers of its newest only. */
export const namesAll = (jobs: readonly JobNumbers[]): boolean => jobs.length < mostJobNumbers

export function sumInteractions({ likes, titleClicks, discoverClicks, websiteClicks }: JobNumbers): number {
  return likes + titleClicks + discoverClicks + websiteClicks
}

const dayMs = 86_400_000

export const jobViews = [
  { value: 'all', label: 'All jobs' },
  { value: 'live', label: 'Live now' },
  { value: 'soon', label: `Expiring within ${soonDays} days` },
  { value: 'over', label: 'Closed or over' },
] as const satisfies readonly { value: JobView; label: string }[]

type Timed = Pick<JobNumbers, 'active' | 'expiresAt'>

/** Live until its day; closed by hand, or over by itself. */
export function describeEnd(
  { active, expiresAt }: Timed,
  now: Date,
): { state: 'live' | 'soon' | 'closed' | 'over'; text: string } {
  const days = Math.ceil((Date.parse(expiresAt) - now.getTime()) / dayMs)
  if (!active) return { state: 'closed', text: 'Closed' }
  if (days <= 0) return { state: 'over', text: 'Over' }
  return { state: days <= soonDays ? 'soon' : 'live', text: days === 1 ? '1 day left' : `${days} days left` }
}

export function isInView(job: Timed, view: JobView, now: Date): boolean {
  const { state } = describeEnd(job, now)
  if (view === 'all') return true
  if (view === 'soon') return state === 'soon'
  return (state === 'live' || state === 'soon') === (view === 'live')
}

/** Those with the most interactions, first the busiest. */
export function busiestJobs(jobs: readonly JobNumbers[], most: number): JobNumbers[] {
  return [...jobs]
    .filter((job) => sumInteractions(job) > 0)
    .sort((one, other) => sumInteractions(other) - sumInteractions(one))
    .slice(0, most)
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
