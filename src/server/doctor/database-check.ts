// The database: whether it answers, what it may do, which migrations it has, and whether its clock is ours.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '#platform/config.ts'
import { clientConfig, type Db, openDb } from '#platform/db.ts'
import { makeLog } from '#platform/log.ts'
import { listMigrations, readAppliedHashes } from '#platform/migrations.ts'
import { openDatabase } from '../database.ts'
import { migrationsDir } from '../paths.ts'
import { about, type Finding } from './finding.ts'

const { ok, warning, fault } = about('database')

export type Examined = { db: Db; close(): Promise<void> }

/** Makes nothing: a database that was never started is left to the first start. */
export async function openForLooking(config: Config): Promise<Examined | Finding> {
  const hasOwn = ['postgres', 'postgres.id'].some((name) => existsSync(join(config.dataDir, name)))
  if (!config.databaseUrl && !hasOwn)
    return warning(
      `There is none in ${config.dataDir} yet`,
      'npm start makes it. If there should be one, see DATA_DIR and DATABASE_URL.',
    )
  try {
    const { connection, close } = await openDatabase(config, makeLog('silent'), { besideTheApp: true })
    // Of its own, with its own reason: a pool only says that there was no connection in time.
    const client = new pg.Client({ ...clientConfig(connection), connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
    } catch (error) {
      await close()
      throw error
    }
    const db = openDb(connection, { poolSize: 2 })
    return {
      db,
      async close() {
        await db.close()
        await close()
      },
    }
  } catch (error) {
    const reason = error instanceof AggregateError ? error.errors[0] : error
    const text = reason instanceof Error ? reason.message : String(reason)
    return fault(
      `Cannot be reached: ${text}`,
      config.databaseUrl ? 'See whether the server runs and DATABASE_URL is right.' : 'See the log of the last start.',
    )
  }
}

export async function checkDatabase({ pool }: Db): Promise<Finding[]> {
  const { rows } = await pool.query<{ version: number; name: string; mayCreate: boolean; used: number; most: number }>(`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
      has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as "mayCreate",
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::int as most`)
  const { version, name, mayCreate, used, most } = rows[0]!
  if (version < 150_000) return [fault(`PostgreSQL ${name} is too old`, 'Take version 15 or newer.')]
  const found = [
    ok(`PostgreSQL ${name.split(' ')[0]} answers; ${used} of ${most} connections are used. No extension is needed`),
  ]
  if (!mayCreate)
    found.push(
      fault(
        'The role may not make schemas and tables',
        'grant create on database … to its role, and on schema public.',
      ),
    )
  if (used > 0.8 * most)
    found.push(warning('Connections are running out', 'Raise max_connections; an instance holds up to 17.'))
  return found
}

export async function checkMigrations({ orm }: Db): Promise<Finding[]> {
  const migrations = about('migrations')
  const known = listMigrations(migrationsDir)
  const applied = await readAppliedHashes(orm)
  if (applied.some((hash, at) => known[at]?.hash !== hash))
    return [
      migrations.fault(
        `The database has ${applied.length} migrations, and they are not those of this version, which has ${known.length}`,
        'Start the version that the database belongs to, or restore a backup made with this one.',
      ),
    ]
  const missing = known.length - applied.length
  if (missing > 0)
    return [
      migrations.warning(
        `${missing} of ${known.length} are not applied yet`,
        'Make a backup; the next start applies them.',
      ),
    ]
  return [migrations.ok(`All ${known.length} are applied`)]
}

/** A code of a second factor lives for half a minute, a signed event for five. */
export async function checkClock({ pool }: Db): Promise<Finding[]> {
  const clock = about('clock')
  const before = Date.now()
  const { rows } = await pool.query<{ now: string }>('select extract(epoch from clock_timestamp()) * 1000 as now')
  const after = Date.now()
  const apart = Math.max(0, Math.abs(Number(rows[0]?.now) - (before + after) / 2) - (after - before) / 2) / 1_000
  const text = `${apart.toFixed(1)} s apart from the database's`
  const advice = 'Let both machines take their time from the network (chrony, systemd-timesyncd).'
  if (apart > 30) return [clock.fault(text, advice)]
  return apart > 2 ? [clock.warning(text, advice)] : [clock.ok(text)]
}
