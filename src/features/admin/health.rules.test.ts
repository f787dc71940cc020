// What of a system's health wants attention, and when a backup is due.
import { expect, test } from 'vitest'
import { findConcerns, isBackupDue, isNearlyFull } from './health.rules.ts'
import type { Health } from './health.schema.ts'

const hour = 3_600_000
const now = Date.parse('2026-06-01T12:00:00Z')
const ago = (hours: number) => new Date(now - hours * hour).toISOString()

const well: Health = {
  version: '1.0.0',
  node: '24.0.0',
  startedAt: ago(1),
  database: {
    kind: 'external',
    version: '18',
    bytes: 1,
    connections: 80,
    maxConnections: 100,
    migrations: { applied: 2, known: 2, areComplete: true },
    tables: [],
  },
  queue: [],
  mail: { way: 'smtp', waiting: 1, oldestWaiting: ago(1), undelivered: 0, sentToday: 1 },
  storage: { kind: 'disk', files: 1, bytes: 1, freeBytes: 1024 ** 3 },
  payments: { areSetUp: true, lastEventAt: ago(30 * 24) },
  lastBackup: { madeAt: ago(26), bytes: 1, rows: 1, files: 1 },
  backups: { where: 'folder', at: '03:30', isEncrypted: true, failed: null },
  readAt: new Date(now).toISOString(),
}
const concernsWith = (part: Partial<Health>) => findConcerns({ ...well, ...part })
const backupFrom = (hours: number) => ({ ...well.lastBackup!, madeAt: ago(hours) })

test('a system at the edge of everything is well', () => {
  expect(findConcerns(well)).toEqual([])
})

test('a backup of the application’s own is old after 26 hours, one by hand after two days', () => {
  const { backups } = well
  expect(concernsWith({ lastBackup: backupFrom(27) })).toEqual(['The last backup is 27 hours old.'])
  const byHand = { backups: { ...backups, where: null } }
  expect(concernsWith({ ...byHand, lastBackup: backupFrom(48) })).toEqual([])
  expect(concernsWith({ ...byHand, lastBackup: backupFrom(73) })).toEqual(['The last backup is 3 days old.'])
})

test('a first backup that is still to come, and one that failed, are told', () => {
  const { backups } = well
  expect(concernsWith({ lastBackup: null })).toEqual(['No backup was made yet. The first is due at 03:30 UTC.'])
  const failed = { at: ago(2), reason: 'the disk is full' }
  expect(concernsWith({ backups: { ...backups, failed } })).toEqual(['The last backup failed: the disk is full'])
})

test('payments nobody hears of are told where members can pay, and nowhere else', () => {
  expect(concernsWith({ payments: { areSetUp: true, lastEventAt: null } })[0]).toMatch(/^No payment event has ever/)
  const late = ago(31 * 24)
  expect(concernsWith({ payments: { areSetUp: true, lastEventAt: late } })[0]).toMatch(/has arrived for 31 days/)
  for (const lastEventAt of [null, late])
    expect(concernsWith({ payments: { areSetUp: false, lastEventAt } })).toEqual([])
})

test('connections, migrations and room that run out are told', () => {
  const { database, storage } = well
  const migrations = { applied: 1, known: 2, areComplete: false }
  expect(concernsWith({ database: { ...database, connections: 81, migrations } })).toEqual([
    'The database lacks migrations of this version.',
    'The database is running out of connections.',
  ])
  expect(concernsWith({ storage: { ...storage, freeBytes: 1024 ** 3 - 1 } })).toEqual(['The disk is nearly full.'])
  expect(isNearlyFull(null)).toBe(false)
})

test('a backup is due after 26 hours, or a failure, where the application makes them; elsewhere after a week', () => {
  const dueAfter = (hours: number, isOwn: boolean, hasFailed = false) =>
    isBackupDue({ since: new Date(now - hours * hour), now: new Date(now), isOwn, hasFailed })
  expect([dueAfter(26, true), dueAfter(26.1, true), dueAfter(0, true, true)]).toEqual([false, true, true])
  expect([dueAfter(7 * 24, false), dueAfter(7 * 24 + 1, false), dueAfter(0, false, true)]).toEqual([false, true, false])
})
