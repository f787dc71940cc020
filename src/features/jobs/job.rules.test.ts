import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWebAddress } from '#shared/web-address.ts'
import { whyNotFilter } from './board-search.rules.ts'
import { ageLabel, completedAddress, isNew, locked, revealJobs } from './job.rules.ts'

const day = 86_400_000
const now = new Date('2026-06-15T12:00:00Z')
const earlier = (ms: number) => new Date(now.getTime() - ms)

describe('the paywall', () => {
  const ids = fc.uniqueArray(fc.uuid(), { maxLength: 40 })
  test('shows a visitor nothing, a free member at most the newest three, a member all, in the same places', () => {
    fc.assert(
      fc.property(ids, fc.nat(5), (list, shift) => {
        const jobs = list.map((id) => ({ id, title: `title of ${id}` }))
        const newest = new Set(list.slice(shift, shift + 3))
        expect(revealJobs(jobs, 'visitor', newest)).toEqual(jobs.map(() => ({ locked: true })))
        expect(revealJobs(jobs, 'member', newest)).toEqual(jobs)
        expect(revealJobs(jobs, 'free', newest)).toEqual(
          jobs.map((job) => (newest.has(job.id) ? job : { locked: true })),
        )
      }),
    )
  })

  test('a locked entry carries nothing but that it is locked', () => {
    expect(JSON.stringify(locked)).toBe('{"locked":true}')
  })

  test.each([
    [{ workType: ['full-time'] as const }],
    [{ paidPosition: true }],
    [{ location: 'Malta' }],
    [{ jobType: ['job', 'internship'] as const }],
  ])('filters like %o need a membership', (filters) => {
    expect(whyNotFilter(filters, 'visitor')).toBe('membership_required')
    expect(whyNotFilter(filters, 'free')).toBe('membership_required')
    expect(whyNotFilter(filters, 'member')).toBeNull()
  })

  test('the search and one kind are for everybody', () => {
    expect(whyNotFilter({ search: 'kelp', jobType: ['volunteer'] }, 'visitor')).toBeNull()
  })
})

describe('the age of a listing', () => {
  test.each([
    [0, 'today'],
    [day - 1, 'today'],
    [day, '1 day ago'],
    [2 * day, '2 days ago'],
    [7 * day - 1, '6 days ago'],
    [7 * day, '1 week ago'],
    [14 * day, '2 weeks ago'],
    [29 * day, '4 weeks ago'],
    [30 * day, '1 month ago'],
    [60 * day, '2 months ago'],
    [-day, 'today'],
  ])('%d ms is %s', (ms, label) => {
    expect(ageLabel(earlier(ms), now)).toBe(label)
  })

  test('is new for 24 hours and not a moment longer', () => {
    expect([isNew(earlier(day - 1), now), isNew(earlier(day), now)]).toEqual([true, false])
  })
})

test('an address that people type without its beginning is completed, and nothing else is touched', () => {
  for (const typed of [
    'noaa.gov',
    ' www.reef.example/jobs?id=7#apply ',
    'mer-et-côte.example',
    'reef.example:8080/x',
  ]) {
    expect(completedAddress(typed)).toBe(`https://${typed.trim()}`)
    expect(isWebAddress(completedAddress(typed))).toBe(true)
  }
  const asTyped = [
    '',
    'https://noaa.gov',
    'http://noaa.gov',
    'mailto:ada@noaa.gov',
    'ada@noaa.gov',
    'javascript:alert(1)',
  ]
  for (const typed of [...asTyped, 'localhost:3000', 'not an address', 'e.g. ask us', '//evil.example', 'reef.'])
    expect(completedAddress(typed)).toBe(typed)
})
