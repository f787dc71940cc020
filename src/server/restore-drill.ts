// npm run restore -- FILE --drill: the whole way back, into a database and a folder that are made for it and removed again.
// The configured database and storage are not touched, no application is started and no letter can leave.
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Restored } from '#features/newsletter/server/restored-issues.service.ts'
import { BackupRefused } from '#platform/backup/archive-format.ts'
import type { Archive } from '#platform/backup/archive-reader.ts'
import { type RestoreFacts, restoreBackup } from '#platform/backup/restore-backup.ts'
import { withSession } from '#platform/backup/session.ts'
import { countRows } from '#platform/backup/tables.ts'
import { type Connection, openDb } from '#platform/db.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { areMigrationsApplied, listMigrations } from '#platform/migrations.ts'
import { makeDiskStorage } from '#platform/storage/disk-storage.ts'
import { migrationsDir } from './paths.ts'
import { backupParts, settleRestored } from './restored-data.ts'

export async function drillRestore(archive: Archive, moments: Restored): Promise<RestoreFacts & { seconds: number }> {
  const started = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'ocean-berth-drill-'))
  // As root, the server runs as another user, who has to pass.
  await chmod(folder, 0o711)
  try {
    const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => undefined, durable: false })
    try {
      const facts = await restoreInto(server.connection, archive, folder, moments)
      return { ...facts, seconds: Math.ceil((performance.now() - started) / 1_000) }
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function restoreInto(
  connection: Connection,
  archive: Archive,
  folder: string,
  moments: Restored,
): Promise<RestoreFacts> {
  const storage = makeDiskStorage(folder)
  const facts = await restoreBackup(archive, { connection, storage, replace: false, ...backupParts })
  const rows = await withSession(connection, countRows)
  const files = facts.files === 0 ? 0 : (await readdir(join(folder, 'uploads'))).length
  // Migrations since then may have added or taken rows; each table's were counted as they went in.
  const isOfToday = archive.manifest.migrations.length === listMigrations(migrationsDir).length
  if ((isOfToday && rows !== facts.rows) || files !== facts.files)
    throw new BackupRefused(
      `The drill failed: of ${facts.rows} rows ${rows} are there, of ${facts.files} files ${files}.`,
    )
  const db = openDb(connection, { poolSize: 1 })
  try {
    if (!(await areMigrationsApplied(db, migrationsDir)))
      throw new BackupRefused('The drill failed: migrations are missing.')
    await settleRestored(db.orm, moments)
    return facts
  } finally {
    await db.close()
  }
}
