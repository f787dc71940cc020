// The database of the site that browser tests visit, for what no journey can bring about.
import pg from 'pg'
import { findRunningServer } from '../src/platform/embedded-postgres/running-server.ts'
import { siteFolder } from './site-place.ts'

export async function askDatabase(text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
  const connection = await findRunningServer(siteFolder)
  if (!connection) throw new Error('the site of the browser tests has no database')
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await client.query(text, [...values])
  } finally {
    await client.end()
  }
}
