// Which backups are kept as the days go by.
import { expect, test } from 'vitest'
import { momentOfBackup, nameOfBackup, sortOut } from './backup-names.ts'

const day = 86_400_000
const first = Date.parse('2026-01-01T03:30:00Z')

test('a name says when, and by name is by age', () => {
  const at = new Date('2026-11-16T03:30:07Z')
  expect(nameOfBackup(at)).toBe('ocean-berth-2026-11-16-033007.backup')
  expect(momentOfBackup(nameOfBackup(at))).toEqual(at)
})

test.each([
  'ocean-berth-2026-11-16-033007.backup.4711.part',
  'ocean-berth-2026-13-45-033007.backup',
  'ocean-berth-before-the-upgrade.backup',
  'x-ocean-berth-2026-11-16-033007.backup',
  'ocean-berth-2026-11-16-033007.backup.gz',
  'notes.txt',
])('%s is nothing of ours, and is never removed', (name) => {
  expect(momentOfBackup(name)).toBeNull()
  expect(sortOut([name])).toEqual({ keep: [], remove: [] })
})

test('over more than a year there are always seven days, four weeks and twelve months, and never the newest is removed', () => {
  let names = ['my-own-copy.backup']
  for (let at = 0; at < 430; at++) {
    const newest = nameOfBackup(new Date(first + at * day))
    names.push(newest)
    const { keep, remove } = sortOut(names)
    expect(keep[0]).toBe(newest)
    expect(keep.length).toBeLessThanOrEqual(7 + 4 + 12)
    for (let back = 0; back < Math.min(at + 1, 7); back++)
      expect(keep).toContain(nameOfBackup(new Date(first + (at - back) * day)))
    names = names.filter((name) => !remove.includes(name))
  }
  expect(names[0]).toBe('my-own-copy.backup')
  const kept = sortOut(names).keep.map((name) => name.slice(12, 22))
  expect(kept.slice(0, 7)).toEqual([
    '2027-03-06',
    '2027-03-05',
    '2027-03-04',
    '2027-03-03',
    '2027-03-02',
    '2027-03-01',
    '2027-02-28',
  ])
  // Sundays, then the last day of each month.
  expect(kept.slice(7, 9)).toEqual(['2027-02-21', '2027-02-14'])
  expect(kept.slice(9)).toEqual([
    '2027-01-31',
    '2026-12-31',
    '2026-11-30',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
  ])
})

test('when no new ones are made, the old ones stay; of several in one day of the past the last stays', () => {
  const names = Array.from({ length: 7 }, (_, at) => nameOfBackup(new Date(first + at * day)))
  expect(sortOut(names).remove).toEqual([])
  const earlier = nameOfBackup(new Date(first + 2 * day - 3_600_000))
  expect(sortOut([earlier, ...names]).remove).toEqual([earlier])
})

test('one made by hand after a mishap does not push out that of the night', () => {
  const names = [0, 1, 2].map((hours) => nameOfBackup(new Date(first + hours * 3_600_000)))
  expect(sortOut(names).remove).toEqual([])
  const fourth = nameOfBackup(new Date(first + 3 * 3_600_000))
  expect(sortOut([...names, fourth]).remove).toEqual([names[0]])
})
