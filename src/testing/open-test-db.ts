// The database for tests that are not about its limits: however busy the machine is, it answers.
import { type Connection, type Db, type DbTiming, openDb } from '#platform/db.ts'

export const unhurried: DbTiming = { connectMs: 50_000, acquireMs: 50_000, statementMs: 50_000, lockMs: 50_000 }

export const openTestDb = (connection: Connection): Db => openDb(connection, unhurried)
