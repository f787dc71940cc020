// The table of listings in the dashboard.
import { expect, test } from 'vitest'
import type { JobNumbers } from '#features/analytics/analytics.schema.ts'
import { arrangeJobs, sumInteractions } from './job-numbers.ts'

const job = (title: string, company: string, likes: number): JobNumbers => ({
  id: title,
  title,
  company,
  createdAt: '2026-01-01T00:00:00.000Z',
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

test('a filter finds title and company, all words of it', () => {
  expect(titles(arrangeJobs(jobs, 'REEF div', { by: 'likes', order: 'ascending' }))).toEqual(['Diver'])
})

test('interactions are likes and clicks together', () => {
  expect(sumInteractions(jobs[0]!)).toBe(15)
})
