// npm run backup -- FILE: the whole database and every picture in one file. The application may be running.
import { listFiles } from '#features/uploads/server/uploads.service.ts'
import { recordBackup } from '#platform/backup/backups.store.ts'
import { type BackupFacts, makeBackup } from '#platform/backup/make-backup.ts'
import { readConfig } from '#platform/config.ts'
import { type Connection, openDb, sqlState } from '#platform/db.ts'
import { makeLog } from '#platform/log.ts'
import { makeStorage } from '#platform/storage/make-storage.ts'
import { makeClock } from '#shared/clock.ts'
import { describeAmounts } from './backup-words.ts'
import { openDatabase } from './database.ts'
import { readVersion } from './version.ts'

const path = process.argv[2]
if (!path || process.argv.length > 3) {
  console.error('Usage: npm run backup -- FILE')
  process.exit(2)
}

try {
  const config = readConfig('production')
  const { connection, close } = await openDatabase(config, makeLog('silent'), { besideTheApp: true })
  try {
    const now = makeClock(config.clockOffsetMs).now()
    const source = { connection, storage: makeStorage(config), listFiles, appVersion: readVersion(), now }
    const facts = await makeBackup(source, path)
    await note(connection, facts)
    process.stdout.write(`Backed up to ${path}: ${describeAmounts(facts)}\n`)
    if (facts.missing > 0) process.stdout.write(`Not found in the storage, and left out: ${facts.missing} files\n`)
  } finally {
    await close()
  }
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** A database that waits for its upgrade may have no place for it yet. */
async function note(connection: Connection, facts: BackupFacts): Promise<void> {
  const db = openDb(connection, { poolSize: 1 })
  try {
    await recordBackup(db.orm, facts)
  } catch (error) {
    const undefinedTable = '42P01'
    if (sqlState(error) !== undefinedTable) throw error
  } finally {
    await db.close()
  }
}
