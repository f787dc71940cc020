// Where the application's own backups lie: a folder, or a bucket on the server of the pictures.
import type { Config } from '#platform/config.ts'
import { makeBackupBucket } from './backup-bucket.ts'
import { makeBackupFolder } from './backup-folder.ts'
import type { BackupPlace } from './backup-place.ts'

/** Null when none is configured. */
export function openBackupPlace({ backup: { place } }: Pick<Config, 'backup'>): BackupPlace | null {
  if (!place) return null
  return 'folder' in place ? makeBackupFolder(place.folder) : makeBackupBucket(place.bucket)
}
