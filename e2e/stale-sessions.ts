// Makes somebody's sessions look as old as they are after a long morning: journeys can't wait for it.
import pg from 'pg'
import { findRunningServer } from '../src/platform/embedded-postgres/running-server.ts'
import type { Account } from './site.ts'
import { siteFolder } from './site-place.ts'

export async function ageSessionsOf({ email }: Account): Promise<void> {
  const connection = await findRunningServer(siteFolder)
  if (!connection) throw new Error('the site of the browser tests has no database')
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(
      `update sessions set created_at = created_at - interval '20 minutes', confirmed_at = null
        where user_id = (select id from users where email_key = $1)`,
      [email],
    )
  } finally {
    await client.end()
  }
}
