// Gathers the system's health: each part asks whoever knows.
import { statfs } from 'node:fs/promises'
import { findLastEventTime } from '#features/membership/server/payments.store.ts'
import { measureStored } from '#features/uploads/server/objects.store.ts'
import { findLastBackup, findLastFailure } from '#platform/backup/backups.store.ts'
import type { Config } from '#platform/config.ts'
import type { Deps } from '#platform/deps.ts'
import { countLetters } from '#platform/mail/letters.store.ts'
import { areMigrationsApplied, listMigrations, readAppliedHashes } from '#platform/migrations.ts'
import { countJobs } from '#platform/queue-counts.ts'
import type { Health } from '../health.schema.ts'
import { readBiggestTables, readDatabase } from './health.store.ts'

/** What only the top of the application knows. */
export type Installation = { version: string; migrationsFolder: string }

const tablesShown = 8

export async function readHealth(deps: Deps, { version, migrationsFolder }: Installation): Promise<Health> {
  const { db, clock, config } = deps
  const now = clock.now()
  const [facts, tables, queue, letters, stored, last, failed, lastEvent, applied, areComplete, freeBytes] =
    await Promise.all([
      readDatabase(db.orm),
      readBiggestTables(db.orm, tablesShown),
      countJobs(db.orm),
      countLetters(db.orm, now),
      measureStored(db.orm),
      findLastBackup(db.orm),
      findLastFailure(db.orm),
      findLastEventTime(db.orm),
      readAppliedHashes(db.orm),
      areMigrationsApplied(db, migrationsFolder),
      readFreeSpace(config.dataDir),
    ])
  return {
    version,
    node: process.versions.node,
    startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
    database: {
      ...facts,
      kind: config.databaseUrl ? 'external' : 'embedded',
      migrations: { applied: applied.length, known: listMigrations(migrationsFolder).length, areComplete },
      tables,
    },
    queue,
    mail: {
      ...letters,
      way: config.mail.smtpUrl ? 'smtp' : 'outbox',
      oldestWaiting: letters.oldestWaiting?.toISOString() ?? null,
    },
    storage: { kind: config.s3 ? 's3' : 'disk', ...stored, freeBytes },
    payments: { areSetUp: config.payment.linkUrl !== undefined, lastEventAt: lastEvent?.toISOString() ?? null },
    lastBackup: last && { ...last, madeAt: last.madeAt.toISOString() },
    backups: { ...ownBackups(config), failed: failed && { ...failed, at: failed.at.toISOString() } },
    readAt: now.toISOString(),
  }
}

function ownBackups({ backup: { place, at, key } }: Config) {
  const two = (n: number) => String(n).padStart(2, '0')
  const where = place ? ('folder' in place ? ('folder' as const) : ('bucket' as const)) : null
  return { where, at: `${two(at.hour)}:${two(at.minute)}`, isEncrypted: key !== undefined }
}

/** Null where nothing is kept on this machine yet. */
export async function readFreeSpace(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => null)
  return disk && disk.bavail * disk.bsize
}
