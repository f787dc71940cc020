// What a search asks for, as people would say it.
import { expect, test } from 'vitest'
import { nameOfFilters, sayFilters } from './search-words.rules.ts'

test('every filter has its words, in the order in which people think of them', () => {
  const said = sayFilters({
    search: 'kelp',
    jobType: ['job', 'internship'],
    workType: ['part-time'],
    paidPosition: true,
    location: 'Malta',
    company: 'Reef Watch',
    payClass: ['board_lodging'],
    country: ['PT'],
    closesBefore: '2028-02-29',
  })
  expect(said).toEqual([
    '“kelp”',
    'Job',
    'Internship',
    'Part-time',
    'only paid positions',
    'in Malta',
    'at Reef Watch',
    'Board and lodging',
    'Portugal',
    'closing until 2028-02-29',
  ])
  expect(sayFilters({ search: '', jobType: [], paidPosition: false })).toEqual([])
})

test('a search has a name that needs no change, and no longer one than fits', () => {
  expect(nameOfFilters({})).toBe('Everything new')
  expect(nameOfFilters({ search: 'kelp', location: 'Malta', page: 3, sort: 'match' })).toBe('kelp, in Malta')
  expect(nameOfFilters({ search: 'k'.repeat(80) })).toBe('k'.repeat(80))
  expect(nameOfFilters({ search: 'k'.repeat(81) })).toBe(`${'k'.repeat(79)}…`)
  expect(nameOfFilters({ search: `${'k'.repeat(78)} and more` })).toBe(`${'k'.repeat(78)}…`)
})
