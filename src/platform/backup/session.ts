// One connection without time limits, for work that takes as long as there is data.
import pg from 'pg'
import { type Connection, clientConfig } from '#platform/db.ts'

export async function withSession<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    ...clientConfig(connection),
    application_name: 'backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // A connection that breaks also rejects the statement in flight.
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
      await client.query(`set ${limit} = 0`)
    }
    return await work(client)
  } finally {
    await client.end()
  }
}
