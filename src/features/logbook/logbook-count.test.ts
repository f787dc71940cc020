// What a logbook says about itself, and the table it can be taken along as.
import { expect, test } from 'vitest'
import type { LogbookEntry } from './logbook.schema.ts'
import { countLogbook, movedTo } from './logbook-count.rules.ts'
import { writeLogbookCsv } from './logbook-csv.ts'

const entry: LogbookEntry = {
  jobId: '00000000-0000-4000-8000-000000000001',
  stage: 'interested',
  appliedOn: null,
  nextOn: null,
  note: null,
  title: 'Turtle Warden',
  company: 'Reef, "Works"',
  location: 'Faro',
  jobUrl: null,
  closesOn: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  isLive: true,
}

test('my numbers tell what I applied for, who answered, and in which month', () => {
  const entries: LogbookEntry[] = [
    entry,
    { ...entry, stage: 'applied', appliedOn: '2026-10-03' },
    { ...entry, stage: 'no', appliedOn: '2026-10-20' },
    { ...entry, stage: 'interview', appliedOn: '2026-11-02' },
    { ...entry, stage: 'offer' },
  ]
  expect(countLogbook(entries)).toEqual({
    applied: 4,
    answered: 3,
    byMonth: [
      { month: '2026-11', count: 1 },
      { month: '2026-10', count: 2 },
    ],
  })
})

test('who moves a listing to Applied did so today; a day once noted stays', () => {
  expect(movedTo({ ...entry, note: 'Ask Ana' }, 'applied', '2026-11-16')).toEqual({
    stage: 'applied',
    appliedOn: '2026-11-16',
    nextOn: null,
    note: 'Ask Ana',
  })
  expect(movedTo({ ...entry, stage: 'applied', appliedOn: '2026-10-01' }, 'offer', '2026-11-16').appliedOn).toBe(
    '2026-10-01',
  )
  expect(movedTo(entry, 'interested', '2026-11-16').appliedOn).toBeNull()
})

test('a listing that was moved to Applied by mistake and back again was never applied for; an earlier day stays', () => {
  const slip = movedTo(entry, 'applied', '2026-11-16')
  expect(movedTo(slip, 'interested', '2026-11-16').appliedOn).toBeNull()
  expect(movedTo(slip, 'interview', '2026-11-16').appliedOn).toBe('2026-11-16')
  expect(movedTo({ ...slip, appliedOn: '2026-10-01' }, 'interested', '2026-11-16').appliedOn).toBe('2026-10-01')
})

test('my table keeps commas, quotes and lines, and gives no spreadsheet a formula', () => {
  const table = writeLogbookCsv([{ ...entry, title: '=HYPERLINK("x")', note: 'One\nTwo' }])
  expect(table.split('\r\n')[1]).toBe(`"'=HYPERLINK(""x"")","Reef, ""Works""",Faro,Interested,,,,,"One\nTwo"`)
})
