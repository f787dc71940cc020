// The application's own backups, in a folder and in a bucket of a real S3-compatible server: whole or not there.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type ConnectionFields, clientConfig, type Db } from '#platform/db.ts'
import { makeLog } from '#platform/log.ts'
import { makeDiskStorage } from '#platform/storage/disk-storage.ts'
import { makeS3Client } from '#platform/storage/s3-client.ts'
import { eventually } from '#testing/eventually.ts'
import { backupBucket, type ObjectStore, openObjectStore } from '#testing/object-store.ts'
import { openTestDb } from '#testing/open-test-db.ts'
import { readyScript } from '#testing/ready-script.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'
import { makeTestFolder } from '#testing/test-folder.ts'
import { readArchive } from './archive-reader.ts'
import { makeBackupBucket } from './backup-bucket.ts'
import { makeBackupFolder, whyNotUsable } from './backup-folder.ts'
import { nameOfBackup } from './backup-names.ts'
import type { BackupPlace } from './backup-place.ts'
import { findLastBackup, findLastFailure } from './backups.store.ts'
import { backups } from './backups.table.ts'
import type { BackupSource } from './make-backup.ts'
import { BackupUnderWay, makeOwnBackup } from './own-backup.ts'

const postgres = inject('postgres')
const key = 'a key that nobody guesses'
const day = 86_400_000
let folder: string
let place: string
let store: ObjectStore
let connection: ConnectionFields
let db: Db
let source: BackupSource
const log = makeLog('silent')

