// What the start's log says about what the application stands on: enough to see what is wrong, nothing secret.
import type { Config } from '#platform/config.ts'
import type { Deps } from '#platform/deps.ts'
import { readAppliedHashes } from '#platform/migrations.ts'
import { readVersion } from './version.ts'

export async function sayWhatIsUsed({ config, db }: Deps): Promise<Record<string, string | number>> {
  return {
    version: readVersion(),
    database: databaseOf(config),
    storage: config.s3 ? `${hostOf(config.s3.endpoint)}, bucket ${config.s3.bucket}` : 'folder',
    mail: config.mail.smtpUrl ? hostOf(config.mail.smtpUrl) : 'outbox folder',
    backups: backupsOf(config),
    migrations: (await readAppliedHashes(db.orm)).length,
  }
}

function databaseOf({ databaseUrl, replicaUrl }: Config): string {
  if (!databaseUrl) return 'embedded'
  return replicaUrl ? `${hostOf(databaseUrl)}, read from ${hostOf(replicaUrl)} too` : hostOf(databaseUrl)
}

function backupsOf({ backup: { place, key } }: Config): string {
  if (!place) return 'none of its own'
  return `${'folder' in place ? 'folder' : `bucket ${place.bucket.bucket}`}${key === undefined ? ', not encrypted' : ', encrypted'}`
}

/** Never with the name or the password of whoever connects. */
function hostOf(url: string): string {
  return new URL(url).host
}
