// npm run backup [-- FILE]: the whole database and every picture in one file, or where the application keeps its own. The
// application may be running.
import { recordBackup } from '#platform/backup/backups.store.ts'
import { type BackupFacts, intoFile, makeBackup } from '#platform/backup/make-backup.ts'
import { openBackupPlace } from '#platform/backup/open-place.ts'
import { makeOwnBackup } from '#platform/backup/own-backup.ts'
import { type Config, readConfig } from '#platform/config.ts'
import { type Connection, isSchemaOlder, openDb, type Sql } from '#platform/db.ts'
import { makeLog } from '#platform/log.ts'
import { makeStorage } from '#platform/storage/make-storage.ts'
import { makeClock } from '#shared/clock.ts'
import { describeAmounts } from './backup-words.ts'
import { openDatabase } from './database.ts'
import { backupSource } from './own-backups.ts'

const usage = `Usage: npm run backup -- FILE
Without FILE it goes where BACKUP_DIR or BACKUP_BUCKET says.`

const path = process.argv[2]
// Whoever asks for help, or for a list, does not mean a file of that name.
if (process.argv.length > 3 || path?.startsWith('-')) {
  console.error(usage)
  process.exit(2)
}

try {
  const config = readConfig('production')
  if (!path && !config.backup.place) {
    console.error(usage)
    process.exit(2)
  }
  const { connection, close } = await openDatabase(config, makeLog('silent'), { besideTheApp: true })
  const db = openDb(connection, { poolSize: 1 })
  try {
    const { facts, where } = await make(config, connection, db.orm)
    const sealed = config.backup.key === undefined ? '' : ', encrypted'
    process.stdout.write(`Backed up to ${where}: ${describeAmounts(facts)}${sealed}\n`)
    if (facts.missing > 0) process.stdout.write(`Not found in the storage, and left out: ${facts.missing} files\n`)
  } finally {
    await db.close()
    await close()
  }
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function make(config: Config, connection: Connection, db: Sql): Promise<{ facts: BackupFacts; where: string }> {
  const now = makeClock(config.clockOffsetMs).now()
  const source = backupSource({ config, connection, storage: makeStorage(config) }, now)
  if (path) {
    const facts = await makeBackup(source, intoFile(path))
    await note(db, facts)
    return { facts, where: path }
  }
  const place = openBackupPlace(config)!
  const facts = await makeOwnBackup({ db, log: makeLog('warn') }, source, place)
  return { facts, where: `${facts.name} in ${place.label}` }
}

/** A database that waits for its upgrade may have no place for it yet. */
async function note(db: Sql, facts: BackupFacts): Promise<void> {
  try {
    await recordBackup(db, facts)
  } catch (error) {
    if (!isSchemaOlder(error)) throw error
  }
}
