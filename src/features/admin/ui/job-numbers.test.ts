// The table of listings in the dashboard.
import { expect, test } from 'vitest'
import type { JobNumbers } from '#features/analytics/analytics.schema.ts'
import {
  arrangeJobs,
  busiestJobs,
  describeEnd,
  isInView,
  jobColumns,
  orderOptions,
  readOrder,
  sumInteractions,
  writeOrder,
} from './job-numbers.ts'

const job = (title: string, company: string, likes: number): JobNumbers => ({
  id: title,
  title,
  company,
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-03-01T00:00:00.000Z',
  active: true,
  featured: false,
  likes,
  titleClicks: 1,
  discoverClicks: 2,
  websiteClicks: 3,
})
const jobs = [job('Diver', 'Reef', 9), job('cook', 'Reef', 10), job('Éco guide', 'Shore', 2)]
const titles = (list: JobNumbers[]) => list.map(({ title }) => title)

test('listings sort by number and by name, both ways', () => {
  expect(titles(arrangeJobs(jobs, '', { by: 'likes', order: 'descending' }))).toEqual(['cook', 'Diver', 'Éco guide'])
  expect(titles(arrangeJobs(jobs, '', { by: 'title', order: 'ascending' }))).toEqual(['cook', 'Diver', 'Éco guide'])
  expect(titles(arrangeJobs(jobs, '', { by: 'title', order: 'descending' }))).toEqual(['Éco guide', 'Diver', 'cook'])
})

test('every column can be chosen as an order both ways, in words', () => {
  expect(orderOptions).toHaveLength(2 * jobColumns.length)
  for (const { value } of orderOptions) expect(writeOrder(readOrder(value))).toBe(value)
  expect(orderOptions).toContainEqual({ value: '-likes', label: 'Likes, most first' })
})

test('a filter finds title and company, all words of it', () => {
  expect(titles(arrangeJobs(jobs, 'REEF div', { by: 'likes', order: 'ascending' }))).toEqual(['Diver'])
})

test('interactions are likes and clicks together', () => {
  expect(sumInteractions(jobs[0]!)).toBe(15)
})

test('a listing is live, ends soon, is over, or was closed by hand', () => {
  const at = (time: string) => describeEnd(jobs[0]!, new Date(time))
  expect(at('2026-01-02T00:00:00Z')).toEqual({ state: 'live', text: '58 days left' })
  expect(at('2026-02-15T00:00:00Z')).toEqual({ state: 'soon', text: '14 days left' })
  expect(at('2026-02-28T12:00:00Z')).toEqual({ state: 'soon', text: '1 day left' })
  expect(at('2026-03-01T00:00:00Z')).toEqual({ state: 'over', text: 'Over' })
  expect(describeEnd({ ...jobs[0]!, active: false }, new Date('2026-01-02'))).toEqual({
    state: 'closed',
    text: 'Closed',
  })
})

test('a view shows what it says: all, live, ending soon, gone', () => {
  const views = (time: string) =>
    (['all', 'live', 'soon', 'over'] as const).filter((view) => isInView(jobs[0]!, view, new Date(time)))
  expect(views('2026-01-02')).toEqual(['all', 'live'])
  expect(views('2026-02-20')).toEqual(['all', 'live', 'soon'])
  expect(views('2026-03-02')).toEqual(['all', 'over'])
})

test('the busiest listings come first, and those nobody touched not at all', () => {
  const quiet = { ...jobs[0]!, title: 'Quiet', likes: 0, titleClicks: 0, discoverClicks: 0, websiteClicks: 0 }
  expect(titles(busiestJobs([quiet, ...jobs], 2))).toEqual(['cook', 'Diver'])
  expect(busiestJobs([quiet], 2)).toEqual([])
})