beforeAll(async () => {
  folder = await makeTestFolder()
  place = join(folder, 'place')
  await mkdir(place)
  store = await openObjectStore(join(folder, 's3'))
  connection = await createTestDatabase(postgres)
  db = openTestDb(connection)
  const storage = makeDiskStorage(join(folder, 'pictures'))
  await storage.put('one', Buffer.alloc(300_000, 'a picture'), 'image/png')
  const listFiles = async function* () {
    yield { key: 'one', contentType: 'image/png' }
  }
  source = { connection, storage, listFiles, appVersion: '1.0.0', now: new Date('2026-03-01T03:30:00Z'), key }
})
afterAll(async () => {
  await db.close()
  await dropTestDatabase(postgres, connection)
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

const bucket = { bucket: backupBucket }
const places: [string, () => BackupPlace][] = [
  ['a folder', () => makeBackupFolder(place)],
  // In parts and lists so small that there are many.
  ['a bucket', () => makeBackupBucket({ ...store.settings, ...bucket }, { partBytes: 4_000, namesAtOnce: 3 })],
]

const at = (days: number) => new Date(Date.parse('2026-03-01T03:30:00Z') + days * day)
const make = (into: BackupPlace, days = 0, more: Partial<BackupSource> = {}) =>
  makeOwnBackup({ db: db.orm, log }, { ...source, now: at(days), ...more }, into)

describe.each(places)('in %s', (_name, open) => {
  beforeEach(async () => {
    for (const name of await open().list()) await open().remove(name)
    await db.orm.delete(backups)
  })

  test('one is made, read back, noted, and can be opened with its key', async () => {
    const made = await make(open())
    expect(made).toMatchObject({ name: nameOfBackup(at(0)), files: 1, missing: 0, removed: 0 })
    expect(await open().list()).toEqual([made.name])
    expect(await findLastBackup(db.orm)).toMatchObject({ madeAt: at(0), bytes: made.bytes, rows: made.rows })
    expect(await findLastFailure(db.orm)).toBeNull()
    const archive = await readArchive(await open().open(made.name), key)
    expect(archive).toMatchObject({ isEncrypted: true, size: made.bytes, manifest: { madeAt: at(0).toISOString() } })
    await archive.close()
    await expect(readArchive(await open().open(made.name), 'another key altogether')).rejects.toThrow(/another key/)
  })

  test('when one fails the earlier ones stay, nothing half counts, and it is told until one succeeds', async () => {
    const { name } = await make(open())
    const listFiles = async function* () {
      yield { key: 'one', contentType: 'image/png' }
      throw new Error('the storage of ada@mail.example went away')
    }
    await expect(make(open(), 1, { listFiles })).rejects.toThrow('went away')
    expect(await open().list()).toEqual([name])
    expect(await findLastBackup(db.orm)).toMatchObject({ madeAt: at(0) })
    expect(await findLastFailure(db.orm)).toEqual({ at: at(1), reason: 'the storage of [address] went away' })
    await make(open(), 2)
    expect(await findLastFailure(db.orm)).toBeNull()
  })

  test('what was spoilt on its way is found by reading it back, and does not stay', async () => {
    const good = open()
    const bad: BackupPlace = {
      ...good,
      write: (name, bytes, look) => good.write(name, spoil(bytes), look),
    }
    await expect(make(bad)).rejects.toThrow(/damaged or incomplete/)
    const cut: BackupPlace = { ...good, write: (name, bytes, look) => good.write(name, withoutLast(bytes), look) }
    await expect(make(cut)).rejects.toThrow(/damaged or incomplete/)
    expect(await good.list()).toEqual([])
    expect(await findLastBackup(db.orm)).toBeNull()
  })

  test('two at once make one', async () => {
    const tries = await Promise.allSettled([make(open()), make(open(), 1)])
    const reasons = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(reasons).toHaveLength(1)
    expect(reasons[0]).toBeInstanceOf(BackupUnderWay)
    expect(await open().list()).toHaveLength(1)
    // It is no failure that anybody has to hear of.
    expect(await findLastFailure(db.orm)).toBeNull()
  })

  test('old ones go, and only ours', async () => {
    const days = [-500, -40, -39, -9, -8, -7, -6, -5, -4, -3, -2, -1]
    for (const each of days) await put(open(), nameOfBackup(at(each)))
    await put(open(), 'before-the-upgrade.backup')
    const { removed } = await make(open())
    expect(removed).toBe(3)
    const left = [0, -1, -2, -3, -4, -5, -6, -7, -39, -500].map((each) => nameOfBackup(at(each)))
    expect(await open().list()).toEqual(left)
    expect(await has(open(), 'before-the-upgrade.backup')).toBe(true)
  })
})

test('what a killed run left in the folder is no backup, and the next run removes it', async () => {
  const script = await readyScript(fileURLToPath(new URL('./endless-backup.fixture.ts', import.meta.url)))
  const path = join(place, nameOfBackup(at(5)))
  const child = spawn(process.execPath, [script, path], { stdio: 'inherit' })
  const left = `${nameOfBackup(at(5))}.${child.pid}.part`
  const sizeOf = async () => (await stat(join(place, left))).size
  await eventually(async () => expect(await sizeOf()).toBeGreaterThan(200_000))
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await sizeOf()).toBeGreaterThan(200_000)
  await writeFile(join(place, 'somebody-elses.4711.part'), 'of another program')
  expect(await makeBackupFolder(place).list()).not.toContain(nameOfBackup(at(5)))
  await make(makeBackupFolder(place), 6)
  const names = await readdir(place)
  expect(names).not.toContain(left)
  expect(names).toContain('somebody-elses.4711.part')
})

test('parts that were never put together are no backup', async () => {
  const call = makeS3Client({ ...store.settings, ...bucket })
  const name = nameOfBackup(at(9))
  const started = await call('POST', { key: name, query: { uploads: '' } })
  const uploadId = /<UploadId>(.*?)</.exec(started.bytes.toString())?.[1] ?? ''
  await call('PUT', { key: name, query: { partNumber: '1', uploadId }, body: 'half of it' })
  expect(await makeBackupBucket({ ...store.settings, ...bucket }).list()).not.toContain(name)
})

test('a folder that is not there, is none, or can’t be written is told in one sentence', async () => {
  expect(await whyNotUsable(place)).toBeNull()
  expect(await whyNotUsable(join(folder, 'nowhere'))).toMatch(/^BACKUP_DIR names a folder that is not there: /)
  await writeFile(join(folder, 'file'), '')
  expect(await whyNotUsable(join(folder, 'file'))).toMatch(/^BACKUP_DIR is not a folder: /)
  expect(await whyNotUsable('/proc')).toMatch(/^BACKUP_DIR cannot be written \(\w+\): \/proc$/)
})

test('nothing of a member can be read in the file', async () => {
  await db.pool.query(`insert into backups (made_at, bytes, rows, files, name) values (now(), 1, 1, 1, 'narwhalberth')`)
  const { name } = await make(makeBackupFolder(place), 12)
  expect((await readFile(join(place, name))).includes('narwhalberth')).toBe(false)
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  const { rows } = await client.query(
    `select 1 from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`,
  )
  await client.end()
  expect(rows).toEqual([])
})

async function* spoil(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let seen = 0
  for await (const block of bytes) {
    const copy = Buffer.from(block)
    if (seen < 2_000 && seen + copy.length >= 2_000) copy[copy.length - 1]! ^= 1
    seen += block.length
    yield copy
  }
}

async function* withoutLast(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let last: Buffer | undefined
  for await (const block of bytes) {
    if (last) yield last
    last = block
  }
}

async function put(into: BackupPlace, name: string): Promise<void> {
  if (into.kind === 'folder') return writeFile(join(place, name), 'an older one')
  await makeS3Client({ ...store.settings, ...bucket })('PUT', { key: name, body: 'an older one' })
}

async function has(into: BackupPlace, name: string): Promise<boolean> {
  if (into.kind === 'folder') return (await readdir(place)).includes(name)
  return (await makeS3Client({ ...store.settings, ...bucket })('GET', { key: name })).ok
}
