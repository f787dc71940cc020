// The app's own role and database inside the cluster. The role is no superuser: a flaw in a query can't reach the machine.
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type ConnectionFields, clientConfig, isDatabaseDown } from '#platform/db.ts'
import { EmbeddedPostgresError } from './start-errors.ts'

export const appName = 'app'

/** Waits through crash recovery, however long, as long as the server lives. */
export async function untilAnswering(admin: ConnectionFields, hasEnded: () => boolean): Promise<pg.Client | undefined> {
  while (!hasEnded()) {
    const client = new pg.Client({ ...clientConfig(admin), connectionTimeoutMillis: 2_000 })
    // What breaks later also rejects the query in flight.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (!isDatabaseDown(error)) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new EmbeddedPostgresError(`The embedded database refuses the app: ${reason}`)
      }
      await delay(40)
    }
  }
  return undefined
}

export async function ensureAppDatabase(admin: pg.Client, password: string): Promise<void> {
  const role = await admin.query('select 1 from pg_roles where rolname = $1', [appName])
  if (role.rowCount === 0) {
    await admin.query(`create role ${appName} login password ${admin.escapeLiteral(password)}`)
  }
  const database = await admin.query('select 1 from pg_database where datname = $1', [appName])
  if (database.rowCount === 0) await admin.query(`create database ${appName} owner ${appName}`)
}
