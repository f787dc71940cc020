// npm run restore -- FILE [--replace | --check | --drill]: puts a backup into the configured database and storage.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BackupRefused } from '#platform/backup/archive-format.ts'
import { type Archive, readArchive } from '#platform/backup/archive-reader.ts'
import { type ByteSource, openFile } from '#platform/backup/byte-source.ts'
import { openBackupPlace } from '#platform/backup/open-place.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { type Config, readConfig } from '#platform/config.ts'
import type { Sql } from '#platform/db.ts'
import { makeLog } from '#platform/log.ts'
import { makeStorage } from '#platform/storage/make-storage.ts'
import { makeClock } from '#shared/clock.ts'
import { describeAmounts } from './backup-words.ts'
import { openDatabase } from './database.ts'
import { drillRestore } from './restore-drill.ts'
import { backupParts, settleRestored } from './restored-data.ts'

const usage = `Usage: npm run restore -- FILE [--replace | --check | --drill]
       npm run restore -- --list
  FILE       a path, or the name of one in BACKUP_DIR or BACKUP_BUCKET, or the word latest
  --replace  throw away what the database holds
  --check    only see whether the file is whole
  --drill    put it into a database of its own, count, and remove that again; touches nothing else
  --list     which backups there are in BACKUP_DIR or BACKUP_BUCKET`

function readArguments() {
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: flag, check: flag, drill: flag, list: flag },
    })
    const [path = ''] = positionals
    const isClear = Object.values(values).filter((isSet) => isSet).length <= 1
    if (isClear && positionals.length === (values.list ? 0 : 1)) return { path, ...values }
  } catch {}
  console.error(usage)
  process.exit(2)
}

async function listNames(config: Config): Promise<string[]> {
  const place = openBackupPlace(config)
  if (!place) throw new BackupRefused('Neither BACKUP_DIR nor BACKUP_BUCKET is set.')
  return place.list()
}

async function find(path: string, config: Config): Promise<ByteSource> {
  const place = openBackupPlace(config)
  if (!place || existsSync(path)) return openFile(path)
  const names = await place.list()
  const name = path === 'latest' ? names[0] : names.find((each) => each === path)
  if (name) return place.open(name)
  throw new BackupRefused(`${path} is neither a file nor a backup in ${place.label}.`)
}

const momentsOf = (archive: Archive, { clockOffsetMs, timeZone }: Config) => ({
  madeAt: new Date(archive.manifest.madeAt),
  now: makeClock(clockOffsetMs).now(),
  timeZone,
})

async function restore(archive: Archive, config: Config, replace: boolean) {
  const { connection, close } = await openDatabase(config, makeLog('silent'))
  let heldIssue: string | null = null
  const settle = async (db: Sql) => {
    heldIssue = (await settleRestored(db, momentsOf(archive, config))).heldIssue
  }
  try {
    const target = { connection, storage: makeStorage(config), replace, settle, ...backupParts }
    return { restored: await restoreBackup(archive, target), heldIssue }
  } finally {
    await close()
  }
}

const { path, replace, check, drill, list } = readArguments()
try {
  const config = readConfig('production')
  if (list) {
    for (const name of await listNames(config)) process.stdout.write(`${name}\n`)
    process.exit(0)
  }
  // Before anything is started: a file that is not whole must leave no trace.
  const source = await find(path, config)
  const archive = await readArchive(source, config.backup.key)
  const { madeAt, appVersion } = archive.manifest
  const facts = `${archive.isEncrypted ? 'an encrypted' : 'a'} backup of ${madeAt}, made by version ${appVersion}`
  if (check) process.stdout.write(`${source.name} is whole: ${facts}\n`)
  else if (drill) {
    const { seconds, ...amounts } = await drillRestore(archive, momentsOf(archive, config))
    process.stdout.write(
      `The drill went well: ${facts}, was restored in ${seconds} s and counted: ${describeAmounts(amounts)}. It was removed again; no letter was sent.\n`,
    )
  } else {
    const { restored, heldIssue } = await restore(archive, config, replace)
    process.stdout.write(`Restored ${facts}: ${describeAmounts(restored)}\n`)
    if (heldIssue)
      process.stdout.write(
        `The newsletter of ${heldIssue} may have gone out since then, so it is not sent by itself. If it did not, send one from the back-office.\n`,
      )
  }
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
