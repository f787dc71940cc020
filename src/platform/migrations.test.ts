// Migrations: applied once whoever starts, whole or not at all, and never backwards.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { openTestDb } from '#testing/open-test-db.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'
import type { ConnectionFields, Db } from './db.ts'
import { writeMigrations } from './migrations.fixture.ts'
import { areMigrationsApplied, migrate } from './migrations.ts'

const postgres = inject('postgres')
let root: string
let database: ConnectionFields
let db: Db

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'migrations-'))
})
beforeEach(async () => {
  database = await createTestDatabase(postgres, 'template1')
  db = openTestDb(database)
  return async () => {
    await db.close()
    await dropTestDatabase(postgres, database)
  }
})
afterAll(() => rm(root, { recursive: true, force: true }))

const folderOf = (name: string, ...migrations: string[]) => writeMigrations(join(root, name), migrations)

const boats = 'create table boat (id int primary key)'
const crew = `create table crew (id int primary key);\n--> statement-breakpoint\ninsert into crew values (1)`

async function tables(): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map((row) => row.name)
}

test('five instances that start together apply each migration once', async () => {
  const folder = await folderOf('together', boats, crew)
  expect(await areMigrationsApplied(db, folder)).toBe(false)
  await Promise.all([1, 2, 3, 4, 5].map(() => migrate(database, folder)))
  expect((await db.pool.query('select * from crew')).rows).toEqual([{ id: 1 }])
  expect((await db.pool.query('select 1 from drizzle.__drizzle_migrations')).rowCount).toBe(2)
  expect(await areMigrationsApplied(db, folder)).toBe(true)
})

test('an app without migrations starts too', async () => {
  const folder = await folderOf('none')
  await migrate(database, folder)
  expect(await areMigrationsApplied(db, folder)).toBe(true)
})

test('a migration that fails leaves none of its companions, and the next try works', async () => {
  await expect(migrate(database, await folderOf('broken', boats, 'create tabel crew ()'))).rejects.toThrow()
  expect(await tables()).toEqual([])
  await migrate(database, await folderOf('mended', boats, crew))
  expect(await tables()).toEqual(['boat', 'crew'])
})

test('a process killed in the middle of its migrations leaves nothing half done', async () => {
  const slow = await folderOf('slow', boats, 'select pg_sleep(5)')
  const script = `import { migrate } from '#platform/migrations.ts'; await migrate(${JSON.stringify(database)}, ${JSON.stringify(slow)})`
  const cwd = fileURLToPath(new URL('../../', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd,
    stdio: 'inherit',
  })
  const sleepers = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
  await eventually(async () => expect((await db.pool.query(sleepers)).rowCount).toBe(1))
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(await tables()).toEqual([])
  await migrate(database, await folderOf('quick', boats, crew))
  expect(await tables()).toEqual(['boat', 'crew'])
})

test('a database newer than the code is refused in one line and left alone', async () => {
  await migrate(database, await folderOf('new-version', boats, crew))
  const old = await folderOf('old-version', boats)
  await expect(migrate(database, old)).rejects.toThrow(
    /^The database is newer than this version of Ocean Berth: it has 2 migrations, this version knows 1\..*$/,
  )
  expect(await tables()).toEqual(['boat', 'crew'])
  // Instances of the old version keep serving while the new one takes over.
  expect(await areMigrationsApplied(db, old)).toBe(true)
})

test('a migration changed after it was applied is noticed', async () => {
  await migrate(database, await folderOf('as-applied', boats))
  const changed = await folderOf('as-changed', `${boats} -- changed`)
  await expect(migrate(database, changed)).rejects.toThrow(/^Migration number 1 of .* was changed/)
})
