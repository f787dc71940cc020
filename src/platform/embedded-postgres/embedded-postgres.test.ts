// The embedded server in ordinary life: first start, restart, stop, and what a person is told when it can't start.
import { access, chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDb } from '#testing/open-test-db.ts'
import { makeTestFolder } from '#testing/test-folder.ts'
import { DataDirInUse, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { readServerPid } from './orphaned-server.ts'
import { findPackage } from './server-binaries.ts'
import { isRoot } from './server-user.ts'
import { hasStarted, startWriter } from './writer-process.fixture.ts'

let folder: string
beforeAll(async () => {
  folder = await makeTestFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: () => undefined })

async function ask(postgres: EmbeddedPostgres, question: string): Promise<unknown[]> {
  const db = openTestDb(postgres.connection)
  try {
    return (await db.pool.query({ text: question, rowMode: 'array' })).rows.flat()
  } finally {
    await db.close()
  }
}

describe('a fresh folder', { timeout: 60_000 }, () => {
  let dataDir: string
  let postgres: EmbeddedPostgres
  beforeAll(async () => {
    dataDir = join(folder, 'fresh')
    postgres = await start(dataDir)
  }, 60_000)
  afterAll(() => postgres?.stop())

  test('gets a durable server that listens on its socket only', async () => {
    const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'server_encoding']
    const settings = await ask(postgres, `select ${names.map((name) => `current_setting('${name}')`).join(', ')}`)
    expect(settings).toEqual(['on', 'on', 'on', '', 'UTF8'])
  })

  test('gets a database of the app that sorts and searches in Unicode and takes the extensions we use', async () => {
    expect(await ask(postgres, `select lower('ÉCUME'), current_user, current_database()`)).toEqual([
      'écume',
      'app',
      'app',
    ])
    for (const extension of ['pg_trgm', 'unaccent', 'citext']) await ask(postgres, `create extension ${extension}`)
    expect(await ask(postgres, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([false])
  })

  test('keeps the password to its owner, and a wrong one is refused', async () => {
    expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700)
    const stranger = { ...postgres, connection: { ...postgres.connection, password: 'guess' } }
    await expect(ask(stranger, 'select 1')).rejects.toThrow('password authentication failed')
  })

  test('leaves nothing of its preparation behind', async () => {
    expect((await readdir(dataDir)).toSorted()).toEqual([
      'app.lock',
      'app.pid',
      'postgres',
      'postgres.password',
      'postgres.socket',
    ])
  })
})

test('a restart keeps the data, and a stop is clean and lets the next one in', { timeout: 60_000 }, async () => {
  const dataDir = join(folder, 'restart')
  const first = await start(dataDir)
  await ask(first, 'create table note as select 42 as id')
  const pid = await readServerPid(join(dataDir, 'postgres'))
  await first.stop()
  expect(await first.exited).toEqual({ code: 0, signal: null })
  expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH')
  await expect(access(join(dataDir, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT')
  await first.stop()

  const second = await start(dataDir)
  expect(await ask(second, 'select id from note')).toEqual([42])
  await second.stop()
})

test('what a killed first start left half done is cleared away', { timeout: 60_000 }, async () => {
  const dataDir = join(folder, 'half-done')
  await mkdir(join(dataDir, 'postgres.new-0123456789ab/data/base'), { recursive: true })
  await writeFile(join(dataDir, 'postgres.new-0123456789ab/data/PG_VERSION'), '18\n')
  await chmod(dataDir, 0o755)
  const postgres = await start(dataDir)
  await postgres.stop()
  expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres.new'))).toEqual([])
})

test('a path with spaces, quotes and commas works', { timeout: 60_000 }, async () => {
  const postgres = await start(join(folder, `it's "my", data`))
  expect(await ask(postgres, 'select 1')).toEqual([1])
  await postgres.stop()
})

test('a folder too deep for a socket gets a short closed one, removed at the end', { timeout: 60_000 }, async () => {
  const postgres = await start(join(folder, 'deep/'.repeat(30)))
  const socketFolder = postgres.connection.host
  expect(Buffer.byteLength(join(socketFolder, '.s.PGSQL.5432'))).toBeLessThanOrEqual(103)
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700)
  expect(await ask(postgres, 'select 1')).toEqual([1])
  await postgres.stop()
  await expect(access(socketFolder)).rejects.toThrow('ENOENT')
})

test('a second app on the same folder is refused in one line while the first goes on', {
  timeout: 60_000,
}, async () => {
  const dataDir = join(folder, 'in-use')
  const first = await startWriter(dataDir)
  await first.says(hasStarted)
  const refusal = await start(dataDir).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DataDirInUse)
  expect(refusal).toHaveProperty(
    'message',
    `Another Ocean Berth (process ${first.pid}) is using ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
  )
  expect(await first.end('SIGTERM')).toBe(0)
  await (await start(dataDir)).stop()
})

test('of several starts at the same moment exactly one wins', { timeout: 120_000 }, async () => {
  const dataDir = join(folder, 'race')
  const isDecided = (lines: string[]) => hasStarted(lines) || lines.some((line) => line.startsWith('failed'))
  for (let round = 0; round < 3; round++) {
    const writers = await Promise.all([1, 2, 3].map(() => startWriter(dataDir)))
    await Promise.all(writers.map((writer) => writer.says(isDecided)))
    const winners = writers.filter((writer) => hasStarted(writer.lines))
    const losers = writers.filter((writer) => writer.lines.some((line) => /^failed Another Ocean Berth/.test(line)))
    expect([winners.length, losers.length]).toEqual([1, 2])
    await Promise.all(writers.map((writer) => writer.end('SIGTERM')))
  }
})

test('data of another PostgreSQL version is refused in one line and left alone', { timeout: 60_000 }, async () => {
  const dataDir = join(folder, 'older')
  await (await start(dataDir)).stop()
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '17\n')
  await expect(start(dataDir)).rejects.toThrow(/^.*was made by PostgreSQL 17, and this version brings 18\..*$/)
  expect(await readFile(join(dataDir, 'postgres/PG_VERSION'), 'utf8')).toBe('17\n')
})

test('a folder that is not ours to fill is refused in one line', { timeout: 60_000 }, async () => {
  const dataDir = join(folder, 'foreign')
  await mkdir(join(dataDir, 'postgres'), { recursive: true })
  await writeFile(join(dataDir, 'postgres/thesis.txt'), 'about eels')
  await expect(start(dataDir)).rejects.toThrow(/^.*holds files that are not a PostgreSQL cluster\.$/)
  await writeFile(join(folder, 'a-file'), '')
  await expect(start(join(folder, 'a-file/data'))).rejects.toThrow(/^.* cannot be written \(ENOTDIR\)\..*$/)
})

test.skipIf(isRoot())('a folder one may not write to is refused in one line (root may write anywhere)', async () => {
  const dataDir = join(folder, 'read-only')
  await mkdir(dataDir, { mode: 0o500 })
  await expect(start(dataDir)).rejects.toThrow(/^.*read-only cannot be written \(EACCES\)\..*$/)
})

test('a platform without binaries is told to set DATABASE_URL', async () => {
  await expect(findPackage('plan9-mips')).rejects.toThrow(/plan9-mips.*Set DATABASE_URL/)
})
