// What a card says of the last day, and when that day is over.
import { expect, test } from 'vitest'
import { closingLabel, isLive, isOver, liveUntil } from './closing.rules.ts'

const noon = new Date('2026-11-17T12:00:00Z')

test.each([
  ['2026-11-17', 'closes today'],
  ['2026-11-18', 'closes tomorrow'],
  ['2026-11-23', 'closes in 6 days'],
  ['2026-12-17', 'closes in 30 days'],
  ['2026-12-18', null],
  ['2026-11-15', null],
  [null, null],
])('of %s it says: %s', (closesOn, label) => {
  expect(closingLabel(closesOn, noon)).toBe(label)
})

test('tomorrow is tomorrow until midnight', () => {
  expect(closingLabel('2026-11-18', new Date('2026-11-17T23:59:59Z'))).toBe('closes tomorrow')
  expect(closingLabel('2026-11-18', new Date('2026-11-18T00:00:00Z'))).toBe('closes today')
})

test('yesterday is today for who lives farthest west, until it has ended there too', () => {
  expect(closingLabel('2026-11-16', new Date('2026-11-17T11:59:59Z'))).toBe('closes today')
  expect(isOver('2026-11-16', new Date('2026-11-17T11:59:59Z'))).toBe(false)
  expect(isOver('2026-11-16', noon)).toBe(true)
  expect(closingLabel('2026-11-16', noon)).toBeNull()
})

test('a listing is live until the earlier of its last day and its time on the board', () => {
  const job = { active: true, closesOn: '2026-11-20', expiresAt: '2026-12-01T00:00:00Z' }
  expect(liveUntil(job)).toEqual(new Date('2026-11-21T12:00:00Z'))
  expect(liveUntil({ ...job, expiresAt: '2026-11-19T08:00:00Z' })).toEqual(new Date('2026-11-19T08:00:00Z'))
  expect(liveUntil({ ...job, closesOn: null })).toEqual(new Date('2026-12-01T00:00:00Z'))
  expect(isLive(job, new Date('2026-11-21T11:59:59Z'))).toBe(true)
  expect(isLive(job, new Date('2026-11-21T12:00:00Z'))).toBe(false)
  expect(isLive({ ...job, active: false }, noon)).toBe(false)
})
