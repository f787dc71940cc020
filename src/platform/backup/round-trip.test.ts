// From one database into another: everything a table can hold, older tables into newer ones, and when it is refused.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type ConnectionFields, clientConfig, type Sql } from '#platform/db.ts'
import { writeMigrations } from '#platform/migrations.fixture.ts'
import { migrate } from '#platform/migrations.ts'
import { openLine } from '#platform/silent-line.fixture.ts'
import { makeDiskStorage } from '#platform/storage/disk-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'
import { makeTestFolder } from '#testing/test-folder.ts'
import { openArchive } from './archive-file.fixture.ts'
import { intoFile, makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const first = `
  create text search configuration words (copy = simple);
  create table zebras (id int generated always as identity primary key, name text, twice text generated always as (name || name) stored,
    mother int references zebras, raw bytea, facts jsonb, weight float8, seen timestamptz, tags text[]);
  create table ants (id bigserial primary key, zebra int not null references zebras, at int not null);
  create table parted (id int, day date) partition by range (day);
  create table parted_one partition of parted default;
  create table seeded (id int);
  insert into seeded values (1);
  create table ant_counts (n int);
  comment on table ant_counts is 'derived: from ants';
  create function count_ants() returns trigger language plpgsql as
    'begin insert into ant_counts select count(*) from added; return null; end';
  create trigger ants_added after insert on ants referencing new table as added
    for each statement execute function count_ants()`
const second = 'alter table ants add column legs int not null default 6'
const third = 'create table newest (id int)'
const rows = `
  insert into zebras (name, raw, facts, weight, seen, tags) values
    (E'tab\\t line\\n back\\\\slash \\\\N', '\\x00ff5c', '{"a": "é☃"}', 0.1, '2026-03-01 08:00:00.123456+01', '{"a,b",NULL}'),
    (null, null, null, 'NaN', 'infinity', '{}');
  update zebras set mother = 2 where id = 1;
  insert into ants (zebra, at) select 1 + g % 2, g from generate_series(1, 5000) g;
  insert into parted values (1, '2026-01-01'), (2, '2027-01-01');
  delete from ants where id = 5000; insert into seeded values (2)`

const postgres = inject('postgres')
const databases: ConnectionFields[] = []
let folder: string
let older: string
let newer: string
let source: ConnectionFields
let file: string
let storage: Storage
const listFiles = async function* () {
  yield { key: 'one', contentType: 'image/png' }
  yield { key: 'gone', contentType: 'image/png' }
}

async function newDatabase(): Promise<ConnectionFields> {
  const database = await createTestDatabase(postgres, 'template1')
  databases.push(database)
  return database
}

async function run<T extends pg.QueryResultRow>(on: ConnectionFields, text: string): Promise<T[]> {
  const client = new pg.Client(clientConfig(on))
  await client.connect()
  return client
    .query<T>(text)
    .then(({ rows }) => rows, Promise.reject.bind(Promise))
    .finally(() => client.end())
}

const contentOf = (on: ConnectionFields, table: string) =>
  run<{ row: string }>(on, `select t::text as row from ${table} t order by 1`)

async function restore(into: ConnectionFields, change: Partial<Parameters<typeof restoreBackup>[1]> = {}) {
  const archive = await openArchive(file)
  const target = { connection: into, storage: makeDiskStorage(join(folder, into.database)), migrationsFolder: newer }
  const none = async function* () {}
  return restoreBackup(archive, { ...target, listFiles: none, replace: false, ...change }).finally(() =>
    archive.close(),
  )
}

beforeAll(async () => {
  folder = await makeTestFolder()
  older = await writeMigrations(join(folder, 'older'), [first, second])
  newer = await writeMigrations(join(folder, 'newer'), [first, second, third])
  source = await newDatabase()
  await migrate(source, older)
  await run(source, rows)
  storage = makeDiskStorage(join(folder, 'source'))
  await storage.put('one', Buffer.from('a picture'), 'image/png')
  file = join(folder, 'backup')
  const from = { connection: source, storage, listFiles, appVersion: '1.0.0', now: new Date() }
  expect(await makeBackup(from, intoFile(file))).toMatchObject({
    tables: 4,
    rows: 2 + 4999 + 2 + 2,
    files: 1,
    missing: 1,
  })
})
afterAll(async () => {
  for (const database of databases) await dropTestDatabase(postgres, database)
  await rm(folder, { recursive: true, force: true })
})

test('every kind of value comes back, sequences go on, and newer tables are added', async () => {
  const target = await newDatabase()
  expect(await restore(target)).toEqual({ tables: 4, rows: 5005, files: 1 })
  for (const table of ['zebras', 'parted', 'seeded', 'ants'])
    expect(await contentOf(target, table)).toEqual(await contentOf(source, table))
  const next = await run(target, 'insert into ants (zebra, at) values (1, 1) returning id::int, legs')
  expect(next).toEqual([{ id: 5001, legs: 6 }])
  expect(await run(target, `insert into zebras (name) values ('x') returning id, twice`)).toEqual([
    { id: 3, twice: 'xx' },
  ])
  expect(await contentOf(target, 'newest')).toEqual([])
  expect((await makeDiskStorage(join(folder, target.database)).get('one'))?.toString()).toBe('a picture')
  await migrate(target, newer)
})

test('what the database derives is not copied but derived again', async () => {
  const target = await newDatabase()
  await restore(target)
  expect(await contentOf(source, 'ant_counts')).toEqual([{ row: '(5000)' }])
  expect(await contentOf(target, 'ant_counts')).toEqual([{ row: '(4999)' }])
})

test('a database with rows is left alone unless it is to be replaced, and then completely', async () => {
  const target = await newDatabase()
  await migrate(target, newer)
  await run(target, 'insert into newest values (1)')
  await expect(restore(target)).rejects.toThrow(/not empty \(rows in newest, seeded\).*--replace/)
  const old = makeDiskStorage(join(folder, target.database))
  await old.put('old', Buffer.from('old'), 'image/png')
  const oldFiles = async function* () {
    yield { key: 'old', contentType: 'image/png' }
  }
  await restore(target, { replace: true, listFiles: oldFiles })
  expect(await contentOf(target, 'newest')).toEqual([])
  expect(await contentOf(target, 'ants')).toHaveLength(4999)
  expect(await old.get('old')).toBeNull()
  expect(await old.get('one')).not.toBeNull()
})

test('rows that came with a migration, in a table that says so, are nothing to lose', async () => {
  const target = await newDatabase()
  await migrate(target, newer)
  await run(target, `comment on table seeded is 'seeded: by its migration'`)
  expect(await restore(target)).toMatchObject({ rows: 5005 })
  expect(await contentOf(target, 'seeded')).toEqual(await contentOf(source, 'seeded'))
})

test('a database that is in use, or somebody else’s, is refused', async () => {
  const used = await newDatabase()
  const other = new pg.Client(clientConfig(used))
  await other.connect()
  await expect(restore(used)).rejects.toThrow(/in use \(1 other connections\)/)
  await other.end()
  const foreign = await newDatabase()
  await run(foreign, 'create table ledger as select 1 as id')
  await expect(restore(foreign, { replace: true })).rejects.toThrow(/not of Ocean Berth/)
  expect(await contentOf(foreign, 'ledger')).toHaveLength(1)
})

test('a backup of a newer version is refused', async () => {
  const only = await writeMigrations(join(folder, 'oldest'), [first])
  await expect(restore(await newDatabase(), { migrationsFolder: only })).rejects.toThrow(
    /newer version of Ocean Berth than this one: it has 2 migrations, this version knows 1/,
  )
})

test('a restore that fails half-way changes nothing', async () => {
  const target = await newDatabase()
  await migrate(target, newer)
  await run(target, 'insert into newest values (1)')
  const disk = makeDiskStorage(join(folder, target.database))
  const full = { ...disk, put: () => Promise.reject(new Error('the storage is full')) }
  await expect(restore(target, { replace: true, storage: full })).rejects.toThrow('the storage is full')
  const settle = () => Promise.reject(new Error('cannot be settled'))
  await expect(restore(target, { replace: true, settle })).rejects.toThrow('cannot be settled')
  expect(await contentOf(target, 'newest')).toHaveLength(1)
  expect(await contentOf(target, 'ants')).toEqual([])
  expect(await disk.get('one')).toBeNull()
})

test('a restore into an empty database that fails leaves the pictures that were there before', async () => {
  const target = await newDatabase()
  const disk = makeDiskStorage(join(folder, target.database))
  await disk.put('one', Buffer.from('a picture'), 'image/png')
  const settle = () => Promise.reject(new Error('cannot be settled'))
  await expect(restore(target, { settle })).rejects.toThrow('cannot be settled')
  expect((await disk.get('one'))?.toString()).toBe('a picture')
})

test('what the database refuses at the very end is not restored, and leaves no pictures', async () => {
  const target = await newDatabase()
  const late = sql`alter table ants add foreign key (at) references zebras deferrable initially deferred not valid;
    insert into ants (zebra, at) values (1, 99)`
  await expect(restore(target, { settle: (db) => db.execute(late) })).rejects.toThrow(/violates foreign key/)
  const swallowed = (db: Sql) => db.execute(sql`select 1 / 0`).catch(() => undefined)
  await expect(restore(target, { settle: swallowed })).rejects.toThrow(/transaction is aborted/)
  expect(await run(target, `select from pg_class where relname = 'ants'`)).toEqual([])
  expect(await makeDiskStorage(join(folder, target.database)).get('one')).toBeNull()
})

test('a restore whose last answer got lost is looked for, and is done', async () => {
  const target = await newDatabase()
  const line = await openLine(target)
  line.cutAt('commit')
  expect(await restore(target, { connection: line.url })).toEqual({ tables: 4, rows: 5005, files: 1 })
  line.close()
  expect(await contentOf(target, 'ants')).toHaveLength(4999)
  expect(await makeDiskStorage(join(folder, target.database)).get('one')).not.toBeNull()
})

test('where nobody can say whether it is done, no picture is removed', async () => {
  const target = await newDatabase()
  const line = await openLine(target)
  line.cutAt('commit', { forGood: true })
  const unsure = { connection: line.url, patienceMs: 0 }
  await expect(restore(target, unsure)).rejects.toThrow(/last answer of the database was lost .* nobody can say/)
  line.close()
  expect(await makeDiskStorage(join(folder, target.database)).get('one')).not.toBeNull()
})

test('a storage that removes nothing neither undoes a restore that is done nor hides why another failed', async () => {
  const target = await newDatabase()
  await restore(target)
  const oldFile = async function* () {
    yield { key: 'old', contentType: 'image/png' }
  }
  const keeper = { ...makeDiskStorage(join(folder, 'kept')), delete: () => Promise.reject(new Error('not allowed')) }
  const again = { storage: keeper, listFiles: oldFile, replace: true }
  const full = { ...keeper, put: () => Promise.reject(new Error('the storage is full')) }
  await expect(restore(target, { ...again, storage: full })).rejects.toThrow('the storage is full')
  expect(await restore(target, again)).toEqual({ tables: 4, rows: 5005, files: 1 })
})

test('an empty database has nothing to back up', async () => {
  const from = { connection: await newDatabase(), storage, listFiles, appVersion: '1.0.0', now: new Date() }
  await expect(makeBackup(from, intoFile(join(folder, 'none')))).rejects.toThrow('nothing to back up')
})
