// What choosing and un-choosing does to the filters, and how they stand in the address.
import { expect, test } from 'vitest'
import { hasFilters, readFilters, toggled, writeFilters } from './board-search.rules.ts'
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

test('a list is kept apart by its filters and by who looks at it', () => {
  const me = { id: 'u1', subscriptionType: 'Annual' } as const
  expect(jobsQuery({ search: 'kelp' }, me).queryKey).toEqual(['/api/jobs', { search: 'kelp' }, 'Annual', 'u1'])
  expect(jobsQuery({}, { ...me, subscriptionType: 'Free' }).queryKey).toEqual(['/api/jobs', {}, 'Free', 'u1'])
  expect(jobsQuery({}, null).queryKey).toEqual(['/api/jobs', {}, 'visitor'])
})
