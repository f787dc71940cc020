// Brings the database to the shape this version of the code expects, once, whoever else is starting at the same time.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { brand } from '#shared/brand.ts'
import { type Connection, clientConfig, type Db, isTableMissing, type Sql } from './db.ts'

export class MigrationRefused extends Error {
  override name = 'MigrationRefused'
}

/** Any number that no other user of advisory locks in this database picks. */
const lockKey = 7_205_114_309

/** All missing migrations run in one transaction of Drizzle's, so a kill in the middle leaves none of them. */
export async function migrate(connection: Connection, folder: string): Promise<void> {
  const client = new pg.Client({ ...clientConfig(connection), connectionTimeoutMillis: 10_000, keepAlive: true })
  // A connection that breaks also rejects the statement in flight.
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
      await client.query(`set ${limit} = 0`)
    }
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const orm = drizzle(client)
    await refuseNewerDatabase(orm, folder)
    await applyMigrations(orm, { migrationsFolder: folder })
    await refuseSkippedMigrations(orm, folder)
  } finally {
    await client.end()
  }
}

export type Migration = ReturnType<typeof readMigrationFiles>[number]

export const listMigrations = (folder: string): Migration[] => readMigrationFiles({ migrationsFolder: folder })

/** For a restore, inside its transaction: some of them, as Drizzle would apply and note them. */
export async function runMigrations(client: pg.Client, migrations: Migration[]): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}

/** The hashes of what this database has, oldest first. */
export async function readAppliedHashes(on: Sql): Promise<string[]> {
  return (await readApplied(on)).toSorted((a, b) => a.madeAt - b.madeAt).map(({ hash }) => hash)
}

/** For /readyz: reads the journal and one file, and asks one small question. A newer database also counts as ready. */
export async function areMigrationsApplied(db: Db, folder: string): Promise<boolean> {
  const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  const last = journal.entries.at(-1)
  if (!last) return true
  const text = await readFile(join(folder, `${last.tag}.sql`), 'utf8')
  const hash = createHash('sha256').update(text).digest('hex')
  const applied = await readApplied(db.orm)
  return applied.length >= journal.entries.length && applied.some((row) => row.hash === hash)
}

type Applied = { hash: string; madeAt: number }

async function readApplied(on: Sql): Promise<Applied[]> {
  try {
    const { rows } = await on.execute<{ hash: string; created_at: string }>(
      sql`select hash, created_at from drizzle.__drizzle_migrations`,
    )
    return rows.map((row) => ({ hash: row.hash, madeAt: Number(row.created_at) }))
  } catch (error) {
    if (isTableMissing(error)) return []
    throw error
  }
}

async function refuseNewerDatabase(on: Sql, folder: string): Promise<void> {
  const known = new Set(readMigrationFiles({ migrationsFolder: folder }).map((migration) => migration.folderMillis))
  const applied = await readApplied(on)
  if (applied.every((row) => known.has(row.madeAt))) return
  throw new MigrationRefused(
    `The database is newer than this version of ${brand.name}: it has ${applied.length} migrations, this version knows ${known.size}. Start the newer version, or restore a backup made with this one.`,
  )
}

/** Drizzle passes over, without a word, a migration older than the last applied one, and one changed after the fact. */
async function refuseSkippedMigrations(on: Sql, folder: string): Promise<void> {
  const applied = new Set((await readApplied(on)).map((row) => row.hash))
  const skipped = readMigrationFiles({ migrationsFolder: folder }).findIndex(
    (migration) => !applied.has(migration.hash),
  )
  if (skipped === -1) return
  throw new MigrationRefused(
    `Migration number ${skipped + 1} of ${folder} was changed after it had been applied, or is older than one already applied.`,
  )
}
