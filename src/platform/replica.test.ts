// Lists come from a replica that keeps up, and from the database whenever it does not.
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { openTestDb } from '#testing/open-test-db.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'
import type { ConnectionFields, Db, Sql } from './db.ts'
import { makeLog } from './log.ts'
import { makeReplica, type Replica } from './replica.ts'
import { type Line, openLine } from './silent-line.fixture.ts'

const postgres = inject('postgres')
let other: ConnectionFields
let db: Db
let line: Line
let replica: Replica
let isCurrent = true
let change = () => {}

beforeAll(async () => {
  other = await createTestDatabase(postgres)
  db = openTestDb(postgres.app)
  line = await openLine(other)
})
afterEach(() => replica.close())
afterAll(async () => {
  line.close()
  await db.close()
  await dropTestDatabase(postgres, other)
})

const open = (url: string | undefined) =>
  makeReplica({
    url,
    db,
    cache: {
      onChange(listener) {
        change = listener
      },
    },
    log: makeLog('silent'),
    hasCaughtUp: async (_, on) => (await on.pool.query('select 1')).rowCount === 1 && isCurrent,
    lookEveryMs: 20,
  })

const nameOf = async (on: Sql) =>
  (await on.execute<{ name: string }>(sql`select current_database() as name`)).rows[0]?.name
const readFrom = (name: string) => eventually(async () => expect(await replica.read(nameOf)).toBe(name))

test('without one, everything is read from the database', async () => {
  replica = open(undefined)
  expect(await replica.read(nameOf)).toBe(postgres.app.database)
})

test('one that keeps up is read from; one that lags is not, until it has caught up', async () => {
  replica = open(line.url)
  await readFrom(other.database)
  isCurrent = false
  await readFrom(postgres.app.database)
  isCurrent = true
  await readFrom(other.database)
})

test('right after a change everybody reads from the database', async () => {
  replica = open(line.url)
  await readFrom(other.database)
  change()
  expect(await replica.read(nameOf)).toBe(postgres.app.database)
})

test('one that fails in the middle of a read costs nobody an answer, but a wrong question stays wrong', async () => {
  replica = open(line.url)
  await readFrom(other.database)
  let asked = 0
  const cutOnce = async (on: Sql) => {
    asked += 1
    if (asked === 1) await on.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    return nameOf(on)
  }
  expect(await replica.read(cutOnce)).toBe(postgres.app.database)
  await expect(replica.read((on) => on.execute(sql`select nonsense`))).rejects.toThrow()
})
