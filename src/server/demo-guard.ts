// Keeps demo and development away from a database that is somebody's: asked before anything in it is changed.
import pg from 'pg'
import { demoAccounts } from '#features/accounts/server/accounts.demo.ts'
import { type Connection, clientConfig } from '#platform/db.ts'

export class RealDatabase extends Error {
  override name = 'RealDatabase'
  constructor() {
    super(
      'This database has people in it and was not begun by the demo, so nothing was changed: start the site with npm start, or give the demo a DATABASE_URL or DATA_DIR of its own.',
    )
  }
}

/** One without people may become a demo. Those begun before there was a mark are known by their accounts. */
export async function refuseRealDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...clientConfig(connection), connectionTimeoutMillis: 10_000 })
  // A connection that breaks also rejects the statement in flight.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const has = async (query: string, values: unknown[] = []) => (await client.query(query, values)).rows.length > 0
    const hasTable = (name: string) => has('select 1 where to_regclass($1) is not null', [`public.${name}`])
    if (!(await hasTable('users')) || !(await has('select 1 from users limit 1'))) return
    if ((await hasTable('demo_mark')) && (await has('select 1 from demo_mark'))) return
    const emails = demoAccounts.map(({ email }) => email)
    if (!(await has('select 1 from users where email_key = any($1::text[])', [emails]))) throw new RealDatabase()
  } finally {
    await client.end()
  }
}
