// The way to the database: a pool with strict time limits, Drizzle on top of it, and what its errors mean.
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pLimit from 'p-limit'
import pg from 'pg'
import { cutOff, makePoolClient } from './pool-client.ts'

export type ConnectionFields = { host: string; port: number; user: string; password: string; database: string }

/** A URL, or the fields of the embedded server. */
export type Connection = string | ConnectionFields

/** What a store function takes: the database or a transaction. */
export type Sql = PgDatabase<NodePgQueryResultHKT> & {
  /** Questions that are put into words already (`prepared.ts`); a transaction keeps none. */
  prepared?: Map<unknown, unknown>
}

export type Db = {
  /** For whoever needs a connection of their own. */
  connection: Connection
  pool: pg.Pool
  orm: Sql
  /** Whatever `work` does by the `Db` it is given is one transaction, those it opens itself included. */
  asOne<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** For what can't be rolled back: at once, or when the transaction around it all is through. */
  afterCommit(work: (db: Db) => unknown): Promise<void>
  /** Told that the server does not answer: who waits is let go at once, and so is who comes, until it is back. */
  setSilent(isSilent: boolean): void
  close(): Promise<void>
}

/** How long is waited: to connect, for a free connection, for a statement, for what others hold. */
export type DbTiming = { connectMs: number; acquireMs: number; statementMs: number; lockMs: number }

/** Connecting ends under the 2 s in which a visitor is promised an answer, with time left to give it. */
const usual: DbTiming = { connectMs: 1_500, acquireMs: 3_000, statementMs: 5_000, lockMs: 3_000 }

type Options = Partial<DbTiming> & {
  poolSize?: number
  /** Told of connections that broke; the pool has already replaced them. */
  onConnectionLost?: (error: Error) => void
}

/** The fields alone would let PG* variables of the environment fill the gaps. */
export function clientConfig(connection: Connection): pg.ClientConfig {
  return typeof connection === 'string' ? { connectionString: connection } : { ...connection, ssl: false }
}

/** For another process. A URL has no room for a socket's folder but among its parameters. */
export function connectionUrl({ host, port, user, password, database }: ConnectionFields): string {
  const socket = new URLSearchParams({ host, port: String(port) })
  return `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?${socket}`
}

export function openDb(connection: Connection, options: Options = {}): Db {
  let isSilent = false
  const { poolSize = 10, onConnectionLost = () => undefined, ...chosen } = options
  const { connectMs, acquireMs, statementMs, lockMs } = { ...usual, ...chosen }
  const pool = new pg.Pool({
    ...clientConfig(connection),
    Client: makePoolClient({ connectMs, isSilent: () => isSilent }),
    max: poolSize,
    connectionTimeoutMillis: acquireMs,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 1_800,
    keepAlive: true,
    statement_timeout: statementMs,
    // The server normally ends a statement first; this is for a server that has stopped answering.
    ...(statementMs > 0 ? { query_timeout: statementMs + 1_000 } : {}),
    idle_in_transaction_session_timeout: 10_000,
    lock_timeout: lockMs,
  })
  pool.on('error', onConnectionLost)
  // The pool listens to idle clients only: one that breaks between two statements of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => void clients.add(client))
  pool.on('remove', (client) => void clients.delete(client))
  const orm: Sql = Object.assign(drizzle(pool, { casing: 'snake_case' }), { prepared: new Map() })
  orm.transaction = (work, config) => inTransaction(pool, (on) => on.transaction(work, config))
  let closing: Promise<void> | undefined
  const db: Db = {
    connection,
    pool,
    orm,
    setSilent(value) {
      isSilent = value
      if (value) for (const client of clients) cutOff(client)
    },
    close: () => (closing ??= pool.end()),
    asOne: (work) => doAsOne(db, work),
    afterCommit: async (work) => void (await work(db)),
  }
  return db
}

async function doAsOne<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const later: ((db: Db) => unknown)[] = []
  const done = await inTransaction(db.pool, (on) =>
    on.transaction((tx) => {
      const inside: Db = {
        ...db,
        orm: tx,
        asOne: (more) => tx.transaction((inner) => more({ ...inside, orm: inner })),
        afterCommit: async (each) => void later.push(each),
      }
      return work(inside)
    }),
  )
  for (const each of later) await each(db)
  return done
}

/** Drizzle's own never gives a connection back when `begin` fails on it: ten such and the pool is empty for ever. */
async function inTransaction<T>(pool: pg.Pool, work: (on: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isBroken = false
  try {
    return await work(drizzle(oneAtATime(client), { casing: 'snake_case' }))
  } catch (error) {
    isBroken = isDatabaseDown(error)
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** A use case may ask several things at once; one connection can't. */
function oneAtATime(client: pg.PoolClient): pg.PoolClient {
  const inTurn = pLimit(1)
  const query = (...question: Parameters<pg.PoolClient['query']>) => inTurn(() => client.query(...question))
  return Object.create(client, { query: { value: query } })
}

const unreachable = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH EHOSTDOWN'.split(' '),
)
const downMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

/** The database can't answer now, whatever was asked: gone, starting, stopping, full, or no connection free in time. */
export function isDatabaseDown(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    if (downMessages.test(cause.message)) return true
    const code = 'code' in cause ? String(cause.code) : ''
    // A Unix socket whose server is gone is a missing file.
    if (unreachable.has(code) || (code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect')) return true
    if (isSqlState(code) && /^(08|53|57P)/.test(code)) return true
  }
  return false
}

/** PostgreSQL's five-character code, also from under Drizzle's wrapping. */
export function sqlState(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    if (cause instanceof pg.DatabaseError && cause.code) return cause.code
  }
  return undefined
}

/** The table that was asked for is not there yet. */
export const isTableMissing = (error: unknown): boolean => sqlState(error) === '42P01'

/** The table, or a column of it: what a database has that still waits for its upgrade. */
export const isSchemaOlder = (error: unknown): boolean => isTableMissing(error) || sqlState(error) === '42703'

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code)

function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) yield cause
}
