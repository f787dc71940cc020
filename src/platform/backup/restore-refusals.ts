// Why a sound backup is not restored here: too new for this version, a database in use, not ours or not empty.
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { listMigrations, type Migration, readAppliedHashes } from '#platform/migrations.ts'
import { brand } from '#shared/brand.ts'
import { BackupRefused, type Manifest } from './archive-format.ts'

/** An older backup is put into the tables of its time, and then brought up to today's. */
export function sortMigrations({ migrations }: Manifest, folder: string) {
  const known = listMigrations(folder)
  const isPast = migrations.every((hash, at) => known[at]?.hash === hash)
  if (!isPast)
    throw new BackupRefused(
      `The backup was made by a newer version of ${brand.name} than this one: it has ${migrations.length} migrations, this version knows ${known.length}. Restore it with the version that made it.`,
    )
  return { before: known.slice(0, migrations.length), after: known.slice(migrations.length) }
}

export async function refuseUsedDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity where datname = current_database()
     and usename = current_user and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  const others = rows[0]?.others ?? 0
  if (others === 0) return
  throw new BackupRefused(
    `The database is in use (${others} other connections). Stop every instance of ${brand.name} first. Nothing was changed.`,
  )
}

/** Not even --replace throws away what is not ours. */
export async function refuseForeignDatabase(client: pg.Client, [first]: Migration[]): Promise<void> {
  const [applied] = await readAppliedHashes(drizzle(client))
  if (applied && applied === first?.hash) return
  throw new BackupRefused(
    `The database holds tables that are not of ${brand.name}. Choose an empty one. Nothing was changed.`,
  )
}

export function notEmpty(tables: string[]): BackupRefused {
  const names = tables.length > 4 ? `${tables.slice(0, 4).join(', ')} and ${tables.length - 4} more` : tables.join(', ')
  return new BackupRefused(
    `The database is not empty (rows in ${names}). To throw all of it away and put the backup in its place, add --replace. Nothing was changed.`,
  )
}
