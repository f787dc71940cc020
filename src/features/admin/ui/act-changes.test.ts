// How an act reads in the audit log.
import { expect, test } from 'vitest'
import { listChanges } from './act-changes.ts'

test('only what differs is shown', () => {
  expect(listChanges({ title: 'Old', is_pinned: false }, { title: 'Old', is_pinned: true })).toEqual([
    { field: 'is pinned', before: 'false', after: 'true' },
  ])
})

test('of something new everything is shown, of something gone what it was', () => {
  expect(listChanges(null, { name: 'Reef', logo: null })).toEqual([{ field: 'name', before: null, after: 'Reef' }])
  expect(listChanges({ role: 'admin' }, null)).toEqual([{ field: 'role', before: 'admin', after: null }])
  expect(listChanges(null, null)).toEqual([])
})

test('a long text is cut, a moment is short, a list is written out', () => {
  expect(listChanges(null, { text: 'x'.repeat(500) })[0]!.after).toHaveLength(162)
  expect(listChanges(null, { until: '2026-05-01T14:30:00.123+02:00' })[0]!.after).toBe('2026-05-01 12:30 UTC')
  expect(listChanges(null, { types: ['job'] })[0]!.after).toBe('["job"]')
})

test('an act on many things is told by thing', () => {
  const jobs = (active: boolean) => ({
    jobs: [
      { id: 'a', title: 'Diver', active },
      { id: 'b', title: 'Cook', active: false },
    ],
  })
  expect(listChanges(jobs(true), { act: 'close', ...jobs(false) })).toEqual([
    { field: 'Diver, active', before: 'true', after: 'false' },
    { field: 'act', before: null, after: 'close' },
  ])
  expect(listChanges(jobs(true), { jobs: [] })).toEqual([
    { field: 'Diver', before: 'there', after: 'gone' },
    { field: 'Cook', before: 'there', after: 'gone' },
  ])
})
