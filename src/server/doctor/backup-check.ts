// Backups: where they go, and how the last one went.
import { findLastBackup, findLastFailure } from '#platform/backup/backups.store.ts'
import { openBackupPlace } from '#platform/backup/open-place.ts'
import type { Config } from '#platform/config.ts'
import { type Db, isSchemaOlder } from '#platform/db.ts'
import { makeClock } from '#shared/clock.ts'
import { about, type Finding } from './finding.ts'

const { ok, warning, fault } = about('backup')
const hour = 3_600_000

export async function checkBackupPlace(config: Config): Promise<Finding[]> {
  const place = openBackupPlace(config)
  if (!place)
    return [
      warning(
        'The application makes none itself',
        'Set BACKUP_DIR or BACKUP_BUCKET, or run npm run backup -- FILE every night.',
      ),
    ]
  const found: Finding[] = []
  if (config.backup.key === undefined)
    found.push(warning('They are not encrypted', 'Set BACKUP_KEY, and keep it elsewhere than the backups.'))
  try {
    const names = await place.list()
    const count = names.length === 1 ? 'is 1 backup' : `are ${names.length} backups`
    return [...found, ok(`There ${count} in ${place.label}${names[0] ? `, the newest ${names[0]}` : ''}`)]
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return [
      ...found,
      fault(
        `${place.label} cannot be read: ${text}`,
        'See that it is there, and that the application may read and write in it.',
      ),
    ]
  }
}

export async function checkLastBackup(config: Config, { orm }: Db): Promise<Finding[]> {
  try {
    const [last, failed] = await Promise.all([findLastBackup(orm), findLastFailure(orm)])
    const isOwn = config.backup.place !== undefined
    // Without a place of its own the command has to be told where.
    const command = isOwn ? 'npm run backup' : 'npm run backup -- FILE'
    if (failed) return [fault(`The last one failed: ${failed.reason}`, `Mend that, then ${command}.`)]
    if (!last) return [warning('None was ever made', command)]
    const age = (makeClock(config.clockOffsetMs).now().getTime() - last.madeAt.getTime()) / hour
    const text = `The last one is ${age < 48 ? `${Math.floor(age)} hours` : `${Math.floor(age / 24)} days`} old`
    if (isOwn && age > 26) return [fault(text, 'See the log of the night for the reason, then npm run backup.')]
    return [!isOwn && age > 48 ? warning(text, command) : ok(text)]
  } catch (error) {
    if (isSchemaOlder(error)) return []
    throw error
  }
}
