import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWebAddress } from '#shared/web-address.ts'
import { whyNotFilter } from './board-search.rules.ts'
import {
  ageLabel,
  checkedLabel,
  completedAddress,
  isNew,
  locked,
  onlyClear,
  pageBeyond,
  revealJobs,
} from './job.rules.ts'

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

  test('that a page was checked is told to members alone, and a list without blanks has only what is clear', () => {
    const jobs = ['a', 'b'].map((id) => ({ id, checkedOpenAt: now.toISOString() }))
    const shown = revealJobs(jobs, 'free', new Set(['b']))
    expect(onlyClear(shown)).toEqual([{ id: 'b', checkedOpenAt: null }])
    expect(onlyClear(revealJobs(jobs, 'member', new Set()))).toEqual(jobs)
    expect(onlyClear(revealJobs(jobs, 'visitor', new Set(['b'])))).toEqual([])
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

test.each([
  [day / 24 - 1, 'Checked open within the hour'],
  [day / 24, 'Checked open 1 h ago'],
  [2 * day - 1, 'Checked open 47 h ago'],
  [2 * day, 'Checked open 2 days ago'],
  [5 * day - 1, 'Checked open 4 days ago'],
  [-day, 'Checked open within the hour'],
])('a page that was seen open %d ms ago: %s', (ms, label) => {
  expect(checkedLabel(earlier(ms).toISOString(), now)).toBe(label)
  expect(checkedLabel(null, now)).toBeNull()
})

test('who asks for a page behind the last is led to the last, if there is one', () => {
  const beyond = (page: number, totalPages: number) => pageBeyond({ page, totalPages })
  expect([beyond(8, 7), beyond(7, 7), beyond(1, 7), beyond(2, 1), beyond(1, 0), beyond(5, 0)]).toEqual([
    ...[7, null, null, 1, null, null],
  ])
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
