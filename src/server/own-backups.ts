// The backups that the application makes by itself, once a day over all instances.
import { listFiles } from '#features/uploads/server/uploads.service.ts'
import type { BackupSource } from '#platform/backup/make-backup.ts'
import { openBackupPlace } from '#platform/backup/open-place.ts'
import { BackupUnderWay, makeOwnBackup } from '#platform/backup/own-backup.ts'
import type { Config } from '#platform/config.ts'
import type { Connection } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { describeAmounts } from './backup-words.ts'
import { readVersion } from './version.ts'

export const backupQueue = 'backup'
const hours = 3_600

/** All that goes into a backup of this application. */
export function backupSource(
  { config, connection, storage }: { config: Config; connection: Connection; storage: Storage },
  now: Date,
): BackupSource {
  return { connection, storage, listFiles, appVersion: readVersion(), now, key: config.backup.key }
}

/** An instance that is not told where leaves it to those that are. */
export function defineOwnBackups(deps: Deps): void {
  const { queue, config } = deps
  if (!config.backup.place) return
  const { hour, minute } = config.backup.at
  const tries = { timeoutSeconds: 12 * hours, retryLimit: 3, retryDelaySeconds: 300 }
  queue.define(backupQueue, () => backUp(deps), tries)
  queue.schedule(backupQueue, `${minute} ${hour} * * *`, 'UTC')
}

async function backUp({ config, db, storage, clock, log }: Deps): Promise<void> {
  const place = openBackupPlace(config)
  if (!place) return
  try {
    const source = backupSource({ config, connection: db.connection, storage }, clock.now())
    const made = await makeOwnBackup({ db: db.orm, log }, source, place)
    log.info({ backup: made.name, removed: made.removed, missing: made.missing }, `Backed up: ${describeAmounts(made)}`)
  } catch (error) {
    if (!(error instanceof BackupUnderWay)) throw error
    log.info('A backup is being made already')
  }
}
