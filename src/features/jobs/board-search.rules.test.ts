// What choosing and un-choosing does to the filters, and how they stand in the address.
import { describe, expect, test } from 'vitest'
import { boardFields, hasFilters, openPart, readFilters, toggled, writeFilters } from './board-search.rules.ts'
import { jobsQuery } from './ui/jobs.api.ts'

test('choosing a kind appends it, taking the last one away leaves the field out', () => {
  expect(toggled(undefined, 'volunteer')).toEqual(['volunteer'])
  expect(toggled(['volunteer'], 'job')).toEqual(['volunteer', 'job'])
  expect(toggled(['volunteer', 'job'], 'volunteer')).toEqual(['job'])
  expect(toggled(['job'], 'job')).toBeUndefined()
})

test('what is not chosen is not in the address, and comes back as it was', () => {
  const filters = {
    search: 'kelp',
    jobType: ['job', 'internship'],
    workType: ['part-time'],
    paidPosition: true,
    location: 'Malta',
  } as const
  const written = writeFilters({ ...filters, jobType: [...filters.jobType], workType: [...filters.workType] })
  expect(written).toEqual({
    search: 'kelp',
    jobType: 'job,internship',
    workType: 'part-time',
    paidPosition: 'true',
    location: 'Malta',
  })
  expect(readFilters(written)).toEqual(filters)
  expect(writeFilters({ jobType: [], workType: [], paidPosition: false, location: '' })).toEqual({})
  expect(hasFilters(readFilters({}))).toBe(false)
})

test('an address that makes no sense is no filter', () => {
  expect(readFilters({ jobType: 'pirate', workType: '', paidPosition: 'maybe', page: '-1' })).toEqual({})
})

describe('what an address says', () => {
  type Read = { value: unknown; complaint?: string }
  const read = (name: keyof typeof boardFields, text: string): Read => boardFields[name](text)

  test.each([
    ['jobType', 'internship, job,,job', ['job', 'internship']],
    ['experienceLevel', 'senior,entry-level,senior', ['entry-level', 'senior']],
    ['country', ' pt,fr ', ['FR', 'PT']],
    ['country', ',', []],
    ['search', ' kelp ', 'kelp'],
    ['search', 'x'.repeat(200), 'x'.repeat(200)],
    ['closesBefore', '2028-02-29', '2028-02-29'],
    ['closesBefore', '', undefined],
    ['paidPosition', 'false', false],
    ['paidPosition', '', undefined],
    ['sort', '', undefined],
    ['sort', 'closing', 'closing'],
    ['page', '', undefined],
    ['page', '123456', 123_456],
  ] as const)('as %s “%s” is plain', (name, text, value) => {
    expect(read(name, text)).toEqual({ value })
  })

  test.each([
    ['jobType', 'job,pirate', ['job']],
    ['experienceLevel', `senior,${'x'.repeat(101)}`, ['senior']],
    ['country', 'PT,Portugal', ['PT']],
    ['search', 'x'.repeat(201), 'x'.repeat(200)],
    ['closesBefore', '2027-02-29', undefined],
    ['closesBefore', '0000-01-01', undefined],
    ['closesBefore', 'soon', undefined],
    ['paidPosition', 'maybe', undefined],
    ['sort', 'salary', undefined],
    ['page', '-1', undefined],
    ['page', '1234567', undefined],
  ] as const)('as %s “%s” is complained of, and a page takes what makes sense of it', (name, text, value) => {
    expect(read(name, text)).toEqual({ value, complaint: expect.any(String) })
  })

  test('what says nothing new is left out: the first page, the order that everybody gets', () => {
    expect(writeFilters({ page: 1, sort: 'newest' })).toEqual({})
    expect(writeFilters({ page: 2, sort: 'closing' })).toEqual({ page: '2', sort: 'closing' })
    expect(hasFilters({ search: '', page: 3, sort: 'match' })).toBe(false)
    expect(hasFilters({ closesBefore: '2028-02-29', page: 3 })).toBe(true)
  })
})

test('who has no membership keeps the words and one kind of a search, and a member all of it', () => {
  const asked = { search: 'kelp', jobType: ['job'], location: 'Malta', sort: 'closing', page: 2 } as const
  expect(openPart(asked, 'free')).toEqual({ search: 'kelp', jobType: ['job'], page: 2 })
  expect(openPart({ ...asked, jobType: ['job', 'internship'] }, 'visitor')).toEqual({ search: 'kelp', page: 2 })
  expect(openPart(asked, 'member')).toBe(asked)
})

test('a list is kept apart by its filters and by who looks at it', () => {
  const me = { id: 'u1', subscriptionType: 'Annual' } as const
  expect(jobsQuery({ search: 'kelp' }, me).queryKey).toEqual(['/api/jobs', { search: 'kelp' }, 'Annual', 'u1'])
  expect(jobsQuery({}, { ...me, subscriptionType: 'Free' }).queryKey).toEqual(['/api/jobs', {}, 'Free', 'u1'])
  expect(jobsQuery({}, null).queryKey).toEqual(['/api/jobs', {}, 'visitor'])
})
