// The pool: its limits hold, broken connections never end the process or empty the pool, and errors keep their meaning.
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { waitMsOf } from '#testing/own-time.ts'
import { makeTestFolder } from '#testing/test-folder.ts'
import { type Connection, type Db, isDatabaseDown, openDb, sqlState } from './db.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts'
import { openLine } from './silent-line.fixture.ts'

let folder: string
let postgres: EmbeddedPostgres
const opened: Db[] = []

const start = () => startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => undefined, durable: false })
const open = (connection: Connection, options?: Parameters<typeof openDb>[1]) => {
  const db = openDb(connection, options)
  opened.push(db)
  return db
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  )

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

beforeAll(async () => {
  folder = await makeTestFolder()
  postgres = await start()
}, 60_000)
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close()
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

test('every connection carries the time limits', async () => {
  const { pool } = open(postgres.connection)
  const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const { rows } = await pool.query({
    text: `select ${limits.map((name) => `current_setting('${name}')`).join(', ')}`,
    rowMode: 'array',
  })
  expect(rows[0]).toEqual(['5s', '3s', '10s'])
  expect(pool.options.max).toBe(10)
})

test('whoever waits too long for a free connection is told that the database is down', async () => {
  const { pool } = open(postgres.connection, { poolSize: 1 })
  const holder = await pool.connect()
  const startedAt = Date.now()
  const failure = await failureOf(pool.query('select 1'))
  expect(isDatabaseDown(failure)).toBe(true)
  expect(Date.now() - startedAt).toBeGreaterThan(2_500)
  holder.release()
  expect((await pool.query('select 1')).rowCount).toBe(1)
})

test('errors of PostgreSQL keep their code through the ORM, and are no outage', async () => {
  const { orm } = open(postgres.connection)
  const failure = await failureOf(orm.execute(sql`select 'x'::uuid`))
  expect(sqlState(failure)).toBe('22P02')
  expect(isDatabaseDown(failure)).toBe(false)
  expect(sqlState(new Error('something else'))).toBeUndefined()
})

test('a failed transaction is undone and its connection used again', async () => {
  const { orm, pool } = open(postgres.connection, { poolSize: 1 })
  await orm.execute(sql`create table tide (level int)`)
  const failure = await failureOf(
    orm.transaction(async (tx) => {
      await tx.execute(sql`insert into tide values (1)`)
      throw new Error('changed my mind')
    }),
  )
  expect(failure).toHaveProperty('message', 'changed my mind')
  await orm.transaction((tx) => tx.execute(sql`insert into tide values (2)`))
  expect((await pool.query('select level from tide')).rows).toEqual([{ level: 2 }])
  expect(pool.totalCount).toBe(1)
})

test('a server that goes away is reported at once, and found again by itself', { timeout: 60_000 }, async () => {
  const { pool, orm } = open(postgres.connection)
  await pool.query('select 1')
  // One transaction has a connection in hand, between two statements, when the server goes.
  const reached = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  const midway = failureOf(
    orm.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      reached.resolve()
      await gone.promise
      await tx.execute(sql`select 1`)
    }),
  )
  await reached.promise
  await postgres.stop()
  gone.resolve()
  expect(isDatabaseDown(await midway)).toBe(true)

  // More failures than the pool has places: none of them may cost one.
  for (let attempt = 0; attempt < 12; attempt++) {
    const waited = await waitMsOf(async () => {
      expect(isDatabaseDown(await failureOf(orm.transaction((tx) => tx.execute(sql`select 1`))))).toBe(true)
      expect(isDatabaseDown(await failureOf(orm.execute(sql`select 1`)))).toBe(true)
    })
    expect(waited).toBeLessThan(2_000)
  }
  postgres = await start()
  await eventually(() => orm.transaction((tx) => tx.execute(sql`select 1`)))
  expect(pool.waitingCount).toBe(0)
})

test('connections cut under running transactions cost the pool nothing', async () => {
  const { pool, orm } = open(postgres.connection, { poolSize: 2 })
  for (let attempt = 0; attempt < 5; attempt++) {
    const cut = orm.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`))
    expect(isDatabaseDown(await failureOf(cut))).toBe(true)
  }
  expect((await orm.transaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }])
  expect(pool.totalCount).toBe(1)
})

test('a server that falls silent costs no place in the pool', async () => {
  const line = await openLine(postgres.connection)
  const { orm, pool } = open(line.url, { poolSize: 1, statementMs: 1_000 })
  await orm.execute(sql`select 1`)
  line.setSilent(true)
  expect(isDatabaseDown(await failureOf(orm.transaction((tx) => tx.execute(sql`select 1`))))).toBe(true)
  line.setSilent(false)
  expect((await orm.transaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }])
  expect(pool.totalCount).toBe(1)
  line.close()
})

test('a host that accepts and never answers is given up in under two seconds', async () => {
  const silent = createServer(() => undefined)
  const { pool } = open(`postgres://app:secret@127.0.0.1:${await listen(silent)}/app`)
  const waited = await waitMsOf(async () => {
    expect(isDatabaseDown(await failureOf(pool.query('select 1')))).toBe(true)
  })
  expect(waited).toBeLessThan(2_000)
  silent.close()
})

test('an unknown host and a closed port are outages too', async () => {
  for (const url of ['postgres://app:secret@127.0.0.1:1/app', 'postgres://app:secret@no-such-host.invalid/app']) {
    expect(isDatabaseDown(await failureOf(open(url).pool.query('select 1')))).toBe(true)
  }
})

test('what is done as one stays or goes as one, whatever transactions are opened inside', async () => {
  const db = open(postgres.connection)
  await db.orm.execute(sql`create table knots (name text)`)
  const add = (on: Db, name: string) => on.orm.transaction((tx) => tx.execute(sql`insert into knots values (${name})`))
  const told: string[] = []
  const work = (name: string, fails: boolean) =>
    db.asOne(async (one) => {
      await add(one, `${name} 1`)
      await one.asOne((inner) => add(inner, `${name} 2`))
      await Promise.all([1, 2, 3].map((n) => one.orm.execute(sql`select ${n}::int`)))
      await one.afterCommit(async (outside) => {
        const { rows } = await outside.orm.execute(sql`select * from knots where name like ${`${name}%`}`)
        told.push(`${name}: ${rows.length}`)
      })
      expect(told).not.toContain(`${name}: 2`)
      if (fails) throw new Error('let go')
    })
  await work('bowline', false)
  await expect(work('granny', true)).rejects.toThrow('let go')
  expect(told).toEqual(['bowline: 2'])
  const { rows } = await db.orm.execute(sql`select name from knots order by name`)
  expect(rows.map(({ name }) => name)).toEqual(['bowline 1', 'bowline 2'])
})
